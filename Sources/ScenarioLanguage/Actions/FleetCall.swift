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

  static let names = ["fleetSetUp", "fleetStart", "fleetStop", "fleetPoll", "fleetSend"]

  private static let intervals: ClosedRange<Int64> = -1_000_000_000...1_000_000_000

  static var schema: [(String, SchemaValue)] {
    [
      ("assetID", .string("For fleetSetUp: who the vehicle is.")),
      ("dispatcherID", .string("For fleetSetUp: whose messages are wanted.")),
      (
        "pollingInterval",
        .number(-1e9...1e9, "Seconds, for fleetSetUp; 0 and less is ignored.", isWhole: true)
      ),
      ("send", .choice(FleetEvent.Kind.allCases.map(\.name), "For fleetSend: the event.")),
      (
        "jobID",
        .string("For fleetSend of jobStarted, jobRejected and custom: the job.")
      ),
      (
        "etaThreshold",
        .number(
          -1_000_000...1_000_000,
          "Percent, for fleetSend of jobStarted; outside of 1 to 100 it is 10.",
          isWhole: true
        )
      ),
      (
        "content",
        .object([
          ("type", "object"), ("description", "For fleetSend: texts by keys; other values drop."),
        ])
      ),
    ]
  }

  static func read(
    _ name: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> FleetCall? {
    switch name {
    case "fleetSetUp":
      var setUp = SetUp()
      setUp.assetID = reader.string("assetID")
      setUp.dispatcherID = reader.string("dispatcherID")
      setUp.pollingInterval = reader.integer("pollingInterval", in: intervals).map { Int($0) }
      return .setUp(setUp)
    case "fleetStart": return .start
    case "fleetStop": return .stop
    case "fleetPoll": return .poll
    case "fleetSend": return event(&reader).map { .send($0) }
    default:
      _ = reader.oneOf("what", probes, .required)
      return .probe
    }
  }

  private static func event(_ reader: inout JSONObjectReader) -> FleetEvent? {
    let name = reader.oneOf("send", FleetEvent.Kind.allCases.map(\.name), .required)
    guard let kind = FleetEvent.Kind.allCases.first(where: { $0.name == name }) else { return nil }
    var content = FleetContent()
    if let value = reader.value("content") {
      if let texts = FleetContent(value) {
        content = texts
      } else {
        reader.report("'content' must be an object, found \(value.described)", at: "content")
      }
    }
    let jobID = kind == .jobCancelled || kind == .jobFinished ? nil : reader.string("jobID")
    switch kind {
    case .jobStarted:
      let threshold = reader.integer("etaThreshold", in: -1_000_000...1_000_000).map { Int($0) }
      return .jobStarted(jobID: jobID, etaThreshold: threshold, content: content)
    case .jobRejected: return .jobRejected(jobID: jobID, content: content)
    case .jobCancelled: return .jobCancelled(content: content)
    case .jobFinished: return .jobFinished(content: content)
    case .custom: return .custom(jobID: jobID, content: content)
    }
  }
}
