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

  package func navigator(_ navigator: Navigator, didUpdate location: Location) {
    look(navigator, "fix")
  }

  package func navigator(_ navigator: Navigator, didAdvanceStepInLeg leg: Int, from: Int, to: Int) {
    look(navigator, "step \(leg) \(to)")
  }

  package func navigator(_ navigator: Navigator, didPassVia waypoint: Waypoint, index: Int) {
    look(navigator, "via \(index)")
  }

  package func navigator(_ navigator: Navigator, didStartReroute request: RerouteRequest) {
    look(navigator, "reroute")
  }

  package func navigator(_ navigator: Navigator, didChangeRoute change: RouteChange) {
    look(navigator, "route")
  }

  package func navigator(_ navigator: Navigator, didUpdateRemainingTime report: ThresholdReport) {
    look(navigator, "time")
  }

  package func navigator(
    _ navigator: Navigator,
    didUpdateRemainingDistance report: ThresholdReport
  ) {
    look(navigator, "distance")
  }

  package func navigator(_ navigator: Navigator, didUpdate instruction: InstructionEvent) {
    look(navigator, "instruction")
  }

  package func navigator(_ navigator: Navigator, didArriveAt arrival: Arrival) {
    look(navigator, "arrival \(arrival.index)")
  }

  package func navigator(
    _ navigator: Navigator,
    didChangeGuidance isActive: Bool,
    cause: GuidanceCause
  ) { look(navigator, "guidance \(isActive)") }
}
