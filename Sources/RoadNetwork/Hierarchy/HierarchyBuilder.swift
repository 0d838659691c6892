/// Makes the hierarchy of a graph.
struct HierarchyBuilder {
  private let graph: RoadGraph
  private var hierarchy = Hierarchy()
  private var up: GrowingArcs
  private var down: GrowingArcs
  /// The turns that arrive at each edge from one of higher rank.
  private var arrivalStarts: [UInt32] = []
  private var arrivals: [UInt32] = []

  private init(_ graph: RoadGraph) {
    self.graph = graph
    let dissection = NestedDissection(graph)
    let count = graph.edgeCount
    var edges = [UInt32](repeating: 0, count: count)
    for (edge, rank) in dissection.ranks.enumerated() { edges[Int(rank)] = UInt32(edge) }
    hierarchy.ranks = Column(dissection.ranks)
    hierarchy.edges = Column(edges)
    hierarchy.parents = Column(dissection.parents)
    up = GrowingArcs(count: count)
    down = GrowingArcs(count: count)
    findArrivals()
  }

  static func build(_ graph: RoadGraph) -> Hierarchy {
    var builder = HierarchyBuilder(graph)
    builder.contract()
    builder.finish()
    builder.linkTurns()
    return builder.hierarchy
  }

  private mutating func findArrivals() {
    let ranks = hierarchy.ranks
    var counts = [UInt32](repeating: 0, count: graph.edgeCount + 1)
    forEachFall { _, rank in counts[Int(rank) + 1] += 1 }
    for index in counts.indices.dropFirst() { counts[index] += counts[index - 1] }
    arrivalStarts = counts
    var filled = counts
    var all = [UInt32](repeating: 0, count: Int(counts[graph.edgeCount]))
    forEachFall { edge, rank in
      all[Int(filled[Int(rank)])] = ranks[Int(edge)]
      filled[Int(rank)] += 1
    }
    arrivals = all
  }

  /// Calls with the edge and the lower rank of each turn that leads down.
  private func forEachFall(_ body: (UInt32, UInt32) -> Void) {
    for edge in 0..<UInt32(graph.edgeCount) {
      let own = hierarchy.ranks[Int(edge)]
      for turn in graph.turns(ofEdge: edge) {
        let rank = hierarchy.ranks[Int(graph.turns.targets[turn])]
        if rank < own { body(edge, rank) }
      }
    }
  }

  // MARK: - Contraction

  /// Finds all arcs, from the bottom up: those of the turns of each rank, and those over lower ranks.
  private mutating func contract() {
    var ends = HigherEnds(count: graph.edgeCount)
    for rank in 0..<UInt32(graph.edgeCount) {
      ends.begin(rank, isUp: true)
      for turn in graph.turns(ofEdge: hierarchy.edges[Int(rank)]) {
        ends.note(hierarchy.ranks[Int(graph.turns.targets[turn])])
      }
      down.forEachOwner(of: rank) { up.noteEnds(of: $0, &ends) }
      let heads = ends.sorted()
      ends.begin(rank, isUp: false)
      for index in Int(arrivalStarts[Int(rank)])..<Int(arrivalStarts[Int(rank) + 1]) {
        ends.note(arrivals[index])
      }
      up.forEachOwner(of: rank) { down.noteEnds(of: $0, &ends) }
      up.append(rank, heads)
      down.append(rank, ends.sorted())
    }
    (arrivalStarts, arrivals) = ([], [])
    up.endGrowth()
    down.endGrowth()
  }

  // MARK: - The end

  /// Turns what grew into columns, one after the other, so that hardly any stands twice.
  private mutating func finish() {
    hierarchy.upStarts = up.takeStarts()
    hierarchy.upOwners = up.takeOwners()
    (hierarchy.climbingStarts, hierarchy.climbingArcs) = up.byHigherEnd(graph.edgeCount)
    hierarchy.upHeads = up.takeEnds()
    hierarchy.downStarts = down.takeStarts()
    hierarchy.downOwners = down.takeOwners()
    (hierarchy.fallingStarts, hierarchy.fallingArcs) = down.byHigherEnd(graph.edgeCount)
    hierarchy.downTails = down.takeEnds()
  }

  private mutating func linkTurns() {
    var arcs = Column<UInt32>(reserving: graph.turnCount)
    for edge in 0..<UInt32(graph.edgeCount) {
      let own = hierarchy.ranks[Int(edge)]
      for turn in graph.turns(ofEdge: edge) {
        let other = hierarchy.ranks[Int(graph.turns.targets[turn])]
        if other > own {
          arcs.append(Hierarchy.find(other, hierarchy.upHeads, hierarchy.upArcs(Int(own))) << 1)
        } else if other < own {
          arcs.append(
            Hierarchy.find(own, hierarchy.downTails, hierarchy.downArcs(Int(other))) << 1 | 1
          )
        } else {
          arcs.append(RoadGraph.none)
        }
      }
    }
    hierarchy.turnArcs = arcs
  }
}
