/// The jobs of an asset: which is on offer, which is running, and which cannot be started any more.
///
/// A newer job takes the place of an offer, never of the running job (D-45). What was rejected, given up,
/// done or replaced can be started again only if it is offered again (D-41). A job that no message offered
/// may be started: the app may know it from before its own start.
struct FleetJobs {
  private(set) var running: String?
  private(set) var offered: String?
  private var closed = RecentIDs()
  /// When the newest job was made: milliseconds since the Unix epoch.
  private var newest = Int64.min

  /// Takes note of a job of the dispatcher.
  ///
  /// One made before the newest was replaced by that already, even if it comes later.
  ///
  /// - Returns: What changes, in its order.
  mutating func offer(_ message: FleetMessage) -> [FleetJobChange] {
    let id = message.jobID
    guard message.creationMilliseconds >= newest else {
      guard !message.isWithdrawal, id != running, id != offered, closed.insert(id) else {
        return []
      }
      return [FleetJobChange(id, .replaced)]
    }
    newest = message.creationMilliseconds
    if id == offered, !message.isWithdrawal { return [] }
    var changes: [FleetJobChange] = []
    if let replaced = offered {
      closed.insert(replaced)
      offered = nil
      changes.append(FleetJobChange(replaced, .replaced))
    }
    if message.isWithdrawal || id == running { return changes }
    closed.remove(id)
    offered = id
    return changes + [FleetJobChange(id, .offered)]
  }

  /// Returns whether an event's conditions are met.
  func permits(_ event: FleetEvent) -> Bool {
    switch event {
    case .jobStarted(let id, _, _):
      guard running == nil, let id, FleetLimits.isValid(id) else { return false }
      return !closed.contains(id)
    case .jobRejected(let id, _):
      guard let id, FleetLimits.isValid(id) else { return false }
      return id != running && !closed.contains(id)
    case .jobCancelled, .jobFinished: return running != nil
    case .custom(let id, _): return id.map { FleetLimits.isValid($0) } ?? true
    }
  }

  /// Does what an event says, whose conditions are met; nil where no job changes.
  mutating func apply(_ event: FleetEvent) -> FleetJobChange? {
    switch event {
    case .jobStarted(let id, _, _):
      guard let id else { return nil }
      if offered == id { offered = nil }
      running = id
      return FleetJobChange(id, .running)
    case .jobRejected(let id, _):
      guard let id else { return nil }
      if offered == id { offered = nil }
      closed.insert(id)
      return FleetJobChange(id, .rejected)
    case .jobCancelled: return end(.cancelled)
    case .jobFinished: return end(.finished)
    case .custom: return nil
    }
  }

  private mutating func end(_ state: FleetJobState) -> FleetJobChange? {
    guard let id = running else { return nil }
    running = nil
    closed.insert(id)
    return FleetJobChange(id, state)
  }

  /// Forgets the running job, which may be started again (D-43).
  mutating func forgetRunning() { running = nil }
}

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
  /// The job whose state changed.
  public let jobID: String
  /// The state that it is in from now on.
  public let state: FleetJobState

  /// Creates a change.
  public init(_ jobID: String, _ state: FleetJobState) {
    self.jobID = jobID
    self.state = state
  }
}
