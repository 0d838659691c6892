package import Navigation

/// A listener that asks the navigator about everything whenever it hears of something, and does nothing.
package final class Bystander: NavigatorDelegate {
  /// What it heard and saw, in order.
  package private(set) var notes: [String] = []

  /// Creates one that heard nothing yet.
  package init() {}

  private func look(_ navigator: Navigator, _ event: String) {
    let rest = navigator.timeAndDistanceToNextDestination.map { "\($0.time) \($0.distance)" } ?? "-"
    notes.append("\(event) \(navigator.onRouteState) \(navigator.isGuiding) \(rest)")
  }

  /// Notes a fix and what the navigator says of itself then.
  package func navigator(_ navigator: Navigator, didUpdate location: Location) {
    look(navigator, "fix")
  }

  /// Notes a new step with its leg, and what the navigator says of itself then.
  package func navigator(_ navigator: Navigator, didAdvanceStepInLeg leg: Int, from: Int, to: Int) {
    look(navigator, "step \(leg) \(to)")
  }

  /// Notes a waypoint that was passed, and what the navigator says of itself then.
  package func navigator(_ navigator: Navigator, didPassVia waypoint: Waypoint, index: Int) {
    look(navigator, "via \(index)")
  }

  /// Notes the start of a reroute, and what the navigator says of itself then.
  package func navigator(_ navigator: Navigator, didStartReroute request: RerouteRequest) {
    look(navigator, "reroute")
  }

  /// Notes a change of the route, and what the navigator says of itself then.
  package func navigator(_ navigator: Navigator, didChangeRoute change: RouteChange) {
    look(navigator, "route")
  }

  /// Notes that the remaining time was reported, and what the navigator says of itself then.
  package func navigator(_ navigator: Navigator, didUpdateRemainingTime report: ThresholdReport) {
    look(navigator, "time")
  }

  /// Notes that the remaining distance was reported, and what the navigator says of itself then.
  package func navigator(
    _ navigator: Navigator,
    didUpdateRemainingDistance report: ThresholdReport
  ) {
    look(navigator, "distance")
  }

  /// Notes an instruction, and what the navigator says of itself then.
  package func navigator(_ navigator: Navigator, didUpdate instruction: InstructionEvent) {
    look(navigator, "instruction")
  }

  /// Notes an arrival with the number of its stop, and what the navigator says of itself then.
  package func navigator(_ navigator: Navigator, didArriveAt arrival: Arrival) {
    look(navigator, "arrival \(arrival.index)")
  }

  /// Notes whether guidance is on now, and what the navigator says of itself then.
  package func navigator(
    _ navigator: Navigator,
    didChangeGuidance isActive: Bool,
    cause: GuidanceCause
  ) { look(navigator, "guidance \(isActive)") }
}
