import Geodesy
import Navigation
import NavigationFixtures
import Testing

/// Departures from a road along the equator, one fix each second unless said.
struct RerouteTests {
  /// Offsets of metres north for fixes from 1 s on, at 11 m/s east.
  static func drive(
    _ offsets: [Double],
    accuracy: Double? = nil,
    answers: [ScriptedProvider.Answer] = [],
    configure: (inout NavigatorConfiguration) -> Void = { _ in }
  ) throws -> Drive {
    let drive = try Drive(configure: configure)
    drive.provider.answers =
      [.init(outcome: .success([Equator.route(to: [Equator.b])]))] + answers
    drive.log.leavesOut = ["location", "time", "distance", "both", "guidance"]
    drive.at(0) { $0.setDestinations([Equator.b]) }
    drive.at(0) { $0.navigator.startGuidance() }
    drive.fix(at: 0, 0, 0)
    for (index, offset) in offsets.enumerated() {
      let second = Double(index + 1)
      drive.fix(at: second, offset / Equator.degree, second * 0.0001, accuracy: accuracy)
    }
    return drive
  }

  /// A route to B on a road `metres` north of the equator.
  static func parallel(_ metres: Double) -> Route {
    let path = GeoPath([
      Coordinate(latitude: metres / Equator.degree, longitude: 0),
      Coordinate(latitude: metres / Equator.degree, longitude: 0.02),
    ])
    return route(along: path)
  }

  static let start = ["route destinationsSet 1", "state undefined→onRoute", "status 1 ok"]

  @Test("Switched off, a departure is told and not answered; switched on again, it is")
  func switchedOff() throws {
    let drive = try Self.drive(
      [0, 60, 60, 60, 60, 60, 60, 60],
      answers: [.init(outcome: .success([Self.parallel(60)]))]
    )
    #expect(drive.navigator.isReroutingEnabled)
    drive.navigator.isReroutingEnabled = false
    drive.scheduler.run(until: 5.5)
    #expect(!drive.navigator.isReroutingEnabled)
    #expect(drive.log.count("state onRoute→offRoute") == 1 && drive.log.count("reroute") == 0)
    drive.navigator.isReroutingEnabled = true
    drive.scheduler.run()
    #expect(drive.log.count("reroute") == 1)
    #expect(drive.log.origins.map(\.timestamp.seconds) == [6])
  }

  @Test("The quality of the position is nothing before a fix, good with one, lost without")
  func quality() throws {
    let drive = try Self.drive([0, 0])
    #expect(drive.navigator.gpsQuality == nil)
    drive.scheduler.run(until: 2)
    #expect(drive.navigator.gpsQuality == .good)
    drive.scheduler.run(until: 60)
    #expect(drive.navigator.gpsQuality == .lost)
  }

  @Test("Three fixes in a row beyond the limit leave the route; the answer ends the departure")
  func departure() throws {
    let drive = try Self.drive(
      [0, 60, 60, 60, 60, 60],
      answers: [.init(outcome: .success([Self.parallel(60)]))]
    )
    drive.scheduler.run()
    #expect(
      drive.log.lines == Self.start + [
        "state onRoute→offRoute", "ask offRoute B", "reroute", "alternates 1",
        "route reroute 1", "state offRoute→onRoute", "rerouted adopted",
      ]
    )
    #expect(drive.log.origins.map(\.timestamp.seconds) == [4])
  }

  @Test(
    "The limit belongs to the route: 50.000 m is on, 50.001 m is off",
    arguments: [(50.0, 0), (50.0004, 0), (50.001, 1), (60, 1)]
  )
  func limit(metres: Double, reroutes: Int) throws {
    let drive = try Self.drive([0, metres, metres, metres, metres]) { $0.offRoute.fixes = 1 }
    drive.scheduler.run()
    #expect(drive.log.count("reroute") == reroutes)
  }

  @Test(
    "What does not leave the route",
    arguments: [
      ([0, 60, 60, 0, 60, 60, 0], nil), ([0, 500, 0, 0, -500, 0], nil),
      ([0, 60, 60, 60, 60, 60], 80), ([0, 49, 49, 49, 49], nil),
    ] as [([Double], Double?)]
  )
  func noDeparture(offsets: [Double], accuracy: Double?) throws {
    let drive = try Self.drive(offsets, accuracy: accuracy)
    drive.scheduler.run()
    #expect(drive.log.lines == Self.start)
  }

  @Test("On and off around the limit changes state once: back only within 40 m")
  func hysteresis() throws {
    let wave = (0..<40).map { $0 % 4 < 3 ? 52.0 : 48.0 }
    let drive = try Self.drive([0] + wave + [39, 39]) { $0.reroute.isEnabled = false }
    drive.scheduler.run()
    #expect(
      drive.log.lines("state").dropFirst() == ["state onRoute→offRoute", "state offRoute→onRoute"]
    )
  }

  @Test("A driver who is back when the answer comes keeps the old route")
  func backOnRoute() throws {
    let drive = try Self.drive(
      [0, 60, 60, 60, 30, 0, 0],
      answers: [.init(latency: 2.5, outcome: .success([Self.parallel(60)]))]
    )
    drive.scheduler.run()
    #expect(
      drive.log.lines.dropFirst(3) == [
        "state onRoute→offRoute", "ask offRoute B", "reroute", "state offRoute→onRoute",
        "alternates 1", "rerouted backOnRoute",
      ]
    )
    #expect(drive.navigator.route?.path.coordinates.first?.latitude == 0)
  }

  @Test("A failed reroute keeps the route and is tried again after 5 s and 50 m")
  func failed() throws {
    let drive = try Self.drive(
      [0] + Array(repeating: 60, count: 12),
      answers: [
        .init(outcome: .failure(.noRouteFound)), .init(outcome: .success([Self.parallel(60)])),
      ]
    )
    drive.scheduler.run()
    #expect(drive.log.lines("rerouted") == ["rerouted failed noRouteFound", "rerouted adopted"])
    // The first ended at 4.5 s, so 10 s is the first fix more than 5 s later.
    #expect(drive.log.origins.map(\.timestamp.seconds) == [4, 10])
  }

  @Test("A vehicle that hardly moves waits for 50 m before it asks again")
  func minimumMovement() throws {
    let drive = try Self.drive([0], answers: [.init(outcome: .failure(.noRouteFound))])
    for second in 2...60 {
      let longitude = 0.0001 + Double(second) * 1.5 / Equator.degree
      drive.fix(at: Double(second), 60 / Equator.degree, longitude)
    }
    drive.scheduler.run()
    // Asked at 4 s; 34 fixes of 1.5 m are the first more than 50 m away.
    #expect(drive.log.origins.map(\.timestamp.seconds).prefix(2) == [4, 38])
  }

  @Test("No second request while one is in flight")
  func inFlight() throws {
    let drive = try Self.drive(
      [0] + Array(repeating: 60, count: 40),
      answers: [.init(latency: 12, outcome: .success([Self.parallel(60)]))]
    )
    drive.scheduler.run()
    #expect(drive.log.count("reroute") == 1)
    #expect(drive.log.lines("rerouted") == ["rerouted adopted"])
  }

  @Test("A delegate that wants nothing done gets no request")
  func doNothing() throws {
    let drive = try Self.drive([0, 60, 60, 60, 60])
    drive.log.answer = .doNothing
    drive.scheduler.run()
    #expect(drive.log.lines("ask", "reroute") == ["ask offRoute B"])
  }

  @Test("A delegate may choose other destinations")
  func ownWaypoints() throws {
    let c = Equator.stop(0.02, "C")
    let drive = try Self.drive(
      [0, 60, 60, 60, 60, 60],
      answers: [.init(outcome: .success([Self.parallel(60)]))]
    )
    drive.log.answer = .getNewRoutes(through: [c])
    drive.scheduler.run()
    #expect(drive.log.requested == [[c]])
    #expect(drive.navigator.remainingStops == [c])
    #expect(drive.navigator.legs?.map(\.destination) == [c])
  }

  @Test("An answer that leads past the vehicle is not adopted")
  func stale() throws {
    let drive = try Self.drive(
      [0, 60, 60, 60, 60, 60],
      answers: [.init(outcome: .success([Self.parallel(500)]))]
    )
    drive.scheduler.run()
    #expect(drive.log.lines("rerouted") == ["rerouted stale"])
  }

  private static func route(along path: GeoPath) -> Route {
    let step = RouteStep(
      path: path,
      distance: path.length,
      duration: path.length / 10,
      maneuver: Maneuver(type: "depart")
    )
    return Route(legs: [RouteLeg(destination: Equator.b, steps: [step])])
  }

  /// A route from the road `metres` north of the equator, which turns north after so many metres east.
  static func turning(_ metres: Double, at east: Double) -> Route {
    func place(_ east: Double, _ north: Double) -> Coordinate {
      Coordinate(latitude: north / Equator.degree, longitude: east / Equator.degree)
    }
    let path = GeoPath([place(0, metres), place(east, metres), place(east, metres + 2_000)])
    return route(along: path)
  }

  @Test(
    "An answer at the very instant of a fix is not adopted where its turn lies behind by then",
    arguments: [
      (70.0, "adopted"), (50, "adopted"), (45, "adopted"), (38, "stale"), (35, "stale"),
      (0, "adopted"),
    ]
  )
  func turnJustPassed(turn: Double, outcome: String) throws {
    let drive = try Self.drive(
      [],
      answers: [.init(latency: 1, outcome: .success([Self.turning(60, at: turn)]))]
    )
    for second in 1...6 {
      let north = second == 1 ? 0 : 60 / Equator.degree
      let east = Double(second) * 11.13 / Equator.degree
      drive.fix(at: Double(second), north, east, course: 90, speed: 11.13)
    }
    // Asked at 4 s, 45 m east; the answer comes with the fix of 5 s, 56 m east, and before it.
    drive.scheduler.run(until: 5.1)
    #expect(drive.log.origins.map(\.timestamp.seconds) == [4])
    #expect(drive.log.lines("rerouted") == ["rerouted \(outcome)"])
  }

  @Test(
    "One wild fix just before the answer does not make it stale; two in a row do",
    arguments: [
      ([60, 60, 260.0], "adopted"), ([60, 60, 260, 260], "stale"), ([60, 60, 60], "adopted"),
    ]
  )
  func wildFixBeforeTheAnswer(last: [Double], outcome: String) throws {
    let drive = try Self.drive(
      [0, 60, 60, 60] + last + [60, 60],
      answers: [
        .init(latency: Double(last.count) + 0.3, outcome: .success([Self.parallel(60)]))
      ]
    )
    drive.scheduler.run(until: 4.5 + Double(last.count))
    #expect(drive.log.lines("rerouted") == ["rerouted \(outcome)"])
  }

  @Test(
    "Each reroute ends once, whatever overtakes it",
    arguments: ["set", "clear", "continue", "along", "location off"]
  )
  func overtaken(by what: String) throws {
    let drive = try Self.drive(
      [0, 60, 60, 60, 60, 60, 60],
      answers: [.init(latency: 3, outcome: .success([Self.parallel(60)]))]
    )
    drive.at(5.5) { drive in
      switch what {
      case "set": drive.setDestinations([Equator.a])
      case "clear": drive.navigator.clearDestinations()
      case "continue": drive.navigator.continueToNextDestination()
      case "along": drive.navigator.navigate(along: Self.parallel(60))
      default: drive.context.isLocationEnabled = false
      }
    }
    drive.scheduler.run()
    #expect(drive.log.count("reroute") == 1)
    let expected = what == "location off" ? "failed locationDisabled" : "superseded"
    #expect(drive.log.lines("rerouted") == ["rerouted \(expected)"])
  }

  @Test("A via that was passed is never requested again")
  func passedVia() throws {
    let via = Equator.stop(0.0002, "via", kind: .via)
    let drive = try Drive(routes: [Equator.route(to: [Equator.b])])
    drive.at(0) { $0.setDestinations([via, Equator.b]) }
    drive.fix(at: 0, 0, 0)
    for second in 1...8 {
      let offset = second < 4 ? 0 : 60 / Equator.degree
      drive.fix(at: Double(second), offset, Double(second) * 0.0001)
    }
    drive.scheduler.run()
    #expect(drive.log.requested == [[Equator.b]])
    #expect(drive.provider.waypoints == [[via, Equator.b], [Equator.b], [Equator.b]])
  }

  @Test("Decisions say what was measured and by how much it missed")
  func decisions() throws {
    final class Ledger: DecisionObserver {
      func navigatorHeard(_ fix: Location) {}
      var decisions: [Decision] = []
      func navigatorDecided(_ decision: Decision, at time: Instant) { decisions.append(decision) }
    }
    let ledger = Ledger()
    let drive = try Self.drive([0, 30, 60, 60, 60])
    drive.context.decisionObserver = ledger
    drive.scheduler.run()
    let offRoute = ledger.decisions.filter { $0.rule == .offRoute }
    #expect(offRoute.map(\.fired) == [false, false, false, true])
    #expect(offRoute.map(\.detail) == [.nearMiss, .debouncing, .debouncing, .none])
    #expect(offRoute.map { ($0.margin * 10).rounded() / 10 } == [-20, 10, 10, 10])
    #expect(ledger.decisions.allSatisfy { $0.measured.isFinite && $0.margin.isFinite })
  }
}
