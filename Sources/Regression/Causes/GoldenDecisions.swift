import CanonicalJSON
package import Navigation
import Recording

/// What the navigator of a golden decided, read from its events, so that another run can be made to
/// follow it.
///
/// Only the rules in ``forced`` are followed; all others decide for themselves.
package final class GoldenDecisions: DecisionDirector {
  /// The rules that the run follows the golden in.
  package let forced: Set<Decision.Rule>

  private let schedule: Schedule

  /// Creates a director that forces some rules to the golden's schedule.
  package init(_ schedule: Schedule, forcing forced: Set<Decision.Rule>) {
    self.schedule = schedule
    self.forced = forced
  }

  /// Whether a rule fires: as in the golden at this time where it is forced, else as the run
  /// decides.
  package func fires(_ rule: Decision.Rule, own: Bool, at time: Instant) -> Bool {
    guard forced.contains(rule) else { return own }
    if rule == .rerouteAdoption { return schedule.adoptions[time.milliseconds] ?? own }
    return schedule.fired[rule]?.contains(time.milliseconds) ?? false
  }

  /// Whether the vehicle counts as on its route: as in the golden where that is forced.
  package func isInCorridor(own: Bool, at time: Instant) -> Bool {
    forced.contains(.offRoute) ? schedule.corridor[time.milliseconds] ?? own : own
  }

  /// Returns the state after a fix: the golden's where it is forced, and the one before where the
  /// golden tells none.
  package func onRouteState(
    before: OnRouteState,
    own: OnRouteState,
    at time: Instant
  ) -> OnRouteState {
    guard forced.contains(.offRoute) else { return own }
    return schedule.states[time.milliseconds] ?? before
  }

  /// Returns the step after a fix: the golden's where it is forced.
  package func step(before: StepPlace, own: StepPlace, at time: Instant) -> StepPlace {
    guard forced.contains(.stepAdvance) else { return own }
    if let step = schedule.steps[time.milliseconds] { return step }
    // That the first step of another leg is reached is told by no event.
    return own.leg != before.leg && own.index == 0 ? own : before
  }
}

extension GoldenDecisions {
  /// When each rule fired, by virtual milliseconds.
  package struct Schedule: Sendable {
    fileprivate var fired: [Decision.Rule: Set<Int64>] = [:]
    fileprivate var states: [Int64: OnRouteState] = [:]
    fileprivate var corridor: [Int64: Bool] = [:]
    fileprivate var steps: [Int64: StepPlace] = [:]
    fileprivate var adoptions: [Int64: Bool] = [:]

    /// The rules of which an event tells no more than that they fired.
    private static let rules: [EventKind: Decision.Rule] = [
      .didPassWaypoint: .waypointPassed, .didArrive: .arrival,
      .shouldCorrectDeviation: .rerouteGuard,
    ]

    /// Reads the decisions of a recording.
    package init(_ recording: RecordingIndex) {
      // A fix tells its location first, and what it does to the state before anything that answers.
      var fix: Int64?
      recording.forEachRecord { index, record in
        let time = recording.events[index].time
        let told = RecordedEvent(record)
        if let location = told.as(Event.Navigator.DidUpdateLocation.self) {
          fix = time
          // Off the route a fix may lie in the corridor, and is not snapped all the same.
          corridor[time] = location.isSnapped
        }
        if told.kind == .didChangeRoute { fix = nil }
        if fix == time, let change = told.as(Event.Navigator.DidChangeOnRouteState.self) {
          states[time] = OnRouteState(rawValue: change.to.rawValue)
        }
        if let step = told.as(Event.Navigator.DidAdvanceStep.self) {
          steps[time] = StepPlace(leg: step.leg, index: step.to)
        }
        if let rule = told.kind.flatMap({ Self.rules[$0] }) {
          fired[rule, default: []].insert(time)
        }
        if let reroute = told.as(Event.Navigator.RerouteEnded.self) {
          if reroute.outcome == .adopted { adoptions[time] = true }
          if reroute.outcome == .stale { adoptions[time] = false }
        }
      }
    }
  }
}
