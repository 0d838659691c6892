/// How a reroute request ended.
public enum RerouteOutcome: String, Sendable {
  case adopted
  /// The vehicle was back on the old route when the answer came.
  case backOnRoute
  /// Newer destinations, a supplied route or a clear took its place.
  case superseded
  /// The answer no longer fitted the vehicle's position.
  case stale
  /// The delegate wanted none of the routes.
  case declined
  case failed
}
