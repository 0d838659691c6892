import Navigation

/// Hears sessions and keeps each callback as a short line.
final class SessionLog: RouteCalculationListener {
  private(set) var lines: [String] = []
  /// Done inside each callback.
  var onLine: ((RouteCalculationSession) -> Void)?

  private func note(_ line: String, _ session: RouteCalculationSession) {
    lines.append(line)
    onLine?(session)
  }

  func routeCalculation(
    _ session: RouteCalculationSession,
    didSucceedWith result: RouteCalculationResult
  ) { note("succeeded \(session.id) \(result.routes.count)", session) }

  func routeCalculation(
    _ session: RouteCalculationSession,
    didFailWith failure: RouteCalculationFailureInfo
  ) { note("failed \(session.id) \(failure.error.code)", session) }

  func routeCalculation(
    _ session: RouteCalculationSession,
    didEncounterNonFatalError error: RouteCalculationError
  ) { note("non-fatal \(session.id) \(error.code)", session) }
}
