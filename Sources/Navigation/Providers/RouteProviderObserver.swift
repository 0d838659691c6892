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
