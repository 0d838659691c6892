/// The arcs of one direction while their costs are found.
///
/// Nothing is checked here: every number was, with its block.
@unsafe
struct TriangleSide: @unchecked Sendable {
  let ends: UnsafeBufferPointer<UInt32>
  let starts: UnsafeBufferPointer<UInt32>
  let weights: UnsafeMutableBufferPointer<UInt32>
  let middles: UnsafeMutableBufferPointer<UInt32>
  /// The arcs of the other direction, by their higher ends.
  let lowerStarts: UnsafeBufferPointer<UInt32>
  let lowerArcs: UnsafeBufferPointer<UInt32>
  let lowerOwners: UnsafeBufferPointer<UInt32>
  let lowerWeights: UnsafeMutableBufferPointer<UInt32>

  /// Finds the arcs of a rank, from the arcs of the other direction that have it as their higher end.
  ///
  /// - Parameter places: For each rank the arc that leads to it from the one in hand: numbers of arcs of this direction,
  ///   and nobody else's meanwhile.
  @inline(__always)
  func relax(_ rank: Int, _ places: UnsafeMutableBufferPointer<UInt32>) {
    let first = unsafe Int(starts[rank])
    let last = unsafe Int(starts[rank + 1])
    if first >= last { return }
    for arc in first..<last { unsafe places[Int(ends[arc])] = UInt32(truncatingIfNeeded: arc) }
    var index = unsafe Int(lowerStarts[rank])
    let limit = unsafe Int(lowerStarts[rank + 1])
    while index < limit {
      let lower = unsafe Int(lowerArcs[index])
      index &+= 1
      let weight = unsafe lowerWeights[lower]
      if weight >= HierarchyWeights.unreachable { continue }
      let middle = unsafe lowerOwners[lower]
      let end = unsafe Int(starts[Int(middle)])
      var arc = unsafe Int(starts[Int(middle) &+ 1]) &- 1
      while arc >= end {
        let top = unsafe Int(ends[arc])
        if top <= rank { break }
        let total = unsafe weight &+ weights[arc]
        let place = unsafe Int(places[top])
        if unsafe total < weights[place] {
          unsafe weights[place] = total
          unsafe middles[place] = middle
        }
        arc &-= 1
      }
    }
  }
}
