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
    switch event {
    case "navigator.rerouteStarted", "navigator.rerouteEnded", "navigator.rerouteFailed",
      "navigator.shouldCorrectDeviation":
      self = .reroute
    case "navigator.didArrive", "navigator.didPassWaypoint": self = .arrival
    case "navigator.didChangeOnRouteState": self = .onRouteState
    case "navigator.didUpdateRemainingTime", "navigator.didUpdateRemainingDistance",
      "navigator.didUpdateRemainingTimeOrDistance":
      self = .report
    case "navigator.didUpdateInstruction", "navigator.didAnnounce", "navigator.didVibrate":
      self = .instruction
    case "navigator.routeStatus", "navigator.accessError", "terms.dialogShown", "terms.response":
      self = .status
    case "navigator.guidanceChanged": self = .guidance
    case "navigator.didChangeRoute", "navigator.didLoadAlternateRoutes": self = .routeChange
    case "navigator.didAdvanceStep": self = .step
    case "navigator.didUpdateLocation": self = .location
    case "navigator.didChangeGPSQuality": self = .signal
    case let name where name.hasPrefix("provider.") || name.hasPrefix("routing."): self = .request
    default: self = source == "action" ? .action : .other
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
