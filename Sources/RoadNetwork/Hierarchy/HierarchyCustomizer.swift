/// Finds what the arcs of a hierarchy cost.
///
/// Every arc is looked at once for each way over one lower edge (its lower triangles), from the bottom up,
/// so that both arcs of a triangle are final when it is met.
struct HierarchyCustomizer {
  private let hierarchy: Hierarchy
  private var up: [UInt32]
  private var down: [UInt32]
  private var upMiddles: [UInt32]
  private var downMiddles: [UInt32]

  /// - Parameter arcs: What each turn of the graph and the edge behind it cost.
  static func weights(
    of hierarchy: Hierarchy,
    arcs: (Int) -> UInt32
  ) -> HierarchyWeights {
    var customizer = HierarchyCustomizer(hierarchy)
    for turn in hierarchy.turnArcs.indices { customizer.lower(turn, to: arcs(turn)) }
    customizer.relaxTriangles()
    return HierarchyWeights(
      up: Column(customizer.up),
      down: Column(customizer.down),
      upMiddles: Column(customizer.upMiddles),
      downMiddles: Column(customizer.downMiddles)
    )
  }

  private init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    up = Array(repeating: HierarchyWeights.unreachable, count: hierarchy.upHeads.count)
    down = Array(repeating: HierarchyWeights.unreachable, count: hierarchy.downTails.count)
    upMiddles = Array(repeating: RoadGraph.none, count: up.count)
    downMiddles = Array(repeating: RoadGraph.none, count: down.count)
  }

  private mutating func lower(_ turn: Int, to weight: UInt32) {
    let arc = hierarchy.turnArcs[turn]
    guard arc != RoadGraph.none else { return }
    let index = Int(arc >> 1)
    if arc & 1 == 0, index < up.count {
      up[index] = min(up[index], weight)
    } else if arc & 1 == 1, index < down.count {
      down[index] = min(down[index], weight)
    }
  }

  private mutating func relaxTriangles() {
    let count = hierarchy.count
    var places = [UInt32](repeating: 0, count: count)
    let h = hierarchy
    unsafe places.withUnsafeMutableBufferPointer { places in
      unsafe up.withUnsafeMutableBufferPointer { up in
        unsafe down.withUnsafeMutableBufferPointer { down in
          unsafe upMiddles.withUnsafeMutableBufferPointer { upMiddles in
            unsafe downMiddles.withUnsafeMutableBufferPointer { downMiddles in
              unsafe h.upHeads.withAll { heads in
                unsafe h.downTails.withAll { tails in
                  let out = unsafe Side(ends: heads, weights: up, middles: upMiddles)
                  let into = unsafe Side(ends: tails, weights: down, middles: downMiddles)
                  for rank in 0..<count {
                    unsafe out.relax(
                      rank,
                      h.upArcs(rank),
                      h.fallingStarts,
                      h.fallingArcs,
                      h.downOwners,
                      down,
                      h.upStarts,
                      places
                    )
                    unsafe into.relax(
                      rank,
                      h.downArcs(rank),
                      h.climbingStarts,
                      h.climbingArcs,
                      h.upOwners,
                      up,
                      h.downStarts,
                      places
                    )
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  /// The arcs of one direction.
  @unsafe
  private struct Side {
    let ends: UnsafeBufferPointer<UInt32>
    let weights: UnsafeMutableBufferPointer<UInt32>
    let middles: UnsafeMutableBufferPointer<UInt32>

    /// Finds the arcs of a rank, from the arcs of the other direction that have it as their higher end.
    @inline(__always)
    func relax(
      _ rank: Int,
      _ own: Range<Int>,
      _ lowerStarts: Column<UInt32>,
      _ lowerArcs: Column<UInt32>,
      _ owners: Column<UInt32>,
      _ lowerWeights: UnsafeMutableBufferPointer<UInt32>,
      _ starts: Column<UInt32>,
      _ places: UnsafeMutableBufferPointer<UInt32>
    ) {
      if own.isEmpty { return }
      for arc in own { unsafe places[Int(ends[arc])] = UInt32(arc) }
      for index in Hierarchy.range(lowerStarts, rank) {
        let first = Int(lowerArcs[index])
        let weight = unsafe lowerWeights[first]
        if weight >= HierarchyWeights.unreachable { continue }
        let middle = owners[first]
        var arc = Int(starts[Int(middle) + 1]) - 1
        let end = Int(starts[Int(middle)])
        while arc >= end, unsafe ends[arc] > rank {
          let total = unsafe weight &+ weights[arc]
          let place = unsafe Int(places[Int(ends[arc])])
          if unsafe total < weights[place] {
            unsafe weights[place] = total
            unsafe middles[place] = middle
          }
          arc -= 1
        }
      }
    }
  }
}
