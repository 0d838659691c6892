public import Geodesy

/// Redraws the roads of a drive so that nobody finds them again on the globe.
///
/// What is kept is what the drive and its plans went along; its points are moved by a ``MapWarp``, bends
/// of less than three metres are straightened, and new ones come of the warp. Side roads that
/// decide nothing are dropped, because their order and distances are what a road is found by: a road goes on
/// as one over the places where they were, and new ones are made up at places that know nothing of the old.
/// Names come from a list, classes of roads are three, limits are whole tens, and all else that says
/// where a road is, is gone.
public struct MapDisguise<Random: RandomNumberGenerator> {
  private let warp: MapWarp
  /// The ends of the lines that are kept.
  private var ends: [Coordinate] = []
  private var random: Random
  private var names: [String: String] = [:]
  private var nodes: [Int64: OSMNode] = [:]
  private var ways: [OSMWay] = []
  private var nextNode = Int64(0)
  /// Above all numbers that a map of roads gives.
  private static var firstOwn: Int64 { 1 << 40 }

  /// Metres between the points of a road that is redrawn.
  private static var spacing: Double { 25 }
  /// Metres by which it may leave the road.
  private static var tolerance: Double { 3 }
  /// Metres from one made-up side road to the next.
  private static var gaps: ClosedRange<Double> { 40...240 }
  /// Degrees by which a road bends at least where the driver turned at a junction.
  private static var corner: Double { 35 }
  /// Metres from the ends of a road within which there is none.
  private static var margin: Double { 25 }
  /// Metres from the ends of a drive and of a plan within which there is none: they would lie on it.
  private static var clearance: Double { 120 }
  /// The share of made-up side roads that cross the road.
  private static var crossings: Double { 0.25 }

  /// Redraws with a warp; the same numbers give the same map.
  public init(_ warp: MapWarp, using random: Random) {
    self.warp = warp
    self.random = random
  }

  /// Returns the roads along lines, redrawn.
  public mutating func redrawn(_ map: RoadMap, along lines: [[Coordinate]]) -> MapExtract {
    let graph = map.graph
    ends = lines.flatMap { [$0.first, $0.last].compactMap { $0 } }
    let kept = Self.sections(of: graph, along: lines)
    var cutter = RoadCutter(map, sections: kept)
    let exact = cutter.extract()
    nextNode = Self.firstOwn
    for node in exact.nodes where node.id <= Int64(graph.vertexCount) {
      nodes[node.id] = OSMNode(
        id: node.id,
        coordinate: warp.place(node.coordinate),
        tags: node.tags.filter { $0.key == "barrier" }
      )
    }
    let places = Dictionary(uniqueKeysWithValues: exact.nodes.map { ($0.id, $0.coordinate) })
    var fixed = Set(nodes.values.filter { !$0.tags.isEmpty }.map(\.id))
    for relation in exact.relations {
      for case .node(let id) in relation.members.map(\.element) { fixed.insert(id) }
    }
    let parts = exact.ways.map { way in
      OSMWay(id: way.id, nodes: way.nodes, tags: disguised(way.tags))
    }
    let corners = corners(of: parts, places, on: graph)
    let chains = WayChains(parts, fixed: fixed.union(corners.map(\.node)))
    for way in chains.ways {
      let points = way.nodes.compactMap { places[$0] }
      redraw(way, points)
    }
    for corner in corners { stub(from: corner.node, corner.place, bearing: corner.bearing) }
    return numbered(exact.relations, chains.numbers)
  }

  /// Returns the middles of the roundabouts that lines go through, for ``MapWarp``.
  public static func rings(of map: RoadMap, along lines: [[Coordinate]]) -> [Coordinate] {
    let graph = map.graph
    let corridor = RoadCorridor(along: lines, width: 10)
    return (0..<UInt32(graph.sectionCount)).compactMap { section in
      let facts = graph.facts(ofSection: section)
      guard facts.isRoundabout || facts.isCircular else { return nil }
      let shape = graph.shape(ofSection: section)
      guard shape.contains(where: { corridor.contains($0) }) else { return nil }
      let bounds = GeoBounds(shape)
      return Coordinate(
        latitude: (bounds.southWest.latitude + bounds.northEast.latitude) / 2,
        longitude: (bounds.southWest.longitude + bounds.northEast.longitude) / 2
      )
    }
  }

  // MARK: - What is kept

  /// The sections that lines go along, and the rest of their roundabouts.
  private static func sections(of graph: RoadGraph, along lines: [[Coordinate]]) -> [UInt32] {
    let corridor = RoadCorridor(along: lines, width: 2)
    var kept: Set<UInt32> = []
    for section in 0..<UInt32(graph.sectionCount) {
      let shape = GeoPath(graph.shape(ofSection: section))
      guard let first = shape.coordinates.first, let last = shape.coordinates.last,
        corridor.contains(first) || corridor.contains(last)
      else { continue }
      let steps = max(4, Int(shape.length / 10))
      let inside = (1..<steps).count { step in
        let place = shape.position(at: shape.length * Double(step) / Double(steps))
        return place.map { corridor.contains($0.coordinate) } ?? false
      }
      // The first and the last road are driven in part.
      let isEnd = lines.contains { line in
        [line.first, line.last].contains { end in
          guard let end, let near = shape.nearest(to: end) else { return false }
          return near.deviation < 1 && near.distanceAlong > 1
            && near.distanceAlong < shape.length - 1
        }
      }
      // Short side roads lie near the line, and lead away from it.
      let isAlong =
        corridor.contains(first) && corridor.contains(last) && inside * 10 >= (steps - 1) * 6
      if isAlong || isEnd { kept.insert(section) }
    }
    var vertices = Set(
      kept.flatMap { [graph.sections.tails[Int($0)], graph.sections.heads[Int($0)]] }
    )
    let rings = (0..<UInt32(graph.sectionCount)).filter {
      let facts = graph.facts(ofSection: $0)
      return facts.isRoundabout || facts.isCircular
    }
    var grows = true
    while grows {
      grows = false
      for ring in rings where !kept.contains(ring) {
        let ends = [graph.sections.tails[Int(ring)], graph.sections.heads[Int(ring)]]
        let isOfARing = kept.contains { section in
          let facts = graph.facts(ofSection: section)
          return (facts.isRoundabout || facts.isCircular)
            && ends.contains {
              [graph.sections.tails[Int(section)], graph.sections.heads[Int(section)]].contains($0)
            }
        }
        guard isOfARing else { continue }
        kept.insert(ring)
        vertices.formUnion(ends)
        grows = true
      }
    }
    return kept.sorted()
  }

  // MARK: - Roads

  private mutating func redraw(_ way: OSMWay, _ points: [Coordinate]) {
    guard points.count > 1, let first = way.nodes.first, let last = way.nodes.last else { return }
    let path = GeoPath(points).simplified(tolerance: Self.tolerance)
    let steps = max(1, Int((path.length / Self.spacing).rounded()))
    var ids = [first]
    let vertices = Self.distances(of: path).dropFirst().dropLast()
    var stops = (1..<max(steps, 1)).map { path.length * Double($0) / Double(steps) }
    // Its own bends stay, else it would leave its fixes.
    stops = (stops + vertices).sorted()
    var sides = sideRoads(of: way, length: path.length)[...]
    for stop in stops {
      guard let place = path.position(at: stop)?.coordinate else { continue }
      let id = add(warp.place(place))
      ids.append(id)
      guard let side = sides.first, stop >= side, path.length - stop >= Self.margin,
        let ahead = path.position(at: min(stop + 5, path.length)),
        !ends.contains(where: { $0.distance(to: place) < Self.clearance })
      else { continue }
      sides = sides.drop { $0 <= stop }
      let bearing = place.initialBearing(to: ahead.coordinate)
      let turn = unit() < 0.5 ? 90.0 : -90
      stub(from: id, place, bearing: bearing + turn)
      if unit() < Self.crossings { stub(from: id, place, bearing: bearing - turn) }
    }
    ids.append(last)
    ways.append(OSMWay(id: way.id, nodes: ids, tags: way.tags))
  }

  /// Where side roads that are none leave a road, in metres along it.
  private mutating func sideRoads(of way: OSMWay, length: Double) -> [Double] {
    // An exit of a ring would be counted, and a ship calls nowhere.
    guard way.tags["junction"] == nil, way.tags["route"] == nil else { return [] }
    var places: [Double] = []
    var place = Self.margin + unit() * Self.gaps.upperBound / 2
    while place < length - Self.margin {
      places.append(place)
      place += Self.gaps.lowerBound + unit() * (Self.gaps.upperBound - Self.gaps.lowerBound)
    }
    return places
  }

  private static func distances(of path: GeoPath) -> [Double] {
    var sum = 0.0
    return [0]
      + zip(path.coordinates, path.coordinates.dropFirst()).map {
        sum += $0.distance(to: $1)
        return sum
      }
  }

  private mutating func add(_ place: Coordinate) -> Int64 {
    nextNode += 1
    nodes[nextNode] = OSMNode(id: nextNode, coordinate: place)
    return nextNode
  }

  // MARK: - Side roads

  /// Where two roads that are kept meet at an angle in a junction whose other roads are not.
  ///
  /// A driver who turned there turned at a junction: a road that is made up goes straight on.
  private func corners(
    of parts: [OSMWay],
    _ places: [Int64: Coordinate],
    on graph: RoadGraph
  ) -> [(node: Int64, place: Coordinate, bearing: Double)] {
    var degrees = [Int](repeating: 0, count: graph.vertexCount)
    for vertex in graph.sections.tails { degrees[Int(vertex)] += 1 }
    for vertex in graph.sections.heads { degrees[Int(vertex)] += 1 }
    var leaving: [Int64: [Double]] = [:]
    for part in parts {
      let points = part.nodes.compactMap { places[$0] }
      for (end, path) in [(part.nodes.first, points), (part.nodes.last, points.reversed())] {
        let line = GeoPath(path)
        guard let end, let first = path.first, let ahead = line.position(at: min(12, line.length))
        else { continue }
        leaving[end, default: []].append(first.initialBearing(to: ahead.coordinate))
      }
    }
    return leaving.sorted { $0.key < $1.key }.compactMap { node, bearings in
      guard bearings.count == 2, node <= Int64(degrees.count), degrees[Int(node) - 1] > 2,
        let place = places[node]
      else { return nil }
      let ahead = bearings[0] + 180
      guard Bearing.difference(from: ahead, to: bearings[1]).magnitude >= Self.corner else {
        return nil
      }
      return (node, place, ahead)
    }
  }

  private mutating func stub(from node: Int64, _ place: Coordinate, bearing: Double) {
    let direction = bearing + 30 * (unit() - 0.5)
    let end = place.destination(distance: 30 + 40 * unit(), bearing: direction)
    let id = add(warp.place(end))
    let tags = [OSMTag("highway", "residential")]
    ways.append(OSMWay(id: nextNode, nodes: [node, id], tags: tags))
  }

  // MARK: - Tags

  private mutating func disguised(_ tags: [OSMTag]) -> [OSMTag] {
    tags.compactMap { tag -> OSMTag? in
      switch tag.key {
      case "highway": OSMTag("highway", Self.broad(tag.value))
      case "name": OSMTag("name", another(tag.value))
      case "ref": OSMTag("ref", "R " + another(tag.value).split(separator: " ")[0])
      case "maxspeed:forward", "maxspeed:backward": OSMTag(tag.key, Self.rounded(tag.value))
      case "oneway", "junction", "tunnel", "access", "driving_side", "route", "motor_vehicle": tag
      default: nil
      }
    }
  }

  /// Three classes of roads, and their ramps.
  private static func broad(_ highway: String) -> String {
    switch highway {
    case "motorway", "trunk": "trunk"
    case "motorway_link", "trunk_link": "trunk_link"
    case "primary", "secondary", "tertiary": "secondary"
    case "primary_link", "secondary_link", "tertiary_link": "secondary_link"
    default: "residential"
    }
  }

  private static func rounded(_ limit: String) -> String {
    guard let number = Double(limit.prefix { $0.isNumber }) else { return limit }
    let metric = limit.hasSuffix("mph") ? number * 1.609 : number
    return "\(max(20, Int((metric / 20).rounded()) * 20))"
  }

  private mutating func another(_ name: String) -> String {
    if let known = names[name] { return known }
    let number = names.count
    let trees = DisguiseNames.trees
    let new =
      "\(trees[number % trees.count]) \(DisguiseNames.kinds[number / trees.count % DisguiseNames.kinds.count])"
    names[name] = new
    return new
  }

  // MARK: - Numbers

  /// Numbers nodes and ways anew, from west to east: their old order says where they were.
  ///
  /// - Parameter roads: By the number of a way, that of the one it is a part of.
  private func numbered(_ relations: [OSMRelation], _ roads: [Int64: Int64]) -> MapExtract {
    func isWest(_ one: OSMNode, _ other: OSMNode) -> Bool {
      (one.coordinate.longitude, one.coordinate.latitude, one.id)
        < (other.coordinate.longitude, other.coordinate.latitude, other.id)
    }
    let used = Set(ways.flatMap(\.nodes))
    let sorted = nodes.values.filter { used.contains($0.id) }.sorted(by: isWest)
    var numbers: [Int64: Int64] = [:]
    for (index, node) in sorted.enumerated() { numbers[node.id] = Int64(index) + 1 }
    var drawn = ways.map { way in
      OSMWay(id: way.id, nodes: way.nodes.compactMap { numbers[$0] }, tags: way.tags)
    }
    drawn.sort {
      ($0.nodes.first ?? 0, $0.nodes.last ?? 0, $0.id) < (
        $1.nodes.first ?? 0, $1.nodes.last ?? 0, $1.id
      )
    }
    var wayNumbers: [Int64: Int64] = [:]
    for (index, way) in drawn.enumerated() { wayNumbers[way.id] = Int64(index) + 1 }
    let turns = relations.enumerated().map { index, relation in
      OSMRelation(
        id: Int64(index) + 1,
        members: relation.members.compactMap { member -> OSMRelation.Member? in
          switch member.element {
          case .node(let id): numbers[id].map { .init(.node($0), role: member.role) }
          case .way(let id):
            wayNumbers[roads[id] ?? id].map { .init(.way($0), role: member.role) }
          case .relation: nil
          }
        },
        tags: relation.tags
      )
    }
    return MapExtract(
      nodes: sorted.map {
        OSMNode(id: numbers[$0.id] ?? 0, coordinate: $0.coordinate, tags: $0.tags)
      },
      ways: drawn.map { OSMWay(id: wayNumbers[$0.id] ?? 0, nodes: $0.nodes, tags: $0.tags) },
      relations: turns
    )
  }

  /// A number in `0..<1`.
  private mutating func unit() -> Double { Double(random.next() >> 11) * 0x1p-53 }
}

/// The names that stand in for those of real roads.
private enum DisguiseNames {
  static let trees = [
    "Alder", "Ash", "Aspen", "Beech", "Birch", "Cedar", "Cherry", "Chestnut", "Cypress", "Elder",
    "Elm", "Fir", "Hawthorn", "Hazel", "Holly", "Hornbeam", "Juniper", "Larch", "Laurel", "Linden",
    "Maple", "Mulberry", "Oak", "Olive", "Pear", "Pine", "Plane", "Plum", "Poplar", "Quince",
    "Rowan", "Spruce", "Sycamore", "Walnut", "Willow", "Yew",
  ]
  static let kinds = ["Street", "Road", "Lane", "Avenue", "Row", "Way", "Rise", "Walk"]
}
