import RoadNetwork

/// Joins the ways of a boundary to closed rings.
enum RingAssembly {
  /// Returns the rings as nodes, without the repeated last one; nil where an end stays open.
  ///
  /// Ways are taken in the order of the relation, and turned round where they must be.
  static func rings(_ parts: [[UInt32]]) -> [[UInt32]]? {
    guard parts.allSatisfy({ $0.count >= 2 }) else { return nil }
    var isUsed = [Bool](repeating: false, count: parts.count)
    var ends: [UInt32: [Int]] = [:]
    for (index, part) in parts.enumerated() {
      ends[part[0], default: []].append(index)
      ends[part[part.count - 1], default: []].append(index)
    }
    var rings: [[UInt32]] = []
    for start in parts.indices where !isUsed[start] {
      isUsed[start] = true
      var ring = parts[start]
      while let last = ring.last, last != ring[0] {
        guard let next = ends[last]?.first(where: { !isUsed[$0] }) else { return nil }
        isUsed[next] = true
        ring +=
          parts[next][0] == last ? parts[next].dropFirst() : parts[next].reversed().dropFirst()
      }
      ring.removeLast()
      if ring.count >= 3 { rings.append(ring) }
    }
    return rings.isEmpty ? nil : rings
  }
}
