import Navigation
import Platform
import Recording

extension Event.Navigator.DidChangeRoute: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    if cleared { return TimelineEntry("route", "cleared", .notice) }
    var parts = [Quantity.distance(metres: distance), Quantity.duration(seconds: duration)]
    if legCount != 1 { parts.append("\(legCount) legs") }
    let text = parts.joined(separator: ", ")
    return switch reason {
    case .reroute: TimelineEntry("reroute", text, .change)
    case .continuedToNext: TimelineEntry("route", "on to the next destination: \(text)")
    case .betterRoute: TimelineEntry("route", "a better one: \(text)", .change)
    case .reroutingByTraffic: TimelineEntry("route", "around the traffic: \(text)", .change)
    case .destinationsSet, .cleared, .routeSupplied: TimelineEntry("route", text)
    }
  }
}

extension Event.Navigator.DidChangeOnRouteState: TimelineEvent {
  func entry(_ decision: DecisionNotes.Note?) -> TimelineEntry? {
    let metres = deviation.map { Quantity.distance(metres: $0) }
    switch to {
    case .offRoute:
      let limit = decision.map { " (limit \(Quantity.distance(metres: $0.threshold)))" } ?? ""
      let text = metres.map { "\($0) from the route\(limit)" } ?? "left the route\(limit)"
      return TimelineEntry("off route", text, .notice)
    case .onRoute: return TimelineEntry("on route", metres.map { "\($0) from the route" } ?? "")
    case .undefined:
      let parts = [TimelineEntry.words(to), metres].compactMap(\.self)
      return TimelineEntry("state", parts.joined(separator: ", "))
    }
  }
}

extension Event.Navigator.DidChangeGPSQuality: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("gps", TimelineEntry.words(to), .notice)
  }
}

extension Event.Navigator.GuidanceChanged: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let state = isActive ? "on" : "off"
    return switch cause {
    case .requested, .stopped: TimelineEntry("guidance", state)
    case .routeReady, .arrival, .cleared:
      TimelineEntry("guidance", "\(state) (\(TimelineEntry.words(cause)))")
    }
  }
}

extension Event.Navigator.DidAnnounce: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("instruct", "\"\(text)\"")
  }
}

extension Event.Navigator.DidArrive: TimelineEvent {
  func entry(_ decision: DecisionNotes.Note?) -> TimelineEntry? {
    var parts = [TimelineEntry.name(of: waypoint)]
    if isFinalDestination { parts.append("final") }
    if let decision {
      let rest =
        decision.unit == .seconds
        ? "\(Quantity.fixed(decision.measured, 1)) s" : Quantity.distance(metres: decision.measured)
      parts.append("\(rest) from the stop")
    }
    return TimelineEntry("arrived", parts.joined(separator: ", "), .good)
  }
}

extension Event.Navigator.DidPassWaypoint: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("passed", "waypoint \(index + 1) without stopping")
  }
}

extension Event.Navigator.RerouteEnded: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    switch outcome {
    case .adopted: nil
    case .backOnRoute: TimelineEntry("reroute", "not needed: back on the route", .quiet)
    case .failed:
      TimelineEntry("reroute", "failed: \(status.map { TimelineEntry.words($0) } ?? "?")", .bad)
    case .superseded, .stale, .declined:
      TimelineEntry("reroute", "dropped: \(TimelineEntry.words(outcome))", .quiet)
    }
  }
}

extension Event.Navigator.RouteStatusTold: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    status == .ok
      ? nil : TimelineEntry("status", "no route: \(TimelineEntry.words(status))", .bad)
  }
}

extension Event.Navigator.DidUpdateSpeedAlert: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    let severity = TimelineEntry.words(severity)
    guard let percent = percentageAboveLimit else {
      return TimelineEntry("speed", severity, .quiet)
    }
    let above = Quantity.fixed(percent, 0)
    return TimelineEntry("speed", "\(severity), \(above) % above the limit", .notice)
  }
}

extension Event.Navigator.DidUpdateDelayCategory: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("traffic", "\(TimelineEntry.words(category)) delay")
  }
}

extension Event.Navigator.AccessError: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("denied", TimelineEntry.words(error), .bad)
  }
}

extension Event.Terms.DialogShown: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("terms", "shown to the user")
  }
}

extension Event.Terms.Response: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("terms", accepted ? "accepted" : "declined")
  }
}

extension Event.Simulator.Started: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("simulator", "began: \(TimelineEntry.words(mode))", .notice)
  }
}

extension Event.Simulator.Stopped: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? {
    TimelineEntry("simulator", "ended: \(TimelineEntry.words(cause))", .notice)
  }
}

extension Event.Simulator.Paused: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? { TimelineEntry("simulator", "paused") }
}

extension Event.Simulator.Resumed: TimelineEvent {
  func entry(_: DecisionNotes.Note?) -> TimelineEntry? { TimelineEntry("simulator", "goes on") }
}
