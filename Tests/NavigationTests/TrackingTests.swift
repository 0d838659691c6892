import Geodesy
import Navigation
import NavigationFixtures
import Seeds
import Testing

/// Drives that deceive a nearest-point search, on roads drawn in metres about 0°, 0°.
struct TrackingTests {
  typealias Point = (x: Double, y: Double)

  static func place(_ point: Point) -> Coordinate {
    Coordinate(latitude: point.y / Equator.degree, longitude: point.x / Equator.degree)
  }

  /// A route with one step for each straight, at 10 m/s.
  static func route(_ corners: [Point]) -> Route {
    let steps = zip(corners, corners.dropFirst()).map { a, b in
      let path = GeoPath([place(a), place(b)])
      return RouteStep(
        path: path,
        distance: path.length,
        duration: path.length / 10,
        maneuver: Maneuver(type: "turn")
      )
    }
    let end = corners.last ?? (0, 0)
    return Route(legs: [RouteLeg(destination: stop(end), steps: steps)])
  }

  static func stop(_ point: Point) -> Waypoint {
    let place = place(point)
    return Equator.place(place.latitude, place.longitude, "end")
  }

  /// Points every `spacing` metres along a line of corners.
  static func points(_ corners: [Point], every spacing: Double) -> [Point] {
    var points: [Point] = []
    for (a, b) in zip(corners, corners.dropFirst()) {
      let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      for at in stride(from: 0, to: length, by: spacing) {
        points.append((a.x + (b.x - a.x) * at / length, a.y + (b.y - a.y) * at / length))
      }
    }
    return points + [corners.last].compactMap { $0 }
  }

  struct Outcome {
    let drive: Drive
    let remaining: [Double]
    var log: DriveLog { drive.log }
    /// The greatest growth of the remaining distance from one fix to the next.
    var growth: Double { zip(remaining, remaining.dropFirst()).map { $1 - $0 }.max() ?? 0 }
  }

  /// Drives points at their seconds with guidance on; a reroute finds no server.
  static func drive(
    _ corners: [Point],
    _ fixes: [(second: Double, point: Point)],
    configure: (inout NavigatorConfiguration) -> Void = { _ in }
  ) throws -> Outcome {
    let drive = try Drive(routes: [route(corners)], configure: configure)
    drive.at(0) { $0.setDestinations([stop(corners.last ?? (0, 0))]) }
    drive.at(0) { $0.navigator.startGuidance() }
    var remaining: [Double] = []
    for fix in fixes {
      let place = place(fix.point)
      drive.fix(at: fix.second, place.latitude, place.longitude)
      drive.scheduler.run(until: fix.second + 0.6)
      if let rest = drive.navigator.timeAndDistanceToNextDestination {
        remaining.append(rest.distance)
      }
    }
    drive.scheduler.run()
    return Outcome(drive: drive, remaining: remaining)
  }

  static func eachSecond(_ points: [Point], from second: Double = 0) -> [(Double, Point)] {
    points.enumerated().map { (second + Double($0.offset), $0.element) }
  }

  @Test(
    "Out and back along one street is driven in order, with one arrival at its end",
    arguments: [8.0, 15, 60, 150]
  )
  func outAndBack(spacing: Double) throws {
    let corners: [Point] = [(0, 0), (1000, 0), (0, 0), (0, 500)]
    let seconds = spacing / 12
    let fixes = Self.points(corners, every: spacing).enumerated().map {
      (second: Double($0.offset) * seconds, point: $0.element)
    }
    let outcome = try Self.drive(corners, fixes)
    #expect(outcome.log.lines("reroute", "arrive") == ["arrive end 0 final"])
    #expect(outcome.growth < 1)
    #expect(outcome.log.lines("step") == ["step 0→1", "step 1→2"])
  }

  @Test("A drive twice around a block keeps the laps apart")
  func laps() throws {
    let lap: [Point] = [(0, 0), (200, 0), (200, 200), (0, 200)]
    let corners = lap + lap + [(0, 0), (-300, 0)]
    let outcome = try Self.drive(corners, Self.eachSecond(Self.points(corners, every: 12)))
    #expect(outcome.log.lines("reroute", "arrive") == ["arrive end 0 final"])
    #expect(outcome.growth < 1)
  }

  @Test("A turn onto a part of the route that comes much later is a departure")
  func wrongTurn() throws {
    // East along a street, around, and south across the same street later.
    let corners: [Point] = [
      (0, 0), (2000, 0), (2000, 1500), (1000, 1500), (1000, -1500),
    ]
    let driven: [Point] = [(0, 0), (1000, 0), (1000, -600)]
    let outcome = try Self.drive(corners, Self.eachSecond(Self.points(driven, every: 12)))
    #expect(outcome.log.count("reroute") > 0)
    #expect(outcome.log.lines("ask").first == "ask offStep end")
    #expect(outcome.log.lines("step").isEmpty)
  }

  @Test("Five minutes parked with noise and one spike move nothing", arguments: 1...5)
  func parked(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var points = Self.points([(0, 0), (1000, 0)], every: 12)
    for second in 0..<300 {
      let spike = second == 150 ? 120.0 : 0
      points.append(
        (
          1000 + Double.random(in: -15...15, using: &random),
          spike + Double.random(in: -15...15, using: &random)
        )
      )
    }
    let outcome = try Self.drive([(0, 0), (3000, 0)], Self.eachSecond(points))
    #expect(outcome.log.lines("reroute", "arrive", "step").isEmpty)
    #expect(outcome.log.lines("state") == ["state undefined→onRoute"])
    #expect(outcome.remaining.suffix(300).allSatisfy { $0 > 1900 && $0 < 2100 })
  }

  /// Both passes of the street lie under each fix, and at 375 m both are as near along the route as noise
  /// goes: only that the vehicle stands tells them apart.
  @Test(
    "Who waits before the end of a street that is driven out and back has not turned",
    arguments: [
      (300.0, 12.0, nil as Double?), (350, 8, nil), (350, 12, 0), (375, 4, 0), (375, 8, 0.5),
    ]
  )
  func waitsBeforeTheEnd(at: Double, noise metres: Double, speed: Double?) throws {
    for seed: UInt64 in 1...10 {
      var random = SeededGenerator(seed: seed)
      let out = Self.points([(0, 0), (at, 0)], every: 12)
      let noise = -metres...metres
      let wait = (0..<60).map { _ in
        (
          at + Double.random(in: noise, using: &random),
          Double.random(in: noise, using: &random)
        )
      }
      let back = Self.points([(at, 0), (400, 0), (0, 0)], every: 12)
      let drive = try Drive(routes: [Self.route([(0, 0), (400, 0), (0, 0)])])
      drive.at(0) { $0.setDestinations([Self.stop((0, 0))]) }
      drive.at(0) { $0.navigator.startGuidance() }
      for (second, point) in (out + wait + back).enumerated() {
        let isWaiting = out.count..<out.count + wait.count ~= second
        let fix = Self.place(point)
        drive.fix(
          at: Double(second),
          fix.latitude,
          fix.longitude,
          speed: isWaiting ? speed : 12
        )
        drive.scheduler.run(until: Double(second) + 0.6)
        let remaining = drive.navigator.timeAndDistanceToNextDestination?.distance
        if isWaiting {
          let left = try #require(remaining)
          #expect(abs(left - (800 - at)) <= metres + 3)
        } else if let remaining, second > out.count + wait.count + 15 {
          #expect(remaining < 370)
        }
      }
      drive.scheduler.run()
      #expect(drive.log.lines("reroute", "arrive") == ["arrive end 0 final"])
    }
  }

  @Test("A gap in a tunnel and one fix far behind at its end turn nothing back")
  func tunnel() throws {
    var fixes = Self.eachSecond(Self.points([(0, 0), (500, 0)], every: 22))
    let exit = (fixes.last?.0 ?? 0) + 40
    fixes += Self.eachSecond(Self.points([(1400, 0), (1500, 0)], every: 22), from: exit)
    let behind = (fixes.last?.0 ?? 0) + 1
    fixes += [(behind, (1300, 0))]
    fixes += Self.eachSecond(Self.points([(1540, 0), (4000, 0)], every: 22), from: behind + 1)
    let outcome = try Self.drive([(0, 0), (4000, 0)], fixes.map { (second: $0.0, point: $0.1) })
    #expect(outcome.log.lines("reroute", "arrive") == ["arrive end 0 final"])
    #expect(outcome.growth < 1)
  }

  @Test("With rerouting off, a vehicle that left is found again where it comes back")
  func rejoins() throws {
    let driven: [Point] = [(0, 0), (500, 0), (500, 200), (900, 200), (900, 0), (2000, 0)]
    let outcome = try Self.drive(
      [(0, 0), (2000, 0)],
      Self.eachSecond(Self.points(driven, every: 12))
    ) { $0.reroute.isEnabled = false }
    #expect(
      outcome.log.lines("state", "arrive") == [
        "state undefined→onRoute", "state onRoute→offRoute", "state offRoute→onRoute",
        "arrive end 0 final",
      ]
    )
    #expect(outcome.growth < 1)
  }

  @Test("A vehicle that stays away is off the route the whole time")
  func staysAway() throws {
    let driven: [Point] = [(0, 0), (300, 0), (300, 100), (1000, 100)]
    let outcome = try Self.drive(
      [(0, 0), (2000, 0)],
      Self.eachSecond(Self.points(driven, every: 12))
    ) { $0.reroute.isEnabled = false }
    #expect(outcome.drive.navigator.onRouteState == .offRoute)
    #expect(outcome.log.locations.suffix(50).allSatisfy { !$0.isSnapped })
  }

  @Test("Turning back on the route without another pass makes the remaining distance grow")
  func turnsBack() throws {
    let driven: [Point] = [(0, 0), (1000, 0), (700, 0)]
    let outcome = try Self.drive(
      [(0, 0), (2000, 0)],
      Self.eachSecond(Self.points(driven, every: 12))
    )
    #expect(outcome.log.count("reroute") == 0)
    #expect((outcome.remaining.last ?? 0).rounded() == 1300)
  }

  @Test("Jumps of a kilometre are followed where the route leads there")
  func sparse() throws {
    let outcome = try Self.drive(
      [(0, 0), (5000, 0)],
      (0...5).map { (second: Double($0), point: (Double($0) * 1000, 0)) }
    )
    #expect(outcome.log.lines("reroute", "arrive") == ["arrive end 0 final"])
  }

  @Test("A stop just after a corner is reached once")
  func stopAfterCorner() throws {
    let corners: [Point] = [(0, 0), (500, 0), (500, 4)]
    let outcome = try Self.drive(corners, Self.eachSecond(Self.points(corners, every: 11)))
    #expect(outcome.log.lines("arrive") == ["arrive end 0 final"])
  }

  @Test("A roundabout of two lanes is no departure")
  func roundabout() throws {
    let ring: [Point] = (0...12).map { index in
      let angle = Double(index) * 30
      let x = DeterministicMath.sin(angle * .pi / 180)
      let y = DeterministicMath.cos(angle * .pi / 180)
      return (300 + 25 * (1 + x), 25 * (1 - y))
    }
    let corners: [Point] = [(0, 0)] + ring + [(900, 0)]
    let outer = corners.map { point -> Point in (point.x, point.y * 1.2 - 4) }
    let outcome = try Self.drive(corners, Self.eachSecond(Self.points(outer, every: 7)))
    #expect(outcome.log.lines("reroute", "arrive") == ["arrive end 0 final"])
  }
}
