/// Searches one leg after another, and keeps what they need between them.
final class LegSearch {
  /// How many ways to weigh roads are kept ready.
  private static let keptCosts = 4

  private let map: RoadMap
  private var search: EdgeSearch?
  private var hierarchySearch: HierarchySearch?
  /// The last used last.
  private var kept: [(costs: RouteCosts, weights: HierarchyWeights?)] = []

  init(_ map: RoadMap) { self.map = map }

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
    if let hierarchyWeights, let hierarchy = map.hierarchy {
      if hierarchySearch == nil { hierarchySearch = HierarchySearch(hierarchy.topology) }
      return hierarchySearch?.leg(
        map.graph,
        from: starts,
        to: ends,
        costs,
        hierarchyWeights
      )
    }
    if search == nil { search = EdgeSearch(map.graph, map.tables) }
    return search?.leg(map.graph, from: starts, to: ends, costs)
  }

  /// What roads cost, made ready for searches.
  func costs(_ weights: RouteWeights) -> RouteCosts { ready(weights).0 }

  private func ready(_ weights: RouteWeights) -> (RouteCosts, HierarchyWeights?) {
    if let index = kept.lastIndex(where: { $0.costs.weights == weights }) {
      let known = kept[index]
      if index < kept.count - 1 { kept.append(kept.remove(at: index)) }
      return known
    }
    let costs = RouteCosts(map, weights)
    var own: HierarchyWeights?
    if let hierarchy = map.hierarchy {
      own =
        costs.isPlain
        ? hierarchy.weights
        : HierarchyCustomizer.weights(of: hierarchy.topology) { costs.arc($0) }
    }
    if kept.count == Self.keptCosts { kept.removeFirst() }
    kept.append((costs, own))
    return (costs, own)
  }
}
