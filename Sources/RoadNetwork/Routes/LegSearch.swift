/// Searches one leg after another, and keeps what they need between them.
final class LegSearch {
  /// How many ways to weigh roads are kept ready.
  private static let keptCosts = 4

  private let hierarchy: MapHierarchy?
  private let tables: MapTables
  /// The copies that restrictions made of edges.
  private lazy var copies = Dictionary(
    grouping: (tables.graph.edges.originalCount..<tables.graph.edgeCount).map { UInt32($0) },
    by: { tables.graph.edges.bases[Int($0)] }
  )
  private var search: EdgeSearch?
  private var hierarchySearch: HierarchySearch?
  /// The last used last.
  private var kept: [(costs: RouteCosts, weights: HierarchyWeights?)] = []

  init(_ map: RoadMap, _ tables: MapTables) {
    hierarchy = map.hierarchy
    self.tables = tables
  }

  /// The edges on which a leg may end, copies too.
  private func goals(_ ends: [RoadAccess]) -> [UInt32] {
    ends.flatMap(\.edges).flatMap { [$0] + (copies[$0] ?? []) }
  }

  /// Returns the best way from one place to another; nil where there is none.
  ///
  /// - Parameters:
  ///   - starts: Where it may begin: roads at one place.
  ///   - ends: Where it may end: roads at one place.
  func path(
    from starts: [RoadAccess],
    to ends: [RoadAccess],
    _ weights: RouteWeights
  ) -> LegPath? {
    let (costs, hierarchyWeights) = ready(weights)
    if let hierarchyWeights, let hierarchy {
      if hierarchySearch == nil { hierarchySearch = HierarchySearch(hierarchy.topology) }
      return hierarchySearch?.leg(
        tables.graph,
        from: starts,
        to: ends,
        goals(ends),
        costs,
        hierarchyWeights
      )
    }
    if search == nil { search = EdgeSearch(tables) }
    return search?.leg(from: starts, to: ends, goals(ends), costs)
  }

  /// Returns the best way by costs that are for this once, without a hierarchy.
  func path(from starts: [RoadAccess], to ends: [RoadAccess], _ costs: RouteCosts)
    -> LegPath?
  {
    if search == nil { search = EdgeSearch(tables) }
    return search?.leg(from: starts, to: ends, goals(ends), costs)
  }

  /// What roads cost, made ready for searches.
  func costs(_ weights: RouteWeights) -> RouteCosts { ready(weights).0 }

  private func ready(_ weights: RouteWeights) -> (RouteCosts, HierarchyWeights?) {
    if let index = kept.lastIndex(where: { $0.costs.weights == weights }) {
      let known = kept[index]
      if index < kept.count - 1 { kept.append(kept.remove(at: index)) }
      return known
    }
    let costs = RouteCosts(tables, weights)
    var own: HierarchyWeights?
    if let hierarchy {
      own =
        costs.isPlain
        ? hierarchy.weights
        : HierarchyCustomizer.weights(of: hierarchy.topology, arcs: costs.arcs())
    }
    if kept.count == Self.keptCosts { kept.removeFirst() }
    kept.append((costs, own))
    return (costs, own)
  }
}
