package import Geodesy

extension RoadGraph {
  /// Returns places on its roads, drawn evenly over the length of those in the largest part of the network that a
  /// route may begin on; none where there is no such road.
  ///
  /// - Parameter unit: Returns the next number of `0..<1`.
  package func places(_ count: Int, _ unit: () -> Double) -> [Coordinate] {
    var sums: [UInt64] = []
    var total: UInt64 = 0
    for section in 0..<sectionCount {
      let edges = [sections.forwardEdges[section], sections.backwardEdges[section]]
      let isWithin = edges.contains { $0 != Self.none && self.edges.components[Int($0)] == 0 }
      if isWithin, traits(ofSection: UInt32(section)).contains(.startPoint) {
        total += UInt64(sections.lengths[section])
      }
      sums.append(total)
    }
    guard total > 0 else { return [] }
    return (0..<count).compactMap { _ in
      let wanted = UInt64(unit() * Double(total))
      var (low, high) = (0, sums.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if sums[middle] > wanted { high = middle } else { low = middle + 1 }
      }
      let path = GeoPath(shape(ofSection: UInt32(low)))
      return path.position(at: unit() * path.length)?.coordinate
    }
  }
}
