import Geodesy

/// A line of a map as it is drawn.
package struct DrawnRoad: Sendable {
  package enum Kind: Sendable { case road, ferry, rail, stream, border }

  var points: [Coordinate]
  package var line: [PicturePoint] = []
  package var kind = Kind.road
  package var roadClass: RoadClass
  package var name: String?
  package var ref: String?
  var layer = 0
  package var isTunnel = false
  var isBridge = false
  /// Whether traffic follows the line one way only.
  var isOneWay = false
  package var isRoundabout = false
}

extension DrawnRoad {
  /// The lines of a map file that are drawn, those included that nobody may drive on.
  package static func all(in data: OSMData, on canvas: MapCanvas) -> [DrawnRoad] {
    all(in: data).compactMap { $0.drawn(on: canvas) }
  }

  /// The lines of a map file, wherever they lie.
  package static func all(in data: OSMData) -> [DrawnRoad] {
    (0..<data.wayCount).compactMap { way in
      guard var road = DrawnRoad(data.tags(ofWay: way)) else { return nil }
      road.points = data.nodes(ofWay: way).map { data.coordinate(ofNode: Int($0)) }
      return road
    }
  }

  /// Returns the line with its place in a picture; nil where it has none.
  private func drawn(on canvas: MapCanvas) -> DrawnRoad? {
    guard let line = canvas.line(points), line.count > 1 else { return nil }
    var road = self
    road.line = line
    return road
  }

  /// The roads of a graph.
  package static func all(in graph: RoadGraph, on canvas: MapCanvas) -> [DrawnRoad] {
    all(in: graph).compactMap { $0.drawn(on: canvas) }
  }

  /// The roads of a graph, wherever they lie.
  package static func all(in graph: RoadGraph) -> [DrawnRoad] {
    (0..<UInt32(graph.sectionCount)).map { section in
      let facts = graph.facts(ofSection: section)
      var road = DrawnRoad(points: graph.shape(ofSection: section), roadClass: facts.roadClass)
      road.kind = facts.mode == .ferry ? .ferry : .road
      road.name = facts.name
      road.ref = facts.ref
      road.layer = facts.layer
      road.isTunnel = facts.isTunnel
      road.isBridge = facts.isBridge
      road.isRoundabout = facts.isRoundabout
      road.isOneWay = facts.backward == nil
      return road
    }
  }

  /// - Returns: nil for tags that make no line to draw.
  private init?(_ tags: [OSMTag]) {
    if let highway = tags["highway"] {
      guard tags["area"] != "yes", !Self.hidden.contains(highway) else { return nil }
      guard let roadClass = RoadClass(highway: highway) else { return nil }
      self.init(points: [], roadClass: roadClass)
    } else if tags["route"] == "ferry" {
      self.init(points: [], kind: .ferry, roadClass: .ferry)
    } else if let rail = tags["railway"], Self.rails.contains(rail) {
      self.init(points: [], kind: .rail, roadClass: .other)
    } else if let water = tags["waterway"], ["stream", "river", "canal"].contains(water) {
      self.init(points: [], kind: .stream, roadClass: .other)
    } else if tags["boundary"] == "administrative", tags["admin_level"] == "2" {
      self.init(points: [], kind: .border, roadClass: .other)
      return
    } else {
      return nil
    }
    name = tags["name"].flatMap { $0.isEmpty ? nil : $0 }
    ref = tags["ref"].flatMap { $0.isEmpty ? nil : $0 }
    isTunnel = tags["tunnel"].map { $0 != "no" } ?? false
    isBridge = tags["bridge"].map { $0 != "no" } ?? false
    layer = tags["layer"].flatMap { Int($0) } ?? (isBridge ? 1 : isTunnel ? -1 : 0)
    isRoundabout = tags["junction"] == "roundabout"
    isOneWay = isRoundabout || ["yes", "1", "true"].contains(tags["oneway"])
  }

  private static let hidden: Set<String> = [
    "construction", "proposed", "planned", "abandoned", "razed", "platform", "corridor",
  ]
  private static let rails: Set<String> = ["rail", "light_rail", "narrow_gauge", "funicular"]
}
