import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork
import TestSupport
import Traces

@testable import Regression
@testable import ScenarioLanguage
@testable import Simulation

/// Drives on the harbour's map whose truth is known.
enum SimulatedDrive {
  static let harbour = PackageFolder.path + "/Scenarios/maps/harbour.osm"

  /// The map with what it was made of; reading it takes a second, and all tests share it.
  static func source() throws -> MapSource { try shared.get() }

  private static let shared = Result { try MapSource(path: harbour) }

  /// Monday, 2024-03-04, 08:00 UTC.
  static let start: Int64 = 1_709_539_200_000_000_000

  /// Returns a drive that the seed draws, with what its driver does.
  static func drawn(
    seed: UInt64,
    _ kinds: [DepartureSetup.Kind] = [],
    metres: ClosedRange<Double> = 1800...3500
  ) throws -> (fixes: [Fix], plan: DrivePlan) {
    var setup = DriveSetup(way: .drawn(metres), problem: Diagnostic("", source: ""))
    setup.departures = kinds.map { DepartureSetup($0) }
    setup.stay = 40
    return try drive(setup, seed: seed)
  }

  /// Returns a drive through places, standing at each on the way.
  static func through(
    _ places: [(Double, Double)],
    dwell: Double
  ) throws -> (fixes: [Fix], plan: DrivePlan) {
    let waypoints = places.compactMap {
      Waypoint(coordinate: Coordinate(latitude: $0.0, longitude: $0.1))
    }
    var setup = DriveSetup(way: .waypoints(waypoints), problem: Diagnostic("", source: ""))
    setup.dwell = dwell
    setup.stay = 40
    return try drive(setup, seed: 1)
  }

  private static func drive(
    _ setup: DriveSetup,
    seed: UInt64
  ) throws -> (fixes: [Fix], plan: DrivePlan) {
    let plan = try DrivePlanner.plan(setup, on: try source().map, seed: seed)
    let drive = Drive(plan, setup)
    let fixes = (0..<drive.fixCount).map { fix(drive.fix($0), line: $0 + 1) }
    return (fixes, plan)
  }

  private static func fix(_ location: Location, line: Int) -> Fix {
    Fix(
      time: start + location.timestamp.nanoseconds,
      coordinate: location.coordinate,
      altitude: 455,
      speed: location.speed,
      course: location.course,
      horizontalAccuracy: location.horizontalAccuracy,
      line: line
    )
  }
}
