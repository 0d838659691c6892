import Geodesy
import Navigation
import NavigationFixtures

/// Drives under a profile on roads drawn in metres about 0°, 0°, one fix a second.
enum ProfileDrive {
  typealias Point = (x: Double, y: Double)

  /// A road with a corner: 1,000 m east, then 1,000 m north.
  static let corner: [Point] = [(0, 0), (1000, 0), (1000, 1000)]
  static let straight: [Point] = [(0, 0), (2000, 0)]

  /// Returns a route with a step for each straight and the arrival, as servers answer.
  static func route(_ corners: [Point], speaks: Bool = true, end: String = "end") -> Route {
    var steps: [RouteStep] = []
    var before: Double?
    for (a, b) in zip(corners, corners.dropFirst()) {
      let path = GeoPath([TrackingTests.place(a), TrackingTests.place(b)])
      let after = path.bearing(ofSegment: 0)
      var step = RouteStep(
        path: path,
        distance: path.length,
        duration: path.length / 10,
        maneuver: Maneuver(
          type: before == nil ? "depart" : "turn",
          bearingBefore: before ?? 0,
          bearingAfter: after
        )
      )
      if speaks {
        step.spokenInstructions = [
          SpokenInstruction(text: "far", triggerDistance: 500),
          SpokenInstruction(text: "near", triggerDistance: 50),
        ]
      }
      steps.append(step)
      before = after
    }
    let last = corners.last ?? (0, 0)
    let place = TrackingTests.place(last)
    steps.append(
      RouteStep(
        path: GeoPath([place, place]),
        distance: 0,
        duration: 0,
        maneuver: Maneuver(type: "arrive", bearingBefore: before, bearingAfter: before)
      )
    )
    let stop = Equator.place(place.latitude, place.longitude, end)
    return Route(legs: [RouteLeg(destination: stop, steps: steps)])
  }

  /// Drives `points`, the first at 0 s, along a route; each further answer is `route` again.
  static func drive(
    _ profile: NavigatorProfile,
    _ route: Route,
    _ points: [Point],
    accuracy: Double? = 5,
    course: ((Int) -> Double?)? = nil,
    answerLatency: Double = 0.5,
    configure: (inout NavigatorConfiguration) -> Void = { _ in }
  ) throws -> Drive {
    let drive = try Drive {
      $0 = NavigatorConfiguration(profile: profile)
      configure(&$0)
    }
    drive.provider.answers =
      [.init(outcome: .success([route]))]
      + Array(repeating: .init(latency: answerLatency, outcome: .success([route])), count: 20)
    drive.log.leavesOut = ["location", "time", "distance", "both", "guidance", "vibrate", "status"]
    let stops = route.legs.map(\.destination)
    drive.at(0) { $0.setDestinations(stops) }
    drive.at(0) { $0.navigator.startGuidance() }
    for (index, point) in points.enumerated() {
      let place = TrackingTests.place(point)
      drive.scheduler.at(Double(index), as: .fix) {
        drive.context.update(
          Location(
            coordinate: place,
            horizontalAccuracy: accuracy,
            course: course?(index),
            speed: course == nil ? nil : 10,
            timestamp: drive.scheduler.now
          )
        )
      }
    }
    return drive
  }

  /// The seconds at which lines of some kind were noted.
  static func seconds(of names: String..., in drive: Drive) -> [Double] {
    var seconds: [Double] = []
    drive.log.onLine = { line in
      if names.contains(where: { line == $0 || line.hasPrefix($0 + " ") }) {
        seconds.append(drive.scheduler.now.seconds)
      }
    }
    drive.scheduler.run()
    return seconds
  }
}
