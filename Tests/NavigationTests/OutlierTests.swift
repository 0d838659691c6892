import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

/// One bad fix, and the same fix again, tell nothing.
@Suite struct OutlierTests {
  typealias Point = TrackingTests.Point

  private static func fix(_ point: Point, at second: Double, isTold: Bool) -> Location {
    Location(
      coordinate: TrackingTests.place(point),
      horizontalAccuracy: isTold ? 3 : nil,
      course: isTold ? 90 : nil,
      speed: isTold ? 10 : nil,
      timestamp: Instant(nanoseconds: Int64(second * 1e9))
    )
  }

  /// The seconds at which the stop at 600 m is reached by a drive at 10 m/s.
  private static func arrivals(_ points: [Point], isTold: Bool) -> [Int] {
    let corners: [Point] = [(0, 0), (600, 0), (900, 0)]
    let steps = TrackingTests.route(corners).legs[0].steps
    let route = Route(
      legs: [
        RouteLeg(destination: TrackingTests.stop(corners[1]), steps: [steps[0]]),
        RouteLeg(destination: TrackingTests.stop(corners[2]), steps: Array(steps[1...])),
      ]
    )
    let follower = RouteFollower(
      line: RouteLine(
        route: route,
        destinations: Destination.numbered(route.legs.map(\.destination))
      ),
      rules: BuiltinFollowing(configuration: NavigatorConfiguration())
    )
    var reached: [Int] = []
    for (second, point) in points.enumerated() {
      let fix = fix(point, at: Double(second), isTold: isTold)
      _ = follower.update(fix, isOffRoute: false)
      if follower.rules.judgeArrival(at: fix, on: follower, isOffRoute: false)?.isReached == true {
        reached.append(second)
      }
    }
    return reached
  }

  @Test(
    "One fix that lies 150 m off brings no arrival nearer, whatever the receiver tells",
    arguments: [true, false],
    stride(from: 0.0, to: 360, by: 45).map { $0 }
  )
  func arrival(isTold: Bool, bearing: Double) throws {
    let drive: [Point] = (0..<70).map { (Double($0) * 10, 0) }
    let usual = try #require(Self.arrivals(drive, isTold: isTold).first)
    let (sine, cosine) = DeterministicMath.sineAndCosine(bearing * .pi / 180)
    for victim in 40..<usual {
      var spoilt = drive
      spoilt[victim].x += 150 * sine
      spoilt[victim].y += 150 * cosine
      #expect(
        Self.arrivals(spoilt, isTold: isTold).first == usual,
        "the fix at second \(victim)"
      )
    }
  }

  @Test("A fix that comes twice counts once")
  func twice() {
    let configuration = NavigatorConfiguration.OffRoute()
    var (once, twice) = (
      CourseRule(configuration: configuration), CourseRule(configuration: configuration)
    )
    var (track, doubled) = (DrivenTrack(), DrivenTrack())
    for second in 0..<9 {
      let fix = Self.fix((Double(second) * 10, 0), at: Double(second), isTold: true)
      let first = once.judge(fix, 120)
      #expect(twice.judge(fix, 120) == first)
      #expect(twice.judge(fix, 120) == first)
      track.move(to: fix)
      track.settle(at: fix.coordinate, course: 90, aside: 0)
      for _ in 0..<2 {
        doubled.move(to: fix)
        doubled.settle(at: fix.coordinate, course: 90, aside: 0)
      }
      #expect(track.reckoning?.sigma == doubled.reckoning?.sigma)
    }
    #expect(once.deviatingFixes == twice.deviatingFixes)
  }

  @Test(
    "The same fix again says nothing to the roads' rule: the map is not asked, and nothing is added up",
    arguments: [false, true]
  )
  func sameFixOnAnotherRoad(isOffRoute: Bool) throws {
    let corners: [Point] = [(0, 0), (900, 0)]
    let route = TrackingTests.route(corners)
    let line = RouteLine(
      route: route,
      destinations: Destination.numbered(route.legs.map(\.destination))
    )
    let drawn = (
      DrawnRoads([corners, [(0, 40), (900, 40)]]), DrawnRoads([corners, [(0, 40), (900, 40)]])
    )
    let once = NetworkRule(roads: drawn.0, threshold: 8)
    let twice = NetworkRule(roads: drawn.1, threshold: 8)
    var verdicts: [RouteFollower.Verdict] = []
    for second in 0..<30 {
      // Onto the other road and back: half of the way each.
      let across = second < 5 || second > 18 ? 0.0 : 38.0
      let fix = Self.fix((Double(second) * 10, across), at: Double(second), isTold: true)
      let place = try #require(line.path.nearest(to: fix.coordinate))
      func judge(_ rule: NetworkRule) -> RouteFollower.Verdict {
        rule.judge(
          fix,
          at: place,
          course: 90,
          mismatch: 0,
          reckoning: nil,
          waited: 0,
          through: .infinity,
          on: line,
          isOffRoute: isOffRoute
        )
      }
      let verdict = judge(once)
      verdicts.append(verdict)
      #expect(judge(twice) == verdict, "second \(second)")
      // A return takes two fixes, and a departure as many as it takes: one that came already is none of them.
      #expect(judge(twice) == .unchanged, "second \(second)")
      #expect(twice.score == once.score, "second \(second)")
    }
    #expect(drawn.0.askedFixes == drawn.1.askedFixes)
    #expect(verdicts.contains(isOffRoute ? .returned : .left))
  }

  @Test("The way driven is known for as long where fixes come often")
  func often() throws {
    let sigmas = try [1.0, 0.2, 0.1].map { interval in
      var track = DrivenTrack()
      for number in 0...Int(10 / interval) {
        let second = Double(number) * interval
        let fix = Self.fix((second * 10, 0), at: second, isTold: true)
        track.move(to: fix)
        track.settle(at: fix.coordinate, course: 90, aside: 0)
      }
      return try #require(track.reckoning).sigma
    }
    #expect(sigmas.allSatisfy { abs($0 - sigmas[0]) < 0.1 })
  }

  @Test("A receiver that is stuck says nothing of the way driven")
  func stuck() {
    var track = DrivenTrack()
    for second in 0..<9 {
      let fix = Self.fix((Double(min(second, 7)) * 10, 0), at: Double(second), isTold: true)
      track.move(to: fix)
      if second == 8 { break }
      track.settle(at: fix.coordinate, course: 90, aside: 0)
    }
    #expect(track.reckoning == nil)
  }

  @Test("A fix is doubted for five seconds, and believed after a good one")
  func doubt() {
    var doubt = Doubt()
    let told = [true, true, true, true, true, true, false, true].enumerated().map {
      second,
      isAway in
      doubt.take(Self.fix((0, 0), at: Double(second), isTold: true), isElsewhere: isAway)
      return doubt.isDoubted
    }
    #expect(told == [true, true, true, true, true, false, false, true])
  }
}
