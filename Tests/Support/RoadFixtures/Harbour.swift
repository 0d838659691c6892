import Foundation
package import Geodesy
package import RoadNetwork

/// The fictional town that `tools/draw-harbour` draws, read once.
package enum Harbour {
  package static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Scenarios/maps/harbour.osm").path

  package static let file = Result { try OSMReader.read(path: path) }
  package static let roads = Result { RoadMap(try file.get().data) }

  package static func data() throws -> OSMData { try file.get().data }
  package static func map() throws -> RoadMap { try roads.get() }

  /// The place so many metres east and north of the town's origin.
  package static func place(_ east: Double, _ north: Double) -> Coordinate {
    Coordinate(latitude: 47.14 + north / 111_195.08, longitude: 9.52 + east / 75_635.93)
  }
}
