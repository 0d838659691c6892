extension RoadGraphBuilder {
  /// The restrictions of a map with the sections of the ways that they name.
  struct Restrictions {
    var list: [TurnRestriction] = []
    var sections: [Int64: [UInt32]] = [:]
  }

  /// Reads the map's restrictions, and counts what cannot be used.
  mutating func restrictions() -> Restrictions {
    var parser = TurnRestrictionParser(profile)
    var result = Restrictions()
    guard let key = data.strings.id(of: "type") else { return result }
    for relation in 0..<data.relationCount {
      let type = data.value(of: key, ofRelation: relation)
      guard type == nil || type.map({ data.strings[$0] }) == "restriction" else { continue }
      result.list += parser.restrictions(of: data.relation(relation))
    }
    for (reason, count) in parser.ignored where count > 0 && reason != .notRestriction {
      report.droppedRestrictions[reason] = count
    }
    report.conditionalRestrictions = parser.conditionalCount
    var ways: Set<Int64> = []
    for restriction in result.list {
      ways.insert(restriction.from)
      ways.insert(restriction.to)
      if case .ways(let via) = restriction.via { ways.formUnion(via) }
    }
    for (section, way) in graph.sectionWays.enumerated() where ways.contains(way) {
      result.sections[way, default: []].append(UInt32(section))
    }
    return result
  }

  mutating func applyAtNodes(_ restrictions: Restrictions, _ turns: inout TurnTable) {
    for restriction in restrictions.list {
      guard case .node(let id) = restriction.via else { continue }
      let vertex = data.nodeIndex(of: id).map { vertices[$0] } ?? RoadGraph.none
      let isApplied =
        vertex != RoadGraph.none
        && turns.apply(restriction, at: vertex, restrictions.sections)
      count(isApplied)
    }
  }

  mutating func applyOverWays(_ restrictions: Restrictions, _ turns: inout TurnTable) {
    for restriction in restrictions.list {
      guard case .ways(let ways) = restriction.via else { continue }
      count(turns.apply(restriction, over: ways, restrictions.sections))
    }
  }

  private mutating func count(_ isApplied: Bool) {
    if isApplied { report.restrictions += 1 } else { report.detachedRestrictions += 1 }
  }
}
