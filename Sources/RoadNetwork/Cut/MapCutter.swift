/// Cuts a map to the roads in a corridor.
///
/// Only what a car may use is kept, with the turn restrictions whose roads are. A way that leaves the
/// corridor is cut one node beyond it, so that a road still leads out; rings and ferries stay whole,
/// because their direction and their time are those of the whole.
public struct MapCutter {
  /// A piece of a way that is kept.
  private struct Piece {
    let id: Int64
    let nodes: [UInt32]
  }

  private let data: OSMData
  private let corridor: RoadCorridor
  private let sides: DrivingSides
  private var isInside: [Bool] = []
  private var pieces: [Int64: [Piece]] = [:]
  private var nextID: Int64
  private var isUsed: [Bool]
  private var ways: [OSMWay] = []

  /// Returns the roads of a map in a corridor.
  public static func cut(_ data: OSMData, to corridor: RoadCorridor) -> MapExtract {
    var cutter = MapCutter(data, corridor)
    return cutter.extract()
  }

  private init(_ data: OSMData, _ corridor: RoadCorridor) {
    self.data = data
    self.corridor = corridor
    sides = DrivingSides(data)
    nextID = (data.wayIDs.last ?? 0) + 1
    isUsed = [Bool](repeating: false, count: data.nodeCount)
  }

  private mutating func extract() -> MapExtract {
    isInside = (0..<data.nodeCount).map { corridor.contains(data.coordinate(ofNode: $0)) }
    let keys = ["highway", "route", "man_made", "railway", "amenity", "bridge"].compactMap {
      data.strings.id(of: $0)
    }
    for way in 0..<data.wayCount
    where keys.contains(where: { data.value(of: $0, ofWay: way) != nil }) {
      let nodes = data.nodes(ofWay: way)
      guard nodes.contains(where: { isInside[Int($0)] }) else { continue }
      let tags = data.tags(ofWay: way)
      guard RoutingProfile.car.facts(ofWay: tags).facts != nil else { continue }
      keep(way, nodes, tags)
    }
    let nodes = isUsed.indices.filter { isUsed[$0] }.map { data.node($0) }
    ways.sort { $0.id < $1.id }
    return MapExtract(nodes: nodes, ways: ways, relations: restrictions())
  }

  private mutating func keep(_ way: Int, _ nodes: [UInt32], _ tags: [OSMTag]) {
    let isWhole = nodes.first == nodes.last || tags["route"] != nil || tags["duration"] != nil
    let runs = isWhole ? [nodes] : runs(of: nodes)
    var tags = tags
    if tags["driving_side"] == nil, let first = nodes.first,
      sides.side(at: data.coordinate(ofNode: Int(first))) == .left
    {
      // The border that says so is not in the cut, and the cut may be disguised.
      tags.append(OSMTag("driving_side", "left"))
    }
    for run in runs {
      var id = data.wayIDs[way]
      if pieces[data.wayIDs[way]] != nil {
        id = nextID
        nextID += 1
      }
      pieces[data.wayIDs[way], default: []].append(Piece(id: id, nodes: run))
      for node in run { isUsed[Int(node)] = true }
      ways.append(OSMWay(id: id, nodes: run.map { data.nodeIDs[Int($0)] }, tags: tags))
    }
  }

  /// The stretches of a way in the corridor, each with the node before and behind it.
  private func runs(of nodes: [UInt32]) -> [[UInt32]] {
    var runs: [[UInt32]] = []
    var run: [UInt32] = []
    for index in nodes.indices {
      let isNear =
        isInside[Int(nodes[index])]
        || index > 0 && isInside[Int(nodes[index - 1])]
        || index + 1 < nodes.count && isInside[Int(nodes[index + 1])]
      if isNear {
        run.append(nodes[index])
      } else {
        if run.count > 1 { runs.append(run) }
        run = []
      }
    }
    if run.count > 1 { runs.append(run) }
    return runs
  }

  // MARK: - Restrictions

  /// The turn restrictions all of whose members are kept.
  private func restrictions() -> [OSMRelation] {
    (0..<data.relationCount).compactMap { index in
      let relation = data.relation(index)
      guard relation.tags.contains(where: { $0.key.hasPrefix("restriction") }) else { return nil }
      let members = members(of: relation)
      guard members.count == relation.members.count else { return nil }
      return OSMRelation(id: relation.id, members: members, tags: relation.tags)
    }
  }

  private func members(of relation: OSMRelation) -> [OSMRelation.Member] {
    let vias: [Int64] = relation.members.compactMap { member in
      if case .node(let id) = member.element, member.role == "via" { id } else { nil }
    }
    return relation.members.compactMap { member in
      switch member.element {
      case .node(let id):
        guard let index = data.nodeIndex(of: id), isUsed[index] else { return nil }
        return member
      case .way(let id):
        guard let found = piece(of: id, at: vias) else { return nil }
        return OSMRelation.Member(.way(found), role: member.role)
      case .relation: return nil
      }
    }
  }

  /// The piece of a way that a restriction means: the one that its node lies on.
  private func piece(of way: Int64, at vias: [Int64]) -> Int64? {
    guard let pieces = pieces[way] else { return nil }
    if pieces.count == 1 { return pieces[0].id }
    return pieces.first { piece in
      piece.nodes.contains { vias.contains(data.nodeIDs[Int($0)]) }
    }?.id
  }
}

extension MapCutter {
  /// Returns the roads of a map in a corridor, where the map keeps nothing but its roads (`.navmap`).
  ///
  /// Each section becomes a way with the tags that its facts speak of, and each turn that the map
  /// forbids a restriction. A restriction over several ways is lost.
  public static func cut(roadsOf map: RoadMap, to corridor: RoadCorridor) -> MapExtract {
    var cutter = RoadCutter(map, corridor)
    return cutter.extract()
  }

  /// Returns all roads of a map that keeps nothing but its roads, as ``cut(roadsOf:to:)`` does.
  public static func roads(of map: RoadMap) -> MapExtract {
    var cutter = RoadCutter(map)
    return cutter.extract()
  }
}
