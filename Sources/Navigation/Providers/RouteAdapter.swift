/// A provider of the request and response kind: one half writes requests, the other reads answers.
///
/// The halves combine freely: one parser serves every server that answers in OSRM's format.
public struct RouteAdapter {
  public let requestGenerator: any RouteRequestGenerator
  public let responseParser: any RouteResponseParser

  public init(
    requestGenerator: any RouteRequestGenerator,
    responseParser: any RouteResponseParser
  ) {
    self.requestGenerator = requestGenerator
    self.responseParser = responseParser
  }
}
