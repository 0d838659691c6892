/// Tells the edges that an arc of a hierarchy stands for.
struct ArcUnpacker {
  private let hierarchy: Hierarchy
  private let weights: HierarchyWeights
  /// Arcs still to be unpacked, the next one last: twice the number, one more for an arc down.
  private var stack: [UInt32] = []

  init(_ hierarchy: Hierarchy, _ weights: HierarchyWeights) {
    self.hierarchy = hierarchy
    self.weights = weights
  }

  /// Appends the edges behind the one at which an arc begins.
  mutating func unpack(_ arc: UInt32, into edges: inout [UInt32]) {
    let h = hierarchy
    stack.append(arc)
    // A forged hierarchy could lead in circles.
    var steps = 0
    while let next = stack.popLast(), steps <= 4 * h.count {
      steps += 1
      let index = Int(next >> 1)
      let isUp = next & 1 == 0
      let middle = isUp ? weights.upMiddles[index] : weights.downMiddles[index]
      let low = isUp ? h.upOwners[index] : h.downOwners[index]
      let high = isUp ? h.upHeads[index] : h.downTails[index]
      guard middle != RoadGraph.none else {
        edges.append(h.edges[Int(isUp ? high : low)])
        continue
      }
      let (tail, head) = isUp ? (low, high) : (high, low)
      stack.append(Hierarchy.find(head, h.upHeads, h.upArcs(Int(middle))) << 1)
      stack.append(Hierarchy.find(tail, h.downTails, h.downArcs(Int(middle))) << 1 | 1)
    }
  }
}
