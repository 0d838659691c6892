/// Makes the hierarchy of a graph.
struct HierarchyBuilder {
  private let graph: RoadGraph
  private var hierarchy = Hierarchy()
  /// The lower end of each arc.
  private var upOwners: [UInt32] = []
  private var downOwners: [UInt32] = []
  /// For each rank a chain of the arcs down that begin there and of the arcs up that end there.
  private var lastFalling: [UInt32]
  private var previousFalling: [UInt32] = []
  private var lastClimbing: [UInt32]
  private var previousClimbing: [UInt32] = []
  /// The turns that arrive at each edge from one of higher rank.
  private var arrivalStarts: [UInt32] = []
  private var arrivals: [UInt32] = []
  private var marks: [UInt32]

  private init(_ graph: RoadGraph) {
    self.graph = graph
    let dissection = NestedDissection(graph)
    let count = graph.edgeCount
    var edges = [UInt32](repeating: 0, count: count)
    for (edge, rank) in dissection.ranks.enumerated() { edges[Int(rank)] = UInt32(edge) }
    hierarchy.ranks = Column(dissection.ranks)
    hierarchy.edges = Column(edges)
    hierarchy.parents = Column(dissection.parents)
    lastFalling = [UInt32](repeating: RoadGraph.none, count: count)
    lastClimbing = lastFalling
    marks = lastFalling
    findArrivals()
  }

  static func build(_ graph: RoadGraph) -> Hierarchy {
    var builder = HierarchyBuilder(graph)
    for rank in 0..<UInt32(graph.edgeCount) { builder.contract(rank) }
    builder.linkTurns()
    builder.transpose()
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

  /// Finds all arcs of a rank: those of its turns, and those over lower ranks.
  private mutating func contract(_ rank: UInt32) {
    var heads: [UInt32] = []
    for turn in graph.turns(ofEdge: hierarchy.edges[Int(rank)]) {
      note(hierarchy.ranks[Int(graph.turns.targets[turn])], above: rank, &heads)
    }
    var arc = lastFalling[Int(rank)]
    while arc != RoadGraph.none {
      for up in hierarchy.upArcs(Int(downOwners[Int(arc)])).reversed() {
        let head = hierarchy.upHeads[up]
        if head <= rank { break }
        note(head, above: rank, &heads)
      }
      arc = previousFalling[Int(arc)]
    }
    var tails: [UInt32] = []
    // The same marks serve the other direction, one number on.
    for head in heads { marks[Int(head)] = RoadGraph.none }
    for index in Int(arrivalStarts[Int(rank)])..<Int(arrivalStarts[Int(rank) + 1]) {
      note(arrivals[index], above: rank, &tails)
    }
    arc = lastClimbing[Int(rank)]
    while arc != RoadGraph.none {
      for down in hierarchy.downArcs(Int(upOwners[Int(arc)])).reversed() {
        let tail = hierarchy.downTails[down]
        if tail <= rank { break }
        note(tail, above: rank, &tails)
      }
      arc = previousClimbing[Int(arc)]
    }
    for tail in tails { marks[Int(tail)] = RoadGraph.none }
    store(rank, heads.sorted(), tails.sorted())
  }

  @inline(__always)
  private mutating func note(_ other: UInt32, above rank: UInt32, _ list: inout [UInt32]) {
    guard other > rank, marks[Int(other)] != rank else { return }
    marks[Int(other)] = rank
    list.append(other)
  }

  private mutating func store(_ rank: UInt32, _ heads: [UInt32], _ tails: [UInt32]) {
    for head in heads {
      previousClimbing.append(lastClimbing[Int(head)])
      lastClimbing[Int(head)] = UInt32(upOwners.count)
      upOwners.append(rank)
      hierarchy.upHeads.append(head)
    }
    hierarchy.upStarts.append(UInt32(upOwners.count))
    for tail in tails {
      previousFalling.append(lastFalling[Int(tail)])
      lastFalling[Int(tail)] = UInt32(downOwners.count)
      downOwners.append(rank)
      hierarchy.downTails.append(tail)
    }
    hierarchy.downStarts.append(UInt32(downOwners.count))
  }

  // MARK: - The end

  private mutating func linkTurns() {
    for edge in 0..<UInt32(graph.edgeCount) {
      let own = hierarchy.ranks[Int(edge)]
      for turn in graph.turns(ofEdge: edge) {
        let other = hierarchy.ranks[Int(graph.turns.targets[turn])]
        var arc = RoadGraph.none
        if other > own {
          arc = Hierarchy.find(other, hierarchy.upHeads, hierarchy.upArcs(Int(own))) << 1
        } else if other < own {
          arc = Hierarchy.find(own, hierarchy.downTails, hierarchy.downArcs(Int(other))) << 1 | 1
        }
        hierarchy.turnArcs.append(arc)
      }
    }
  }

  private mutating func transpose() {
    hierarchy.upOwners = Column(upOwners)
    hierarchy.downOwners = Column(downOwners)
    (hierarchy.fallingStarts, hierarchy.fallingArcs) = Self.arcs(
      by: hierarchy.downTails,
      marks.count
    )
    (hierarchy.climbingStarts, hierarchy.climbingArcs) = Self.arcs(
      by: hierarchy.upHeads,
      marks.count
    )
  }

  /// Returns the numbers of arcs by their higher ends.
  private static func arcs(
    by ends: Column<UInt32>,
    _ count: Int
  ) -> (Column<UInt32>, Column<UInt32>) {
    var starts = [UInt32](repeating: 0, count: count + 1)
    for end in ends { starts[Int(end) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var filled = starts
    var arcs = [UInt32](repeating: 0, count: ends.count)
    for (arc, end) in ends.enumerated() {
      arcs[Int(filled[Int(end)])] = UInt32(arc)
      filled[Int(end)] += 1
    }
    return (Column(starts), Column(arcs))
  }
}
