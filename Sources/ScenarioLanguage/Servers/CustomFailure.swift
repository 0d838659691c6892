import Navigation

/// The failures that a custom provider of a scenario may throw.
package enum CustomFailure: String, Error, Sendable, CaseIterable {
  case noRouteFound, network, timeout, unauthorized, quotaExceeded, invalidWaypoint
  /// An error of the provider's own, which the SDK does not know.
  case failure

  /// The error as the provider throws it.
  package var error: any Error {
    switch self {
    case .noRouteFound: RouteCalculationError.noRouteFound
    case .network: RouteCalculationError.network(.routing)
    case .timeout: RouteCalculationError.timeout
    case .unauthorized: RouteCalculationError.unauthorized
    case .quotaExceeded: RouteCalculationError.quotaExceeded
    case .invalidWaypoint: RouteCalculationError.invalidPlan(pointIndex: nil)
    case .failure: self
    }
  }
}
