import Navigation
import NavigationFixtures
import Testing

/// The known behaviour of MapLibre Navigation on iOS, reproduced.
struct MapLibreTests {
  typealias Point = ProfileDrive.Point

  static func east(_ count: Int, at offset: Double = 0) -> [Point] {
    (0..<count).map { (Double($0) * 10, $0 == 0 ? 0 : offset) }
  }

  @Test("A route without voice never ends; with voice it ends with the last word (field bug 23)")
  func silentRoute() throws {
    let points: [Point] = (0...40).map { (Double($0) * 25, 0.0) } + (0..<60).map { _ in (1000, 0) }
    let silent = ProfileDrive.route([(0, 0), (1000, 0)], speaks: false)
    let drive = try ProfileDrive.drive(.maplibre, silent, points)
    drive.scheduler.run()
    #expect(drive.log.count("arrive") == 0)
    for other in [NavigatorProfile.builtin, .ferrostar] {
      let drive = try ProfileDrive.drive(other, silent, points)
      drive.scheduler.run()
      #expect(drive.log.count("arrive") == 1, "\(other)")
    }
    let spoken = ProfileDrive.route([(0, 0), (1000, 0)])
    let heard = try ProfileDrive.drive(.maplibre, spoken, points)
    // The last voice is due 50 m before the end, at 38 s; the fix after it arrives.
    #expect(ProfileDrive.seconds(of: "arrive", in: heard) == [39])
  }

  @Test("The fifth wrong course in a row leaves the road, near as it is")
  func wrongCourse() throws {
    let route = ProfileDrive.route(ProfileDrive.straight)
    let points = (0..<12).map { (x: 1000 - Double($0) * 10, y: 20.0) }
    let drive = try ProfileDrive.drive(.maplibre, route, points, course: { _ in 270 })
    #expect(ProfileDrive.seconds(of: "reroute", in: drive).first == 5)
    // The course of a fix of 20 m of accuracy is not believed.
    let poor = try ProfileDrive.drive(.maplibre, route, points, accuracy: 20, course: { _ in 270 })
    poor.scheduler.run()
    #expect(poor.log.count("reroute") == 0)
    // Within 15 m of the road the course decides nothing.
    let near = points.map { (x: $0.x, y: 10.0) }
    let close = try ProfileDrive.drive(.maplibre, route, near, course: { _ in 270 })
    close.scheduler.run()
    #expect(close.log.count("reroute") == 0)
  }

  @Test("Off the route is the last fix beyond 50 m, on again the first within")
  func squareWave() throws {
    let points = [Point(0, 0)] + (1...20).map { (Double($0) * 10, $0.isMultiple(of: 2) ? 48 : 52) }
    let route = ProfileDrive.route(ProfileDrive.straight)
    let drive = try ProfileDrive.drive(.maplibre, route, points, answerLatency: 60)
    drive.scheduler.run()
    #expect(drive.log.lines("state").count == 21)
  }

  @Test("A step ends up to 40 m before the turn, as soon as the course is that behind it")
  func turn() throws {
    let route = ProfileDrive.route(ProfileDrive.corner)
    let points: [Point] = [(0, 0), (900, 0), (955, 0), (965, 0), (975, 0), (985, 0)]
    let course = [90.0, 90, 20, 90, 31, 30]
    let drive = try ProfileDrive.drive(.maplibre, route, points, course: { course[$0] })
    // At 2 s the course fits but the turn is 45 m ahead; at 4 s it is 31° off.
    #expect(ProfileDrive.seconds(of: "step", in: drive) == [5])
  }

  @Test("After a departure the next request waits for 50 m, no second longer")
  func spacing() throws {
    let route = ProfileDrive.route(ProfileDrive.straight)
    let points = Self.east(20, at: 100)
    let drive = try ProfileDrive.drive(.maplibre, route, points, answerLatency: 0.5)
    // 100 m beside the answer's road too: 1 s, then every 50 m.
    #expect(ProfileDrive.seconds(of: "reroute", in: drive) == [1, 6, 11, 16])
  }

  @Test("A fix of more than 100 m of accuracy decides nothing")
  func unqualified() throws {
    let route = ProfileDrive.route(ProfileDrive.straight)
    let poor = try ProfileDrive.drive(.maplibre, route, Self.east(10, at: 200), accuracy: 101)
    poor.scheduler.run()
    #expect(poor.log.count("reroute") == 0)
    let fair = try ProfileDrive.drive(.maplibre, route, Self.east(10, at: 200), accuracy: 100)
    fair.scheduler.run()
    #expect(fair.log.count("reroute") > 0)
  }
}
