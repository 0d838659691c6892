import Foundation
import Geodesy
import Testing

@testable import RoadNetwork

/// The fictional town that `tools/draw-harbour` draws, read once.
enum Harbour {
  static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Scenarios/maps/harbour.osm").path

  static let file = Result { try OSMReader.read(path: path) }
  static let roads = Result { RoadMap(try file.get().data) }

  static func data() throws -> OSMData { try file.get().data }
  static func map() throws -> RoadMap { try roads.get() }

  /// The place so many metres east and north of the town's origin.
  static func place(_ east: Double, _ north: Double) -> Coordinate {
    Coordinate(latitude: 47.14 + north / 111_195.08, longitude: 9.52 + east / 75_635.93)
  }

  static func route(
    _ stops: [(Double, Double)],
    avoiding avoided: RoadTraits = [],
    headings: [Double?] = []
  ) throws -> [PlannedStep] {
    var weights = RouteWeights()
    weights.avoided = avoided
    let places = stops.enumerated().map { index, stop in
      RouteStop(
        place(stop.0, stop.1),
        heading: index < headings.count ? headings[index] : nil,
        headingTolerance: 45
      )
    }
    let map = try map()
    let route = try Router(map).route(places, weights: weights)
    return route.legs.flatMap { map.guide.steps(of: $0) }
  }
}

extension [PlannedStep] {
  var metres: Double { reduce(0) { $0 + $1.distance } }
  var seconds: Double { reduce(0) { $0 + $1.duration } }
  var points: [Coordinate] { flatMap(\.points) }

  /// The names of the roads in the order of driving, each once.
  var roads: [String] {
    reduce(into: []) { names, step in
      if let name = step.name, names.last != name { names.append(name) }
    }
  }
}
