import CanonicalJSON
import Geodesy
package import RoadNetwork

/// A sketch with its graph, for tests.
package struct Sketch {
  /// A sketch that is none.
  struct Unreadable: Error {
    let reasons: String
  }

  package let map: SketchMap
  package let roads: RoadMap
  package let router: Router

  package init(_ json: String, profile: RoutingProfile = .car) throws {
    let diagnostics = Diagnostics()
    let document = try JSONDocument(parsing: Array(json.utf8), source: "sketch")
    let map = SketchMap(document.root, diagnostics)
    guard let map else { throw Unreadable(reasons: "\(diagnostics.problems)") }
    self.map = map
    roads = RoadMap(OSMData(self.map), profile: profile)
    router = Router(roads)
  }

  package var graph: RoadGraph { roads.graph }

  /// Finds the route between letters, and returns the letters it passes.
  package func route(_ names: String, _ weights: RouteWeights) throws -> String {
    let stops = names.compactMap { map.coordinate(of: $0) }.map { RouteStop($0) }
    return letters(try router.route(stops, weights: weights))
  }

  /// The letters at the points that a route passes.
  package func letters(_ route: PlannedRoute) -> String {
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
