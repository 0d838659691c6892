/// The sections that were drawn twice, over the same points.
struct DrawnTwice: Sendable {
  /// The section that each one repeats, and whether in the other direction.
  private(set) var originals: [UInt32: (section: UInt32, isReversed: Bool)] = [:]

  init(_ graph: RoadGraph) {
    let all = VertexSections(graph)
    for vertex in 0..<UInt32(graph.vertexCount) {
      let ends = all.sections(at: vertex)
      guard ends.count > 2 else { continue }
      for (place, (section, isTail)) in ends.enumerated() where originals[section] == nil {
        for (other, otherIsTail) in ends[..<place]
        where other < section && originals[other] == nil
          && Self.isSame(graph, section, isTail, other, otherIsTail)
        {
          originals[section] = (other, isTail != otherIsTail)
          break
        }
      }
    }
  }

  private static func isSame(
    _ graph: RoadGraph,
    _ a: UInt32,
    _ aIsTail: Bool,
    _ b: UInt32,
    _ bIsTail: Bool
  ) -> Bool {
    let (x, y) = (graph.shapeRange(a), graph.shapeRange(b))
    guard x.count == y.count else { return false }
    return (0..<x.count).allSatisfy { offset in
      let i = aIsTail ? x.lowerBound + offset : x.upperBound - 1 - offset
      let j = bIsTail ? y.lowerBound + offset : y.upperBound - 1 - offset
      return graph.shapeLatitudes[i] == graph.shapeLatitudes[j]
        && graph.shapeLongitudes[i] == graph.shapeLongitudes[j]
    }
  }
}
