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
    let h = hierarchy
    var places = [UInt32](repeating: 0, count: h.count)
    unsafe places.withUnsafeMutableBufferPointer { places in
      unsafe up.withUnsafeMutableBufferPointer { up in
        unsafe down.withUnsafeMutableBufferPointer { down in
          unsafe upMiddles.withUnsafeMutableBufferPointer { upMiddles in
            unsafe downMiddles.withUnsafeMutableBufferPointer { downMiddles in
              let out = unsafe TriangleSide(
                ends: h.upHeads.checked,
                starts: h.upStarts.checked,
                weights: up,
                middles: upMiddles,
                lowerStarts: h.fallingStarts.checked,
                lowerArcs: h.fallingArcs.checked,
                lowerOwners: h.downOwners.checked,
                lowerWeights: down,
                places: places
              )
              let into = unsafe TriangleSide(
                ends: h.downTails.checked,
                starts: h.downStarts.checked,
                weights: down,
                middles: downMiddles,
                lowerStarts: h.climbingStarts.checked,
                lowerArcs: h.climbingArcs.checked,
                lowerOwners: h.upOwners.checked,
                lowerWeights: up,
                places: places
              )
              withExtendedLifetime(h) {
                for rank in 0..<h.count {
                  unsafe out.relax(rank)
                  unsafe into.relax(rank)
                }
              }
            }
          }
        }
      }
    }
  }
}
