/// Hears of one calculation; every member has an empty default.
///
/// The calls come in later jobs than the request, non-fatal errors first, then at most one of the other
/// two; after a cancel or a release nothing comes. The session does not keep its listener alive.
public protocol RouteCalculationListener: AnyObject {
  /// Routes were found; the session already answers so, and nothing follows.
  func routeCalculation(
    _ session: RouteCalculationSession,
    didSucceedWith result: RouteCalculationResult
  )

  /// There will be no routes; the session already answers so, and nothing follows.
  func routeCalculation(
    _ session: RouteCalculationSession,
    didFailWith failure: RouteCalculationFailureInfo
  )

  /// Something went wrong that does not end the calculation, such as a server that was not reached.
  func routeCalculation(
    _ session: RouteCalculationSession,
    didEncounterNonFatalError error: RouteCalculationError
  )
}

extension RouteCalculationListener {
  /// Does nothing where it is not implemented.
  public func routeCalculation(
    _ session: RouteCalculationSession,
    didSucceedWith result: RouteCalculationResult
  ) {}
  /// Does nothing where it is not implemented.
  public func routeCalculation(
    _ session: RouteCalculationSession,
    didFailWith failure: RouteCalculationFailureInfo
  ) {}
  /// Does nothing where it is not implemented.
  public func routeCalculation(
    _ session: RouteCalculationSession,
    didEncounterNonFatalError error: RouteCalculationError
  ) {}
}

/// What a calculation found.
public struct RouteCalculationResult: Sendable {
  /// The routes, at least one, the best first.
  public let routes: [Route]

  init(routes: [Route]) { self.routes = routes }
}
