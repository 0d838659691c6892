import CanonicalJSON
import Geodesy
import Testing

@testable import RoadNetwork

/// A sketch with its graph, for tests.
struct Sketch {
  let map: SketchMap
  let roads: RoadMap
  let router: Router

  init(_ json: String, profile: RoutingProfile = .car) throws {
    let diagnostics = Diagnostics()
    let document = try JSONDocument(parsing: Array(json.utf8), source: "sketch")
    let map = SketchMap(document.root, diagnostics)
    self.map = try #require(map, "\(diagnostics.problems)")
    roads = RoadMap(OSMData(self.map), profile: profile)
    router = Router(roads)
  }

  var graph: RoadGraph { roads.graph }

  /// Finds the route between letters, and returns the letters it passes.
  func route(_ names: String, _ weights: RouteWeights) throws -> String {
    let stops = try names.map { RouteStop(try #require(map.coordinate(of: $0))) }
    return letters(try router.route(stops, weights: weights))
  }

  /// The letters at the points that a route passes.
  func letters(_ route: PlannedRoute) -> String {
    var text = ""
    for piece in route.legs.flatMap(\.pieces) where piece.to > piece.from {
      let shape = graph.shape(ofSection: graph.edgeSections[Int(piece.edge)])
      let points = graph.edgeIsBackward[Int(piece.edge)] ? shape.reversed() : shape
      let path = GeoPath(points)
      for (index, point) in points.enumerated() {
        let share = path.distance(toVertex: index) / path.length
        guard share >= piece.from - 1e-6, share <= piece.to + 1e-6 else { continue }
        let letter = letter(point)
        if letter != text.suffix(1) { text += letter }
      }
    }
    return text
  }

  private func letter(_ place: Coordinate) -> String {
    let names = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    for name in names {
      if let own = map.coordinate(of: name), own.distance(to: place) < 0.1 { return String(name) }
    }
    return "?"
  }
}
