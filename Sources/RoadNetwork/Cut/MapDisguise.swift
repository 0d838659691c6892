public import Geodesy

/// Redraws the roads of a drive so that nobody finds them again on the globe.
///
/// What is kept is what the drive and its plans went along; its points are moved by a ``MapWarp``, bends
/// of less than three metres are straightened, and new ones come of the warp. Side roads that
/// decide nothing are dropped, because their order and distances are what a road is found by; new ones are
/// made up.
/// Names come from a list, classes of roads are three, limits are whole tens, and all else that says
/// where a road is, is gone.
public struct MapDisguise<Random: RandomNumberGenerator> {
  private let warp: MapWarp
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
  /// The share of roads between junctions that get a side road which is none.
  private static var invented: Double { 0.7 }

  /// Redraws with a warp; the same numbers give the same map.
  public init(_ warp: MapWarp, using random: Random) {
    self.warp = warp
    self.random = random
  }

  /// Returns the roads along lines, redrawn.
  public mutating func redrawn(_ map: RoadMap, along lines: [[Coordinate]]) -> MapExtract {
    let graph = map.graph
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
    for way in exact.ways {
      let points = way.nodes.compactMap { places[$0] }
      redraw(way, points)
    }
    return numbered(exact.relations)
  }

  // MARK: - What is kept

  /// The sections that lines go along, and the rest of their roundabouts.
  private static func sections(of graph: RoadGraph, along lines: [[Coordinate]]) -> [UInt32] {
    let corridor = RoadCorridor(along: lines, width: 5)
    var kept: Set<UInt32> = []
    for section in 0..<UInt32(graph.sectionCount) {
      let shape = GeoPath(graph.shape(ofSection: section))
      guard let first = shape.coordinates.first, let last = shape.coordinates.last,
        corridor.contains(first) || corridor.contains(last)
          || shape.coordinates.contains(where: { corridor.contains($0) })
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
      if inside * 10 >= (steps - 1) * 6 || isEnd { kept.insert(section) }
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
    let side =
      path.length > 60 && unit() < Self.invented ? Int(Double(steps) * (0.3 + 0.4 * unit())) : 0
    let vertices = Self.distances(of: path).dropFirst().dropLast()
    var stops = (1..<max(steps, 1)).map { path.length * Double($0) / Double(steps) }
    // Its own bends stay, else it would leave its fixes.
    stops = (stops + vertices).sorted()
    for (index, stop) in stops.enumerated() {
      guard let place = path.position(at: stop)?.coordinate else { continue }
      let id = add(warp.place(place))
      ids.append(id)
      if side > 0, index == side, let ahead = path.position(at: min(stop + 5, path.length)) {
        let bearing = place.initialBearing(to: ahead.coordinate)
        stub(from: id, place, bearing: bearing + (unit() < 0.5 ? 90 : -90), Self.sideRoad)
      }
    }
    ids.append(last)
    ways.append(OSMWay(id: way.id, nodes: ids, tags: disguised(way.tags)))
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

  private static var sideRoad: [OSMTag] { [OSMTag("highway", "residential")] }

  private mutating func stub(
    from node: Int64,
    _ place: Coordinate,
    bearing: Double,
    _ tags: [OSMTag]
  ) {
    let direction = bearing + 30 * (unit() - 0.5)
    let end = place.destination(distance: 30 + 40 * unit(), bearing: direction)
    let id = add(warp.place(end))
    ways.append(
      OSMWay(
        id: nextNode,
        nodes: [node, id],
        tags: tags.filter {
          !["junction", "maxspeed:forward", "maxspeed:backward"].contains($0.key)
        }
      )
    )
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
  private func numbered(_ relations: [OSMRelation]) -> MapExtract {
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
          case .way(let id): wayNumbers[id].map { .init(.way($0), role: member.role) }
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
