import Navigation
import NavigationFixtures
import Testing

/// The known behaviour of Ferrostar's core and iOS shell, reproduced.
struct FerrostarTests {
  typealias Point = ProfileDrive.Point

  /// 10 m/s east, `offsets` metres north of the road from 1 s on.
  static func east(_ offsets: [Double]) -> [Point] {
    [(0, 0)] + offsets.enumerated().map { (Double($0.offset + 1) * 10, $0.element) }
  }

  @Test("A departure is told one fix late, a return too (S1)")
  func lag() throws {
    let points = Self.east([0, 60, 60, 60, 60, 0, 0, 0])
    let drive = try ProfileDrive.drive(
      .ferrostar,
      ProfileDrive.route(ProfileDrive.straight),
      points,
      answerLatency: 60
    )
    // Beyond 50 m from 2 s to 5 s.
    #expect(ProfileDrive.seconds(of: "state", in: drive) == [0.5, 3, 7])
    #expect(
      drive.log.lines("state") == [
        "state undefined→onRoute", "state onRoute→offRoute", "state offRoute→onRoute",
      ]
    )
    // The built-in navigator without debounce tells both at once.
    let builtin = try ProfileDrive.drive(
      .builtin,
      ProfileDrive.route(ProfileDrive.straight),
      points,
      answerLatency: 60
    ) { $0.offRoute.fixes = 1 }
    #expect(ProfileDrive.seconds(of: "state", in: builtin) == [0.5, 2, 6])
  }

  @Test("A fix that is not accurate never deviates, whatever the distance")
  func accuracy() throws {
    let points = Self.east([0, 200, 200, 200, 200])
    let route = ProfileDrive.route(ProfileDrive.straight)
    let poor = try ProfileDrive.drive(.ferrostar, route, points, accuracy: 15.5)
    poor.scheduler.run()
    #expect(poor.log.count("reroute") == 0)
    let good = try ProfileDrive.drive(.ferrostar, route, points, accuracy: 15)
    good.scheduler.run()
    #expect(good.log.count("reroute") == 1)
  }

  /// Over the corner without a fix within 30 m of it.
  static let shortCut: [Point] =
    (0...9).map { (Double($0) * 100, 0.0) } + (1...9).map { (1000, Double($0) * 100 + 10) }

  @Test("Away from the step yet on the route: stuck on the step, and rerouted (S2)")
  func offStep() throws {
    let drive = try ProfileDrive.drive(
      .ferrostar,
      ProfileDrive.route(ProfileDrive.corner),
      Self.shortCut
    )
    drive.scheduler.run()
    #expect(drive.log.lines("ask").first == "ask offStep end")
    #expect(drive.log.count("reroute") >= 1)
    #expect(drive.log.lines("step").isEmpty)
    for other in [NavigatorProfile.builtin, .maplibre] {
      let drive = try ProfileDrive.drive(
        other,
        ProfileDrive.route(ProfileDrive.corner),
        Self.shortCut
      )
      drive.scheduler.run()
      #expect(drive.log.count("reroute") == 0, "\(other)")
      #expect(drive.log.lines("step").first == "step 0→1", "\(other)")
    }
  }

  @Test("A step is left 5 m beside its line, once its end was reached")
  func entryAndExit() throws {
    let points: [Point] = [
      (0, 0), (500, 0), (971, 0), (990, 0), (1000, 4.9), (1000, 5.1), (1000, 30),
    ]
    let drive = try ProfileDrive.drive(.ferrostar, ProfileDrive.route(ProfileDrive.corner), points)
    #expect(ProfileDrive.seconds(of: "step", in: drive) == [5])
    // Without a fix within 30 m of the corner the step is never left.
    let missed: [Point] = [(0, 0), (500, 0), (969, 0), (1000, 31), (1000, 45)]
    let stuck = try ProfileDrive.drive(.ferrostar, ProfileDrive.route(ProfileDrive.corner), missed)
    stuck.scheduler.run()
    #expect(stuck.log.lines("step").isEmpty)
  }

  @Test("One fix leaves a step and the next one too, where only the arrival is behind")
  func speedRun() throws {
    // The last road is 20 m: on it, the fix that leaves the first step is within 30 m of the end.
    let route = ProfileDrive.route([(0, 0), (1000, 0), (1000, 20)])
    let points: [Point] = [(0, 0), (500, 0), (980, 0), (1000, 10), (1000, 15)]
    let drive = try ProfileDrive.drive(.ferrostar, route, points)
    #expect(ProfileDrive.seconds(of: "arrive", in: drive) == [4])
    #expect(drive.log.lines("step") == ["step 0→2"])
  }

  @Test("It arrives with the second fix within 30 m, if the accuracy is 10 m")
  func arrival() throws {
    let route = ProfileDrive.route([(0, 0), (1000, 0)])
    let points: [Point] = [(0, 0), (500, 0), (969, 0), (975, 0), (980, 0), (990, 0)]
    let drive = try ProfileDrive.drive(.ferrostar, route, points, accuracy: 10)
    #expect(ProfileDrive.seconds(of: "arrive", in: drive) == [4])
    let poor = try ProfileDrive.drive(.ferrostar, route, points, accuracy: 10.5)
    poor.scheduler.run()
    #expect(poor.log.count("arrive") == 0)
  }

  @Test("The limits of the configuration hold in place of the profile's")
  func overridden() throws {
    let points = Self.east([0, 40, 40, 40, 40])
    let route = ProfileDrive.route(ProfileDrive.straight)
    let drive = try ProfileDrive.drive(.ferrostar, route, points, answerLatency: 60)
    drive.scheduler.run()
    #expect(drive.log.count("reroute") == 0)
    let strict = try ProfileDrive.drive(.ferrostar, route, points, answerLatency: 60) {
      $0.offRoute.distance = 30
    }
    strict.scheduler.run()
    #expect(strict.log.count("reroute") == 1)
  }

  @Test("In a small roundabout noise leaves the step at once (field bug 4)")
  func roundabout() throws {
    // Everything of the second road is within 30 m of its end: one fix sets the latch, and one more than
    // 5 m beside the road leaves it, though it goes on.
    let route = ProfileDrive.route([(0, 0), (500, 0), (500, 25), (525, 25), (525, 1000)])
    let points: [Point] = [(0, 0), (300, 0), (480, 0), (500, 6), (494, 8), (494, 12)]
    let drive = try ProfileDrive.drive(.ferrostar, route, points)
    #expect(ProfileDrive.seconds(of: "step", in: drive) == [3, 4])
    #expect(drive.log.lines("step") == ["step 0→1", "step 1→2"])
  }

  @Test("At 48 and 52 m in turn the state follows each fix, where the built-in one stays")
  func squareWave() throws {
    let points = Self.east((0..<20).map { $0.isMultiple(of: 2) ? 52 : 48 })
    let route = ProfileDrive.route(ProfileDrive.straight)
    let drive = try ProfileDrive.drive(.ferrostar, route, points, answerLatency: 60)
    drive.scheduler.run()
    #expect(drive.log.lines("state").count == 20)
    let builtin = try ProfileDrive.drive(.builtin, route, points, answerLatency: 60)
    builtin.scheduler.run()
    #expect(builtin.log.lines("state") == ["state undefined→onRoute"])
  }

  @Test("An answer is followed though the vehicle is back on the route (S2)")
  func staleAnswer() throws {
    let points = Self.east([0, 60, 60, 60, 60, 0, 0, 0, 0, 0])
    let route = ProfileDrive.route(ProfileDrive.straight)
    let drive = try ProfileDrive.drive(.ferrostar, route, points, answerLatency: 5.5)
    drive.scheduler.run()
    #expect(drive.log.lines("rerouted") == ["rerouted adopted"])
    let builtin = try ProfileDrive.drive(.builtin, route, points, answerLatency: 5.5)
    builtin.scheduler.run()
    #expect(builtin.log.lines("rerouted") == ["rerouted backOnRoute"])
  }

  @Test("Nothing is shown or spoken completely off the route")
  func silence() throws {
    // The voice at 500 m would come at 150 s; the drive leaves before.
    let points = Self.east((1...200).map { $0 >= 140 ? 80 : 0 })
    let route = ProfileDrive.route(ProfileDrive.straight)
    let drive = try ProfileDrive.drive(.ferrostar, route, points, answerLatency: 600)
    drive.scheduler.run()
    #expect(drive.log.lines("voice").isEmpty)
  }

  @Test("A stop that is not the last is reached within 100 m of the fix before")
  func waypoint() throws {
    let first = ProfileDrive.route([(0, 0), (1000, 0)], end: "first").legs
    let second = ProfileDrive.route([(1000, 0), (2000, 0)], end: "second").legs
    let route = Route(legs: first + second)
    let points: [Point] = [(0, 0), (890, 0), (899, 0), (901, 0), (910, 0), (920, 0)]
    let drive = try ProfileDrive.drive(.ferrostar, route, points)
    drive.navigator.stopsGuidanceAtArrival = false
    #expect(ProfileDrive.seconds(of: "arrive", in: drive) == [4])
  }
}
