import Navigation
import NavigationFixtures
import Testing

/// The known behaviour of MapLibre Navigation on Android, reproduced.
struct MapLibreAndroidTests {
  typealias Point = ProfileDrive.Point

  private static func reroutes(
    _ points: [Point],
    accuracy: Double? = nil,
    course: @escaping (Int) -> Double? = { _ in 90 },
    on corners: [Point] = ProfileDrive.straight
  ) throws -> [Double] {
    let route = ProfileDrive.route(corners)
    let drive = try ProfileDrive.drive(
      .maplibreAndroid,
      route,
      points,
      accuracy: accuracy,
      course: course
    )
    return ProfileDrive.seconds(of: "reroute", in: drive)
  }

  @Test("Within 50 m of the first fix nothing is off the route")
  func first() throws {
    let points: [Point] = [(0, 200), (10, 200), (20, 200), (30, 200), (40, 200), (60, 200)]
    #expect(try Self.reroutes(points).first == 5)
  }

  @Test(
    "The tolerance is 50 m, 25 within 40 m of the step's beginning, and never below the accuracy",
    arguments: [
      (300.0, 51.0, 5.0, true), (300, 49, 5, false), (300, 51, 60, false), (25, 26, 5, true),
      (25, 24, 5, false), (25, 26, 30, false),
    ]
  )
  func tolerance(east: Double, aside: Double, accuracy: Double, isOff: Bool) throws {
    let points: [Point] = [(-200, 0), (east, -aside)]
    let found = try Self.reroutes(points, accuracy: accuracy)
    #expect(found.isEmpty != isOff)
  }

  @Test("Off the road near a corner the next step takes over, with the next fix")
  func takesOver() throws {
    let points: [Point] = [(0, 0), (975, -26), (985, -20), (1000, 30), (1000, 60)]
    #expect(try Self.reroutes(points, on: ProfileDrive.corner).isEmpty)
  }

  @Test(
    "Who drives away from the maneuver is off the route after three fixes and 50 m",
    arguments: [(20.0, 6.0), (26, 5), (60, 5), (5, nil)] as [(Double, Double?)]
  )
  func movingAway(step: Double, second: Double?) throws {
    // Out for 500 m, and back on the road.
    let out: [Point] = [(0, 0), (200, 0), (400, 0), (500, 0)]
    let back = (1...4).map { Point(500 - Double($0) * step, 0) }
    #expect(try Self.reroutes(out + back, on: ProfileDrive.corner).first == second)
  }

  @Test("At the fix after a departure the route is on again (maplibre-navigation-android#68)")
  func onceOnly() throws {
    let points = [Point(0, 0), (200, 0)] + (0..<5).map { Point(300 + Double($0) * 10, 80) }
    let route = ProfileDrive.route(ProfileDrive.straight)
    let drive = try ProfileDrive.drive(.maplibreAndroid, route, points, answerLatency: 60)
    drive.scheduler.run()
    #expect(drive.log.lines("state").count == 3)
  }

  @Test("A leg ends with the last banner of its last step; without banners it never ends")
  func arrival() throws {
    let points: [Point] = (0...40).map { (Double($0) * 25, 0.0) } + (0..<20).map { _ in (1000, 0) }
    for (shows, expected) in [(false, 0), (true, 1)] {
      let spoken = ProfileDrive.route([(0, 0), (1000, 0)])
      var steps = spoken.legs[0].steps
      if shows {
        steps[0].visualInstructions = [900, 60].map {
          VisualInstruction(primary: .init(text: "\($0)"), triggerDistance: $0)
        }
      }
      let route = Route(legs: [RouteLeg(destination: spoken.legs[0].destination, steps: steps)])
      let drive = try ProfileDrive.drive(.maplibreAndroid, route, points)
      let seconds = ProfileDrive.seconds(of: "arrive", in: drive)
      #expect(seconds.count == expected)
      // The last banner is due 60 m before the end.
      if shows { #expect(seconds == [38]) }
    }
  }
}
