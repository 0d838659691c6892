import Geodesy
import Navigation
import NavigationFixtures
import Testing

/// Reports of the remaining time and distance, on the equator at 111.195 m each 0.001°.
struct ThresholdTests {
  /// Drives 0.001° every ten seconds, guided from the start, and returns what was reported.
  static func reports(
    at longitudes: [Double],
    seconds: Double = 10,
    _ configure: (inout NavigatorConfiguration) -> Void
  ) throws -> DriveLog {
    let drive = try Drive(routes: [Equator.route(to: [Equator.b])], configure: configure)
    drive.at(0) { $0.setDestinations([Equator.b]) }
    drive.at(0) { $0.navigator.startGuidance() }
    for (index, longitude) in longitudes.enumerated() {
      drive.fix(at: Double(index) * seconds, 0, longitude)
    }
    drive.scheduler.run()
    return drive.log
  }

  @Test("A change of exactly the threshold is reported, one millimetre less is not")
  func exactly() throws {
    let places = [0, 0.001, 0.002, 0.003]
    let reached = try Self.reports(at: places) {
      $0.distanceUpdateThreshold = 111.195
      $0.timeUpdateThreshold = .infinity
    }
    #expect(
      reached.lines("distance") == [
        "distance 2223902", "distance 2112707", "distance 2001511", "distance 1890316",
      ]
    )
    let missed = try Self.reports(at: places) {
      $0.distanceUpdateThreshold = 111.197
      $0.timeUpdateThreshold = .infinity
    }
    #expect(missed.lines("distance") == ["distance 2223902", "distance 2001511"])
  }

  @Test("Time is reported by its own threshold, and the combined report says so")
  func timeOnly() throws {
    let log = try Self.reports(at: (0...20).map { Double($0) / 11119.507_973_5 }, seconds: 1) {
      $0.distanceUpdateThreshold = 10_000
      $0.timeUpdateThreshold = 5
    }
    #expect(
      log.lines("time", "distance", "both") == [
        "time 222390", "distance 2223902", "both time+distance",
        "time 217390", "both time", "time 212390", "both time", "time 207390", "both time",
        "time 202390", "both time",
      ]
    )
  }

  @Test("A negative threshold is the default, infinity switches its report off")
  func specialValues() throws {
    let places = (0...5).map { Double($0) * 0.000_01 }
    let negative = try Self.reports(at: places) {
      $0.distanceUpdateThreshold = -5
      $0.timeUpdateThreshold = .infinity
    }
    let standard = try Self.reports(at: places) { $0.timeUpdateThreshold = .infinity }
    #expect(negative.lines == standard.lines)
    #expect(negative.count("distance") == 6)
    #expect(negative.count("time") == 0)
    let off = try Self.reports(at: places) {
      $0.distanceUpdateThreshold = .infinity
      $0.timeUpdateThreshold = .infinity
    }
    #expect(off.lines("time", "distance", "both").isEmpty)
  }

  @Test("A threshold changed on the way holds from the next fix and keeps its baseline")
  func changed() throws {
    let drive = try Drive(routes: [Equator.route(to: [Equator.b])]) {
      $0.distanceUpdateThreshold = 1000
      $0.timeUpdateThreshold = .infinity
    }
    drive.at(0) { $0.setDestinations([Equator.b]) }
    drive.at(0) { $0.navigator.startGuidance() }
    for index in 0..<4 { drive.fix(at: Double(index) * 10, 0, Double(index) * 0.001) }
    drive.at(25) { $0.navigator.distanceUpdateThreshold = 300 }
    drive.scheduler.run()
    #expect(drive.log.lines("distance") == ["distance 2223902", "distance 1890316"])
    #expect(drive.navigator.distanceUpdateThreshold == 300)
  }

  @Test("Going back along the route is reported as an increase")
  func backwards() throws {
    let log = try Self.reports(at: [0, 0.004, 0.003], seconds: 60) {
      $0.distanceUpdateThreshold = 100
      $0.timeUpdateThreshold = .infinity
    }
    #expect(log.lines("distance") == ["distance 2223902", "distance 1779121", "distance 1890316"])
  }

  @Test("Without guidance nothing is reported, and starting it reports at once")
  func guidance() throws {
    let drive = try Drive(routes: [Equator.route(to: [Equator.b])])
    drive.at(0) { $0.setDestinations([Equator.b]) }
    for second in 0...5 { drive.fix(at: Double(second), 0, Double(second) * 0.0001) }
    drive.at(5.5) { $0.navigator.startGuidance() }
    drive.scheduler.run()
    #expect(
      drive.log.lines.suffix(4) == [
        "guidance true requested", "time 216830", "distance 2168304", "both time+distance",
      ]
    )
    #expect(drive.log.count("distance") == 1)
  }
}
