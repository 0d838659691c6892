/// The hierarchy of a map, with what its arcs cost by the map's own weights.
public struct MapHierarchy: Sendable {
  let topology: Hierarchy
  package let weights: HierarchyWeights

  /// How many arcs it has.
  public var arcCount: Int { topology.upHeads.count + topology.downTails.count }
}
