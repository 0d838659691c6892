package import Geodesy

/// What a map shows, as places of the Earth: for who draws it from another angle than from above.
package struct MapScenery: Sendable {
  /// A line that is drawn.
  package struct Road: Sendable {
    /// What is drawn as a line.
    package enum Kind: Sendable { case road, ferry, rail, stream, border }

    /// What it is.
    package let kind: Kind
    /// Its points.
    package let line: [Coordinate]
    /// The importance of a road, 0 to 8: paths, tracks, service roads, streets, then tertiary roads to
    /// motorways.
    package let rank: Int
    /// How wide it is drawn, in metres.
    package let metres: Double
    /// Its name; nil for none, and for rings.
    package let name: String?
    /// Its number; nil for none.
    package let ref: String?
    /// What lies on a higher one hides what lies below.
    package let layer: Int
    /// Whether it runs below ground.
    package let isTunnel: Bool
    /// Whether it runs over something.
    package let isBridge: Bool
  }

  /// Outlines of what covers the land.
  package struct Area: Sendable {
    /// What covers the land.
    package let kind: AreaKind
    /// Outlines go round one way and holes the other.
    package let rings: [[Coordinate]]
  }

  /// A town, district or island with its name.
  package struct Place: Sendable {
    /// Where its name stands.
    package let coordinate: Coordinate
    /// What it is called.
    package let name: String
    /// 0 for a city, and more for what is smaller.
    package let rank: Int
  }

  /// The lines in the order of drawing.
  package private(set) var roads: [Road] = []
  /// What covers the land.
  package private(set) var areas: [Area] = []
  /// Named places, the largest first.
  package private(set) var places: [Place] = []
  /// The outlines of the land; nil where all of it is land.
  package private(set) var land: [[Coordinate]]?

  /// Reads what a map file's data shows.
  package init(_ data: OSMData) {
    roads = Self.sorted(DrawnRoad.all(in: data))
    addAreas(of: data)
    addPlaces(of: data)
  }

  /// Reads what a map shows of which the roads alone are known.
  package init(_ map: RoadMap) {
    roads = Self.sorted(DrawnRoad.all(in: map.graph))
  }

  /// What lies below first, minor roads before major ones.
  private static func sorted(_ roads: [DrawnRoad]) -> [Road] {
    roads.map(Road.init).enumerated().sorted {
      ($0.element.layer, $0.element.rank, $0.offset)
        < ($1.element.layer, $1.element.rank, $1.offset)
    }
    .map(\.element)
  }

  // MARK: - Areas and places

  private mutating func addAreas(of data: OSMData) {
    var coasts: [[Coordinate]] = []
    for way in 0..<data.wayCount {
      let tags = data.tags(ofWay: way)
      if tags["natural"] == "coastline" {
        coasts.append(Self.line(way, data))
      } else if let kind = AreaKind(tags) {
        add([Self.line(way, data)], [], kind)
      }
    }
    addRelations(of: data)
    guard !coasts.isEmpty, let box = data.bounds else { return }
    land = Coastline.land(coasts, in: box)
  }

  private mutating func addRelations(of data: OSMData) {
    var places: [Int64: Int] = [:]
    for index in 0..<data.relationCount {
      let relation = data.relation(index)
      guard relation.tags["type"] == "multipolygon", let kind = AreaKind(relation.tags) else {
        continue
      }
      if places.isEmpty {
        for (place, id) in data.wayIDs.enumerated() { places[id] = place }
      }
      func lines(isHole: Bool) -> [[Coordinate]] {
        let lines = relation.members.compactMap { member -> [Coordinate]? in
          guard case .way(let id) = member.element, (member.role == "inner") == isHole,
            let place = places[id]
          else { return nil }
          return Self.line(place, data)
        }
        return LineChains.join(lines, mayReverse: true)
      }
      let outlines = CutOutlines.rings(lines(isHole: false), in: data.bounds)
      add(outlines, lines(isHole: true), kind)
    }
  }

  private mutating func add(_ outlines: [[Coordinate]], _ holes: [[Coordinate]], _ kind: AreaKind) {
    func closed(_ rings: [[Coordinate]], isHole: Bool) -> [[Coordinate]] {
      rings.filter { $0.count > 3 && $0.first == $0.last }.map {
        (Self.doubleArea($0) > 0) == isHole ? $0.reversed() : $0
      }
    }
    let rings = closed(outlines, isHole: false) + closed(holes, isHole: true)
    if !rings.isEmpty { areas.append(Area(kind: kind, rings: rings)) }
  }

  private static func doubleArea(_ ring: [Coordinate]) -> Double {
    zip(ring, ring.dropFirst()).reduce(0) {
      $0 + $1.0.longitude * $1.1.latitude - $1.1.longitude * $1.0.latitude
    }
  }

  private mutating func addPlaces(of data: OSMData) {
    let kinds = ["city", "town", "village", "island", "suburb", "quarter", "hamlet"]
    for (index, node) in data.taggedNodes.enumerated() {
      let tags = data.tags(ofTaggedNode: index)
      guard let kind = tags["place"], let rank = kinds.firstIndex(of: kind),
        let name = tags["name"], !name.isEmpty
      else { continue }
      places.append(
        Place(coordinate: data.coordinate(ofNode: Int(node)), name: name, rank: rank)
      )
    }
    places.sort { ($0.rank, $0.name) < ($1.rank, $1.name) }
  }

  private static func line(_ way: Int, _ data: OSMData) -> [Coordinate] {
    data.nodes(ofWay: way).map { data.coordinate(ofNode: Int($0)) }
  }
}

extension MapScenery.Road {
  fileprivate init(_ road: DrawnRoad) {
    kind =
      switch road.kind {
      case .road: .road
      case .ferry: .ferry
      case .rail: .rail
      case .stream: .stream
      case .border: .border
      }
    line = road.points
    rank = RoadStyle.rank(road.roadClass)
    metres = RoadStyle(road.roadClass).metres
    name = road.isRoundabout ? nil : road.name
    ref = road.ref
    layer = road.layer
    isTunnel = road.isTunnel
    isBridge = road.isBridge
  }
}
