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
  /// Whether a record begins or ends a lasting state.
  static func isTold(by event: DriveStory.Event) -> Bool {
    event.kind == .rerouteStarted || event.kind == .rerouteEnded || state(told: event) != nil
  }

  /// The lane of a record that begins a lasting state, and which one that is.
  private static func state(told event: DriveStory.Event) -> (lane: Lane, state: String)? {
    if let told = event.as(Event.Navigator.DidChangeOnRouteState.self) {
      return (.route, told.to.rawValue)
    }
    if let told = event.as(Event.Navigator.GuidanceChanged.self) {
      return (.guidance, told.isActive ? "on" : "off")
    }
    if let told = event.as(Event.Navigator.DidChangeGPSQuality.self) {
      return (.gps, told.to.rawValue)
    }
    return nil
  }

  private enum Lane: String, CaseIterable { case route, guidance, gps }

  /// Returns the lasting states of a drive in the order of lanes and times.
  ///
  /// - Parameter events: those that tell of states at least.
  static func all(
    of scenario: Scenario,
    _ events: [DriveStory.Event],
    endTime: Int64
  ) -> [StateSpan] {
    let told = events.compactMap { event in
      state(told: event).map { (event.time, $0.lane, $0.state) }
    }
    return Lane.allCases.flatMap { lane in
      lasting(told.filter { $0.1 == lane }, endTime)
    }
      + reroutes(events, endTime)
      + scenario.faults.map { fault in
        let end = min(fault.window.upperBound * 1000, Double(endTime))
        let start = min(max(fault.window.lowerBound * 1000, 0), end)
        return StateSpan(lane: "faults", state: fault.word, from: Int64(start), to: Int64(end))
      }
  }

  private static func lasting(
    _ told: [(time: Int64, lane: Lane, state: String)],
    _ endTime: Int64
  ) -> [StateSpan] {
    told.indices.map { index in
      let (time, lane, state) = told[index]
      let to = index + 1 < told.count ? told[index + 1].time : endTime
      return StateSpan(lane: lane.rawValue, state: state, from: time, to: to)
    }
  }

  private static func reroutes(_ events: [DriveStory.Event], _ endTime: Int64) -> [StateSpan] {
    var spans: [StateSpan] = []
    var isOpen = false
    for event in events {
      if event.kind == .rerouteStarted {
        spans.append(StateSpan(lane: "reroute", state: "reroute", from: event.time, to: endTime))
        isOpen = true
      } else if isOpen, let ended = event.as(Event.Navigator.RerouteEnded.self) {
        spans[spans.count - 1].to = event.time
        spans[spans.count - 1].state = ended.outcome.rawValue
        isOpen = false
      }
    }
    return spans
  }
}
