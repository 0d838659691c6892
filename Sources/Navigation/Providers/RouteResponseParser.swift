/// Reads the answer of one routing server's API.
public protocol RouteResponseParser {
  /// Returns the routes of an answer, best first; their IDs are assigned by the caller.
  ///
  /// - Throws: ``RouteParseError`` where the answer holds no usable route.
  func parseRoutes(from response: [UInt8]) throws(RouteParseError) -> [Route]
}
