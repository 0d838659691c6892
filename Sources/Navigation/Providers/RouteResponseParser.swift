/// Reads the answer of one routing server's API.
public protocol RouteResponseParser {
  /// Returns the routes of an answer, best first; their IDs are assigned by the caller.
  ///
  /// - Throws: ``RouteParseError`` where the answer holds no usable route.
  func parseRoutes(from response: [UInt8]) throws(RouteParseError) -> [Route]
}

/// Why an answer gave no routes.
public enum RouteParseError: Error, Hashable, Sendable {
  /// Not JSON, or not the shape of a route; the text says where and what was expected.
  case invalidRouteObject(String)
  case invalidGeometry(String)
  case malformedAnnotations(String)
  /// The server's own code was not `Ok`.
  case invalidStatusCode(code: String, message: String?)
}
