import Geodesy
import Navigation
import NavigationFixtures
import Testing

/// The first metres of a drive whose route was asked for while the vehicle stood.
struct DriveStartTests {
  /// A vehicle that stands at the beginning of the route, drives some metres along it and then off.
  ///
  /// - Parameters:
  ///   - speed: What the receiver says of the speed at the first fix.
  ///   - along: Metres driven along the route before it is left.
  ///   - aside: Metres to the south of the route at which they are driven.
  ///   - accuracy: What the receiver says of its error, in metres.
  ///   - roads: What a map knows.
  private static func leave(
    speed: Double?,
    after along: Double = 10,
    aside: Double = 0,
    accuracy: Double? = nil,
    latency: Double = 0.5,
    roads: (any RoadSnapper)? = nil,
    answer: ScriptedProvider.Answer = .init(outcome: .success([RerouteTests.parallel(-60)])),
    configure: (inout NavigatorConfiguration) -> Void = { _ in }
  ) throws -> Drive {
    let drive = try Drive(roads: roads, configure: configure)
    drive.provider.answers = [.init(outcome: .success([Equator.route(to: [Equator.b])])), answer]
    drive.log.leavesOut = ["location", "time", "distance", "both", "guidance"]
    drive.at(0) { $0.setDestinations([Equator.b]) }
    drive.at(0) { $0.navigator.startGuidance() }
    drive.fix(at: 0, -aside / Equator.degree, 0, course: 211, speed: speed)
    drive.fix(at: 1, -aside / Equator.degree, 0, course: 90, speed: 5)
    var (east, south, second) = (0.0, aside, 1.0)
    while second < 16 + along / 11 {
      second += 1
      if east < along { east += 11 } else { south += 20 }
      drive.fix(
        at: second,
        -south / Equator.degree,
        east / Equator.degree,
        accuracy: accuracy,
        course: south > aside ? 180 : 90,
        speed: 11
      )
    }
    return drive
  }

  private static let begun = RerouteTests.start + ["state onRoute→offRoute", "ask offRoute B"]

  @Test("Who sets out another way than was guessed gets the first route anew, and no reroute")
  func asksAgain() throws {
    let drive = try Self.leave(speed: 0)
    drive.scheduler.run(until: 9)
    #expect(
      drive.log.lines == Self.begun + ["route destinationsSet 1", "state offRoute→onRoute"]
    )
  }

  @Test(
    "A departure is one where the vehicle moved, may have moved, or had driven 50 m",
    arguments: [(nil, 10), (4, 10), (0, 60)] as [(Double?, Double)]
  )
  func departs(speed: Double?, along: Double) throws {
    let drive = try Self.leave(speed: speed, after: along)
    drive.scheduler.run()
    #expect(drive.log.count("reroute") >= 1)
    #expect(drive.log.lines("route").dropFirst().first == "route reroute 1")
  }

  @Test(
    "Who drove 50 m of a street beside the one that was guessed has driven nothing of the route",
    arguments: [(8.0, true), (20, false)]
  )
  func startsBeside(aside: Double, isStarted: Bool) throws {
    let drive = try Self.leave(speed: 0, after: 80, aside: aside)
    drive.scheduler.run()
    #expect((drive.log.count("reroute") >= 1) == isStarted)
    let reason = isStarted ? "reroute" : "destinationsSet"
    #expect(drive.log.lines("route").dropFirst().first == "route \(reason) 1")
  }

  /// A map of the street of the route, of one beside it, and of nothing that it is asked for but these.
  private final class TwoStreets: RoadSnapper {
    let aside: Double
    let through: Double
    let course: Double

    /// - Parameters:
    ///   - aside: Metres to the south of the route at which the other street runs.
    ///   - through: Metres along the route beside which it does.
    ///   - course: The direction in which it leads, in degrees.
    init(aside: Double, through: Double, course: Double = 90) {
      (self.aside, self.through, self.course) = (aside, through, course)
    }

    func nearestRoad(to location: Location) -> RoadPlace? { nil }
    func reset() {}
    func add(_ location: Location) -> RoadPlace? { nil }

    func roads(along location: Location, within metres: Double) -> [RoadPlace] {
      [(0, 90), (aside, course)].compactMap { south, course in
        let place = Coordinate(
          latitude: -south / Equator.degree,
          longitude: location.coordinate.longitude
        )
        let deviation = location.coordinate.distance(to: place)
        let isHere = south == 0 || location.coordinate.longitude * Equator.degree <= through
        guard isHere, deviation <= metres else { return nil }
        return RoadPlace(coordinate: place, course: course, deviation: deviation)
      }
    }
  }

  @Test(
    "Where a street runs beside its own from the first metre, nobody has started until both part, or for 400 m",
    arguments: [
      (10.0, 15.0, 300.0, 200.0, false), (10, 15, 100, 200, true), (10, 7, 300, 200, true),
      (10, 26, 300, 200, false), (10, 27, 300, 200, true), (3, 15, 300, 200, true),
      (3, 11, 300, 200, false), (10, 15, 800, 420, true), (10, 15, 800, 380, false),
    ]
  )
  func beginsBeside(
    accuracy: Double,
    aside: Double,
    through: Double,
    along: Double,
    isStarted: Bool
  ) throws {
    let streets = TwoStreets(aside: aside, through: through)
    let drive = try Self.leave(speed: 0, after: along, accuracy: accuracy, roads: streets) {
      $0.offRoute.strategy = .corridor
    }
    drive.scheduler.run()
    #expect((drive.log.count("reroute") >= 1) == isStarted)
    let reason = isStarted ? "reroute" : "destinationsSet"
    #expect(drive.log.lines("route").dropFirst().first == "route \(reason) 1")
  }

  @Test("The app is asked as for any departure, and switched off is switched off")
  func guards() throws {
    let kept = try Self.leave(speed: 0)
    kept.log.answer = .doNothing
    kept.scheduler.run(until: 12)
    #expect(kept.log.lines == Self.begun)
    let off = try Self.leave(speed: 0) { $0.reroute.isEnabled = false }
    off.scheduler.run()
    #expect(off.log.lines == Self.begun.dropLast())
  }

  @Test("Waypoints of the app's own choice are a reroute at the start, too")
  func ownChoice() throws {
    let drive = try Self.leave(speed: 0)
    drive.log.answer = .getNewRoutes(through: [Equator.a])
    drive.scheduler.run(until: 9)
    #expect(drive.log.count("reroute") == 1)
  }

  @Test("An answer that fails is told to nobody, and asked for again")
  func fails() throws {
    let drive = try Self.leave(
      speed: 0,
      answer: .init(outcome: .failure(.network(.routing)))
    )
    drive.scheduler.run()
    #expect(drive.log.lines("rerouted").isEmpty && drive.log.lines("status") == ["status 1 ok"])
    #expect(drive.log.count("ask") > 1)
  }

  @Test("Newer destinations take the place of a question under way, in silence")
  func superseded() throws {
    let drive = try Self.leave(
      speed: 0,
      answer: .init(latency: 5, outcome: .success([RerouteTests.parallel(-60)]))
    )
    drive.at(8) { $0.setDestinations([Equator.a]) }
    drive.scheduler.run(until: 8.4)
    #expect(drive.log.lines("reroute", "rerouted", "alternates").isEmpty)
    #expect(drive.log.count("ask") == 1 && drive.log.lines("route").last == "route cleared 0")
  }

  @Test(
    "Profiles of other SDKs know no start",
    arguments: [NavigatorProfile.ferrostar, .maplibre]
  )
  func profiles(profile: NavigatorProfile) throws {
    let drive = try Self.leave(speed: 0) { $0.profile = profile }
    drive.scheduler.run()
    #expect(drive.log.count("reroute") >= 1)
  }
}
