import Platform
import Synchronization

/// Finds what the arcs of a hierarchy cost.
///
/// Every arc is looked at once for each way over one lower edge (its lower triangles), from the bottom up,
/// so that both arcs of a triangle are final when it is met.
enum HierarchyCustomizer {
  /// Parts of a hierarchy that are done side by side; what is above them comes last.
  private static let partCount = 32

  /// - Parameter arcs: What each turn of the graph and the edge behind it cost.
  static func weights(of hierarchy: Hierarchy, arcs: Column<UInt32>) -> HierarchyWeights {
    let h = hierarchy
    var weights = HierarchyWeights(upCount: h.upHeads.count, downCount: h.downTails.count)
    let out = unsafe TriangleSide(
      ends: h.upHeads.checked,
      starts: h.upStarts.checked,
      weights: weights.up.writable(),
      middles: weights.upMiddles.writable(),
      lowerStarts: h.fallingStarts.checked,
      lowerArcs: h.fallingArcs.checked,
      lowerOwners: h.downOwners.checked,
      lowerWeights: weights.down.writable()
    )
    let into = unsafe TriangleSide(
      ends: h.downTails.checked,
      starts: h.downStarts.checked,
      weights: weights.down.writable(),
      middles: weights.downMiddles.writable(),
      lowerStarts: h.climbingStarts.checked,
      lowerArcs: h.climbingArcs.checked,
      lowerOwners: h.upOwners.checked,
      lowerWeights: weights.up.writable()
    )
    withExtendedLifetime((h, weights)) {
      WorkerThreads.run(count: 2, jobs: SystemProcess.processorCount) { direction in
        let side = unsafe direction == 0 ? out : into
        unsafe lower(side.weights, to: arcs, h.turnArcs, direction: UInt32(direction))
      }
      unsafe relax(h, out, into)
    }
    return weights
  }

  /// Lowers the arcs of a direction to what their turns cost.
  private static func lower(
    _ weights: UnsafeMutableBufferPointer<UInt32>,
    to costs: Column<UInt32>,
    _ turnArcs: Column<UInt32>,
    direction: UInt32
  ) {
    withExtendedLifetime((costs, turnArcs)) {
      let costs = unsafe costs.checked
      let arcs = unsafe turnArcs.checked
      for turn in 0..<arcs.count {
        let arc = unsafe arcs[turn]
        guard arc & 1 == direction, arc != RoadGraph.none else { continue }
        let index = Int(arc >> 1)
        guard index < weights.count else { continue }
        unsafe weights[index] = min(weights[index], costs[turn])
      }
    }
  }

  /// Relaxes the triangles of all ranks: first of parts that do not know of each other, then of the rest.
  private static func relax(_ h: Hierarchy, _ out: TriangleSide, _ into: TriangleSide) {
    let (parts, top) = parts(of: h.parents)
    let next = Atomic(0)
    let workers = min(SystemProcess.processorCount, max(1, parts.count))
    WorkerThreads.run(count: workers, jobs: workers) { _ in
      var scratch = Scratch(count: h.count)
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < parts.count else { return }
        unsafe scratch.relax(parts[index], out, into)
      }
    }
    var scratch = Scratch(count: h.count)
    for ranks in top { unsafe scratch.relax(ranks, out, into) }
  }

  /// The room of one worker; each direction has its own, so that no number is taken for one of the other's arcs.
  private struct Scratch {
    private var outPlaces: [UInt32]
    private var intoPlaces: [UInt32]

    init(count: Int) {
      outPlaces = [UInt32](repeating: 0, count: count)
      intoPlaces = outPlaces
    }

    mutating func relax(_ ranks: Range<Int>, _ out: TriangleSide, _ into: TriangleSide) {
      unsafe outPlaces.withUnsafeMutableBufferPointer { outPlaces in
        unsafe intoPlaces.withUnsafeMutableBufferPointer { intoPlaces in
          for rank in ranks {
            unsafe out.relax(rank, outPlaces)
            unsafe into.relax(rank, intoPlaces)
          }
        }
      }
    }
  }

  /// Divides the ranks: everything below a rank has the numbers next to it, and its arcs end there or above it.
  ///
  /// - Returns: Parts without an arc from one to another, and what is above them, from the bottom up.
  static func parts(of parents: Column<UInt32>) -> (parts: [Range<Int>], top: [Range<Int>]) {
    let count = parents.count
    var sizes = [Int](repeating: 1, count: count)
    for (rank, parent) in parents.enumerated() where parent != RoadGraph.none && parent > rank {
      sizes[Int(parent)] += sizes[rank]
    }
    let largest = max(1, count / partCount)
    var parts: [Range<Int>] = []
    var top: [Range<Int>] = []
    var end = count
    while end > 0 {
      let size = sizes[end - 1]
      if size <= largest {
        // In a forged file a part may claim more than there is.
        parts.append(max(0, end - size)..<end)
        end -= size
      } else {
        top.append(end - 1..<end)
        end -= 1
      }
    }
    return (parts, top.reversed())
  }
}
