import Geodesy
import RoadFixtures
import RoadNetwork

@testable import RouteGuidance

extension Harbour {
  static let guided = Result { GuidedMap(try data()) }

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
    let map = try guided.get()
    let route = try Router(map.roads).route(places, weights: weights)
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
