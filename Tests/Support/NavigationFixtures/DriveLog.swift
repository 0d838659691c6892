import Geodesy
package import Navigation

/// Hears a navigator as its delegate and keeps each callback as a short line.
package final class DriveLog: NavigatorDelegate {
  package private(set) var lines: [String] = []
  package private(set) var remaining: [Double] = []
  package private(set) var locations: [Location] = []
  package private(set) var origins: [Location] = []
  package private(set) var requested: [[Waypoint]] = []
  package var answer: CorrectiveAction?
  package var onLine: ((String) -> Void)?
  /// Names of events that are left out of the lines.
  package var leavesOut: Set<String> = ["location"]

  package init() {}

  /// The lines whose first word is one of these.
  package func lines(_ names: String...) -> [String] {
    lines.filter { line in names.contains { line == $0 || line.hasPrefix($0 + " ") } }
  }

  package func count(_ name: String) -> Int { lines(name).count }

  package func note(_ line: String) {
    if leavesOut.contains(line.split(separator: " ").first.map(String.init) ?? "") { return }
    lines.append(line)
    onLine?(line)
  }

  private func millis(_ value: Double) -> String {
    value.isFinite ? "\(Int64((value * 1000).rounded()))" : "max"
  }

  package func navigator(_ navigator: Navigator, didUpdate location: Location) {
    locations.append(location)
    note("location")
  }
  package func navigator(
    _ navigator: Navigator,
    didChangeOnRouteState from: OnRouteState,
    to: OnRouteState,
    deviation: Double?
  ) { note("state \(from)→\(to)") }
  package func navigator(_ navigator: Navigator, didAdvanceStepInLeg leg: Int, from: Int, to: Int) {
    note("step \(from)→\(to)")
  }
  package func navigator(_ navigator: Navigator, didPassVia waypoint: Waypoint, index: Int) {
    note("via \(index)")
  }
  package func navigator(
    _ navigator: Navigator,
    shouldCorrect deviation: Deviation,
    remaining waypoints: [Waypoint]
  ) -> CorrectiveAction {
    note("ask \(deviation.kind) \(waypoints.map { $0.title ?? "?" }.joined(separator: ","))")
    return answer ?? .getNewRoutes(through: waypoints)
  }
  package func navigator(_ navigator: Navigator, didStartReroute request: RerouteRequest) {
    origins.append(request.origin)
    requested.append(request.waypoints)
    note("reroute")
  }
  package func navigator(
    _ navigator: Navigator,
    didEndReroute requestID: Int,
    outcome: RerouteOutcome,
    status: RouteStatus?
  ) { note("rerouted \(outcome)\(status.map { " \($0)" } ?? "")") }
  package func navigator(
    _ navigator: Navigator,
    didLoadAlternates routes: [Route],
    adopted: RouteID?
  ) {
    note("alternates \(routes.count)")
  }
  package func navigator(_ navigator: Navigator, didChangeRoute change: RouteChange) {
    note("route \(change.reason) \(change.route?.legs.count ?? 0)")
  }
  package func navigator(_ navigator: Navigator, didUpdateRemainingTime report: ThresholdReport) {
    note("time \(millis(report.value))")
  }
  package func navigator(_ navigator: Navigator, didUpdateRemainingDistance report: ThresholdReport)
  {
    remaining.append(report.value)
    note("distance \(millis(report.value))")
  }
  package func navigator(
    _ navigator: Navigator,
    didUpdateRemaining timeAndDistance: TimeAndDistance,
    triggeredBy trigger: ThresholdTrigger
  ) {
    let by = [
      trigger.contains(.time) ? "time" : nil, trigger.contains(.distance) ? "distance" : nil,
    ]
    note("both \(by.compactMap { $0 }.joined(separator: "+"))")
  }
  package func navigator(_ navigator: Navigator, didUpdate instruction: InstructionEvent) {
    note("banner \(instruction.instruction.primary.text)")
  }
  package func navigator(_ navigator: Navigator, didAnnounce announcement: Announcement) {
    note("voice \(announcement.text) \(announcement.channel)")
  }
  package func navigator(_ navigator: Navigator, didVibrateWith announcement: Announcement) {
    note("vibrate \(announcement.text)")
  }
  package func navigator(_ navigator: Navigator, didArriveAt arrival: Arrival) {
    let final = arrival.isFinalDestination ? " final" : ""
    note("arrive \(arrival.waypoint.title ?? "?") \(arrival.index)\(final)")
  }
  package func navigator(
    _ navigator: Navigator,
    didChangeGuidance isActive: Bool,
    cause: GuidanceCause
  ) { note("guidance \(isActive) \(cause)") }
}
