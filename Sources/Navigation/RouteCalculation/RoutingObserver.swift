/// Hears what apps ask of the routing service (for recording).
public protocol RoutingObserver: AnyObject {
  /// A request was accepted; nothing of it was sent yet.
  func routing(
    didCreate session: RouteCalculationSession,
    through points: [RoutePlanPoint],
    options: RouteOptions
  )

  /// A request was not started: there is no session.
  func routing(didNotStart reason: RoutingRefusal)
}

/// Why a request for routes has no session.
public enum RoutingRefusal: String, CaseIterable, Sendable {
  /// A plan needs two points (D-05).
  case tooFewPoints
  /// The service cannot be had before the SDK was started.
  case serviceUnavailable
}
