/// The outcome of a request for a route to destinations; the raw value is what recordings hold.
public enum RouteStatus: String, Sendable, CaseIterable {
  case ok
  case noRouteFound
  case networkError
  case quotaExceeded
  case apiKeyNotAuthorized
  case termsNotAccepted
  case cancelled
  case locationDisabled
  case locationUnavailable
  case internalError
  case duplicateWaypoints
  case noWaypoints
  case waypointError
  case travelModeUnsupported
}
