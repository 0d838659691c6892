/// The sections that meet at each vertex.
struct VertexSections: Sendable {
  private var starts: [UInt32]
  private var entries: [UInt32]

  /// - Parameter isWanted: Whether a section counts.
  init(_ graph: RoadGraph, where isWanted: (UInt32) -> Bool = { _ in true }) {
    var counts = [UInt32](repeating: 0, count: graph.vertexCount + 1)
    let sections = (0..<UInt32(graph.sectionCount)).filter(isWanted)
    for section in sections.map({ Int($0) }) {
      counts[Int(graph.sectionTails[section]) + 1] += 1
      counts[Int(graph.sectionHeads[section]) + 1] += 1
    }
    for index in counts.indices.dropFirst() { counts[index] += counts[index - 1] }
    starts = counts
    entries = [UInt32](repeating: 0, count: sections.count * 2)
    var filled = counts
    for section in sections {
      for (vertex, isTail) in [
        (graph.sectionTails[Int(section)], true), (graph.sectionHeads[Int(section)], false),
      ] {
        entries[Int(filled[Int(vertex)])] = section << 1 | (isTail ? 1 : 0)
        filled[Int(vertex)] += 1
      }
    }
  }

  /// Returns the sections at a vertex, and whether each begins there.
  func sections(at vertex: UInt32) -> [(section: UInt32, isTail: Bool)] {
    entries[Int(starts[Int(vertex)])..<Int(starts[Int(vertex) + 1])].map { ($0 >> 1, $0 & 1 == 1) }
  }
}
