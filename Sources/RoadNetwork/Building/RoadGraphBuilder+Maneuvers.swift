extension RoadGraphBuilder {
  /// Returns what the map's relations say of turns, by the edges that these lead to.
  func maneuvers(_ turns: inout TurnTable) -> [TaggedManeuver] {
    let keys = ManeuverRelation.keys.compactMap { data.strings.id(of: $0.name) }
    guard !keys.isEmpty else { return [] }
    let relations = (0..<data.relationCount).compactMap { index -> ManeuverRelation? in
      let isTagged = keys.contains { data.value(of: $0, ofRelation: index) != nil }
      return isTagged ? ManeuverRelation(data.relation(index)) : nil
    }
    let ways = Set(relations.flatMap { [$0.from, $0.to] + $0.ways })
    var known: [Int64: [UInt32]] = [:]
    for (section, way) in sections.ways.enumerated() where ways.contains(way) {
      known[way, default: []].append(UInt32(section))
    }
    var found: [TaggedManeuver] = []
    for relation in relations {
      let vertex = data.nodeIndex(of: relation.node).map { vertexOfNode[$0] } ?? RoadGraph.none
      guard vertex != RoadGraph.none else { continue }
      found += turns.maneuvers(of: relation, at: vertex, known)
    }
    // In the order of the file where several are of one turn: the last has the last word, as in OSRM.
    return found.enumerated().sorted {
      ($0.element.edges[$0.element.place], $0.offset) < (
        $1.element.edges[$1.element.place], $1.offset
      )
    }
    .map(\.element)
  }
}
