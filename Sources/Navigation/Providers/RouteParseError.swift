/// Why an answer gave no routes.
public enum RouteParseError: Error, Hashable, Sendable {
  /// Not JSON, or not the shape of a route; the text says where and what was expected.
  case invalidRouteObject(String)
  case invalidGeometry(String)
  case malformedAnnotations(String)
  /// The server's own code was not `Ok`.
  case invalidStatusCode(code: String, message: String?)
}
