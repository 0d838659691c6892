/// Where routes come from; handed to the context once.
public enum RouteProvider {
  case adapter(RouteAdapter, any RouteTransport)
  case custom(any CustomRouteProvider)
}

/// A provider of the request and response kind: one half writes requests, the other reads answers.
///
/// The halves combine freely: one parser serves every server that answers in OSRM's format.
public struct RouteAdapter {
  /// Writes the requests.
  public let requestGenerator: any RouteRequestGenerator
  /// Reads the answers.
  public let responseParser: any RouteResponseParser

  /// Puts two halves together.
  public init(
    requestGenerator: any RouteRequestGenerator,
    responseParser: any RouteResponseParser
  ) {
    self.requestGenerator = requestGenerator
    self.responseParser = responseParser
  }
}

/// Hears what passes between the routing service and its provider (for recording).
public protocol RouteProviderObserver: AnyObject {
  func providerWillSend(_ request: RouteRequest)
  func providerDidFailToMakeRequest(requestID: Int, error: RouteRequestError)
  func providerDidReceive(_ response: TransportResponse)
  func providerDidFail(_ error: TransportError)
  func providerDidParse(routeCount: Int)
  func providerDidFailToParse(_ error: RouteParseError)
  func providerCustomCalled(origin: Location, waypoints: [Waypoint])
  func providerCustomAnswered(_ outcome: Result<Int, any Error>)
}
