import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// Watches a run for broken laws; it judges from what is told and from the raw fixes alone.
final class InvariantChecker {
  private(set) var violations: [InvariantViolation] = []
  private(set) var backwards: [BackwardStretch] = []

  private let scheduler: Scheduler
  private let configuration: NavigatorConfiguration
  private var lastTime = Int64.min
  private var isInCall = false
  /// The rank of the last callback within the fix under way; nil outside of one.
  private var rankInFix: Int?
  private var state = OnRouteState.undefined
  private var isGuiding = false
  private var route: Route?
  private var step = (leg: 0, index: 0)
  private var openRequests: Set<Int> = []
  /// The destinations of the newest request, and of the route driven.
  private var requested: [Waypoint] = []
  private var destinations: [Waypoint] = []
  private var inFlight: Int?
  private var lastRerouteEnd: Int64?
  private var lastRerouteStart: Coordinate?
  private var reached: [Waypoint] = []
  private var reachedIndices: Set<Int> = []
  private var fix: Location?
  private var previousFix: Location?
  private var previousRemaining: Double?

  /// Whether the guards may be forgotten: new destinations were set since the last reroute.
  private var isNewJourney = true
  /// Fixes left in which the remaining distance may grow after positions were reckoned.
  private var reckoningGrace = 0

  init(scheduler: Scheduler, configuration: NavigatorConfiguration) {
    self.scheduler = scheduler
    self.configuration = configuration
  }

  func violated(_ name: InvariantName, _ detail: @autoclosure () -> String) {
    // One breach of a law says enough; a thousand hide it.
    guard violations.count(where: { $0.name == name }) < 10,
      !configuration.profile.brokenLaws.contains(name)
    else { return }
    violations.append(
      InvariantViolation(
        name: name,
        milliseconds: scheduler.now.milliseconds,
        detail: detail()
      )
    )
  }

  // MARK: - Calls and fixes

  func callBegins() { isInCall = true }
  func callEnds() { isInCall = false }

  func fixBegins(_ location: Location) {
    previousFix = fix
    fix = location
    rankInFix = 0
  }

  /// - Parameter remaining: Metres to the next stop, nil without a route.
  func fixEnds(remaining: Double?) {
    rankInFix = nil
    defer { previousRemaining = remaining }
    guard let remaining, let route else { return }
    if remaining < 0 || remaining > route.path.length + 0.01 {
      violated(
        .remainingInRange,
        "\(remaining) m remain on a route of \(route.path.length) m"
      )
    }
    reckoningGrace = max(0, reckoningGrace - 1)
    guard let before = previousRemaining, remaining > before + 0.01 else { return }
    // What was reckoned may have been too far.
    if reckoningGrace > 0 { return reckoningGrace = 0 }
    grew(from: before, to: remaining, on: route)
  }

  /// A position was reckoned, which the next fixes may correct.
  func reckoned() { reckoningGrace = 6 }

  /// Judges growth from the raw fixes, by the direction in which they moved.
  ///
  /// Back is against the direction of the route, where it was
  /// left or where it was met.
  private func grew(from before: Double, to after: Double, on route: Route) {
    guard let fix, let previousFix, let leg = route.legs.first else { return }
    let movement = previousFix.coordinate.initialBearing(to: fix.coordinate)
    let wentBack = [before, after].contains { remaining in
      let segment = leg.path.segment(at: leg.path.length - remaining)
      guard let direction = leg.path.bearing(ofSegment: segment) else { return false }
      return Bearing.difference(from: direction, to: movement).magnitude > 90
    }
    guard wentBack else {
      return violated(
        .remainingNeverGrows,
        "remaining grew from \(before) to \(after) m on the way ahead"
      )
    }
    let from = previousFix.timestamp.milliseconds
    let to = fix.timestamp.milliseconds
    if let last = backwards.last, last.to == from {
      backwards[backwards.count - 1].to = to
      backwards[backwards.count - 1].metres += after - before
    } else {
      backwards.append(BackwardStretch(from: from, to: to, metres: after - before))
    }
  }

  // MARK: - Callbacks

  /// Takes note of any callback: time, order within a fix, and that no call is under way.
  @inline(__always)
  func heard(_ kind: EventKind) { heard(kind, at: scheduler.now.nanoseconds) }

  /// - Parameter time: Nanoseconds since the start.
  @inline(__always)
  func heard(_ kind: EventKind, at time: Int64) {
    if time < lastTime { violated(.monotoneTime, "\(kind.text) at \(time) after \(lastTime) ns") }
    lastTime = time
    if isInCall { violated(.noReentrance, "\(kind.text) inside a call") }
    if let last = rankInFix {
      let rank = Self.rank(of: kind)
      if rank < last { violated(.callbackOrder, "\(kind.text) too late in its fix") }
      rankInFix = rank
    }
    switch kind {
    case .didUpdateRemainingTime, .didUpdateRemainingDistance, .didUpdateInstruction,
      .didAnnounce, .didUpdateDelayCategory, .didArrive:
      if !isGuiding { violated(.silentWithoutGuidance, kind.text) }
    default: break
    }
  }

  /// Takes note of what a map or the user interface told: at once, also inside of a call, but within a
  /// fix after the navigator.
  func heardFromMap(_ kind: EventKind) {
    guard let last = rankInFix else { return }
    let rank = kind == .uiDidChangeMode ? 17 : 16
    if rank < last { violated(.callbackOrder, "\(kind.text) too late in its fix") }
    rankInFix = max(rank, last)
  }

  private static func rank(of kind: EventKind) -> Int {
    switch kind {
    case .didUpdateLocation: 1
    case .didChangeGPSQuality, .didChangeOnRouteState: 2
    case .didAdvanceStep: 3
    case .didPassWaypoint: 4
    case .shouldCorrectDeviation: 5
    case .rerouteStarted: 6
    case .didUpdateRemainingTime: 7
    case .didUpdateRemainingDistance: 8
    case .didUpdateRemainingTimeOrDistance: 9
    case .didUpdateInstruction, .didAnnounce, .didVibrate: 10
    case .didUpdateSpeedAlert: 11
    case .didUpdateDelayCategory: 12
    case .didArrive: 13
    case .guidanceChanged: 14
    case .fleetEtaUpdate: 18
    default: 15
    }
  }

  func stateChanged(from: OnRouteState, to: OnRouteState) {
    if from != state || from == to {
      violated(.stateChain, "\(from.rawValue) to \(to.rawValue), after \(state.rawValue)")
    }
    state = to
  }

  func stepAdvanced(leg: Int, from: Int, to: Int) {
    let expected = leg == step.leg ? step.index : 0
    if from != expected || from == to {
      violated(.stepChain, "step \(from) to \(to) of leg \(leg), after \(step.index)")
    }
    step = (leg, to)
  }

  func routeChanged(_ change: RouteChange) {
    if change.reason == .destinationsSet {
      if openRequests.isEmpty {
        violated(.silentAfterCancel, "a route came when every request had its status")
      }
      destinations = requested
    }
    route = change.route
    step = (0, 0)
    previousRemaining = nil
    if change.reason == .destinationsSet || change.reason == .routeSupplied {
      reached = []
      reachedIndices = []
    }
    if change.reason != .reroute { isNewJourney = true }
  }

  func guidanceChanged(_ isActive: Bool) { isGuiding = isActive }

  /// A banner must be one of the current leg's step.
  func instructed(_ event: InstructionEvent) {
    let steps = route?.legs.first?.steps ?? []
    guard steps.indices.contains(event.stepIndex),
      steps[event.stepIndex].visualInstructions.contains(event.instruction)
    else {
      return violated(
        .noStaleInstruction,
        "\"\(event.instruction.primary.text)\" is no instruction of step \(event.stepIndex)"
      )
    }
  }

  func announced(_ announcement: Announcement) {
    if state == .offRoute { violated(.silentOffRoute, "\"\(announcement.text)\"") }
    guard announcement.kind == .maneuver else { return }
    let routeNumber = announcement.utteranceKey.prefix { $0 != "/" }
    if let route, routeNumber != String(route.id.number) {
      violated(
        .noStaleInstruction,
        "\"\(announcement.text)\" of route \(routeNumber), not \(route.id.number)"
      )
    }
  }

  func passed(_ waypoint: Waypoint) { reached.append(waypoint) }

  func arrived(_ arrival: Arrival) {
    if !reachedIndices.insert(arrival.index).inserted {
      violated(.oneArrival, "waypoint \(arrival.index) again")
    }
    reached.append(arrival.waypoint)
    guard let fix, let end = route?.legs.first?.destinationCoordinate else { return }
    // With seconds between two fixes the vehicle may have been there in between.
    let way = GeoPath([previousFix?.coordinate ?? fix.coordinate, fix.coordinate])
    let gap = way.nearest(to: end)?.deviation ?? fix.coordinate.distance(to: end)
    let reach = configuration.arrivalDistance + configuration.offRoute.distance
    if gap > reach + 0.01 {
      violated(.arrivalInReach, "\(gap) m from the end of the leg, reach is \(reach) m")
    }
  }

  // MARK: - Requests

  func requested(_ id: Int, through waypoints: [Waypoint]) {
    openRequests.insert(id)
    requested = waypoints
  }

  func answered(_ id: Int, _ status: RouteStatus) {
    if openRequests.remove(id) == nil {
      violated(.oneStatus, "second status \(status.rawValue) of request \(id)")
    }
  }

  func rerouteStarted(_ request: RerouteRequest) {
    if let inFlight { violated(.oneRerouteInFlight, "\(request.id) while \(inFlight)") }
    inFlight = request.id
    if let again = request.waypoints.first(where: { isPassed($0, before: request) }) {
      violated(
        .passedWaypointsStayPassed,
        "\(again.title ?? "a waypoint") in request \(request.id)"
      )
    }
    let now = scheduler.now.nanoseconds
    if !isNewJourney {
      if let lastRerouteEnd {
        let elapsed = Double(now - lastRerouteEnd) / 1e9
        let minimum = configuration.reroute.minimumTime
        if minimum > 0, elapsed <= minimum {
          violated(.rerouteSpacing, "\(elapsed) s after the last one ended")
        }
      }
      if let lastRerouteStart {
        let moved = lastRerouteStart.distance(to: request.origin.coordinate)
        if moved <= configuration.reroute.minimumMovement - 0.001 {
          violated(.rerouteSpacing, "\(moved) m from the last one")
        }
      }
    }
    isNewJourney = false
    lastRerouteStart = request.origin.coordinate
  }

  /// Returns whether a waypoint of a request was passed as often as the journey leads to it.
  private func isPassed(_ waypoint: Waypoint, before request: RerouteRequest) -> Bool {
    func count(in list: [Waypoint]) -> Int { list.count { $0 == waypoint } }
    let passed = count(in: reached)
    return passed > 0 && passed + count(in: request.waypoints) > max(1, count(in: destinations))
  }

  /// - Parameter distance: Metres travelled so far.
  func travelled(_ distance: Double) {
    guard !(distance >= 0) else { return }
    violated(.travelledNeverNegative, "\(distance) m travelled")
  }

  func rerouteEnded(_ id: Int) {
    if inFlight != id { violated(.rerouteEnds, "request \(id) ended, which was not in flight") }
    inFlight = nil
    lastRerouteEnd = scheduler.now.nanoseconds
  }

  func unscriptedRequest(
    _ explanation: String = "a request for which routing.answers has no answer left"
  ) {
    violated(.unscriptedRequest, explanation)
  }

  /// Judges what must have happened by the end of the run.
  func runEnded() {
    for id in openRequests.sorted() { violated(.oneStatus, "request \(id) has no status") }
    if let inFlight { violated(.rerouteEnds, "request \(inFlight) did not end") }
  }
}
