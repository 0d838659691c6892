import CanonicalJSON
import ScenarioLanguage
import Simulation

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

extension DriveStory {
  /// The lasting states of the drive in the order of lanes and times.
  var states: [StateSpan] {
    lasting("navigator.didChangeOnRouteState", lane: "route") { $0["to"]?.string }
      + lasting("navigator.guidanceChanged", lane: "guidance") { record in
        record["isActive"]?.bool.map { $0 ? "on" : "off" }
      }
      + lasting("navigator.didChangeGPSQuality", lane: "gps") { $0["to"]?.string }
      + reroutes
      + scenario.faults.map { fault in
        let end = min(fault.window.upperBound * 1000, Double(endTime))
        let start = min(max(fault.window.lowerBound * 1000, 0), end)
        return StateSpan(lane: "faults", state: fault.word, from: Int64(start), to: Int64(end))
      }
  }

  private func lasting(
    _ name: String,
    lane: String,
    state: (JSONValue) -> String?
  ) -> [StateSpan] {
    var spans: [StateSpan] = []
    for event in events where event.name == name {
      guard let document = try? JSONDocument(parsing: event.payload),
        let state = state(document.root)
      else { continue }
      if !spans.isEmpty { spans[spans.count - 1].to = event.time }
      spans.append(StateSpan(lane: lane, state: state, from: event.time, to: endTime))
    }
    return spans
  }

  private var reroutes: [StateSpan] {
    var spans: [StateSpan] = []
    var isOpen = false
    for event in events {
      if event.name == "navigator.rerouteStarted" {
        spans.append(StateSpan(lane: "reroute", state: "reroute", from: event.time, to: endTime))
        isOpen = true
      } else if event.name == "navigator.rerouteEnded", isOpen {
        let document = try? JSONDocument(parsing: event.payload)
        spans[spans.count - 1].to = event.time
        spans[spans.count - 1].state = document?.root["outcome"]?.string ?? "reroute"
        isOpen = false
      }
    }
    return spans
  }
}
