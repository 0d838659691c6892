/// Finds the parts of a graph from each of whose edges one reaches all others (Tarjan 1972, with a
/// stack of its own).
///
/// The two directions of a road count as leading to each other, as in OSRM.
enum Components {
  /// Returns the part of each edge, numbered by size, the largest 0; and the sizes.
  ///
  /// The size of a part is how many edges it has where roads are cut at junctions alone.
  static func find(
    in graph: RoadGraph
  ) -> (parts: Column<UInt32>, sizes: Column<UInt32>) {
    let count = graph.edgeCount
    var order = [UInt32](repeating: 0, count: count)
    var low = [UInt32](repeating: 0, count: count)
    var component = [UInt32](repeating: RoadGraph.none, count: count)
    var stack: [UInt32] = []
    var calls: [(edge: UInt32, turn: Int)] = []
    var sizes: [UInt32] = []
    var next: UInt32 = 1
    let joints = joints(of: graph)
    for root in 0..<UInt32(count) where order[Int(root)] == 0 {
      calls.append((root, graph.turns(ofEdge: root).lowerBound))
      order[Int(root)] = next
      low[Int(root)] = next
      next += 1
      stack.append(root)
      while let (edge, turn) = calls.last {
        let end = graph.turns(ofEdge: edge).upperBound
        let isTwoWay = graph.reverse(ofEdge: edge) != RoadGraph.none
        if turn < end + (isTwoWay ? 1 : 0) {
          calls[calls.count - 1].turn += 1
          let target = turn < end ? graph.turns.targets[turn] : graph.reverse(ofEdge: edge)
          if order[Int(target)] == 0 {
            order[Int(target)] = next
            low[Int(target)] = next
            next += 1
            stack.append(target)
            calls.append((target, graph.turns(ofEdge: target).lowerBound))
          } else if component[Int(target)] == RoadGraph.none {
            low[Int(edge)] = min(low[Int(edge)], order[Int(target)])
          }
          continue
        }
        calls.removeLast()
        if let parent = calls.last?.edge {
          low[Int(parent)] = min(low[Int(parent)], low[Int(edge)])
        }
        guard low[Int(edge)] == order[Int(edge)] else { continue }
        var size: UInt32 = 0
        while let member = stack.popLast() {
          component[Int(member)] = UInt32(sizes.count)
          if !joints[Int(graph.tail(ofEdge: member))] { size += 1 }
          if member == edge { break }
        }
        sizes.append(size)
      }
    }
    let ranking = sizes.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
    var rank = [UInt32](repeating: 0, count: sizes.count)
    for (place, index) in ranking.enumerated() { rank[index] = UInt32(place) }
    return (Column(component.map { rank[Int($0)] }), Column(ranking.map { sizes[$0] }))
  }

  /// Finds the vertices that are only places on a road: where two sections of one kind meet.
  private static func joints(of graph: RoadGraph) -> [Bool] {
    let sections = VertexSections(graph)
    return (0..<UInt32(graph.vertexCount)).map { vertex in
      let both = sections.sections(at: vertex).map(\.section)
      guard both.count == 2, both[0] != both[1], graph.facts(ofVertex: vertex)?.isBarrier != true
      else { return false }
      let (a, b) = (graph.facts(ofSection: both[0]), graph.facts(ofSection: both[1]))
      return a.name == b.name && a.ref == b.ref && a.roadClass == b.roadClass
        && a.mode == b.mode && a.isRestricted == b.isRestricted
        && a.isRoundabout == b.isRoundabout && a.isStartPoint == b.isStartPoint
        && (a.forward == nil || a.backward == nil) == (b.forward == nil || b.backward == nil)
    }
  }
}
