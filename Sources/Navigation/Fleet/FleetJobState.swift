/// What became of a job.
public enum FleetJobState: String, Sendable, CaseIterable {
  /// The dispatcher offers it.
  case offered
  /// The asset does it.
  case running
  /// The asset does not want it.
  case rejected
  /// The asset gave it up.
  case cancelled
  /// The asset did it.
  case finished
  /// Another job took the place of the offer, or the offer was taken back.
  case replaced
}

/// A job that changed its state.
public struct FleetJobChange: Hashable, Sendable {
  public let jobID: String
  public let state: FleetJobState

  public init(_ jobID: String, _ state: FleetJobState) {
    self.jobID = jobID
    self.state = state
  }
}
