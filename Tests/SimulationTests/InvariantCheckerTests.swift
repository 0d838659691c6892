import Geodesy
import Navigation
import Recording
import Testing

@testable import ScenarioLanguage
@testable import Simulation

/// Each law is broken on purpose, by callbacks that no sound navigator makes.
@Suite struct InvariantCheckerTests {
  private let scheduler = Scheduler()
  private let checker: InvariantChecker

  init() {
    checker = InvariantChecker(scheduler: scheduler, configuration: NavigatorConfiguration())
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

  /// Takes a journey along the road.
  private func drive() {
    checker.requested(1, through: [Self.stop(0.01)])
    checker.routeChanged(RouteChange(reason: .destinationsSet, route: Self.route))
    checker.answered(1, .ok)
    checker.guidanceChanged(true)
    checker.stateChanged(from: .undefined, to: .onRoute)
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
    checker.rerouteStarted(
      RerouteRequest(id: id, origin: Self.fix(longitude, at: 0), waypoints: stops)
    )
  }

  private func announcement(route: Int) -> Announcement {
    Announcement(
      text: "Turn left",
      utteranceKey: "\(route)/0/0/0",
      kind: .maneuver,
      channel: .builtIn,
      stepIndex: 0,
      distanceToManeuver: 10
    )
  }

  private var names: [InvariantName] { checker.violations.map(\.name) }

  // MARK: - Sound

  @Test("A sound drive breaks nothing")
  func sound() {
    drive()
    pass(Self.fix(0.001, at: 1), remaining: 1000.7)
    pass(Self.fix(0.002, at: 2), remaining: 889.5)
    pass(Self.fix(0.0099, at: 90), remaining: 11.1)
    checker.arrived(
      Arrival(waypoint: Self.stop(0.01), index: 0, isFinalDestination: true, remainingCount: 1)
    )
    checker.travelled(1100)
    checker.runEnded()
    #expect(names.isEmpty)
    #expect(checker.backwards.isEmpty)
  }

  // MARK: - Time and order

  @Test("Time that goes back")
  func time() {
    checker.heard(.didUpdateLocation, at: 5)
    checker.heard(.didUpdateLocation, at: 4)
    #expect(names == [.monotoneTime])
  }

  @Test("A callback that comes too late in its fix")
  func order() {
    drive()
    checker.fixBegins(Self.fix(0.001, at: 1))
    checker.heard(.didUpdateRemainingDistance)
    checker.heard(.didUpdateRemainingTime)
    #expect(names == [.callbackOrder])
  }

  @Test("A callback inside the call that caused it")
  func reentrance() {
    checker.callBegins()
    checker.heard(.routeStatus)
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
    checker.travelled(-0.5)
    #expect(names == [.travelledNeverNegative])
  }

  @Test("A state that does not follow from the last")
  func states() {
    checker.stateChanged(from: .onRoute, to: .offRoute)
    #expect(names == [.stateChain])
  }

  @Test("A step that is skipped silently")
  func steps() {
    drive()
    checker.stepAdvanced(leg: 0, from: 0, to: 2)
    #expect(names.isEmpty)
    checker.stepAdvanced(leg: 0, from: 1, to: 3)
    #expect(names == [.stepChain])
  }

  // MARK: - Arrival

  @Test("A waypoint that is reached twice")
  func twice() {
    drive()
    pass(Self.fix(0.01, at: 90), remaining: 0)
    let arrival = Arrival(
      waypoint: Self.stop(0.01),
      index: 0,
      isFinalDestination: true,
      remainingCount: 1
    )
    checker.arrived(arrival)
    checker.arrived(arrival)
    #expect(names == [.oneArrival])
  }

  @Test("An arrival far from the end of its leg")
  func reach() {
    drive()
    pass(Self.fix(0.005, at: 40), remaining: 556)
    checker.arrived(
      Arrival(waypoint: Self.stop(0.01), index: 0, isFinalDestination: true, remainingCount: 1)
    )
    #expect(names == [.arrivalInReach])
  }

  // MARK: - Instructions

  @Test("An announcement of a superseded route")
  func stale() {
    drive()
    checker.announced(announcement(route: 7))
    #expect(names == [.noStaleInstruction])
  }

  @Test("A banner that is none of the current step's")
  func banner() {
    drive()
    let content = VisualInstruction.Content(text: "Mill Lane")
    checker.instructed(
      InstructionEvent(
        stepIndex: 0,
        instruction: VisualInstruction(primary: content, triggerDistance: 50),
        distanceToManeuver: 40
      )
    )
    #expect(names == [.noStaleInstruction])
  }

  @Test("An announcement while off route")
  func offRoute() {
    drive()
    checker.stateChanged(from: .onRoute, to: .offRoute)
    checker.announced(announcement(route: 0))
    #expect(names == [.silentOffRoute])
  }

  @Test("A report after guidance was stopped")
  func silence() {
    drive()
    checker.guidanceChanged(false)
    checker.heard(.didUpdateRemainingTime)
    #expect(names == [.silentWithoutGuidance])
  }

  // MARK: - Requests

  @Test("A second status of a request")
  func secondStatus() {
    checker.requested(1, through: [])
    checker.answered(1, .cancelled)
    checker.answered(1, .ok)
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
    checker.answered(1, .cancelled)
    checker.routeChanged(RouteChange(reason: .destinationsSet, route: Self.route))
    #expect(names == [.silentAfterCancel])
  }

  @Test("A second reroute while one is in flight")
  func inFlight() {
    drive()
    reroute(1, from: 0.001, through: [Self.stop(0.01)])
    checker.routeChanged(RouteChange(reason: .routeSupplied, route: Self.route))
    reroute(2, from: 0.002, through: [Self.stop(0.01)])
    #expect(names == [.oneRerouteInFlight])
  }

  @Test("A reroute too soon after the last one")
  func tooSoon() throws {
    drive()
    reroute(1, from: 0.001, through: [Self.stop(0.01)])
    checker.rerouteEnded(1)
    try wait(4)
    reroute(2, from: 0.003, through: [Self.stop(0.01)])
    #expect(names == [.rerouteSpacing])
  }

  @Test("A reroute too near to the last one")
  func tooNear() throws {
    drive()
    reroute(1, from: 0.001, through: [Self.stop(0.01)])
    checker.rerouteEnded(1)
    try wait(6)
    reroute(2, from: 0.0012, through: [Self.stop(0.01)])
    #expect(names == [.rerouteSpacing])
  }

  @Test("A reroute that does not end, and an end without a start")
  func ends() {
    checker.rerouteEnded(3)
    reroute(4, from: 0, through: [])
    checker.runEnded()
    #expect(names == [.rerouteEnds, .rerouteEnds])
  }

  @Test("A passed waypoint in a later request")
  func passed() {
    checker.requested(1, through: [Self.stop(0.005), Self.stop(0.01)])
    checker.routeChanged(RouteChange(reason: .destinationsSet, route: Self.route))
    checker.passed(Self.stop(0.005))
    reroute(1, from: 0.006, through: [Self.stop(0.005), Self.stop(0.01)])
    #expect(names == [.passedWaypointsStayPassed])
  }

  @Test("A place that the journey leads to twice may be requested once more")
  func roundTrip() {
    checker.requested(1, through: [Self.stop(0.005), Self.stop(0.01), Self.stop(0.005)])
    checker.routeChanged(RouteChange(reason: .destinationsSet, route: Self.route))
    checker.passed(Self.stop(0.005))
    reroute(1, from: 0.006, through: [Self.stop(0.01), Self.stop(0.005)])
    #expect(names.isEmpty)
  }

  @Test("A request for which no answer is left")
  func unscripted() {
    checker.unscriptedRequest()
    #expect(names == [.unscriptedRequest])
  }

  @Test("A law broken a thousand times is told ten times")
  func flood() {
    for _ in 0..<1000 { checker.unscriptedRequest() }
    #expect(names.count == 10)
  }
}
