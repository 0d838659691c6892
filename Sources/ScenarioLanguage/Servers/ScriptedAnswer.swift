package import Navigation

/// One answer of the scripted provider.
package struct ScriptedAnswer: Sendable {
  /// Nanoseconds of virtual time until it arrives.
  package var latencyNanoseconds: Int64
  /// What the server answers, or how the way there fails.
  package var outcome: Result<TransportResponse, TransportError>

  /// What goes wrong on the way, and after how many nanoseconds.
  package var nonFatal: [(nanoseconds: Int64, error: RouteCalculationError)] = []

  /// Creates an answer on whose way nothing else goes wrong.
  package init(latencyNanoseconds: Int64, outcome: Result<TransportResponse, TransportError>) {
    self.latencyNanoseconds = latencyNanoseconds
    self.outcome = outcome
  }
}
