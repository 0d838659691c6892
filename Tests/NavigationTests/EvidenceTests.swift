import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

/// What counts as evidence: the way driven, and offsets that last; where the place may go.
@Suite struct EvidenceTests {
  typealias Point = TrackingTests.Point

  private static func location(
    _ point: Point,
    at second: Double,
    course: Double? = nil,
    speed: Double? = nil,
    accuracy: Double? = nil
  ) -> Location {
    Location(
      coordinate: TrackingTests.place(point),
      horizontalAccuracy: accuracy,
      course: course,
      speed: speed,
      timestamp: Instant(nanoseconds: Int64(second * 1e9))
    )
  }

  private static func follow(
    _ points: [Point],
    with matcher: inout RouteMatcher,
    on line: RouteLine,
    from second: Double = 0
  ) -> [Double] {
    points.enumerated().compactMap { index, point in
      let fix = location(point, at: second + Double(index))
      _ = matcher.update(fix, on: line, corridor: 50)
      return matcher.place?.distanceAlong
    }
  }

  // MARK: - The place

  @Test(
    "A receiver that stood with some noise, and told a speed, is believed where it shows how far the vehicle came",
    arguments: [(14.0, true), (2, false)]
  )
  func froze(speed: Double, isBelieved: Bool) {
    let line = RouteLine(route: TrackingTests.route([(0, 0), (2000, 0)]), destinations: [])
    let follower = RouteFollower(
      line: line,
      rules: BuiltinFollowing(configuration: NavigatorConfiguration())
    )
    func take(_ x: Double, at second: Double, _ speed: Double) -> Double? {
      let fix = Self.location((x, 0), at: second, course: 90, speed: speed)
      _ = follower.update(fix, isOffRoute: false)
      return follower.isInCorridor ? follower.along : nil
    }
    for second in 0...10 { _ = take(Double(second) * 14, at: Double(second), 14) }
    for second in 11...30 { _ = take(140 + Double(second % 3), at: Double(second), speed) }
    // 20 seconds of 14 m/s are 280 m; of 2 m/s it is a leap that the place follows no farther than noise explains.
    let place = take(434, at: 31, speed) ?? 0
    #expect((place > 430) == isBelieved, "\(place)")
  }

  @Test("A street 30 m aside that the route takes later does not draw the place there")
  func noJump() {
    // East for a kilometre, and around two blocks back to a street beside the first.
    let corners: [Point] = [(0, 0), (1000, 0), (1000, 300), (-200, 300), (-200, 30), (1000, 30)]
    let line = RouteLine(route: TrackingTests.route(corners), destinations: [])
    var matcher = RouteMatcher()
    let places = Self.follow(
      TrackingTests.points([(0, 0), (300, 0), (310, 30), (600, 30)], every: 6),
      with: &matcher,
      on: line
    )
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 <= 60 })
    #expect(places.allSatisfy { $0 <= 700 })
  }

  @Test(
    "A reflection that lasts leaves the place on its arm of a pass road where a fix comes every 10 s",
    arguments: [-42.0, -35, 35, 42]
  )
  func reflectedOnAPass(offset: Double) {
    // Up a slope by arms 44 m apart.
    let corners: [Point] = [
      (0, 0), (330, 0), (330, 44), (0, 44), (0, 88), (330, 88), (330, 132), (0, 132), (0, 176),
    ]
    let line = RouteLine(route: TrackingTests.route(corners), destinations: [])
    var matcher = RouteMatcher()
    for (index, sample) in NetworkRuleTests.samples(corners, speed: 10).enumerated()
    where index % 10 == 0 {
      var point = sample.point
      if (40...100).contains(index) { point.y += offset }
      var fix = Self.location(point, at: Double(index), course: sample.course, speed: 10)
      fix.horizontalAccuracy = 7
      _ = matcher.update(fix, on: line, corridor: 50)
      let truth = line.path.nearest(to: TrackingTests.place(sample.point))?.distanceAlong ?? -1
      let place = matcher.place?.distanceAlong ?? -1
      #expect((place - truth).magnitude < 90, "at \(index) s")
    }
  }

  @Test(
    "A receiver without speeds that leaps once says nothing of the pace; twice in a row it does",
    arguments: [20.0, 45]
  )
  func leaps(pace: Double) {
    let line = RouteLine(route: TrackingTests.route([(0, 0), (6000, 0)]), destinations: [])
    var matcher = RouteMatcher()
    var along = 0.0
    var places: [Double] = []
    for second in 0..<30 {
      along += second < 10 ? pace : 140
      _ = matcher.update(Self.location((along, 0), at: Double(second)), on: line, corridor: 50)
      places.append(along - (matcher.place?.distanceAlong ?? 0))
    }
    #expect(places[9] < 1)
    #expect(places[10] > 50, "the first leap is not believed")
    #expect(places.suffix(5).allSatisfy { $0 < 1 }, "\(places)")
  }

  @Test(
    "Another part of the route is believed once the drive followed it, also where it halts and fixes err meanwhile",
    arguments: [[0], [0, 0], [0, 2, -2, 1]]
  )
  func rejoins(halts: [Double]) {
    let corners: [Point] = [(0, 0), (400, 0), (400, 900), (800, 900), (800, 0), (1600, 0)]
    let line = RouteLine(route: TrackingTests.route(corners), destinations: [])
    var matcher = RouteMatcher()
    let places = Self.follow(
      TrackingTests.points([(0, 0), (1200, 0)], every: 14).flatMap { point in
        halts.map { (point.x + $0, point.y) }
      },
      with: &matcher,
      on: line
    )
    #expect(places.last.map { $0 > 2900 } == true)
    #expect(places.filter { $0 > 600 && $0 < 2500 }.isEmpty)
  }

  @Test(
    "Beside another part of the route an error of the receiver does not draw the place there",
    arguments: [(true, false), (false, true)]
  )
  func shiftedOnto(isError: Bool, jumps: Bool) {
    // East, around a block, and east again 30 m beside.
    let corners: [Point] = [(0, 0), (350, 0), (350, 60), (100, 60), (100, 30), (900, 30)]
    let line = RouteLine(route: TrackingTests.route(corners), destinations: [])
    let follower = RouteFollower(line: line, rules: BuiltinFollowing(configuration: .init()))
    let driven: [Point] =
      isError ? [(0, 0), (340, 0)] : [(0, 0), (180, 0), (180, 30), (340, 30)]
    var places: [Double] = []
    for (second, point) in TrackingTests.points(driven, every: 10).enumerated() {
      var fix = Self.location(
        isError && point.x > 180 ? (point.x, 30) : point,
        at: Double(second),
        course: point.x == 180 && point.y > 0 ? 0 : 90,
        speed: 10
      )
      fix.horizontalAccuracy = 10
      _ = follower.update(fix, isOffRoute: false)
      places.append(follower.place?.distanceAlong ?? -1)
    }
    #expect(places.contains { $0 > 500 } == jumps, "\(places)")
  }

  @Test(
    "Who stands where the route comes back later is moved there by no noise",
    arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64]
  )
  func standingBeforeTheTurn(seed: UInt64) {
    let line = RouteLine(
      route: TrackingTests.route([(0, 0), (600, 0), (0, 0)]),
      destinations: []
    )
    var matcher = RouteMatcher()
    var state = seed
    func noise() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(state >> 33) / Double(1 << 31) - 0.5) * 44
    }
    for second in 0..<200 {
      let isDriving = second < 10
      let x = isDriving ? 100 + 10 * Double(second) : 200
      let point: Point = isDriving ? (x, 0) : (x + noise(), noise())
      let fix = Self.location(
        point,
        at: Double(second),
        course: isDriving ? 90 : nil,
        speed: isDriving ? 10 : 1
      )
      _ = matcher.update(fix, on: line, corridor: 50)
      #expect(matcher.place.map { $0.distanceAlong < 600 } == true, "\(second) s")
    }
  }

  @Test(
    "A place that was found stays on its pass while the vehicle stands",
    arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64]
  )
  func foundOnce(seed: UInt64) {
    let line = RouteLine(
      route: TrackingTests.route([(0, 0), (600, 0), (0, 0)]),
      destinations: []
    )
    var matcher = RouteMatcher()
    var state = seed &* 7919
    func noise() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(state >> 33) / Double(1 << 31) - 0.5) * 40
    }
    var isOut: Bool?
    for second in 0..<200 {
      let fix = Self.location((200 + noise(), noise()), at: Double(second), speed: 1)
      _ = matcher.update(fix, on: line, corridor: 50)
      guard second > 3, let along = matcher.place?.distanceAlong else { continue }
      #expect(isOut == nil || isOut == (along < 600), "\(second) s: \(along)")
      isOut = along < 600
    }
  }

  @Test("A fix to which no vehicle comes finds the place on no other pass")
  func impossibleFix() {
    let line = RouteLine(
      route: TrackingTests.route([(0, 0), (400, 0), (400, 40), (0, 40)]),
      destinations: []
    )
    var matcher = RouteMatcher()
    let points: [Point] = [(260, 0), (261, 51), (246, 0), (232, 0)]
    for (second, point) in points.enumerated() {
      let fix = Self.location(point, at: Double(second), course: 270, speed: 14)
      _ = matcher.update(fix, on: line, corridor: 50)
      #expect(matcher.place.map { $0.distanceAlong < 400 } == true, "\(second) s")
    }
  }

  @Test(
    "On a roundabout noise moves the place back only where the fixes went back",
    arguments: 1...400 as ClosedRange<UInt64>,
    [12, 20, 40]
  )
  func aroundWithNoise(seed: UInt64, radius: Double) {
    // In from the south, three quarters around to the left, out to the west.
    let ring = stride(from: -90.0, through: 180, by: 15).map { degrees -> Point in
      let (sine, cosine) = DeterministicMath.sineAndCosine(degrees * (.pi / 180))
      return (radius * cosine, radius * sine)
    }
    let way: [Point] = [(0, -300)] + ring + [(-400, 0)]
    let line = RouteLine(route: TrackingTests.route(way), destinations: [])
    let follower = RouteFollower(line: line, rules: BuiltinFollowing(configuration: .init()))
    var state = seed &* 104_729
    func noise() -> Double {
      var sum = -2.0
      for _ in 0..<4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        sum += Double(state >> 33) / Double(1 << 31)
      }
      return sum * 45
    }
    var last: (fix: Coordinate, place: PathPosition)?
    for (second, point) in TrackingTests.points(way, every: 9).enumerated() {
      var fix = Self.location((point.x + noise(), point.y + noise()), at: Double(second), speed: 9)
      fix.horizontalAccuracy = 21
      _ = follower.update(fix, isOffRoute: false)
      guard follower.isInCorridor, let place = follower.place else { continue }
      if second > 3, let last, place.distanceAlong < last.place.distanceAlong - 0.1 {
        let movements = [last.fix, last.place.coordinate].map {
          $0.initialBearing(to: fix.coordinate)
        }
        let sides = [last.place.segment, place.segment].compactMap(line.path.bearing(ofSegment:))
        let isBack = movements.contains { movement in
          sides.contains { Bearing.difference(from: $0, to: movement).magnitude > 80 }
        }
        #expect(isBack, "\(second) s: \(last.place.distanceAlong) to \(place.distanceAlong)")
      }
      last = (fix.coordinate, place)
    }
    #expect(last.map { $0.place.distanceAlong > line.path.length - 100 } == true)
  }

  // MARK: - Evidence

  @Test("A fix that brings no way driven does not count", arguments: [0.0, 0.5, 1.4])
  func corridor(jitter: Double) {
    var rule = CorridorRule(configuration: NavigatorConfiguration.OffRoute())
    for second in 0..<60 {
      let point = (x: second % 2 == 0 ? 0 : jitter, y: 80.0)
      let verdict = rule.judge(Self.location(point, at: Double(second)), 80, isOffRoute: false)
      #expect(verdict == .unchanged)
    }
    #expect(rule.deviatingFixes == 1)
  }

  @Test("Fixes that jump about a vehicle without speed bring none either")
  func jumping() {
    var rule = CorridorRule(configuration: NavigatorConfiguration.OffRoute())
    for second in 0..<60 {
      let fix = Self.location((x: Double(second % 7) * 5, y: 80), at: Double(second), speed: 0)
      #expect(rule.judge(fix, 80, isOffRoute: false) == .unchanged)
    }
  }

  @Test(
    "An offset speaks for the road on its side, and for the route on the other",
    arguments: [(20.0, true), (12, true), (9, false), (0, false), (-15, false)]
  )
  func offset(metres: Double, isRoad: Bool) {
    var offset = LastingOffset()
    for second in 0..<12 {
      let along = Double(second) * 14
      offset.add(
        from: TrackingTests.place((along, 0)),
        to: TrackingTests.place((along, 20)),
        fix: TrackingTests.place((along, metres)),
        1,
        after: 1
      )
    }
    #expect((offset.evidence(sigma: 6, driftTime: 15) > 0) == isRoad)
  }

  @Test(
    "An offset is worth more the longer it lasts: as much again after twice the time of an error",
    arguments: [(0.0, 1.0), (1, 1.4), (2.5, 2), (5, 3)]
  )
  func lasting(seconds: Double, times: Double) {
    var offset = LastingOffset()
    for _ in 0..<12 {
      offset.add(
        from: TrackingTests.place((0, 0)),
        to: TrackingTests.place((0, 20)),
        fix: TrackingTests.place((0, 20)),
        1,
        after: seconds
      )
    }
    #expect(offset.seconds == 12 * seconds)
    #expect((offset.evidence(sigma: 20, driftTime: 15) - times * 0.5).magnitude < 1e-3)
  }

  @Test("The way driven tells who moved across from who was shifted")
  func track() {
    func evidence(drift: Double, course: (Int) -> Double) -> Double? {
      var track = DrivenTrack()
      var y = 0.0
      for second in 0..<14 {
        let heading = course(second)
        let shift = second >= 6 ? min(20, Double(second - 5) * drift) : 0
        y += second >= 6 ? 14 * DeterministicMath.cos(heading * .pi / 180) : 0
        let fix = Self.location(
          (Double(second) * 14, drift > 0 ? shift : y),
          at: Double(second),
          course: heading,
          speed: 14
        )
        track.move(to: fix)
        if second < 6 {
          track.settle(at: TrackingTests.place((Double(second) * 14, 0)), course: 90, aside: 0)
        }
      }
      return track.reckoning.map {
        $0.evidence(
          for: TrackingTests.place((13 * 14, 20)),
          course: 90,
          gap: ($0.coordinate.distance(to: TrackingTests.place((13 * 14, 0))), 90)
        )
      }
    }
    #expect((evidence(drift: 5) { _ in 90 }).map { $0 < -4 } == true)
    #expect((evidence(drift: 0) { 7...9 ~= $0 ? 62 : 90 }).map { $0 > 2 } == true)
  }

  @Test(
    "What is not known along the route where the way began is not known across a road that turned from it",
    arguments: [(90.0, 1.0), (270, 1), (120, 1.4), (180, 3)]
  )
  func sigma(direction: Double, times: Double) throws {
    var track = DrivenTrack()
    for second in 0..<9 {
      let place: TrackingTests.Point = (Double(second) * 14, 0)
      track.move(to: Self.location(place, at: Double(second), course: 90, speed: 14))
      track.settle(at: TrackingTests.place(place), course: 90, aside: 0)
    }
    let reckoning = try #require(track.reckoning)
    let across = reckoning.sigma(across: direction) / reckoning.sigma
    #expect(across >= times && across < times + 0.6, "\(across) times")
    // A gap that straight on tells another road says less behind a bend.
    func evidence(_ course: Double) -> Double {
      reckoning.evidence(for: reckoning.coordinate, course: course, gap: (20, course))
    }
    #expect(times == 1 ? evidence(direction) == evidence(90) : evidence(direction) < evidence(90))
  }

  /// The way driven along a route to the east, seen on it each second until the last of `asides`, and on from there.
  private static func driven(
    seenAt asides: [Double],
    accuracy: Double? = 5,
    for seconds: Int
  ) -> DrivenTrack.Reckoning? {
    var track = DrivenTrack()
    for second in 0..<(asides.count + seconds) {
      let place: TrackingTests.Point = (Double(second) * 14, 0)
      track.move(
        to: location(place, at: Double(second), course: 90, speed: 14, accuracy: accuracy)
      )
      if second < asides.count {
        track.settle(at: TrackingTests.place(place), course: 90, aside: asides[second])
      }
    }
    return track.reckoning
  }

  @Test("Where the way began and how it drifts err apart: their squares add up", arguments: 1...60)
  func squares(seconds: Int) throws {
    let reckoning = try #require(Self.driven(seenAt: [0], for: seconds))
    let expected = (2.5 * 2.5 + 0.09 * 0.09 * Double(seconds * seconds)).squareRoot()
    #expect((reckoning.sigma - expected).magnitude < 1e-9)
  }

  @Test(
    "Where the map finds the vehicle beside the route, the way goes on from before, if it is known there",
    arguments: [3.0, 3.1, 8]
  )
  func parting(aside: Double) throws {
    let known = try #require(Self.driven(seenAt: [0] + Array(repeating: aside, count: 8), for: 1))
    let (age, square) = aside > 3 ? (9.0, 6.25) : (5, 6.25 + aside * aside)
    #expect((known.sigma - (square + 0.0081 * age * age).squareRoot()).magnitude < 1e-9)
    let only = try #require(Self.driven(seenAt: [aside], for: 1))
    #expect((only.sigma - (6.25 + aside * aside + 0.0081).squareRoot()).magnitude < 1e-9)
  }

  @Test(
    "Along its route the vehicle may be elsewhere by as much as the fix errs, where the way began",
    arguments: [(3.0, 3 / 1.51), (15, 15 / 1.51), (nil, 8)]
  )
  func along(accuracy: Double?, metres: Double) throws {
    let reckoning = try #require(Self.driven(seenAt: [0], accuracy: accuracy, for: 4))
    #expect((reckoning.alongSigma - metres).magnitude < 1e-9)
  }

  @Test("A gap that grows speaks as the mean of its squares, and so do the fixes in it")
  func growingGap() {
    var offset = LastingOffset()
    for metres in 1...8 {
      offset.add(
        from: TrackingTests.place((0, 0)),
        to: TrackingTests.place((0, Double(metres))),
        fix: TrackingTests.place((0, Double(metres))),
        1,
        after: 0
      )
    }
    // The squares of 1 to 8 are 25.5 in the mean, and the square of the mean is 20.25.
    #expect((offset.evidence(sigma: 1, driftTime: 15) - 25.5 / 2).magnitude < 1e-3)
  }

  @Test(
    "A receiver that tells no accuracy is believed less than one that is right to 5 m, and as one that is to 9 m"
  )
  func untoldAccuracy() throws {
    func score(accuracy: Double?) throws -> Double {
      let corners: [TrackingTests.Point] = [(0, 0), (900, 0)]
      let line = RouteLine(route: TrackingTests.route(corners), destinations: [])
      let rule = NetworkRule(
        roads: DrawnRoads([corners, [(0, 16), (900, 16)]]),
        threshold: .infinity
      )
      for second in 0..<20 {
        var fix = Self.location(
          (Double(second) * 14, second < 5 ? 0 : 16),
          at: Double(second),
          course: 90,
          speed: 14
        )
        fix.horizontalAccuracy = accuracy
        _ = rule.judge(
          fix,
          at: try #require(line.path.nearest(to: fix.coordinate)),
          course: 90,
          mismatch: 0,
          reckoning: nil,
          waited: 0,
          through: .infinity,
          on: line,
          isOffRoute: false
        )
      }
      return rule.score
    }
    let untold = try score(accuracy: nil)
    #expect(untold > 0)
    #expect(try score(accuracy: 5) > untold)
    #expect(try score(accuracy: 6 * 1.51) == untold)
  }

  // MARK: - Words

  @Test("Back on an earlier step its banner comes back, and no word is spoken twice")
  func banners() {
    let line = RouteLine(route: Equator.route(to: [Equator.a, Equator.b]), destinations: [])
    guard line.steps.count > 1 else { return }
    var reporter = InstructionReporter(tolerance: 5)
    let first = reporter.due(on: line, step: 0, distance: 5)
    let next = reporter.due(on: line, step: 1, distance: 5)
    let back = reporter.due(on: line, step: 0, distance: 5)
    #expect(back.banner == first.banner)
    #expect(back.voice == nil)
    let again = reporter.due(on: line, step: 1, distance: 5)
    #expect(again.banner == next.banner)
    #expect(again.voice == nil)
  }
}
