import Recording

/// What a person would call the behaviour that an event belongs to.
package enum Behaviour: Int, CaseIterable, Sendable {
  case reroute
  case arrival
  case onRouteState
  case report
  case instruction
  case status
  case guidance
  case routeChange
  case step
  case location
  case signal
  case request
  case action
  case other

  /// Sorts an event into its behaviour.
  package init(event: String, source: String) {
    let kind = EventKind(named: event)
    if let kind, let behaviour = Self.ofEvents[kind] {
      self = behaviour
    } else if let kind, kind.source == .provider || kind.source == .routing {
      self = .request
    } else {
      self = source == EventSource.action.rawValue ? .action : .other
    }
  }

  private static let ofEvents: [EventKind: Behaviour] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { behaviour in
      behaviour.events.map { ($0, behaviour) }
    }
  )

  /// The events that show the behaviour; none of one that its source tells.
  private var events: [EventKind] {
    switch self {
    case .reroute: [.rerouteStarted, .rerouteEnded, .shouldCorrectDeviation]
    case .arrival: [.didArrive, .didPassWaypoint]
    case .onRouteState: [.didChangeOnRouteState]
    case .report:
      [.didUpdateRemainingTime, .didUpdateRemainingDistance, .didUpdateRemainingTimeOrDistance]
    case .instruction: [.didUpdateInstruction, .didAnnounce, .didVibrate]
    case .status: [.routeStatus, .accessError, .termsDialogShown, .termsResponse]
    case .guidance: [.guidanceChanged]
    case .routeChange: [.didChangeRoute, .didLoadAlternateRoutes]
    case .step: [.didAdvanceStep]
    case .location: [.didUpdateLocation]
    case .signal: [.didChangeGPSQuality]
    case .request, .action, .other: []
    }
  }

  /// The behaviour for all that one decision may show at once: where the vehicle is on its route, that it left it, and
  /// the request and the route that follow; itself for what has no such company.
  package var topic: Behaviour {
    switch self {
    case .reroute, .onRouteState, .routeChange, .step, .location, .request: .reroute
    case .arrival, .report, .instruction, .status, .guidance, .signal, .action, .other: self
    }
  }

  /// Returns the name for `count` of them.
  package func name(count: Int) -> String {
    let (one, many) = names
    return count == 1 ? one : many
  }

  private var names: (one: String, many: String) {
    switch self {
    case .reroute: ("reroute", "reroute events")
    case .arrival: ("arrival", "arrivals")
    case .onRouteState: ("on-route state", "on-route states")
    case .report: ("threshold report", "threshold reports")
    case .instruction: ("instruction", "instructions")
    case .status: ("status", "statuses")
    case .guidance: ("guidance change", "guidance changes")
    case .routeChange: ("route change", "route changes")
    case .step: ("step", "steps")
    case .location: ("location", "locations")
    case .signal: ("GPS quality", "changes of GPS quality")
    case .request: ("route request", "route requests")
    case .action: ("action", "actions")
    case .other: ("event", "events")
    }
  }
}
