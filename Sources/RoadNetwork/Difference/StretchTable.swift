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
  /// Further roads between the same points, such as a bridge above a road: few.
  private var others: [Key: [Entry]] = [:]
  private let graph: RoadGraph

  init(_ graph: RoadGraph) {
    self.graph = graph
    entries.reserveCapacity(graph.sections.shapeLatitudes.count)
    for section in 0..<UInt32(graph.sectionCount) {
      for index in graph.shapeRange(section).dropLast() {
        let (key, isRising) = Self.key(of: index, graph)
        let entry = Entry(section: section, isRising: isRising)
        if entries[key] == nil {
          entries[key] = entry
        } else {
          others[key, default: []].append(entry)
        }
      }
    }
  }

  /// Returns the section with the stretch that begins at a point of another graph, and whether it runs the same
  /// way; of several the one of the same way of OpenStreetMap, else the first.
  func twin(
    ofStretchAt index: Int,
    of section: UInt32,
    _ graph: RoadGraph
  ) -> (section: UInt32, isAlong: Bool)? {
    let (key, isRising) = Self.key(of: index, graph)
    guard var found = entries[key] else { return nil }
    if let more = others[key] {
      let way = graph.way(ofSection: section)
      found = ([found] + more).first { self.graph.way(ofSection: $0.section) == way } ?? found
    }
    return (found.section, found.isRising == isRising)
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
