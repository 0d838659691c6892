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

  /// The same road to its end and back again.
  private static let outAndBack: Route = {
    let places = [0, 0.01, 0].map { Coordinate(latitude: 0, longitude: $0) }
    let step = RouteStep(
      path: GeoPath(places),
      distance: GeoPath(places).length,
      duration: 200,
      maneuver: Maneuver(type: "depart")
    )
    return Route(legs: [RouteLeg(destination: stop(0), steps: [step])])
  }()

  /// A road of 333 m along the equator, and one to the north from there.
  private static let corner: Route = {
    let path = GeoPath([
      Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 0, longitude: 0.003),
      Coordinate(latitude: 0.01, longitude: 0.003),
    ])
    return route(along: path, to: 0.003, seconds: 200)
  }()

  private static func route(along path: GeoPath, to stop: Double, seconds: Double) -> Route {
    let step = RouteStep(
      path: path,
      distance: path.length,
      duration: seconds,
      maneuver: Maneuver(type: "depart")
    )
    return Route(legs: [RouteLeg(destination: Self.stop(stop), steps: [step])])
  }

  private static func stop(_ longitude: Double) -> Waypoint {
    guard let stop = Waypoint(coordinate: Coordinate(latitude: 0, longitude: longitude)) else {
      preconditionFailure("the equator is valid")
    }
    return stop
  }

  private static func fix(
    _ longitude: Double,
    at seconds: Int64,
    north: Double = 0,
    speed: Double? = nil,
    accuracy: Double? = nil
  ) -> Location {
    Location(
      coordinate: Coordinate(latitude: north / 111_195.08, longitude: longitude),
      horizontalAccuracy: accuracy,
      speed: speed,
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

  /// Feeds a fix that is shown where it lies, or elsewhere.
  private func pass(
    _ fix: Location,
    remaining: Double?,
    along id: RouteID? = route.id,
    shownAt place: Double? = nil,
    isSnapped: Bool = true
  ) {
    checker.fixBegins(fix)
    tell(Event.Navigator.DidUpdateLocation.self) { event in
      event.coordinate = Coordinate(
        latitude: 0,
        longitude: place ?? fix.coordinate.longitude
      )
      event.isSnapped = isSnapped
    }
    checker.fixEnds(remaining: remaining, along: id)
    checker.jobEnds()
  }

  private func wait(_ seconds: Int64) throws {
    scheduler.schedule(afterNanoseconds: seconds * 1_000_000_000, as: .timer) {}
    try scheduler.runNext()
  }

  /// Leaves the route at a fix, asks what to do, and asks for another.
  private func reroute(
    _ id: Int,
    from longitude: Double,
    asking remaining: [Waypoint]? = nil,
    through stops: [Waypoint]
  ) {
    checker.fixBegins(Self.fix(longitude, at: scheduler.now.milliseconds / 1000))
    tell(Event.Navigator.ShouldCorrectDeviation.self) { event in
      event.remainingWaypoints = .init(remaining ?? stops)
      event.answer = .getNewRoutes
    }
    defer { checker.jobEnds() }
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

  @Test("A fix that moves no place says nothing of the way that the next one takes")
  func growthByAnEarlierFix() {
    drive()
    pass(Self.fix(0.003, at: 1), remaining: 778)
    // Far behind, and dropped: from there the next fix lies ahead, from the one that counts behind.
    pass(Self.fix(0.001, at: 2), remaining: 778, isSnapped: false)
    pass(Self.fix(0.0028, at: 3), remaining: 800)
    #expect(names.isEmpty)
  }

  @Test("The first fix on a route that finds no place is not where the next one comes from")
  func growthAfterAFixBesideTheRoute() {
    drive()
    pass(Self.fix(0.002, at: 1), remaining: 890, isSnapped: false)
    pass(Self.fix(0.003, at: 2), remaining: 900)
    #expect(names.isEmpty)
  }

  @Test("Going on inside a callback counts anew, though the route is told later")
  func growthOfAnotherRoute() {
    drive()
    pass(Self.fix(0.003, at: 1), remaining: 778)
    pass(Self.fix(0.004, at: 2), remaining: 1100, along: RouteID(9))
    #expect(names.isEmpty)
  }

  @Test("A remaining distance that grows while the vehicle stands")
  func growthWhileStanding() {
    drive()
    pass(Self.fix(0.003, at: 1), remaining: 778)
    pass(Self.fix(0.003, at: 2), remaining: 790)
    #expect(names == [.remainingNeverGrows])
  }

  @Test(
    "A place that runs ahead of the vehicle, and one that just keeps pace",
    arguments: [(1000.7, 700.0, false), (1000.7, 895.0, true), (700, 1000.7, false)]
  )
  func pace(before: Double, after: Double, isSound: Bool) {
    drive()
    pass(Self.fix(0.001, at: 1, speed: 6), remaining: before)
    // 6 m on, and a hundred for two corridors.
    pass(Self.fix(after > before ? 0.000_946 : 0.001_054, at: 2, speed: 6), remaining: after)
    #expect(names == (isSound ? [] : [.placeKeepsPace]))
  }

  @Test(
    "Between fixes that come seldom a vehicle may be faster than at either, but no faster than any",
    arguments: [
      (54, 14.0, true), (54, nil, true), (3, 14, false), (3, nil, false), (1, nil, false),
    ]
  )
  func paceOverAGap(seconds: Int64, speed: Double?, isSound: Bool) {
    drive()
    pass(Self.fix(0.001, at: 1, speed: speed), remaining: 1000.7)
    // 150 m away, and 900 m farther on the route.
    pass(Self.fix(0.002_35, at: 1 + seconds, speed: speed), remaining: 100)
    #expect(names == (isSound ? [] : [.placeKeepsPace]))
  }

  @Test(
    "Where a receiver jumps farther than any vehicle drives, the next fixes find the place",
    arguments: [(500.0, true), (100, false)]
  )
  func paceBehindAJump(metres: Double, isSound: Bool) {
    drive()
    pass(Self.fix(0.001, at: 1), remaining: 1000.7)
    pass(Self.fix(0.001, at: 2, north: metres), remaining: 1000.7)
    pass(Self.fix(0.001, at: 3), remaining: 500)
    #expect(names.contains(.placeKeepsPace) == !isSound)
  }

  @Test("Behind a stop nothing remains: from there a vehicle comes back by no more than it drove")
  func growthFromBehindTheStop() {
    drive()
    pass(Self.fix(0.01, at: 1), remaining: 0)
    pass(Self.fix(0.0104, at: 2), remaining: 30)
    #expect(names.isEmpty)
    pass(Self.fix(0.0104, at: 3), remaining: 0)
    pass(Self.fix(0.0105, at: 4), remaining: 130)
    #expect(names.contains(.remainingNeverGrows))
  }

  @Test(
    "Who turns back early is on the way back at once, if he drove along it",
    arguments: [
      ([0.0031, 0.0029, 0.0027], true), ([0.0028, 0.0031, 0.0034], false),
      ([0.0028, 0.0031, 0.003], false), ([0.0031, 0.0031, 0.0031], false),
    ]
  )
  func paceBehindALoop(places: [Double], isSound: Bool) throws {
    drive()
    checker.drives(on: Self.outAndBack)
    let length = Self.outAndBack.path.length
    for (second, place) in places.enumerated() {
      let metres = place * 111_195.08
      let isLast = second == places.count - 1
      // The place stays where the way out was left until it is on the way back.
      pass(
        Self.fix(place, at: Int64(second) + 1),
        remaining: isLast ? metres : length - places[0] * 111_195.08,
        along: Self.outAndBack.id,
        isSnapped: true
      )
    }
    #expect(names == (isSound ? [] : [.placeKeepsPace]))
  }

  @Test(
    "The second fix of a route may find the place on another pass of it; no later one, and no other place",
    arguments: [(1, 0.0, true), (2, 0, false), (5, 0, false), (1, 300, false)]
  )
  func paceOfTheBeginning(fixes: Int, beside: Double, isSound: Bool) throws {
    drive()
    checker.drives(on: Self.outAndBack)
    let length = Self.outAndBack.path.length
    let (place, metres) = (0.002, 0.002 * 111_195.08)
    for second in 1...fixes {
      pass(
        Self.fix(place, at: Int64(second)),
        remaining: length - metres,
        along: Self.outAndBack.id,
        isSnapped: true
      )
    }
    pass(
      Self.fix(place, at: Int64(fixes) + 1),
      remaining: metres + beside,
      along: Self.outAndBack.id,
      isSnapped: true
    )
    #expect(names.contains(.placeKeepsPace) == !isSound)
  }

  @Test(
    "Behind a stop that was left out nothing tells how far the place went",
    arguments: [(0.02, true), (0, false)]
  )
  func paceBehindTheStop(shown: Double, isSound: Bool) {
    drive()
    checker.drives(on: Self.outAndBack)
    for second in 1...5 as ClosedRange<Int64> {
      pass(Self.fix(0.002, at: second), remaining: 900, along: Self.outAndBack.id)
    }
    pass(
      Self.fix(0.002, at: 6),
      remaining: 0,
      along: Self.outAndBack.id,
      shownAt: shown
    )
    #expect(names.contains(.placeKeepsPace) == !isSound, "\(names)")
  }

  @Test(
    "Who follows the way back drives there, though one fix in between lies elsewhere",
    arguments: [([300.0], true), ([300, 300], true), ([300, 400], false)]
  )
  func paceBehindAStrayFix(stray: [Double], isSound: Bool) {
    drive()
    checker.drives(on: Self.outAndBack)
    let length = Self.outAndBack.path.length
    func pass(_ place: Double, at second: Int64, north: Double = 0, isBack: Bool = false) {
      self.pass(
        Self.fix(place, at: second, north: north),
        remaining: isBack ? place * 111_195.08 : length - 0.0031 * 111_195.08,
        along: Self.outAndBack.id,
        isSnapped: north == 0
      )
    }
    pass(0.0031, at: 1)
    pass(0.0031, at: 2)
    for (index, metres) in stray.enumerated() { pass(0.003, at: 10 + Int64(index), north: metres) }
    pass(0.0027, at: 18, isBack: true)
    #expect(names.contains(.placeKeepsPace) == !isSound, "\(names)")
  }

  /// A loop of 2.5 km to the north that comes back 333 m east of its beginning, and goes on from there.
  private static let loop: Route = {
    let path = GeoPath([
      Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 0.01, longitude: 0),
      Coordinate(latitude: 0.01, longitude: 0.003), Coordinate(latitude: 0, longitude: 0.003),
      Coordinate(latitude: 0, longitude: 0.006),
    ])
    return route(along: path, to: 0.006, seconds: 300)
  }()

  @Test(
    "Who leaves a loop out is on the route behind it, from a corner on by either of its sides",
    arguments: [(0.002_8, true), (0.004_6, true), (0.000_4, false)]
  )
  func paceBehindALoop(from: Double, isSound: Bool) {
    drive()
    checker.drives(on: Self.loop)
    let length = Self.loop.path.length
    for second in 1...2 as ClosedRange<Int64> {
      pass(Self.fix(0, at: second, speed: 14), remaining: length, along: Self.loop.id)
    }
    pass(
      Self.fix(from, at: 10, speed: 14),
      remaining: length,
      along: Self.loop.id,
      isSnapped: false
    )
    pass(Self.fix(0.003_4, at: 14, speed: 14), remaining: 289, along: Self.loop.id)
    #expect(names.contains(.placeKeepsPace) == !isSound, "\(names)")
  }

  /// 200 m north, 500 m west, and the same way back and on to the south.
  private static let throughACornerAndBack: Route = {
    let corner = Coordinate(latitude: 0, longitude: 0)
    let end = Coordinate(latitude: -0.01, longitude: 0)
    let path = GeoPath([
      Coordinate(latitude: -200 / 111_195.08, longitude: 0), corner,
      Coordinate(latitude: 0, longitude: -500 / 111_195.08), corner, end,
    ])
    return route(along: path, to: end.longitude, seconds: 300)
  }()

  @Test(
    "Who turns back at a corner follows the way back, though a fix lies nearer to the side not driven",
    arguments: [(9.0, 60.0, 1260.0, true), (60, 5, 1140, false)]
  )
  func paceBehindACorner(west: Double, south: Double, place: Double, isSound: Bool) {
    drive()
    checker.drives(on: Self.throughACornerAndBack)
    let length = Self.throughACornerAndBack.path.length
    func pass(west: Double, south: Double, at second: Int64, place: Double) {
      self.pass(
        Self.fix(-west / 111_195.08, at: second, north: -south, speed: 7, accuracy: 5),
        remaining: length - place,
        along: Self.throughACornerAndBack.id
      )
    }
    for second in 1...4 as ClosedRange<Int64> { pass(west: 0, south: 20, at: second, place: 180) }
    pass(west: 12, south: 9, at: 7, place: 200)
    pass(west: 13, south: 10, at: 8, place: 200)
    pass(west: west, south: south, at: 16, place: place)
    #expect(names.contains(.placeKeepsPace) == !isSound, "\(names)")
  }

  @Test(
    "A place that waits may catch up with the vehicle, one that is stuck may not",
    arguments: [(0, false), (1, false), (2, true), (5, true), (12, false), (40, false)]
  )
  func paceOfAPlaceThatWaits(waits: Int, isSound: Bool) {
    drive()
    // 60 m a fix at 1 Hz; the place goes 330 m after it waited for some fixes.
    func along(_ second: Int) -> Double { 0.001 + Double(second) * 60 / 111_195.08 }
    pass(Self.fix(along(0), at: 1), remaining: 1000)
    for second in 0..<waits {
      pass(Self.fix(along(second + 1), at: Int64(second) + 2), remaining: 1000)
    }
    pass(Self.fix(along(waits + 1), at: Int64(waits) + 2), remaining: 670)
    #expect(names.contains(.placeKeepsPace) == !isSound, "\(names)")
  }

  @Test(
    "A place that nobody claimed to know is found anew, by a fix of an earlier stamp too",
    arguments: [(true, 10), (true, 30), (false, 21)]
  )
  func paceBehindAnUnknownPlace(wasUnknown: Bool, second: Int64) {
    drive()
    for second in 17...20 as ClosedRange<Int64> {
      pass(Self.fix(0.001, at: second, speed: 1), remaining: 1000.7)
    }
    if wasUnknown {
      changeState(from: .onRoute, to: .undefined)
      changeState(from: .undefined, to: .onRoute)
    }
    pass(Self.fix(0.001_1, at: second, speed: 1), remaining: 400)
    #expect(names == (wasUnknown ? [] : [.placeKeepsPace]))
  }

  @Test(
    "A fix too bad to decide anything tells nothing of how fast the vehicle was",
    arguments: [(200.0, true), (5, false)]
  )
  func paceBehindABadFix(accuracy: Double, isSound: Bool) {
    drive()
    pass(Self.fix(0.001, at: 1, speed: 14), remaining: 1000.7)
    pass(Self.fix(0.001_1, at: 10, speed: 14), remaining: 989.6)
    pass(
      Self.fix(0.002, at: 19, speed: 14, accuracy: accuracy),
      remaining: 989.6,
      isSnapped: false
    )
    // 700 m on: with a fix in between it would have gained speed and braked twice.
    pass(Self.fix(0.003, at: 28, speed: 14), remaining: 289.6)
    #expect(names == (isSound ? [] : [.placeKeepsPace]))
  }

  @Test(
    "A place on a corner goes back against either side of it",
    arguments: [(0.002_999, true), (0.002_9, false)]
  )
  func growthAtACorner(place: Double, isSound: Bool) {
    drive()
    checker.drives(on: Self.corner)
    let length = Self.corner.path.length
    pass(
      Self.fix(place, at: 1),
      remaining: length - place * 111_195.08,
      along: Self.corner.id,
      isSnapped: true
    )
    // South by south-east: against the way on behind the corner, and along the one before it.
    pass(
      Self.fix(place + 0.000_1, at: 2, north: -20),
      remaining: length - 0.002_8 * 111_195.08,
      along: Self.corner.id,
      isSnapped: true
    )
    #expect(names.contains(.remainingNeverGrows) == !isSound, "\(names)")
  }

  @Test("A place found again after a departure may lie anywhere")
  func paceAfterDeparture() {
    drive()
    pass(Self.fix(0.001, at: 1), remaining: 1000.7)
    changeState(from: .onRoute, to: .offRoute)
    pass(Self.fix(0.001, at: 2, north: 90), remaining: 1000.7, isSnapped: false)
    changeState(from: .offRoute, to: .onRoute)
    pass(Self.fix(0.001_1, at: 3), remaining: 600)
    #expect(names.isEmpty)
  }

  @Test("A place far from its fix on the route, at its limit, and off the route")
  func snapped() {
    drive()
    pass(Self.fix(0.001, at: 1, north: 50.5), remaining: 1000.7)
    #expect(names.isEmpty)
    pass(Self.fix(0.001, at: 2, north: 53), remaining: 1000.7)
    #expect(names == [.snappedNearTheFix])
    changeState(from: .onRoute, to: .offRoute)
    pass(Self.fix(0.001, at: 3, north: 300), remaining: 1000.7)
    #expect(names == [.snappedNearTheFix])
  }

  @Test("A place that was reckoned may lie far from the first fixes after it")
  func snappedAfterReckoning() {
    drive()
    tell(Event.Navigator.DidUpdateLocation.self) { event in
      (event.isSnapped, event.isReckoned) = (true, true)
      event.coordinate = Coordinate(latitude: 0, longitude: 0.004)
    }
    checker.jobEnds()
    for second in 1...6 {
      pass(Self.fix(0.002, at: Int64(second)), remaining: 667, shownAt: 0.004)
    }
    #expect(names.isEmpty)
    pass(Self.fix(0.002, at: 7), remaining: 667, shownAt: 0.004)
    #expect(names == [.snappedNearTheFix])
  }

  @Test("A place that is reckoned while fixes come may not lie far from them")
  func snappedWhileReckoning() {
    drive()
    for second in 1...3 {
      pass(Self.fix(0.001, at: Int64(second)), remaining: 1000.7)
      tell(Event.Navigator.DidUpdateLocation.self) { event in
        (event.isSnapped, event.isReckoned) = (true, true)
        event.coordinate = Coordinate(latitude: 0, longitude: 0.004)
      }
      checker.jobEnds()
    }
    #expect(names.isEmpty)
    pass(Self.fix(0.001, at: 4), remaining: 667, shownAt: 0.004)
    #expect(names.contains(.snappedNearTheFix))
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
    #expect(names == [.arrivalWhereTheVehicleWas, .arrivalInReach])
  }

  @Test(
    "An arrival beside the stop, within the reach of the way driven and beyond it",
    arguments: [(24.0, true), (36, true), (50.5, true), (52, false), (60, false)]
  )
  func presence(metres: Double, isSound: Bool) {
    drive()
    // 44 m apart: a road may bend between them, and no more than that.
    pass(Self.fix(0.0098, at: 88, north: metres), remaining: 22, isSnapped: false)
    pass(Self.fix(0.0102, at: 92, north: metres), remaining: 0, isSnapped: false)
    arrive()
    #expect(names == (isSound ? [] : [.arrivalWhereTheVehicleWas]))
  }

  @Test("A stop passed between two fixes was reached, also some seconds later")
  func passedBetween() {
    drive()
    pass(Self.fix(0.008, at: 80), remaining: 222)
    pass(Self.fix(0.012, at: 92), remaining: 0)
    pass(Self.fix(0.0125, at: 94), remaining: 0)
    arrive()
    #expect(!names.contains(.arrivalWhereTheVehicleWas))
  }

  @Test(
    "A fix of an earlier stamp counts where the navigator tells of it",
    arguments: [true, false]
  )
  func presenceOfAnEarlierStamp(isTold: Bool) {
    drive()
    pass(Self.fix(0.005, at: 80), remaining: 556)
    if isTold {
      pass(Self.fix(0.01, at: 60), remaining: 0, isSnapped: false)
    } else {
      checker.fixBegins(Self.fix(0.01, at: 60))
      checker.fixEnds(remaining: 0, along: Self.route.id)
      checker.jobEnds()
    }
    arrive()
    #expect(names.contains(.arrivalWhereTheVehicleWas) == !isTold, "\(names)")
  }

  @Test("What was driven while guidance was off leads to no arrival")
  func presenceWithoutGuidance() {
    drive()
    pass(Self.fix(0.0095, at: 80), remaining: 56)
    tell(Event.Navigator.GuidanceChanged.self) { $0.isActive = false }
    pass(Self.fix(0.01, at: 84), remaining: 0)
    pass(Self.fix(0.0106, at: 88), remaining: 0)
    tell(Event.Navigator.GuidanceChanged.self) { $0.isActive = true }
    pass(Self.fix(0.0107, at: 89), remaining: 0)
    arrive()
    #expect(names == [.arrivalWhereTheVehicleWas])
  }

  @Test("An arrival at a stop of the journey before, and at one of this")
  func apart() {
    drive()
    checker.requested(2, through: [Self.stop(0.02)])
    tell(Event.Navigator.DidChangeRoute.self) { $0.reason = .destinationsSet }
    pass(Self.fix(0.01, at: 90), remaining: 1100)
    arrive()
    #expect(names == [.journeysApart])
  }

  @Test("A departure that asks about the way to a stop of the journey before")
  func apartInRequests() {
    drive()
    checker.requested(2, through: [Self.stop(0.02)])
    changeRoute(.destinationsSet)
    reroute(1, from: 0.001, through: [Self.stop(0.02)])
    #expect(!names.contains(.journeysApart))
    endReroute(1)
    changeRoute(.routeSupplied)
    reroute(2, from: 0.004, through: [Self.stop(0.02)])
    #expect(names.contains(.journeysApart))
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

  @Test("A reroute far enough from the last fix that asked, wherever its request begins")
  func spacingOfFixes() throws {
    drive()
    reroute(1, from: 0.001, through: [Self.stop(0.01)])
    endReroute(1)
    try wait(6)
    // The request begins where the last one did; the fixes lie 56 m apart.
    checker.fixBegins(Self.fix(0.0015, at: 6))
    tell(Event.Navigator.ShouldCorrectDeviation.self) {
      $0.remainingWaypoints = .init([Self.stop(0.01)])
    }
    tell(Event.Navigator.RerouteStarted.self) { event in
      event.requestID = 2
      event.origin = .init(Self.fix(0.001, at: 0))
      event.through = .init([Self.stop(0.01)])
    }
    #expect(names.isEmpty)
  }

  @Test("A faster route is no new journey: the guards hold on")
  func spacingAfterFasterRoute() throws {
    drive()
    reroute(1, from: 0.001, through: [Self.stop(0.01)])
    endReroute(1)
    changeRoute(.betterRoute)
    try wait(6)
    reroute(2, from: 0.0012, through: [Self.stop(0.01)])
    #expect(names == [.rerouteSpacing])
  }

  @Test("A run that was cut leaves open what would have come")
  func cut() {
    checker.requested(1, through: [])
    reroute(4, from: 0, through: [])
    checker.runEnded(isCut: true)
    #expect(names.isEmpty)
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

  @Test("What was passed is driven to once more where the app says so, and nowhere else")
  func passedAndWished() throws {
    checker.requested(1, through: [Self.stop(0.005), Self.stop(0.01)])
    changeRoute(.destinationsSet)
    checker.passed(Self.stop(0.005))
    tell(Event.Action.DelegateAnswers.self) { event in
      event.deviation = .getNewRoutes
      event.waypoints = .init([Self.stop(0.005), Self.stop(0.01)])
    }
    let both = [Self.stop(0.005), Self.stop(0.01)]
    reroute(1, from: 0.006, asking: [Self.stop(0.01)], through: both)
    #expect(names.isEmpty)
    endReroute(1)
    checker.passed(Self.stop(0.005))
    tell(Event.Action.DelegateAnswers.self) { $0.deviation = .getNewRoutes }
    try wait(10)
    // The journey led there twice, and the vehicle was there twice.
    checker.passed(Self.stop(0.005))
    reroute(2, from: 0.008, through: both)
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
