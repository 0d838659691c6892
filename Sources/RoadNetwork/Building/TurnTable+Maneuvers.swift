extension TurnTable {
  /// Returns what a relation says of turns, once for each way to drive it; none where its ways do not meet.
  ///
  /// - Parameters:
  ///   - vertex: Where it says that one turns.
  ///   - sections: The sections of each way that relations name.
  mutating func maneuvers(
    of relation: ManeuverRelation,
    at vertex: UInt32,
    _ sections: [Int64: [UInt32]]
  ) -> [TaggedManeuver] {
    let from = Set(sections[relation.from] ?? [])
    let to = Set(sections[relation.to] ?? [])
    let via = Set(relation.ways.flatMap { sections[$0] ?? [] })
    let starts =
      relation.ways.isEmpty
      ? incoming[Int(vertex)].filter { from.contains(edges.sections[Int($0)]) }
      : edges(ofSections: from)
    var found: [TaggedManeuver] = []
    for edge in starts {
      let middle = relation.ways.isEmpty ? [] : path(from: edge, via, to)
      guard let middle, middle.count <= TaggedManeuver.edgeLimit - 2 else { continue }
      for end in exits[Int(middle.last ?? edge)] where to.contains(edges.sections[Int(end)]) {
        let way = ([edge] + middle + [end]).map { edges.bases[Int($0)] }
        guard
          let place = way.indices.dropFirst().first(where: { graph.tail(ofEdge: way[$0]) == vertex }
          )
        else { continue }
        for edge in way.dropFirst() { restrict(graph.tail(ofEdge: edge)) }
        let maneuver = TaggedManeuver(
          kind: relation.kind,
          direction: relation.direction,
          edges: way,
          place: place
        )
        if !found.contains(maneuver) { found.append(maneuver) }
      }
    }
    return found
  }
}
