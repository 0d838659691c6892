import Geodesy
import Navigation
import NavigationFixtures
import NavigationMap

/// A map of 400 × 800 points with its log, on the context of a drive.
struct Display {
  let drive: Drive
  let map: MapModel
  let log = MapLog()

  init(_ drive: Drive? = nil, id: String = "main") throws {
    self.drive = try drive ?? Drive()
    map = self.drive.context.makeMap(id: id, viewport: MapViewport(width: 400, height: 800))
    map.delegate = log
  }

  func run(until seconds: Double = .infinity) { drive.scheduler.run(until: seconds) }

  static func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }
}
