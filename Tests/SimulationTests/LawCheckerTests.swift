import Geodesy
import Navigation
import Recording
import Testing

@testable import ScenarioLanguage
@testable import Simulation

/// Each law is broken on purpose, by callbacks that no sound navigator makes.
@Suite struct LawCheckerTests {
  private let scheduler = Scheduler()
  private let checker: LawChecker

  init() {
    checker = LawChecker(scheduler: scheduler, configuration: NavigatorConfiguration())
  }

  // MARK: - Parts

  /// A road of 1112 m along the equator.
  private static let route: Route = {
    let start = Coordinate(latitude: 0, longitude: 0)
    let end = Coordinate(latitude: 0, longitude: 0.01)
    let path = GeoPath([start, end])
    let step = RouteStep(
      path: path,
      distance: path.length,
      duration: 100,
      maneuver: Maneuver(type: "depart")
    )
    return Route(legs: [RouteLeg(destination: stop(0.01), steps: [step])])
  }()

  private static func stop(_ longitude: Double) -> Waypoint {
    guard let stop = Waypoint(coordinate: Coordinate(latitude: 0, longitude: longitude)) else {
      preconditionFailure("the equator is valid")
    }
    return stop
  }

  private static func fix(_ longitude: Double, at seconds: Int64) -> Location {
    Location(
      coordinate: Coordinate(latitude: 0, longitude: longitude),
      timestamp: Instant(nanoseconds: seconds * 1_000_000_000)
    )
  }

  /// Tells an event whose members `fill` sets.
  private func tell<Payload: EventPayload>(
    _ type: Payload.Type,
    _ fill: (inout Payload) -> Void = { _ in }
  ) {
    var event = Payload()
    fill(&event)
    checker.hear(event)
  }

  /// Takes a journey along the road.
  private func drive() {
    checker.requested(1, through: [Self.stop(0.01)])
    changeRoute(.destinationsSet)
    answer(1, .ok)
    tell(Event.Navigator.GuidanceChanged.self) { $0.isActive = true }
    changeState(from: .undefined, to: .onRoute)
  }

  private func changeRoute(_ reason: Recorded.RouteChangeReason) {
    checker.drives(on: Self.route)
    tell(Event.Navigator.DidChangeRoute.self) { $0.reason = reason }
  }

  private func answer(_ id: Int, _ status: Recorded.RouteStatus) {
    tell(Event.Navigator.RouteStatusTold.self) { ($0.requestID, $0.status) = (id, status) }
  }

  private func changeState(from: Recorded.OnRouteState, to: Recorded.OnRouteState) {
    tell(Event.Navigator.DidChangeOnRouteState.self) { ($0.from, $0.to) = (from, to) }
  }

  private func advance(from: Int, to: Int) {
    tell(Event.Navigator.DidAdvanceStep.self) { ($0.from, $0.to) = (from, to) }
  }

  private func arrive() {
    tell(Event.Navigator.DidArrive.self) { event in
      event.waypoint = .init(Self.stop(0.01))
      event.isFinalDestination = true
    }
  }

  private func pass(_ fix: Location, remaining: Double?) {
    checker.fixBegins(fix)
    checker.fixEnds(remaining: remaining)
  }

  private func wait(_ seconds: Int64) throws {
    scheduler.schedule(afterNanoseconds: seconds * 1_000_000_000, as: .timer) {}
    try scheduler.runNext()
  }

  private func reroute(_ id: Int, from longitude: Double, through stops: [Waypoint]) {
    tell(Event.Navigator.RerouteStarted.self) { event in
      event.requestID = id
      event.origin = .init(Self.fix(longitude, at: 0))
      event.through = .init(stops)
    }
  }

  private func endReroute(_ id: Int) {
    tell(Event.Navigator.RerouteEnded.self) { $0.requestID = id }
  }

  private func announce(route: Int) {
    tell(Event.Navigator.DidAnnounce.self) { event in
      event.text = "Turn left"
      event.utteranceKey = "\(route)/0/0/0"
    }
  }

  private var names: [Law] { checker.violations.map(\.name) }

  // MARK: - Sound

  @Test("A sound drive breaks nothing")
  func sound() {
    drive()
    pass(Self.fix(0.001, at: 1), remaining: 1000.7)
    pass(Self.fix(0.002, at: 2), remaining: 889.5)
    pass(Self.fix(0.0099, at: 90), remaining: 11.1)
    arrive()
    tell(Event.Probe.NavigatorState.self) { $0.traveledDistance = 1100 }
    checker.runEnded()
    #expect(names.isEmpty)
    #expect(checker.backwards.isEmpty)
  }

  // MARK: - Time and order

  @Test("Time that goes back")
  func time() {
    checker.place(.didUpdateLocation, at: 5)
    checker.place(.didUpdateLocation, at: 4)
    #expect(names == [.monotoneTime])
  }

  @Test("A callback that comes too late in its fix")
  func order() {
    drive()
    checker.fixBegins(Self.fix(0.001, at: 1))
    tell(Event.Navigator.DidUpdateRemainingDistance.self)
    tell(Event.Navigator.DidUpdateRemainingTime.self)
    #expect(names == [.callbackOrder])
  }

  @Test("A callback inside the call that caused it")
  func reentrance() {
    checker.requested(1, through: [Self.stop(0.01)])
    checker.callBegins()
    tell(Event.Navigator.RouteStatusTold.self) { $0.requestID = 1 }
    checker.callEnds()
    #expect(names == [.noReentrance])
  }

  // MARK: - Progress

  @Test("A remaining distance that is negative or longer than the route", arguments: [-1.0, 1200])
  func range(remaining: Double) {
    drive()
    pass(Self.fix(0.001, at: 1), remaining: remaining)
    #expect(names == [.remainingInRange])
  }

  @Test("A remaining distance that grows on the way ahead")
  func growth() {
    drive()
    pass(Self.fix(0.001, at: 1), remaining: 1000)
    pass(Self.fix(0.002, at: 2), remaining: 1050)
    #expect(names == [.remainingNeverGrows])
  }

  @Test("Driving back is no breach, but it is reported, as one stretch")
  func backward() {
    drive()
    pass(Self.fix(0.003, at: 1), remaining: 778)
    pass(Self.fix(0.002, at: 2), remaining: 889)
    pass(Self.fix(0.001, at: 3), remaining: 1000)
    #expect(names.isEmpty)
    #expect(checker.backwards == [BackwardStretch(from: 1000, to: 3000, metres: 222)])
  }

  @Test("A distance travelled below zero")
  func travelled() {
    tell(Event.Probe.NavigatorState.self) { $0.traveledDistance = -0.5 }
    #expect(names == [.travelledNeverNegative])
  }

  @Test("A state that does not follow from the last")
  func states() {
    changeState(from: .onRoute, to: .offRoute)
    #expect(names == [.stateChain])
  }

  @Test("A step that is skipped silently")
  func steps() {
    drive()
    advance(from: 0, to: 2)
    #expect(names.isEmpty)
    advance(from: 1, to: 3)
    #expect(names == [.stepChain])
  }

  // MARK: - Arrival

  @Test("A waypoint that is reached twice")
  func twice() {
    drive()
    pass(Self.fix(0.01, at: 90), remaining: 0)
    arrive()
    arrive()
    #expect(names == [.oneArrival])
  }

  @Test("An arrival far from the end of its leg")
  func reach() {
    drive()
    pass(Self.fix(0.005, at: 40), remaining: 556)
    arrive()
    #expect(names == [.arrivalInReach])
  }

  // MARK: - Instructions

  @Test("An announcement of a superseded route")
  func stale() {
    drive()
    announce(route: 7)
    #expect(names == [.noStaleInstruction])
  }

  @Test("A banner that is none of the current step's")
  func banner() {
    drive()
    tell(Event.Navigator.DidUpdateInstruction.self) { $0.text = "Mill Lane" }
    #expect(names == [.noStaleInstruction])
  }

  @Test("An announcement while off route")
  func offRoute() {
    drive()
    changeState(from: .onRoute, to: .offRoute)
    announce(route: 0)
    #expect(names == [.silentOffRoute])
  }

  @Test("A report after guidance was stopped")
  func silence() {
    drive()
    tell(Event.Navigator.GuidanceChanged.self) { $0.isActive = false }
    tell(Event.Navigator.DidUpdateRemainingTime.self)
    #expect(names == [.silentWithoutGuidance])
  }

  // MARK: - Requests

  @Test("A second status of a request")
  func secondStatus() {
    checker.requested(1, through: [])
    answer(1, .cancelled)
    answer(1, .ok)
    #expect(names == [.oneStatus])
  }

  @Test("A request without a status")
  func noStatus() {
    checker.requested(1, through: [])
    checker.runEnded()
    #expect(names == [.oneStatus])
  }

  @Test("A route of a request that was cancelled")
  func cancelled() {
    checker.requested(1, through: [Self.stop(0.01)])
    answer(1, .cancelled)
    changeRoute(.destinationsSet)
    #expect(names == [.silentAfterCancel])
  }

  @Test("A second reroute while one is in flight")
  func inFlight() {
    drive()
    reroute(1, from: 0.001, through: [Self.stop(0.01)])
    changeRoute(.routeSupplied)
    reroute(2, from: 0.002, through: [Self.stop(0.01)])
    #expect(names == [.oneRerouteInFlight])
  }

  @Test("A reroute too soon after the last one")
  func tooSoon() throws {
    drive()
    reroute(1, from: 0.001, through: [Self.stop(0.01)])
    endReroute(1)
    try wait(4)
    reroute(2, from: 0.003, through: [Self.stop(0.01)])
    #expect(names == [.rerouteSpacing])
  }

  @Test("A reroute too near to the last one")
  func tooNear() throws {
    drive()
    reroute(1, from: 0.001, through: [Self.stop(0.01)])
    endReroute(1)
    try wait(6)
    reroute(2, from: 0.0012, through: [Self.stop(0.01)])
    #expect(names == [.rerouteSpacing])
  }

  @Test("A reroute that does not end, and an end without a start")
  func ends() {
    endReroute(3)
    reroute(4, from: 0, through: [])
    checker.runEnded()
    #expect(names == [.rerouteEnds, .rerouteEnds])
  }

  @Test("A passed waypoint in a later request")
  func passed() {
    checker.requested(1, through: [Self.stop(0.005), Self.stop(0.01)])
    changeRoute(.destinationsSet)
    checker.passed(Self.stop(0.005))
    reroute(1, from: 0.006, through: [Self.stop(0.005), Self.stop(0.01)])
    #expect(names == [.passedWaypointsStayPassed])
  }

  @Test("A place that the journey leads to twice may be requested once more")
  func roundTrip() {
    checker.requested(1, through: [Self.stop(0.005), Self.stop(0.01), Self.stop(0.005)])
    changeRoute(.destinationsSet)
    checker.passed(Self.stop(0.005))
    reroute(1, from: 0.006, through: [Self.stop(0.01), Self.stop(0.005)])
    #expect(names.isEmpty)
  }

  @Test("A request for which no answer is left")
  func unscripted() {
    checker.unscriptedRequest("no answer is left")
    #expect(names == [.unscriptedRequest])
  }

  @Test("A law broken a thousand times is told ten times")
  func flood() {
    for _ in 0..<1000 { checker.unscriptedRequest("no answer is left") }
    #expect(names.count == 10)
  }
}
