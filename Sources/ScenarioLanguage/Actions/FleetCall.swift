import CanonicalJSON
package import Navigation
import Recording
import RoadNetwork

/// Calls of fleet connectivity.
package enum FleetCall: ScenarioCall {
  case setUp(SetUp)
  case start, stop, poll
  case send(FleetEvent)
  case probe

  /// What a call changes; nil stays as it is.
  package struct SetUp: Hashable, Sendable {
    /// Who the vehicle is at the dispatcher.
    package var assetID: String?
    /// Whose messages are wanted.
    package var dispatcherID: String?
    /// Seconds from one poll to the next; 0 and less is ignored.
    package var pollingInterval: Int?
  }

  static let probes = ["fleetState"]

  /// The names that `do` takes.
  enum Name: String, CaseIterable {
    case fleetSetUp, fleetStart, fleetStop, fleetPoll, fleetSend
  }

  static let keys = Members()

  /// The members of its calls.
  struct Members: KeyTable {
    let assetID = Keys.text("assetID", "For fleetSetUp: who the vehicle is.")
    let dispatcherID = Keys.text("dispatcherID", "For fleetSetUp: whose messages are wanted.")
    let pollingInterval = Keys.whole(
      "pollingInterval",
      -1_000_000_000...1_000_000_000,
      "Seconds, for fleetSetUp; 0 and less is ignored."
    )
    let send = Keys.word(
      "send",
      FleetEvent.Kind.allCases.map(\.name),
      "For fleetSend: the event."
    )
    let jobID = Keys.text("jobID", "For fleetSend of jobStarted, jobRejected and custom: the job.")
    let etaThreshold = Keys.whole(
      "etaThreshold",
      -1_000_000...1_000_000,
      "Percent, for fleetSend of jobStarted; outside of 1 to 100 it is 10."
    )
    let content = Keys.anyObject(
      "content",
      "For fleetSend: texts by keys; other values drop."
    )
  }

  static func read(
    _ name: Name,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> FleetCall? {
    switch name {
    case .fleetSetUp:
      var setUp = SetUp()
      setUp.assetID = keys.assetID(&reader)
      setUp.dispatcherID = keys.dispatcherID(&reader)
      setUp.pollingInterval = keys.pollingInterval(&reader)
      return .setUp(setUp)
    case .fleetStart: return .start
    case .fleetStop: return .stop
    case .fleetPoll: return .poll
    case .fleetSend: return event(&reader).map { .send($0) }
    }
  }

  static func probe(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> FleetCall? {
    _ = JourneyCall.keys.what(&reader, .required)
    return .probe
  }

  private static func event(_ reader: inout JSONObjectReader) -> FleetEvent? {
    let name = keys.send(&reader, .required)
    guard let kind = FleetEvent.Kind.allCases.first(where: { $0.name == name }) else { return nil }
    var content = FleetContent()
    if let value = keys.content(&reader) {
      if let texts = FleetContent(value) {
        content = texts
      } else {
        reader.report("'content' must be an object, found \(value.described)", at: "content")
      }
    }
    let jobID = kind == .jobCancelled || kind == .jobFinished ? nil : keys.jobID(&reader)
    switch kind {
    case .jobStarted:
      let threshold = keys.etaThreshold(&reader)
      return .jobStarted(jobID: jobID, etaThreshold: threshold, content: content)
    case .jobRejected: return .jobRejected(jobID: jobID, content: content)
    case .jobCancelled: return .jobCancelled(content: content)
    case .jobFinished: return .jobFinished(content: content)
    case .custom: return .custom(jobID: jobID, content: content)
    }
  }
}
