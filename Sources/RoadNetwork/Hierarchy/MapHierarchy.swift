/// The hierarchy of a map, with what its arcs cost by the map's own weights.
public final class MapHierarchy: Sendable {
  let topology: Hierarchy
  let weights: HierarchyWeights

  init(topology: Hierarchy, weights: HierarchyWeights) {
    self.topology = topology
    self.weights = weights
  }

  /// How many arcs it has.
  public var arcCount: Int { topology.upHeads.count + topology.downTails.count }
}

/// What the arcs of a hierarchy cost, for one way to weigh roads.
struct HierarchyWeights: Sendable {
  /// More than any way costs: no way.
  static let unreachable: UInt32 = 1 << 30

  var up: Column<UInt32>
  var down: Column<UInt32>
  /// The rank over which an arc leads; ``RoadGraph/none`` for one that is a turn.
  var upMiddles: Column<UInt32>
  var downMiddles: Column<UInt32>
}

extension HierarchyWeights {
  /// No arc leads anywhere.
  init(upCount: Int, downCount: Int) {
    up = Column(repeating: Self.unreachable, count: upCount)
    down = Column(repeating: Self.unreachable, count: downCount)
    upMiddles = Column(repeating: RoadGraph.none, count: upCount)
    downMiddles = Column(repeating: RoadGraph.none, count: downCount)
  }
}
