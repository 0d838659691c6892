import Geodesy

/// The stretches between two points of all roads of a graph, found again by these points.
struct StretchTable {
  /// Two points in 1e-7 degrees, the lesser first.
  private struct Key: Hashable {
    let low: UInt64
    let high: UInt64
  }

  /// A section, and whether it runs from the lesser point to the greater.
  struct Entry {
    let section: UInt32
    let isRising: Bool
  }

  private var entries: [Key: Entry] = [:]

  init(_ graph: RoadGraph) {
    entries.reserveCapacity(graph.sections.shapeLatitudes.count)
    for section in 0..<UInt32(graph.sectionCount) {
      for index in graph.shapeRange(section).dropLast() {
        let (key, isRising) = Self.key(of: index, graph)
        // Of two roads between the same points the first stands for both.
        guard entries[key] == nil else { continue }
        entries[key] = Entry(section: section, isRising: isRising)
      }
    }
  }

  /// Returns the section with the stretch that begins at a point of another graph, and whether it runs the same
  /// way.
  func twin(ofStretchAt index: Int, _ graph: RoadGraph) -> (section: UInt32, isAlong: Bool)? {
    let (key, isRising) = Self.key(of: index, graph)
    return entries[key].map { ($0.section, $0.isRising == isRising) }
  }

  private static func key(of index: Int, _ graph: RoadGraph) -> (Key, isRising: Bool) {
    let (a, b) = (point(index, graph), point(index + 1, graph))
    return a <= b ? (Key(low: a, high: b), true) : (Key(low: b, high: a), false)
  }

  private static func point(_ index: Int, _ graph: RoadGraph) -> UInt64 {
    let latitude = UInt32(bitPattern: graph.sections.shapeLatitudes[index])
    let longitude = UInt32(bitPattern: graph.sections.shapeLongitudes[index])
    return UInt64(latitude) << 32 | UInt64(longitude)
  }
}
