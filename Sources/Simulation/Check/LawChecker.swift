package import ScenarioLanguage
import Geodesy
import Navigation
import Recording

/// A law broken at a moment.
package struct LawViolation: Hashable, Sendable {
  /// The law.
  package let name: Law
  /// Milliseconds since the start.
  package let milliseconds: Int64
  /// What was seen, in words.
  package let detail: String

  /// The violation as a person reads it.
  package var message: String { "\(name.rawValue): \(detail)" }
}

/// Watches a run for broken laws; it judges from what is recorded, from the raw fixes, and from what only
/// the SDK's own navigator shows of itself.
final class LawChecker {
  // Unchecked: one thread, and no access is open while somebody else is called (CONTRIBUTING, "Hot state").
  @safe @exclusivity(unchecked) private(set) var violations: [LawViolation] = []
  /// Where the drive went back along its route.
  var backwards: [BackwardStretch] { places.backwards }

  private let scheduler: Scheduler
  private let configuration: NavigatorConfiguration
  /// Which laws are judged, and by what.
  private let judgement: LawJudgement
  /// Whether any law is judged; who judges none need hear of nothing.
  private let isHearing: Bool
  /// What is known of a navigator into which nobody can look.
  @safe @exclusivity(unchecked) private var told = ToldJourney()
  @safe @exclusivity(unchecked) private var lastTime = Int64.min
  @safe @exclusivity(unchecked) private var isInCall = false
  /// The rank of the last callback within the fix under way; nil outside of one.
  @safe @exclusivity(unchecked) private var rankInFix: Int?
  @safe @exclusivity(unchecked) private var state = Recorded.OnRouteState.undefined
  @safe @exclusivity(unchecked) private var isGuiding = false
  @safe @exclusivity(unchecked) private var route: Route?
  /// What each fix asks of it: its number, and its metres.
  @safe @exclusivity(unchecked) private var line: (id: RouteID, length: Double)?
  @safe @exclusivity(unchecked) private var step = (leg: 0, index: 0)
  @safe @exclusivity(unchecked) private var openRequests: Set<Int> = []
  /// The destinations of the newest request, and of the route driven.
  @safe @exclusivity(unchecked) private var requested: [Recorded.Waypoint] = []
  @safe @exclusivity(unchecked) private var destinations: [Recorded.Waypoint] = []
  @safe @exclusivity(unchecked) private var inFlight: Int?
  @safe @exclusivity(unchecked) private var lastRerouteEnd: Int64?
  /// Where the fix lay by which a departure passed the guards last.
  @safe @exclusivity(unchecked) private var lastTrigger: Coordinate?
  @safe @exclusivity(unchecked) private var reached: [Recorded.Waypoint] = []
  @safe @exclusivity(unchecked) private var reachedIndices: Set<Int> = []
  @safe @exclusivity(unchecked) private var fix: Location?

  /// What the navigator asked in this job what to do about, until a reroute begins.
  @safe @exclusivity(unchecked) private var asked: [Recorded.Waypoint]?
  /// Through what the app wants new routes to lead, where it says so.
  @safe @exclusivity(unchecked) private var wished: [Recorded.Waypoint] = []
  /// Whether the guards may be forgotten: new destinations were set since the last reroute.
  @safe @exclusivity(unchecked) private var isNewJourney = true
  /// The laws of the place, of the routing service and of the fleet service.
  let places: PlaceLaws
  let sessions = SessionLaws()
  let fleet = FleetLaws()

  init(
    scheduler: Scheduler,
    configuration: NavigatorConfiguration,
    judging judgement: LawJudgement = LawJudgement()
  ) {
    self.scheduler = scheduler
    self.configuration = configuration
    self.judgement = judgement
    isHearing = !judgement.laws.isEmpty
    places = PlaceLaws(configuration)
    places.checker = self
    sessions.checker = self
    fleet.checker = self
  }

  func violated(_ name: Law, _ detail: @autoclosure () -> String) {
    // One breach of a law says enough; a thousand hide it.
    guard judges(name), violations.count(where: { $0.name == name }) < 10 else { return }
    violations.append(
      LawViolation(
        name: name,
        milliseconds: scheduler.now.milliseconds,
        detail: detail()
      )
    )
  }

  /// Whether a law is judged at all.
  func judges(_ law: Law) -> Bool { judgement.laws.contains(law) }

  /// What came of each law; those that the scenario breaks on purpose are held while they are broken.
  func outcomes(apartFrom intended: Set<Law>) -> [(law: Law, outcome: Judgement)] {
    Law.allCases.map { law in
      guard judges(law) else { return (law, .notJudged) }
      return (
        law, violations.contains { $0.name == law } == intended.contains(law) ? .held : .violated
      )
    }
  }

  /// The laws broken against the scenario's word, and those that it says it breaks and did not.
  func violations(apartFrom intended: [Law]) -> [LawViolation] {
    let unmet = intended.filter { name in
      judges(name) && !violations.contains { $0.name == name }
    }
    return violations.filter { !intended.contains($0.name) }
      + unmet.map {
        LawViolation(
          name: $0,
          milliseconds: scheduler.now.milliseconds,
          detail: "the scenario says that it breaks this, and it does not"
        )
      }
  }

  // MARK: - Calls and fixes

  func callBegins() { isInCall = true }
  func callEnds() { isInCall = false }

  func fixBegins(_ location: Location) {
    guard isHearing else { return }
    fix = location
    rankInFix = 0
    places.begin(location)
  }

  /// - Parameters:
  ///   - remaining: Metres to the next stop, nil without a route.
  ///   - id: The route along which they are.
  func fixEnds(remaining: Double?, along id: RouteID?) {
    guard isHearing else { return }
    rankInFix = nil
    // Inside a callback the app may have gone on to another stop: the route of that is told later.
    guard let remaining, let id, let line, line.id == id else { return places.countsAnew() }
    if remaining < 0 || remaining > line.length + 0.01 {
      violated(.remainingInRange, "\(remaining) m remain on a route of \(line.length) m")
    }
    places.remains(remaining, on: id.number, in: state)
  }

  /// The fix was dealt with by a navigator of whose way only records tell.
  func fixEnds() { rankInFix = nil }

  /// The job that was under way is over: everything that it causes is told.
  func jobEnds() {
    guard isHearing else { return }
    rankInFix = nil
    asked = nil
    places.jobEnds(in: state)
  }

  // MARK: - Events

  /// Judges an event that is about to be recorded.
  @inline(__always)
  func hear<Payload: EventPayload>(_ event: Payload) {
    guard isHearing else { return }
    place(Payload.kind, at: scheduler.now.nanoseconds)
    if judgement.isByRecords { judgeTold(event) }
    switch event {
    case let event as Event.Navigator.DidUpdateLocation:
      places.hear(event, at: scheduler.now)
    case let event as Event.Navigator.DidChangeOnRouteState: stateChanged(event)
    case let event as Event.Navigator.DidAdvanceStep: stepAdvanced(event)
    case let event as Event.Navigator.DidChangeRoute: routeChanged(event)
    case let event as Event.Navigator.GuidanceChanged:
      isGuiding = event.isActive
      places.guidanceChanged(event.isActive)
    case let event as Event.Navigator.DidUpdateInstruction: instructed(event)
    case let event as Event.Navigator.DidAnnounce: announced(event)
    case let event as Event.Navigator.DidArrive: arrived(event)
    case let event as Event.Navigator.RouteStatusTold: answered(event)
    case let event as Event.Navigator.ShouldCorrectDeviation: asks(event)
    case let event as Event.Navigator.RerouteStarted: rerouteStarted(event)
    case let event as Event.Navigator.RerouteEnded: rerouteEnded(event)
    case let event as Event.Probe.NavigatorState: travelled(event)
    case let event as Event.Action.DelegateAnswers: wished = event.waypoints ?? []
    case is Event.Routing.Succeeded, is Event.Routing.Failed, is Event.Routing.NonFatalError:
      sessions.hear(event)
    case is Event.Fleet.ServiceState, is Event.Fleet.DidReceiveMessage, is Event.Fleet.PollFailed,
      is Event.Fleet.MessageDropped, is Event.Fleet.Send, is Event.Fleet.DidAcknowledge,
      is Event.Fleet.JobState, is Event.Fleet.ETAUpdate, is Event.Action.FleetSend:
      fleet.hear(event)
    default: break
    }
  }

  /// Judges when an event comes: time, order within a fix, and that no call is under way.
  ///
  /// - Parameter time: Nanoseconds since the start.
  func place(_ kind: EventKind, at time: Int64) {
    let rules = LawRules.of(kind)
    switch rules.hearing {
    case .unheard: return
    case .screen:
      guard let last = rankInFix else { return }
      if rules.rank < last { violated(.callbackOrder, "\(kind.text) too late in its fix") }
      rankInFix = max(rules.rank, last)
    case .callback:
      if time < lastTime { violated(.monotoneTime, "\(kind.text) at \(time) after \(lastTime) ns") }
      lastTime = time
      if isInCall { violated(.noReentrance, "\(kind.text) inside a call") }
      if let last = rankInFix {
        if rules.rank < last { violated(.callbackOrder, "\(kind.text) too late in its fix") }
        rankInFix = rules.rank
      }
      if rules.needsGuidance, !isGuiding { violated(.silentWithoutGuidance, kind.text) }
    }
  }

  private func stateChanged(_ event: Event.Navigator.DidChangeOnRouteState) {
    if event.from != state || event.from == event.to {
      violated(
        .stateChain,
        "\(event.from.rawValue) to \(event.to.rawValue), after \(state.rawValue)"
      )
    }
    state = event.to
    places.stateChanged(to: state)
  }

  private func stepAdvanced(_ event: Event.Navigator.DidAdvanceStep) {
    let expected = event.leg == step.leg ? step.index : 0
    if event.from != expected || event.from == event.to {
      violated(
        .stepChain,
        "step \(event.from) to \(event.to) of leg \(event.leg), after \(step.index)"
      )
    }
    step = (event.leg, event.to)
  }

  private func routeChanged(_ event: Event.Navigator.DidChangeRoute) {
    if event.reason == .destinationsSet {
      // Who set out another way than the first route leads is asked for again where he is: he has a route
      // of a request that was answered, and is off it.
      if openRequests.isEmpty, state != .offRoute {
        violated(.silentAfterCancel, "a route came when every request had its status")
      }
      destinations = requested
    }
    switch event.reason {
    case .destinationsSet: places.journeyBegins()
    case .routeSupplied:
      places.journeyBegins()
      // A route of its own leads to the ends of its legs.
      if !judgement.isByRecords { destinations = .init(route?.legs.map(\.destination) ?? []) }
    case .reroute, .continuedToNext, .cleared, .betterRoute, .reroutingByTraffic: break
    }
    step = (0, 0)
    places.routeBegins()
    if event.reason == .destinationsSet || event.reason == .routeSupplied {
      reached = []
      reachedIndices = []
    }
    switch event.reason {
    case .destinationsSet, .routeSupplied, .continuedToNext, .cleared: isNewJourney = true
    // A faster route is one of the same journey.
    case .reroute, .betterRoute, .reroutingByTraffic: break
    }
  }

  /// A banner must be one of the current leg's step.
  private func instructed(_ event: Event.Navigator.DidUpdateInstruction) {
    guard judges(.noStaleInstruction) else { return }
    let steps = route?.legs.first?.steps ?? []
    guard steps.indices.contains(event.stepIndex),
      steps[event.stepIndex].visualInstructions.contains(where: {
        $0.primary.text == event.text && $0.primary.maneuver == event.maneuver
      })
    else {
      return violated(
        .noStaleInstruction,
        "\"\(event.text)\" is no instruction of step \(event.stepIndex)"
      )
    }
  }

  private func announced(_ event: Event.Navigator.DidAnnounce) {
    if state == .offRoute { violated(.silentOffRoute, "\"\(event.text)\"") }
    guard event.kind == .maneuver else { return }
    let routeNumber = event.utteranceKey.prefix { $0 != "/" }
    if let route, routeNumber != String(route.id.number) {
      violated(
        .noStaleInstruction,
        "\"\(event.text)\" of route \(routeNumber), not \(route.id.number)"
      )
    }
  }

  private func arrived(_ event: Event.Navigator.DidArrive) {
    if !reachedIndices.insert(event.index).inserted {
      violated(.oneArrival, "waypoint \(event.index) again")
    }
    judgeApart([event.waypoint], "an arrival at")
    reached.append(event.waypoint)
    defer { places.countsAnew() }
    let place =
      judgement.isByRecords ? told.end(for: event) : route?.legs.first?.destinationCoordinate
    if let place { places.arrived(at: event.waypoint.coordinate, endOfLeg: place) }
  }

  private func travelled(_ event: Event.Probe.NavigatorState) {
    guard !(event.traveledDistance >= 0) else { return }
    violated(.travelledNeverNegative, "\(event.traveledDistance) m travelled")
  }

  // MARK: - Requests

  private func answered(_ event: Event.Navigator.RouteStatusTold) {
    if judgement.isByRecords {
      if let fault = told.status(of: event.requestID) { violated(.oneStatus, fault) }
      return
    }
    if openRequests.remove(event.requestID) == nil {
      violated(
        .oneStatus,
        "second status \(event.status.rawValue) of request \(event.requestID)"
      )
    }
  }

  /// Judges that what a navigator says of a journey is of this one, not of one that is over.
  private func judgeApart(_ waypoints: [Recorded.Waypoint], _ what: @autoclosure () -> String) {
    guard !judgement.isByRecords || !destinations.isEmpty else { return }
    let strange = waypoints.first { waypoint in
      !destinations.contains { $0.isSamePlace(as: waypoint) }
    }
    guard let strange else { return }
    let bare = strange.coordinate == nil ? "a waypoint without title and place" : "a waypoint"
    violated(
      .journeysApart,
      "\(what()) \(strange.title ?? bare), to which this journey does not lead"
    )
  }

  /// The navigator asks what to do about a departure: the guards let it pass.
  private func asks(_ event: Event.Navigator.ShouldCorrectDeviation) {
    judgeApart(event.remainingWaypoints, "asked about the way to")
    asked = event.remainingWaypoints
    judgeSpacing()
    isNewJourney = false
    lastTrigger = fix?.coordinate
  }

  /// Judges the time since the last reroute ended, and the way since the last departure passed the guards:
  /// between the fixes by which both did, for it is those that the guards compare.
  private func judgeSpacing() {
    guard !isNewJourney else { return }
    let passesAtLimit = RerouteRules(configuration.profile).passesGuardsAtLimit
    func isPassed(_ value: Double, _ limit: Double) -> Bool {
      let (value, limit) = ((value * 1000).rounded(), (limit * 1000).rounded())
      return value > limit || passesAtLimit && value == limit
    }
    if let lastRerouteEnd {
      let elapsed = Double(scheduler.now.nanoseconds - lastRerouteEnd) / 1e9
      let minimum = configuration.reroute.minimumTime
      if minimum > 0, !isPassed(elapsed, minimum) {
        violated(.rerouteSpacing, "\(elapsed) s after the last one ended")
      }
    }
    if let lastTrigger, let fix {
      let moved = lastTrigger.distance(to: fix.coordinate)
      let minimum = configuration.reroute.minimumMovement
      if minimum > 0, !isPassed(moved, minimum) {
        violated(.rerouteSpacing, "\(moved) m from the last one")
      }
    }
  }

  private func rerouteStarted(_ event: Event.Navigator.RerouteStarted) {
    if let inFlight { violated(.oneRerouteInFlight, "\(event.requestID) while \(inFlight)") }
    inFlight = event.requestID
    // Where the app wants to go once more, nobody asks for what was passed, and it is arrived at again.
    let isWished =
      asked != event.through && !wished.isEmpty
      && wished.elementsEqual(event.through, by: { $0.isSamePlace(as: $1) })
    if isWished { (reached, reachedIndices) = ([], []) }
    if let again = event.through.first(where: { isPassed($0, before: event) }) {
      violated(
        .passedWaypointsStayPassed,
        "\(again.title ?? "a waypoint") in request \(event.requestID)"
      )
    }
    guard let asked else { return judgeApart(event.through, "asked for a route to") }
    // What the app chose in place of what remains is where the journey leads from now on.
    if asked != event.through { destinations += event.through }
  }

  /// Returns whether a waypoint of a request was passed as often as the journey leads to it.
  private func isPassed(
    _ waypoint: Recorded.Waypoint,
    before event: Event.Navigator.RerouteStarted
  ) -> Bool {
    func count(in list: [Recorded.Waypoint]) -> Int {
      list.count { judgement.isSame($0, waypoint) }
    }
    let passed = count(in: reached)
    return passed > 0 && passed + count(in: event.through) > max(1, count(in: destinations))
  }

  private func rerouteEnded(_ event: Event.Navigator.RerouteEnded) {
    if inFlight != event.requestID {
      violated(.rerouteEnds, "request \(event.requestID) ended, which was not in flight")
    }
    inFlight = nil
    lastRerouteEnd = scheduler.now.nanoseconds
  }

  // MARK: - What no record says

  /// The navigator drives on a route, or on none; its record follows.
  func drives(on route: Route?) {
    self.route = route
    line = route.map { ($0.id, $0.path.length) }
    places.line = route?.legs.first?.path
  }

  /// A waypoint that is no stop was passed, of which the record has the number alone.
  func passed(_ waypoint: Waypoint) { reached.append(.init(waypoint)) }

  /// A call asked for a route; its status will have this number.
  func requested(_ id: Int, through waypoints: [Waypoint]) {
    openRequests.insert(id)
    requested = .init(waypoints)
  }

  /// A request has no answer in the scenario.
  func unscriptedRequest(_ explanation: String) { violated(.unscriptedRequest, explanation) }

  // MARK: - By records

  /// The scenario calls a navigator into which nobody can look.
  func scenarioCalls(_ call: NavigatorCall) {
    switch call.action {
    case .setDestinations(let waypoints, _): setsDestinations(.init(waypoints))
    case .continueToNextDestination: places.countsAnew()
    case .clearDestinations, .startGuidance, .stopGuidance, .other: break
    }
  }

  /// A record says that a navigator was called into which nobody can look.
  func recordedCall(_ event: any EventPayload) {
    switch event {
    case let event as Event.Action.SetDestinations: setsDestinations(event.waypoints ?? [])
    case is Event.Action.ContinueToNextDestination: places.countsAnew()
    default: break
    }
  }

  private func setsDestinations(_ waypoints: [Recorded.Waypoint]) {
    requested = waypoints
    told.setDestinations()
    isNewJourney = true
    if !judgement.tells(.didChangeRoute) { destinationsChanged() }
  }

  /// New destinations are driven to: what was reached before counts no more.
  private func destinationsChanged() {
    destinations = requested
    reached = []
    reachedIndices = []
  }

  /// Notes what only the inside of the SDK's own navigator says better.
  private func judgeTold(_ event: some EventPayload) {
    switch event {
    case let event as Event.Navigator.DidChangeRoute: told.changeRoute(event)
    case let event as Event.Navigator.DidUpdateRemainingDistance: remains(event.metres)
    default: break
    }
  }

  /// Judges what is told to remain to the next stop.
  private func remains(_ metres: Double) {
    if let length = told.length, metres < 0 || metres > length + 0.01 {
      violated(.remainingInRange, "\(metres) m remain on a route of \(length) m")
    }
    // What is told leads by the way that is told, whatever the navigator was seen to drive along.
    let driven = places.line
    places.line = told.line
    places.remains(metres, on: nil, in: state, isReport: true)
    places.line = driven
  }

  /// Judges what must have happened by the end of the run.
  ///
  /// - Parameter isCut: Whether something was still to come: what is awaited then may have come yet.
  func runEnded(isCut: Bool = false) {
    jobEnds()
    guard !isCut else { return }
    for fault in told.openRequests { violated(.oneStatus, fault) }
    for id in openRequests.sorted() { violated(.oneStatus, "request \(id) has no status") }
    if let inFlight { violated(.rerouteEnds, "request \(inFlight) did not end") }
  }
}

/// What the laws ask of when an event comes, by its kind.
struct LawRules {
  /// How the laws look at the moment of an event.
  enum Hearing {
    /// A callback to the app: never inside of the call that caused it, and in its place within a fix.
    case callback
    /// What a map or the interface tells: at once, also inside of a call, but within a fix after the
    /// navigator.
    case screen
    /// Not at all.
    case unheard
  }

  let hearing: Hearing
  /// The place among the events of one fix.
  let rank: Int
  /// Whether it comes only while guidance is on.
  let needsGuidance: Bool

  static func of(_ kind: EventKind) -> LawRules { all[Int(kind.rawValue)] }

  private static let all = EventKind.allCases.map { LawRules($0) }

  private static let guided: Set<EventKind> = [
    .didUpdateRemainingTime, .didUpdateRemainingDistance, .didUpdateInstruction, .didAnnounce,
    .didUpdateDelayCategory, .didArrive,
  ]

  private init(_ kind: EventKind) {
    hearing =
      switch kind.source {
      case .navigator: kind == .accessError ? .unheard : .callback
      case .terms, .simulator, .geocoder: .callback
      case .routing:
        [.routingSessionCreated, .routingNotStarted].contains(kind) ? .unheard : .callback
      case .fleet:
        [.fleetServiceState, .fleetSend, .fleetJobState].contains(kind) ? .unheard : .callback
      // What a call is answered with is part of the call.
      case .map, .ui, .tile:
        [.mapError, .mapGesturePassedOn].contains(kind) ? .unheard : .screen
      case .action, .provider, .indoor, .panorama, .search, .trace, .probe: .unheard
      }
    rank = kind.placeInFix ?? (hearing == .screen ? 16 : 15)
    needsGuidance = Self.guided.contains(kind)
  }
}

extension VisualInstruction.Content {
  /// The type and modifier of a maneuver, as OSRM names them.
  var maneuver: String? {
    guard let type = maneuverType else { return nil }
    return modifier.map { "\(type) \($0)" } ?? type
  }
}
