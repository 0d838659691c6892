/// A provider of the request and response kind: one half writes requests, the other reads answers.
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
