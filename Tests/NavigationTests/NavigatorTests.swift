import Geodesy
import Navigation
import NavigationFixtures
import Seeds
import Testing

struct NavigatorTests {
  /// Metres north of the equator, in degrees.
  static func north(_ metres: Double) -> Double { metres / Equator.degree }

  /// A drive of one fix a second at 11.1 m/s along the equator to B by A.
  static func driveToB(
    seconds: Int = 0,
    configure: (inout NavigatorConfiguration) -> Void = { _ in }
  ) throws -> Drive {
    let drive = try Drive(
      routes: [Equator.route(to: [Equator.a, Equator.b])],
      configure: configure
    )
    drive.at(0) { $0.setDestinations([Equator.a, Equator.b]) }
    for second in 0..<seconds { drive.fix(at: Double(second), 0, Double(second) * 0.0001) }
    return drive
  }

  @Test("A route is told before its status, guidance after it, the first reports last")
  func order() throws {
    let drive = try Self.driveToB()
    drive.fix(at: 0, 0, 0)
    drive.at(0) { $0.navigator.startGuidance() }
    drive.scheduler.run()
    #expect(
      drive.log.lines == [
        "route destinationsSet 2", "state undefined→onRoute", "status 1 ok",
        "guidance true routeReady", "time 111195", "distance 1111951", "both time+distance",
      ]
    )
  }

  @Test("A request replaced before its answer is cancelled and the next one answered")
  func replaced() throws {
    let drive = try Drive(routes: [
      Equator.route(to: [Equator.a]), Equator.route(to: [Equator.b]),
    ])
    drive.fix(at: 0, 0, 0)
    drive.at(0.1) { $0.setDestinations([Equator.a]) }
    drive.at(0.4) { $0.setDestinations([Equator.b]) }
    drive.scheduler.run()
    #expect(
      drive.log.lines == [
        "status 1 cancelled", "route destinationsSet 1", "state undefined→onRoute", "status 2 ok",
      ]
    )
    #expect(drive.navigator.legs?.first?.destination == Equator.b)
  }

  @Test("New destinations drop the old route at once and keep the wish for guidance")
  func replacedAfterwards() throws {
    let drive = try Drive(routes: [
      Equator.route(to: [Equator.a]), Equator.route(to: [Equator.b]),
    ])
    drive.log.leavesOut = ["location", "time", "distance", "both"]
    drive.fix(at: 0, 0, 0)
    drive.at(0) { $0.navigator.startGuidance() }
    drive.at(0.1) { $0.setDestinations([Equator.a]) }
    drive.at(1) { $0.setDestinations([Equator.b]) }
    drive.scheduler.run()
    #expect(
      drive.log.lines == [
        "route destinationsSet 1", "state undefined→onRoute", "status 1 ok",
        "guidance true routeReady",
        "route cleared 0", "state onRoute→undefined", "guidance false cleared",
        "route destinationsSet 1", "state undefined→onRoute", "status 2 ok",
        "guidance true routeReady",
      ]
    )
  }

  @Test("Nothing is told inside the call that causes it")
  func nothingInside() throws {
    let drive = try Self.driveToB(seconds: 3)
    drive.scheduler.run()
    let before = drive.log.lines.count
    drive.navigator.startGuidance()
    drive.navigator.stopGuidance()
    drive.setDestinations([])
    drive.navigator.continueToNextDestination()
    drive.navigator.clearDestinations()
    #expect(drive.log.lines.count == before)
    drive.scheduler.run()
    #expect(drive.log.lines.count > before)
  }

  @Test(
    "Waypoints and preconditions that make no request",
    arguments: [
      ([], true, true, "noWaypoints"),
      ([Equator.a, Equator.a], true, true, "duplicateWaypoints"),
      ([Equator.a], true, false, "locationDisabled"),
      ([], false, false, "termsNotAccepted"),
      ([Equator.a, Equator.a], true, false, "duplicateWaypoints"),
    ]
  )
  func refused(waypoints: [Waypoint], terms: Bool, location: Bool, status: String) throws {
    let drive = try Drive()
    drive.fix(at: 0, 0, 0)
    drive.at(1) { drive in
      if !terms { drive.context.resetTermsAcceptance() }
      drive.context.isLocationEnabled = location
      drive.setDestinations(waypoints)
    }
    drive.scheduler.run()
    #expect(drive.log.lines == ["status 1 \(status)"])
    #expect(drive.provider.waypoints.isEmpty)
  }

  @Test("A place without a coordinate is a waypoint error")
  func unresolvedPlace() throws {
    let drive = try Drive()
    let place = try #require(Waypoint(placeID: "harbour"))
    drive.fix(at: 0, 0, 0)
    drive.at(1) { $0.setDestinations([place]) }
    drive.scheduler.run()
    #expect(drive.log.lines == ["status 1 waypointError"])
  }

  @Test(
    "Errors of a provider become statuses",
    arguments: [
      (RouteCalculationError.noRouteFound, "noRouteFound"), (.network(.routing), "networkError"),
      (.timeout, "networkError"), (.quotaExceeded, "quotaExceeded"),
      (.unauthorized, "apiKeyNotAuthorized"), (.pointNotSnappable(1), "waypointError"),
      (.providerFailure("x"), "internalError"),
    ]
  )
  func providerErrors(error: RouteCalculationError, status: String) throws {
    let drive = try Drive { $0.routing.retries = 0 }
    drive.provider.answers = [.init(outcome: .failure(error))]
    drive.fix(at: 0, 0, 0)
    drive.at(0) { $0.setDestinations([Equator.a]) }
    drive.scheduler.run()
    #expect(drive.log.lines == ["status 1 \(status)"])
    #expect(drive.navigator.route == nil)
    #expect(drive.navigator.remainingStops.isEmpty)
  }

  @Test("A network error is retried once, a missing route is not")
  func retry() throws {
    let drive = try Drive()
    drive.provider.answers = [
      .init(outcome: .failure(.network(.routing))),
      .init(outcome: .success([Equator.route(to: [Equator.a])])),
    ]
    drive.fix(at: 0, 0, 0)
    drive.at(0) { $0.setDestinations([Equator.a]) }
    drive.scheduler.run()
    #expect(drive.log.lines("status") == ["status 1 ok"])
    #expect(drive.scheduler.now.seconds == 1)
  }

  @Test("A request without a fix waits for the first usable one, at most 30 s")
  func originWait() throws {
    let late = try Self.driveToB()
    late.fix(at: 5, 0, 0, accuracy: 80)
    late.fix(at: 6, 0, 0.0001, accuracy: 40)
    late.scheduler.run()
    #expect(late.log.lines("status") == ["status 1 ok"])
    #expect(late.provider.origins.map(\.coordinate.longitude) == [0.0001])
    let never = try Self.driveToB()
    never.scheduler.run()
    #expect(never.log.lines == ["status 1 locationUnavailable"])
    #expect(never.scheduler.now.seconds == 30)
  }

  @Test("Arrival at a stop switches guidance off, continuing leads to the last one")
  func arrivals() throws {
    let drive = try Self.driveToB(seconds: 203)
    drive.log.leavesOut = ["location", "time", "distance", "both", "step"]
    drive.at(0) { $0.navigator.startGuidance() }
    drive.at(120.5) { drive in
      drive.log.note("next \(drive.navigator.continueToNextDestination()?.title ?? "none")")
      drive.navigator.startGuidance()
      drive.log.note("far \(drive.navigator.distanceToWaypoint(Equator.a))")
    }
    drive.at(220) {
      $0.log.note("next \($0.navigator.continueToNextDestination()?.title ?? "none")")
    }
    drive.at(221) {
      $0.log.note("next \($0.navigator.continueToNextDestination()?.title ?? "none")")
    }
    drive.scheduler.run()
    #expect(
      drive.log.lines == [
        "route destinationsSet 2", "state undefined→onRoute", "status 1 ok",
        "guidance true routeReady",
        "arrive A 0", "guidance false arrival",
        "next B", "far \(Double.greatestFiniteMagnitude)",
        "route continuedToNext 1", "guidance true requested",
        "arrive B 1 final", "guidance false arrival",
        "next none", "route cleared 0", "state onRoute→undefined", "next none",
      ]
    )
  }

  @Test("Guidance that goes on at arrival arrives once at each stop")
  func arrivesOnce() throws {
    let drive = try Self.driveToB(seconds: 210) { $0.stopsGuidanceAtArrival = false }
    drive.at(0) { $0.navigator.startGuidance() }
    drive.at(105.5) { $0.navigator.continueToNextDestination() }
    for second in 210..<230 { drive.fix(at: Double(second), 0, 0.02) }
    drive.scheduler.run()
    #expect(drive.log.lines("arrive") == ["arrive A 0", "arrive B 1 final"])
    #expect(drive.log.lines("guidance") == ["guidance true routeReady"])
  }

  @Test("Continuing in the middle of a leg passes its stop without an arrival")
  func continuesMidLeg() throws {
    let drive = try Self.driveToB(seconds: 210)
    drive.at(0) { $0.navigator.startGuidance() }
    drive.at(50.5) { drive in
      #expect(drive.navigator.continueToNextDestination() == Equator.b)
      #expect(drive.navigator.isGuidanceActive)
    }
    drive.scheduler.run()
    #expect(drive.log.lines("arrive") == ["arrive B 1 final"])
    #expect(drive.log.lines("route") == ["route destinationsSet 2", "route continuedToNext 1"])
  }

  @Test("A fix 25 m before the stop arrives, one a centimetre earlier does not")
  func arrivalDistance() throws {
    let drive = try Drive(routes: [Equator.route(to: [Equator.a])])
    drive.at(0) { $0.setDestinations([Equator.a]) }
    drive.at(0) { $0.navigator.startGuidance() }
    drive.fix(at: 0, 0, 0)
    drive.fix(at: 60, 0, 0.01 - Self.north(25.01))
    drive.at(60.5) { $0.log.note("mark") }
    drive.fix(at: 61, 0, 0.01 - Self.north(25))
    drive.scheduler.run()
    #expect(drive.log.lines("mark", "arrive") == ["mark", "arrive A 0 final"])
  }

  @Test("Vias make no leg and no arrival, and are told once when passed")
  func vias() throws {
    let via = Equator.stop(0.005, "via", kind: .via)
    let drive = try Drive(routes: [Equator.route(to: [Equator.a])])
    drive.at(0) { $0.setDestinations([via, Equator.a]) }
    drive.at(0) { $0.navigator.startGuidance() }
    for second in 0...100 { drive.fix(at: Double(second), 0, Double(second) * 0.0001) }
    drive.scheduler.run()
    #expect(drive.log.lines("via", "arrive") == ["via 0", "arrive A 0 final"])
    #expect(drive.navigator.legs?.count == 1)
  }

  @Test("Clearing ends the route, guidance and a request under way")
  func clearing() throws {
    let drive = try Self.driveToB(seconds: 2)
    drive.log.leavesOut = ["location", "time", "distance", "both"]
    drive.at(0) { $0.navigator.startGuidance() }
    drive.at(3) { $0.navigator.clearDestinations() }
    drive.at(4) { $0.setDestinations([Equator.a]) }
    drive.at(4.2) { $0.navigator.clearDestinations() }
    drive.at(5) { $0.navigator.clearDestinations() }
    drive.scheduler.run()
    #expect(
      drive.log.lines.dropFirst(4) == [
        "route cleared 0", "state onRoute→undefined", "guidance false cleared",
        "status 2 cancelled",
      ]
    )
    #expect(drive.navigator.legs == nil)
    #expect(drive.navigator.timesAndDistances == nil)
  }

  @Test("Times and distances reach from the current position to each stop")
  func estimates() throws {
    let drive = try Self.driveToB(seconds: 51)
    drive.scheduler.run()
    let estimates = try #require(drive.navigator.timesAndDistances)
    #expect(estimates.map { ($0.distance * 100).rounded() / 100 } == [555.98, 1667.93])
    #expect(estimates.map { ($0.time * 10).rounded() / 10 } == [55.6, 166.8])
    #expect(drive.navigator.timeAndDistanceToNextDestination == estimates.first)
    #expect(drive.navigator.distanceToWaypoint(Equator.b) == estimates[1].distance)
    #expect(
      drive.navigator.timeToWaypoint(Equator.stop(0.3, "C")) == Double.greatestFiniteMagnitude
    )
    #expect(drive.navigator.currentLeg?.path.coordinates.first?.longitude == 0.005)
  }

  @Test("The path travelled on a straight road is its two ends, whatever the noise across")
  func traveledPath() throws {
    let drive = try Drive(routes: [Equator.route(to: [Equator.a, Equator.b])])
    #expect(drive.navigator.traveledPath.isEmpty)
    drive.at(0) { $0.setDestinations([Equator.a, Equator.b]) }
    drive.at(0) { $0.navigator.startGuidance() }
    for second in 0..<20 {
      let offset = Self.north(second.isMultiple(of: 2) ? 4 : -4)
      drive.fix(at: Double(second), offset, Double(second) * 0.0001)
    }
    drive.scheduler.run()
    #expect(drive.navigator.traveledPath.count == 2)
    drive.navigator.stopGuidance()
    #expect(drive.navigator.traveledPath.count == 2)
    drive.navigator.startGuidance()
    #expect(drive.navigator.traveledPath.isEmpty)
  }

  @Test("The delegate is told first, then listeners as they were added; none is kept alive")
  func listeners() throws {
    let drive = try Drive()
    var told: [String] = []
    let first = DriveLog()
    let second = DriveLog()
    for (log, name) in [(drive.log, "delegate"), (first, "first"), (second, "second")] {
      log.leavesOut = []
      log.onLine = { _ in told.append(name) }
    }
    drive.navigator.addListener(first)
    drive.navigator.addListener(second)
    do {
      let gone = DriveLog()
      drive.navigator.addListener(gone)
    }
    drive.fix(at: 0, 0, 0)
    drive.at(1) { $0.navigator.removeListener(first) }
    drive.fix(at: 2, 0, 0)
    drive.scheduler.run()
    #expect(told == ["delegate", "first", "second", "delegate", "second"])
  }

  @Test("Without key or terms there is no navigator; with both there is one")
  func access() throws {
    let scheduler = TestScheduler()
    let provider = ScriptedProvider(scheduler, [])
    let context = NavigationContext(provider: .custom(provider), scheduler: scheduler)
    let accepting = ScriptedTerms(answers: [true])
    #expect(throws: NavigatorAccessError.apiKeyMissing) { try context.navigator() }
    #expect(!context.provideAPIKey(""))
    #expect(context.provideAPIKey("key"))
    #expect(!context.provideAPIKey("other"))
    #expect(throws: NavigatorAccessError.termsNotAccepted) { try context.navigator() }
    context.showTermsDialog { _ in }
    context.termsPresenter = accepting
    scheduler.run()
    #expect(try context.navigator() === context.navigator())
  }

  @Test("A route supplied by the app is followed without a request")
  func suppliedRoute() throws {
    let drive = try Drive()
    drive.at(0) { $0.navigator.startGuidance() }
    drive.at(0) { $0.navigator.navigate(along: Equator.route(to: [Equator.a])) }
    for second in 0...100 { drive.fix(at: Double(second), 0, Double(second) * 0.0001) }
    drive.scheduler.run()
    #expect(
      drive.log.lines("route", "guidance", "arrive") == [
        "route routeSupplied 1", "guidance true routeReady", "arrive A 0 final",
        "guidance false arrival",
      ]
    )
    #expect(drive.provider.waypoints.isEmpty)
  }

  @Test(
    "Remaining distance stays within the route, one arrival each, in any noise of the corridor",
    arguments: 1...40
  )
  func laws(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let drive = try Self.driveToB()
    drive.at(0) { $0.navigator.startGuidance() }
    var longitude = 0.0
    var second = 0.0
    drive.fix(at: 0, 0, 0)
    while longitude < 0.021 {
      second += Double.random(in: 0.5...15, using: &random)
      longitude += Double.random(in: -0.0002...0.001, using: &random)
      let across = Self.north(Double.random(in: -50...50, using: &random))
      drive.fix(at: second, across, longitude)
    }
    drive.fix(at: second + 1, 0, 0.02)
    drive.fix(at: second + 2, 0, 0.02)
    drive.log.onLine = { line in
      if line.hasPrefix("arrive A") {
        drive.at(drive.scheduler.now.seconds) { drive in
          drive.navigator.continueToNextDestination()
          drive.navigator.startGuidance()
        }
      }
      let length = drive.navigator.route?.path.length ?? 0
      for estimate in drive.navigator.timesAndDistances ?? [] {
        #expect(estimate.distance >= 0 && estimate.distance <= length)
        #expect(estimate.time >= 0)
      }
    }
    drive.scheduler.run()
    #expect(drive.log.count("reroute") == drive.log.count("rerouted"))
    #expect(drive.log.lines("arrive") == ["arrive A 0", "arrive B 1 final"])
  }
}
