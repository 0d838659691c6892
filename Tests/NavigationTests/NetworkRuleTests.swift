import Geodesy
import Navigation
import NavigationFixtures
import Seeds
import Testing

/// Departures on drawn roads, with a receiver whose error drifts.
struct NetworkRuleTests {
  typealias Point = TrackingTests.Point

  /// A fix of a drive: metres, degrees, metres per second.
  struct Sample {
    var point: Point
    var course: Double
    var speed: Double
    var accuracy: Double?
  }

  /// A vehicle that drives a line of corners at a speed, once a second.
  static func samples(_ corners: [Point], speed: Double) -> [Sample] {
    var samples: [Sample] = []
    for (a, b) in zip(corners, corners.dropFirst()) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = (dx * dx + dy * dy).squareRoot()
      let course = Bearing.normalized(DeterministicMath.atan2(dx, dy) * 180 / .pi)
      for at in stride(from: 0, to: length, by: speed) {
        let point = (a.x + dx * at / length, a.y + dy * at / length)
        samples.append(Sample(point: point, course: course, speed: speed, accuracy: nil))
      }
    }
    return samples
  }

  /// Adds an error that drifts with a time of 30 s.
  static func noisy(_ samples: [Sample], sigma: Double, seed: Int) -> [Sample] {
    var random = SeededGenerator(seed: UInt64(seed))
    func gaussian() -> Double {
      (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0...1, using: &random) }
    }
    let kept = DeterministicMath.exp(-1 / 30)
    let share = (1 - kept * kept).squareRoot()
    var error = (x: gaussian() * sigma, y: gaussian() * sigma)
    return samples.map { sample in
      var sample = sample
      error = (
        kept * error.x + share * sigma * gaussian(), kept * error.y + share * sigma * gaussian()
      )
      sample.point = (sample.point.x + error.x, sample.point.y + error.y)
      sample.course = Bearing.normalized(sample.course + gaussian() * 3)
      sample.accuracy = sigma * 1.51
      return sample
    }
  }

  struct Outcome {
    let log: DriveLog
    let roads: DrawnRoads
    /// The second of the first departure that was told.
    var offRoute: Double?
  }

  static func drive(
    route: [Point],
    roads: [[Point]],
    oneWay: Set<Int> = [],
    _ samples: [Sample],
    every interval: Int = 1,
    configure: (inout NavigatorConfiguration) -> Void = { _ in }
  ) throws -> Outcome {
    let drawn = DrawnRoads(roads, oneWay: oneWay)
    let drive = try Drive(routes: [TrackingTests.route(route)], roads: drawn) {
      $0.reroute.isEnabled = false
      configure(&$0)
    }
    drive.at(0) { $0.setDestinations([TrackingTests.stop(route.last ?? (0, 0))]) }
    drive.at(0) { $0.navigator.startGuidance() }
    var offRoute: Double?
    for (second, sample) in samples.enumerated() where second % interval == 0 {
      let place = TrackingTests.place(sample.point)
      drive.fix(
        at: Double(second),
        place.latitude,
        place.longitude,
        accuracy: sample.accuracy,
        course: sample.course,
        speed: sample.speed
      )
      drive.scheduler.run(until: Double(second) + 0.6)
      if offRoute == nil, drive.log.lines("state").contains("state onRoute→offRoute") {
        offRoute = Double(second)
      }
    }
    return Outcome(log: drive.log, roads: drawn, offRoute: offRoute)
  }

  static let street: [Point] = [(0, 0), (4000, 0)]

  @Test("On its route a drive does not ask the map")
  func asksNothing() throws {
    let outcome = try Self.drive(
      route: Self.street,
      roads: [Self.street],
      Self.samples(Self.street, speed: 13)
    )
    #expect(outcome.roads.askedFixes == 0)
    #expect(outcome.log.lines("state") == ["state undefined→onRoute"])
  }

  /// Up a slope by steps, and a road of the same shape beside it.
  static let steps: [Point] = (0..<24).map { corner in
    let (across, up) = ((corner + 1) / 2, corner / 2)
    return (Double(across) * 120, Double(up) * 120)
  }
  static let shift = (x: 34.0, y: -14.0)
  static let beside: [Point] = steps.map { ($0.x + shift.x, $0.y + shift.y) }

  /// A drive up the slope, of which the receiver shows a minute on the road beside it.
  static func reflected(seed: Int) -> [Sample] {
    noisy(samples(steps, speed: 10), sigma: 3, seed: seed).enumerated().map { second, sample in
      var sample = sample
      if (60..<120).contains(second) {
        sample.point = (sample.point.x + shift.x, sample.point.y + shift.y)
        sample.accuracy = 7
      }
      return sample
    }
  }

  @Test("A minute on the road beside, around its corners too, is no departure", arguments: 1...20)
  func reflection(seed: Int) throws {
    let outcome = try Self.drive(
      route: Self.steps,
      roads: [Self.steps, Self.beside],
      Self.reflected(seed: seed)
    )
    #expect(outcome.offRoute == nil)
  }

  @Test("A missed turn is noticed within 4 s and 45 m", arguments: 1...20)
  func missedTurn(seed: Int) throws {
    let route: [Point] = [(0, 0), (1000, 0), (1000, 1500)]
    let samples = Self.noisy(
      Self.samples([(0, 0), (2000, 0)], speed: 10),
      sigma: 4,
      seed: seed
    )
    let outcome = try Self.drive(
      route: route,
      roads: [[(0, 0), (4000, 0)], [(1000, -1500), (1000, 1500)]],
      samples
    )
    let noticed = try #require(outcome.offRoute) - 100
    #expect(noticed > 0 && noticed <= 4.5)
  }

  @Test("A wrong turn off a straight road is noticed within 4 s", arguments: 1...20)
  func wrongTurn(seed: Int) throws {
    let samples = Self.noisy(
      Self.samples([(0, 0), (1000, 0), (1000, -600)], speed: 10),
      sigma: 5,
      seed: seed
    )
    let outcome = try Self.drive(
      route: Self.street,
      roads: [Self.street, [(1000, -1500), (1000, 1500)]],
      samples
    )
    let noticed = try #require(outcome.offRoute) - 100
    #expect(noticed > 0 && noticed <= 4)
  }

  @Test("Turning back on the road is noticed within 5 s", arguments: 1...10)
  func turnBack(seed: Int) throws {
    let samples = Self.noisy(
      Self.samples([(0, 0), (1000, 0), (400, 0)], speed: 10),
      sigma: 5,
      seed: seed
    )
    let outcome = try Self.drive(route: Self.street, roads: [Self.street], samples)
    let noticed = try #require(outcome.offRoute) - 100
    #expect(noticed > 0 && noticed <= 5)
  }

  /// A map that believes in the road of the route and its direction, whatever the fixes do.
  private final class StubbornRoads: RoadSnapper {
    func nearestRoad(to location: Location) -> RoadPlace? { add(location) }
    func reset() {}
    func add(_ location: Location) -> RoadPlace? {
      GeoPath(NetworkRuleTests.street.map(TrackingTests.place)).nearest(to: location.coordinate)
        .map { RoadPlace(coordinate: $0.coordinate, course: 90, deviation: $0.deviation) }
    }
  }

  @Test(
    "Fixes that go back with their course have turned, whatever the map says; a course alone has not",
    arguments: [(true, 1), (false, 0)]
  )
  func turnBackAgainstTheMap(isDriven: Bool, departures: Int) throws {
    let drive = try Drive(routes: [TrackingTests.route(Self.street)], roads: StubbornRoads()) {
      $0.reroute.isEnabled = false
    }
    drive.at(0) { $0.setDestinations([TrackingTests.stop((4000, 0))]) }
    for second in 0..<40 {
      let isBack = second > 20
      let east = isBack && isDriven ? 400.0 - Double(second) * 10 : Double(second) * 10
      let place = TrackingTests.place((east, 0))
      drive.fix(
        at: Double(second),
        place.latitude,
        place.longitude,
        accuracy: 5,
        course: isBack ? 270 : 90,
        speed: 10
      )
    }
    drive.scheduler.run()
    #expect(drive.log.count("state onRoute→offRoute") == departures)
  }

  @Test("Turning back on a one-way street is noticed within 6 s", arguments: 1...10)
  func turnBackAgainstTheTraffic(seed: Int) throws {
    let samples = Self.noisy(
      Self.samples([(0, 0), (1000, 0), (400, 0)], speed: 10),
      sigma: 5,
      seed: seed
    )
    let outcome = try Self.drive(
      route: Self.street,
      roads: [Self.street],
      oneWay: [0],
      samples
    )
    let noticed = try #require(outcome.offRoute) - 100
    #expect(noticed > 0 && noticed <= 6)
  }

  /// A road that divides after a kilometre: one way east, 15 m to the south, and one way west as far north.
  static let divided: [[Point]] = [
    [(0, 0), (1000, 0)], [(1000, 0), (1030, -15), (4000, -15)],
    [(4000, 15), (1030, 15), (1000, 0)],
  ]
  static let rightSide: [Point] = [(0, 0), (1000, 0), (1030, -15), (4000, -15)]

  @Test("The wrong side of a divided road is noticed", arguments: 1...20)
  func wrongSide(seed: Int) throws {
    let samples = Self.noisy(
      Self.samples([(0, 0), (1000, 0), (1030, 15), (2200, 15)], speed: 13),
      sigma: 4,
      seed: seed
    )
    let outcome = try Self.drive(
      route: Self.rightSide,
      roads: Self.divided,
      oneWay: [1, 2],
      samples
    )
    let noticed = try #require(outcome.offRoute) - 77
    #expect(noticed > 0 && noticed <= 40)
  }

  @Test("On the right side of a divided road noise is no wrong side", arguments: 1...20)
  func rightSide(seed: Int) throws {
    let outcome = try Self.drive(
      route: Self.rightSide,
      roads: Self.divided,
      oneWay: [1, 2],
      Self.noisy(Self.samples(Self.rightSide, speed: 13), sigma: 8, seed: seed)
    )
    #expect(outcome.log.lines("state") == ["state undefined→onRoute"])
  }

  /// A street, and a road 12 m beside it for some kilometres.
  static let besides: [[Point]] = [street, [(100, 0), (130, 12), (3900, 12)]]

  @Test(
    "Who drives on a road 12 m beside the route is told so within four minutes",
    arguments: 1...10
  )
  func roadAside(seed: Int) throws {
    let samples = Self.noisy(
      Self.samples([(0, 0), (100, 0), (130, 12), (3900, 12)], speed: 13),
      sigma: 3,
      seed: seed
    )
    let outcome = try Self.drive(route: Self.street, roads: Self.besides, samples)
    #expect(try #require(outcome.offRoute) <= 250)
  }

  @Test("Who drives on the route with a road 12 m beside it is not", arguments: 1...20)
  func noRoadAside(seed: Int) throws {
    let outcome = try Self.drive(
      route: Self.street,
      roads: Self.besides,
      Self.noisy(Self.samples(Self.street, speed: 13), sigma: 3, seed: seed)
    )
    #expect(outcome.offRoute == nil)
  }

  @Test("Noise beside a parallel street is no departure", arguments: 1...20)
  func parallelStreet(seed: Int) throws {
    let samples = Self.noisy(Self.samples(Self.street, speed: 13), sigma: 8, seed: seed)
    let outcome = try Self.drive(
      route: Self.street,
      roads: [Self.street, [(0, 25), (4000, 25)], [(0, -18), (4000, -18)]],
      samples
    )
    #expect(outcome.log.lines("state") == ["state undefined→onRoute"])
  }

  @Test("A jump by multipath onto another street is no departure", arguments: 1...20)
  func multipath(seed: Int) throws {
    var samples = Self.noisy(Self.samples(Self.street, speed: 13), sigma: 4, seed: seed)
    for start in stride(from: 20, to: samples.count - 20, by: 40) {
      let jump = Double(15 + (seed * 7 + start) % 26) * (start % 80 == 20 ? 1 : -1)
      for index in start..<(start + 3 + start % 8) {
        samples[index].point.y += jump
        samples[index].accuracy = 20
      }
    }
    let outcome = try Self.drive(
      route: Self.street,
      roads: [Self.street, [(0, 30), (4000, 30)], [(0, -25), (4000, -25)]],
      samples
    )
    #expect(outcome.log.lines("state") == ["state undefined→onRoute"])
  }

  /// An error of some metres to the north from one second to another.
  private static func shifted(_ samples: [Sample], by metres: Double, _ seconds: Range<Int>)
    -> [Sample]
  {
    var samples = samples
    for second in samples.indices {
      samples[second].accuracy = 6
      if seconds.contains(second) { samples[second].point.y += metres }
    }
    return samples
  }

  @Test(
    "At a fix every 10 s an error that lasts a minute is no departure",
    arguments: [20.0, 25, 30]
  )
  func seldom(metres: Double) throws {
    let drive = Self.samples(Self.street, speed: 13)
    let roads: [[Point]] = [Self.street, [(0, metres), (4000, metres)]]
    let error = try Self.drive(
      route: Self.street,
      roads: roads,
      Self.shifted(drive, by: metres, 60..<120),
      every: 10
    )
    #expect(error.log.lines("state") == ["state undefined→onRoute"])
    let street = try Self.drive(
      route: Self.street,
      roads: [Self.street, [(700, 0), (800, 2 * metres), (4000, 2 * metres)]],
      Self.samples([(0, 0), (700, 0), (800, 2 * metres), (4000, 2 * metres)], speed: 13),
      every: 10
    )
    #expect(street.offRoute != nil)
  }

  @Test("Away from all roads the corridor still holds")
  func carPark() throws {
    let samples = Self.samples([(0, 0), (500, 0), (500, 200)], speed: 8)
    let outcome = try Self.drive(route: Self.street, roads: [Self.street], samples)
    #expect(outcome.offRoute != nil)
  }

  @Test("Who comes back to the route is back on it within 4 s")
  func comesBack() throws {
    let detour: [Point] = [(0, 0), (500, 0), (500, -300), (900, -300), (900, 0), (2000, 0)]
    let outcome = try Self.drive(
      route: Self.street,
      roads: [Self.street, [(500, 0), (500, -300), (900, -300), (900, 0)]],
      Self.samples(detour, speed: 10)
    )
    #expect(
      outcome.log.lines("state") == [
        "state undefined→onRoute", "state onRoute→offRoute", "state offRoute→onRoute",
      ]
    )
  }

  @Test("The corridor alone does not see a street 30 m aside")
  func corridor() throws {
    let samples = Self.samples([(0, 0), (500, 0), (520, -30), (1500, -30)], speed: 10)
    let roads: [[Point]] = [Self.street, [(500, 0), (520, -30), (1500, -30)]]
    let corridor = try Self.drive(route: Self.street, roads: roads, samples) {
      $0.offRoute.strategy = .corridor
    }
    #expect(corridor.log.lines("state") == ["state undefined→onRoute"])
    let network = try Self.drive(route: Self.street, roads: roads, samples)
    #expect(network.offRoute != nil)
  }
}
