package import Geodesy
import RoadNetwork
import RouteGuidance
package import ScenarioLanguage

/// The roads of a scenario's map, as somebody needs them who draws a drive.
package struct DriveGround {
  private let map: RoadMap
  private let explorer: RoadExplorer

  /// Opens the roads of a map, which is kept for the next one who asks.
  ///
  /// - Throws: `MapError` where it cannot be read.
  package init(_ setup: MapSetup) throws {
    map = try RoadMapStore.map(of: setup).roads
    explorer = RoadExplorer(map)
  }

  /// Returns the place on the nearest road, and what the road is called; nil where none is within `limit` metres.
  package func road(
    near place: Coordinate,
    within limit: Double
  ) -> (coordinate: Coordinate, name: String?)? {
    explorer.road(near: place, within: limit)
  }

  /// Returns the places where the driver of a drive by waypoints can leave the way so, by their numbers from 1.
  ///
  /// - Throws: `ScenarioError` where the map has no such drive.
  package func departures(
    _ kind: DepartureSetup.Kind,
    of drive: DriveSetup,
    seed: UInt64
  ) throws -> [Coordinate] {
    try DrivePlanner.places(for: DepartureSetup(kind), of: drive, on: map, seed: seed)
  }
}
