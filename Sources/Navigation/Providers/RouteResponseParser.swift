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

extension RouteParseError {
  /// The error of a route that has not a leg for each stop.
  package static func legs(_ count: Int, forStops stops: Int) -> Self {
    func word(_ count: Int, _ one: String) -> String { "\(count) \(one)\(count == 1 ? "" : "s")" }
    return .invalidRouteObject("\(word(count, "leg")) for \(word(stops, "stop"))")
  }
}

extension RouteParseError: CustomStringConvertible {
  /// What is wrong and where, or what the server says.
  public var description: String {
    switch self {
    case .invalidRouteObject(let text), .invalidGeometry(let text), .malformedAnnotations(let text):
      text
    case .invalidStatusCode(let code, let message):
      "the server says \(code)" + (message.map { ": \($0)" } ?? "")
    }
  }

  /// Whether the server found no road near a place or no way between them: its word for that.
  public var meansNoRoute: Bool {
    guard case .invalidStatusCode(let code, _) = self else { return false }
    return Self.wordsForNoRoute.contains(code)
  }

  /// OSRM's words and Valhalla's numbers; TomTom's, HERE's and GraphHopper's words.
  private static let wordsForNoRoute = [
    "NoRoute", "NoSegment", "NoMatch", "442", "171", "NO_ROUTE_FOUND", "MAP_MATCHING_FAILURE",
    "noRouteFound", "ConnectionNotFoundException", "PointNotFoundException",
  ]
}
