import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

/// Arrival is presence: stops and vias are reached where the vehicle was, on roads in metres about 0°, 0°.
@Suite struct PresenceTests {
  typealias Point = TrackingTests.Point

  /// A follower of a line of corners whose first leg ends at one of them.
  private static func follower(
    _ corners: [Point],
    stop: Int,
    via: Point? = nil,
    beginsHere: Bool = false
  ) -> RouteFollower {
    let whole = TrackingTests.route(corners)
    let steps = whole.legs[0].steps
    let legs = [
      RouteLeg(destination: TrackingTests.stop(corners[stop]), steps: Array(steps[..<stop]))
    ]
    let rest = Array(steps[stop...])
    let route = Route(
      legs: rest.isEmpty
        ? legs
        : legs + [
          RouteLeg(destination: TrackingTests.stop(corners[corners.count - 1]), steps: rest)
        ]
    )
    var waypoints = route.legs.map(\.destination)
    if let via {
      let place = TrackingTests.place(via)
      waypoints.insert(Equator.place(place.latitude, place.longitude, "via", kind: .via), at: 0)
    }
    return RouteFollower(
      line: RouteLine(route: route, destinations: Destination.numbered(waypoints)),
      rules: BuiltinFollowing(configuration: NavigatorConfiguration()),
      beginsHere: beginsHere
    )
  }

  private static func fix(_ point: Point, at second: Double, accuracy: Double? = nil) -> Location {
    Location(
      coordinate: TrackingTests.place(point),
      horizontalAccuracy: accuracy,
      timestamp: Instant(nanoseconds: Int64(second * 1e9))
    )
  }

  @Test(
    "A stop between two fixes is reached, unless guidance was off for a while between them",
    arguments: [(0.0, 1.0, false), (0.5, 0.5, true), (2.0, 2.0, true)]
  )
  func unguided(stopped: Double, started: Double, isReached: Bool) throws {
    let follower = Self.follower([(0, 0), (250, 0), (900, 0)], stop: 1)
    _ = follower.update(Self.fix((100, 0), at: 0), isOffRoute: false)
    _ = follower.rules.judgeArrival(at: Self.fix((100, 0), at: 0), on: follower, isOffRoute: false)
    follower.stopGuidance(at: Instant(nanoseconds: Int64(stopped * 1e9)))
    follower.startGuidance(at: Instant(nanoseconds: Int64(started * 1e9)))
    let fix = Self.fix((400, 0), at: 20)
    _ = follower.update(fix, isOffRoute: false)
    let judgement = follower.rules.judgeArrival(at: fix, on: follower, isOffRoute: false)
    #expect((judgement?.isReached == true) == isReached)
  }

  @Test(
    "One slow fix is no stand at walking pace, four are; on a faster way, and of a faster vehicle, it is one",
    arguments: [
      ([1.4, 1.4, 1.4, 0.6], 1.4, nil), ([1.4, 1.4, 1.4, 0.5, 1.2, 0.4, 0.3, 0.2], 1.4, 6),
      ([1.4, 1.4, 1.4, 0.6], 10, 3), ([5, 3, 2, 0.6], 1.4, 3),
    ] as [([Double], Double, Int?)]
  )
  func walkingPace(speeds: [Double], pace: Double, arrival: Int?) {
    let path = GeoPath([TrackingTests.place((0, 0)), TrackingTests.place((60, 0))])
    let step = RouteStep(
      path: path,
      distance: path.length,
      duration: path.length / pace,
      maneuver: Maneuver(type: "depart")
    )
    let route = Route(legs: [RouteLeg(destination: TrackingTests.stop((60, 0)), steps: [step])])
    let follower = RouteFollower(
      line: RouteLine(route: route, destinations: []),
      rules: BuiltinFollowing(configuration: NavigatorConfiguration())
    )
    var east = 38.0
    let reached = speeds.enumerated().map { index, speed in
      east += speed
      let fix = Location(
        coordinate: TrackingTests.place((east, 0)),
        horizontalAccuracy: 8,
        course: 90,
        speed: speed,
        timestamp: Instant(nanoseconds: Int64(index) * 1_000_000_000)
      )
      _ = follower.update(fix, isOffRoute: false)
      return follower.rules.judgeArrival(at: fix, on: follower, isOffRoute: false)?.isReached
        == true
    }
    #expect(reached.firstIndex(of: true) == arrival)
  }

  @Test(
    "Who is too fast to stand at the stop is there at once by a good receiver, behind it by a poor one",
    arguments: [
      (7, 5, 2, 1, true), (7, 5.1, 2, 1, false), (7, nil, 2, 1, true), (7, 5.1, 0, 1, true),
      (5.2, 8, 2, 1, false), (5, 8, 2, 1, true), (5, 8, 4, 1, false), (nil, 8, 2, 1, true),
      (7, 8, 2, 3, true),
    ] as [(Double?, Double?, Double, Double, Bool)]
  )
  func tooFast(
    speed: Double?,
    accuracy: Double?,
    rest: Double,
    interval: Double,
    isReached: Bool
  ) throws {
    let follower = Self.follower([(0, 0), (200, 0)], stop: 1)
    func judge(_ east: Double, at second: Double) -> ArrivalJudgement? {
      let fix = Location(
        coordinate: TrackingTests.place((east, 0)),
        horizontalAccuracy: accuracy,
        course: 90,
        speed: speed,
        timestamp: Instant(nanoseconds: Int64(second * 1e9))
      )
      _ = follower.update(fix, isOffRoute: false)
      return follower.rules.judgeArrival(at: fix, on: follower, isOffRoute: false)
    }
    #expect(judge(150, at: 0)?.isReached == false)
    let judgement = try #require(judge(200 - rest, at: interval))
    #expect(judgement.isReached == isReached)
    guard !isReached else { return }
    #expect(judgement.unit == .seconds)
    #expect(judgement.measured > judgement.threshold)
  }

  /// Drives points at 1 Hz; returns the indices of those at which the stop counts as reached.
  private static func arrivals(
    _ points: [Point],
    on follower: RouteFollower,
    accuracy: Double? = nil
  ) -> [Int] {
    var reached: [Int] = []
    for (index, point) in points.enumerated() {
      let fix = fix(point, at: Double(index), accuracy: accuracy)
      _ = follower.update(fix, isOffRoute: false)
      let judgement = follower.rules.judgeArrival(at: fix, on: follower, isOffRoute: false)
      if judgement?.isReached == true { reached.append(index) }
    }
    return reached
  }

  @Test("The route behind a stop that was not reached is no place to be")
  func laterPass() {
    // Out to the stop, back, and on along the street that the driver never left.
    let corners: [Point] = [(0, 0), (500, 0), (500, -400), (500, 0), (1500, 0)]
    let follower = Self.follower(corners, stop: 2)
    let straight = TrackingTests.points([(0, 0), (1500, 0)], every: 14)
    #expect(Self.arrivals(straight, on: follower).isEmpty)
    #expect(follower.along <= 950)
    #expect(!follower.isInCorridor)
  }

  @Test("What lies behind the stop is free once it was reached")
  func openLeg() {
    let corners: [Point] = [(0, 0), (500, 0), (500, -400), (500, 0), (1500, 0)]
    let follower = Self.follower(corners, stop: 2)
    _ = Self.arrivals(
      TrackingTests.points([(0, 0), (500, 0), (500, -400)], every: 14),
      on: follower
    )
    follower.mayPassStop = true
    var second = 1000.0
    for point in TrackingTests.points([(500, -400), (500, 0), (900, 0)], every: 14) {
      _ = follower.update(Self.fix(point, at: second), isOffRoute: false)
      second += 1
    }
    #expect(abs(follower.along - 1700) < 15)
  }

  @Test(
    "A stop ahead is near within 25 m, or within what the receiver cannot tell apart",
    arguments: [
      (beside: 24.0, accuracy: nil, isReached: true), (26, nil, false), (26, 10.0, false),
      (40, 25, true), (49, 20, false),
    ] as [(Double, Double?, Bool)]
  )
  func beside(beside: Double, accuracy: Double?, isReached: Bool) {
    let follower = Self.follower([(0, 0), (400, 0), (900, 0)], stop: 1)
    let points = TrackingTests.points([(0, beside), (399, beside)], every: 7)
    #expect(Self.arrivals(points, on: follower, accuracy: accuracy).isEmpty == !isReached)
  }

  @Test("Noise that leaves a vehicle on its route leaves it on its way past a stop")
  func noisy() {
    let follower = Self.follower([(0, 0), (400, 0), (900, 0)], stop: 1)
    let points = TrackingTests.points([(0, 40), (800, 40)], every: 14)
    #expect(Self.arrivals(points, on: follower).first == 29)
  }

  @Test(
    "A stop between two fixes that lie far apart is reached on the way",
    arguments: [60.0, 200]
  )
  func between(spacing: Double) {
    let follower = Self.follower([(0, 0), (500, 0), (1500, 0)], stop: 1)
    let points = (0...10).map {
      (x: Double($0) * spacing - 0.5 * spacing + 500 - 3 * spacing, y: 0.0)
    }
    let reached = Self.arrivals(points.filter { $0.x >= 0 }, on: follower)
    #expect(reached.first != nil)
  }

  @Test("A via that was left out is never passed, and holds up none behind it")
  func leftOut() {
    let corners: [Point] = [(0, 0), (300, 0), (300, 300), (600, 300), (600, 0), (1500, 0)]
    let follower = Self.follower(corners, stop: 5, via: (450, 300))
    // No new route leads back to it.
    follower.mayLeaveOutVias = true
    for (index, point) in TrackingTests.points([(0, 0), (1500, 0)], every: 14).enumerated() {
      _ = follower.update(Self.fix(point, at: Double(index)), isOffRoute: false)
      #expect(follower.nextPassedVia() == nil)
    }
    #expect(follower.along > 1500)
  }

  @Test(
    "Who left the route before a via is not on it behind the via, unless no route leads back there",
    arguments: [false, true]
  )
  func drivenAround(mayLeaveOut: Bool) {
    let corners: [Point] = [(0, 0), (2000, 0)]
    let follower = Self.follower(corners, stop: 1, via: (700, 0))
    follower.mayLeaveOutVias = mayLeaveOut
    let way = TrackingTests.points(
      [(0, 0), (300, 0), (300, 300), (1100, 300), (1100, 0), (1900, 0)],
      every: 14
    )
    var isOffRoute = false
    for (index, point) in way.enumerated() {
      switch follower.update(Self.fix(point, at: Double(index)), isOffRoute: isOffRoute) {
      case .left: isOffRoute = true
      case .returned: isOffRoute = false
      case .unchanged: break
      }
      #expect(follower.nextPassedVia() == nil)
    }
    #expect(isOffRoute == !mayLeaveOut)
    #expect((follower.along > 1800) == mayLeaveOut)
  }

  @Test(
    "A stop that was passed 40 m beside it is reached by a receiver that tells nothing of its errors alone",
    arguments: [(nil, true), (4.0, false), (25, true)] as [(Double?, Bool)]
  )
  func besideForCertain(accuracy: Double?, isReached: Bool) {
    let follower = Self.follower([(0, 0), (400, 0), (900, 0)], stop: 1)
    let points = TrackingTests.points([(0, 40), (800, 40)], every: 14)
    #expect(Self.arrivals(points, on: follower, accuracy: accuracy).isEmpty != isReached)
  }

  @Test("A via in a tunnel is passed where the way is reckoned past it")
  func reckoned() {
    let follower = Self.follower([(0, 0), (1500, 0)], stop: 1, via: (700, 0))
    for index in 0...20 {
      _ = follower.update(Self.fix((Double(index) * 20, 0), at: Double(index)), isOffRoute: false)
    }
    #expect(follower.nextPassedVia() == nil)
    for along in stride(from: 420.0, through: 800, by: 20) { follower.reckon(to: along) }
    #expect(follower.nextPassedVia() != nil)
  }

  @Test(
    "A route that was asked for from here begins at its beginning, though a later part fits better"
  )
  func beginning() {
    let corners: [Point] = [(0, 0), (400, 0), (400, 8), (-900, 8)]
    let follower = Self.follower(corners, stop: 3, beginsHere: true)
    _ = follower.update(Self.fix((2, 8), at: 0), isOffRoute: false)
    #expect(follower.along < 10)
  }

  @Test("A first step without length moves no other: their ends are where they are")
  func firstStepWithoutLength() {
    let corners: [Point] = [(0, 0), (0, 0), (300, 0), (600, 0), (600, 300)]
    let line = RouteLine(route: TrackingTests.route(corners), destinations: [])
    let ends = line.steps.map { ($0.end / 10).rounded() * 10 }
    #expect(ends == [0, 300, 600, 900])
    #expect(line.path.count == 4)
  }

  @Test(
    "A route that was asked for from ahead begins ahead of the vehicle, though its way back passes there",
    arguments: [1.0, 25, 49]
  )
  func ahead(metres: Double) {
    let corners: [Point] = [(0, 0), (150, 0), (-900, 0)]
    let follower = Self.follower(corners, stop: 2, beginsHere: true)
    let place = TrackingTests.place((-metres, 0))
    let fix = Location(coordinate: place, course: 90, speed: 14, timestamp: .zero)
    _ = follower.update(fix, isOffRoute: false)
    #expect(follower.along == 0)
  }
}
