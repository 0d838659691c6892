import CanonicalJSON
import ScenarioLanguage
import Simulation
import Recording

/// A state of the navigator that lasts, such as being off the route.
struct StateSpan: Hashable {
  /// Which kind of state, such as `route`.
  var lane: String
  /// Which one, in the recording's word.
  var state: String
  /// Milliseconds since the start.
  var from: Int64
  var to: Int64
}

extension StateSpan {
  private static let states: [(event: String, lane: String)] = [
    (EventKind.didChangeOnRouteState.text, "route"), (EventKind.guidanceChanged.text, "guidance"),
    (EventKind.didChangeGPSQuality.text, "gps"),
  ]
  private static let rerouteStarted = EventKind.rerouteStarted.text
  private static let rerouteEnded = EventKind.rerouteEnded.text

  /// Whether a record begins or ends a lasting state.
  static func isTold(by event: DriveStory.Event) -> Bool {
    event.name == rerouteStarted || event.name == rerouteEnded
      || states.contains { $0.event == event.name }
  }

  /// Returns the lasting states of a drive in the order of lanes and times.
  ///
  /// - Parameter events: those that tell of states at least.
  static func all(
    of scenario: Scenario,
    _ events: [DriveStory.Event],
    endTime: Int64
  ) -> [StateSpan] {
    states.flatMap { name, lane in lasting(events.filter { $0.name == name }, lane, endTime) }
      + reroutes(events, endTime)
      + scenario.faults.map { fault in
        let end = min(fault.window.upperBound * 1000, Double(endTime))
        let start = min(max(fault.window.lowerBound * 1000, 0), end)
        return StateSpan(lane: "faults", state: fault.word, from: Int64(start), to: Int64(end))
      }
  }

  private static func lasting(
    _ events: [DriveStory.Event],
    _ lane: String,
    _ endTime: Int64
  ) -> [StateSpan] {
    var spans: [StateSpan] = []
    for event in events {
      guard let record = try? JSONDocument(parsing: event.payload).root,
        let state = lane == "guidance"
          ? record["isActive"]?.bool.map({ $0 ? "on" : "off" }) : record["to"]?.string
      else { continue }
      if !spans.isEmpty { spans[spans.count - 1].to = event.time }
      spans.append(StateSpan(lane: lane, state: state, from: event.time, to: endTime))
    }
    return spans
  }

  private static func reroutes(_ events: [DriveStory.Event], _ endTime: Int64) -> [StateSpan] {
    var spans: [StateSpan] = []
    var isOpen = false
    for event in events {
      if event.name == rerouteStarted {
        spans.append(StateSpan(lane: "reroute", state: "reroute", from: event.time, to: endTime))
        isOpen = true
      } else if event.name == rerouteEnded, isOpen {
        let document = try? JSONDocument(parsing: event.payload)
        spans[spans.count - 1].to = event.time
        spans[spans.count - 1].state = document?.root["outcome"]?.string ?? "reroute"
        isOpen = false
      }
    }
    return spans
  }
}
