/// Finds ways on a weighted hierarchy.
///
/// It goes up from the start, and up against the arcs from the end, to where both meet. Every edge above is looked at in the order of ranks; there is no queue.
struct HierarchySearch {
  /// What a search knows of a rank.
  private struct Label {
    var cost = HierarchyWeights.unreachable
    /// The arc by which it was reached, and the rank from which; ``RoadGraph/none`` for a beginning.
    var arc = RoadGraph.none
    var from = RoadGraph.none
  }

  private let hierarchy: Hierarchy
  private var forward: [Label]
  private var backward: [Label]
  private var forwardRanks: [UInt32] = []
  private var backwardRanks: [UInt32] = []

  init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    forward = [Label](repeating: Label(), count: hierarchy.count)
    backward = forward
  }

  /// Returns the edges of the best way from one of some edges to one of others, and its cost.
  ///
  /// - Parameters:
  ///   - sources: Edges with what it costs to come to their ends.
  ///   - targets: Edges with what is added where a way ends on them.
  mutating func path(
    from sources: [(edge: UInt32, cost: UInt32)],
    to targets: [(edge: UInt32, cost: UInt32)],
    _ weights: HierarchyWeights
  ) -> (edges: [UInt32], cost: UInt32)? {
    let h = hierarchy
    Self.climb(h, sources, &forward, &forwardRanks)
    Self.climb(h, targets, &backward, &backwardRanks)
    for rank in forwardRanks {
      Self.relax(rank, h.upArcs(Int(rank)), h.upHeads, weights.up, &forward)
    }
    var best = (cost: HierarchyWeights.unreachable, rank: RoadGraph.none)
    for rank in backwardRanks {
      let cost = backward[Int(rank)].cost
      if cost >= best.cost { continue }
      Self.relax(rank, h.downArcs(Int(rank)), h.downTails, weights.down, &backward)
      let total = cost &+ forward[Int(rank)].cost
      if total < best.cost { best = (total, rank) }
    }
    defer { clear() }
    guard best.rank != RoadGraph.none else { return nil }
    return (edges(through: best.rank, weights), best.cost)
  }

  /// Finds the ranks above some edges, in rising order, and begins their labels.
  private static func climb(
    _ h: Hierarchy,
    _ edges: [(edge: UInt32, cost: UInt32)],
    _ labels: inout [Label],
    _ ranks: inout [UInt32]
  ) {
    ranks.removeAll(keepingCapacity: true)
    for (edge, cost) in edges {
      let own = h.ranks[Int(edge)]
      let known = ranks.count
      var rank = own
      // Whatever is above a rank that was met was met with it. The limit ends a forged circle.
      while rank != RoadGraph.none, labels[Int(rank)].from == RoadGraph.none,
        ranks.count - known <= h.count
      {
        labels[Int(rank)].from = rank
        ranks.append(rank)
        rank = h.parents[Int(rank)]
      }
      if cost < labels[Int(own)].cost {
        labels[Int(own)].cost = cost
        labels[Int(own)].arc = RoadGraph.none
      }
    }
    if edges.count > 1 { ranks.sort() }
  }

  @inline(__always)
  private static func relax(
    _ rank: UInt32,
    _ arcs: Range<Int>,
    _ ends: Column<UInt32>,
    _ weights: Column<UInt32>,
    _ labels: inout [Label]
  ) {
    let cost = labels[Int(rank)].cost
    if cost >= HierarchyWeights.unreachable { return }
    for arc in arcs {
      let end = Int(ends[arc])
      let total = cost &+ weights[arc]
      if total < labels[end].cost {
        labels[end] = Label(cost: total, arc: UInt32(arc), from: rank)
      }
    }
  }

  private mutating func clear() {
    for rank in forwardRanks { forward[Int(rank)] = Label() }
    for rank in backwardRanks { backward[Int(rank)] = Label() }
  }

  // MARK: - The way

  private func edges(through top: UInt32, _ weights: HierarchyWeights) -> [UInt32] {
    var climbed: [UInt32] = []
    var rank = top
    while forward[Int(rank)].arc != RoadGraph.none {
      climbed.append(forward[Int(rank)].arc)
      rank = forward[Int(rank)].from
    }
    var edges = [hierarchy.edges[Int(rank)]]
    var unpacker = ArcUnpacker(hierarchy, weights)
    for arc in climbed.reversed() { unpacker.unpack(arc << 1, into: &edges) }
    rank = top
    while backward[Int(rank)].arc != RoadGraph.none {
      unpacker.unpack(backward[Int(rank)].arc << 1 | 1, into: &edges)
      rank = backward[Int(rank)].from
    }
    return edges
  }
}
