/// The sections that meet at each vertex.
struct VertexSections: Sendable {
  private var starts: Column<UInt32>
  private var entries: Column<UInt32>

  init(_ graph: RoadGraph) {
    var counts = [UInt32](repeating: 0, count: graph.vertexCount + 1)
    for section in 0..<graph.sectionCount {
      counts[Int(graph.sectionTails[section]) + 1] += 1
      counts[Int(graph.sectionHeads[section]) + 1] += 1
    }
    for index in counts.indices.dropFirst() { counts[index] += counts[index - 1] }
    starts = Column(counts)
    var entries = [UInt32](repeating: 0, count: graph.sectionCount * 2)
    var filled = counts
    for section in 0..<UInt32(graph.sectionCount) {
      for (vertex, isTail) in [
        (graph.sectionTails[Int(section)], true), (graph.sectionHeads[Int(section)], false),
      ] {
        entries[Int(filled[Int(vertex)])] = section << 1 | (isTail ? 1 : 0)
        filled[Int(vertex)] += 1
      }
    }
    self.entries = Column(entries)
  }

  init(_ file: NavmapFile, _ graph: RoadGraph) throws(MapError) {
    entries = try file.column(.vertexSectionEntries, .below(UInt64(graph.sectionCount) * 2))
    starts = try file.column(
      .vertexSectionStarts,
      count: graph.vertexCount + 1,
      .rising(to: UInt64(entries.count))
    )
  }

  func store(in writer: inout NavmapWriter) {
    writer.add(.vertexSectionStarts, starts)
    writer.add(.vertexSectionEntries, entries)
  }

  /// Returns the sections at a vertex, and whether each begins there.
  func sections(at vertex: UInt32) -> [(section: UInt32, isTail: Bool)] {
    let low = Int(starts[Int(vertex)])
    return (low..<max(low, Int(starts[Int(vertex) + 1]))).map {
      (entries[$0] >> 1, entries[$0] & 1 == 1)
    }
  }
}
