extension RoadGraph {
  func store(in writer: inout NavmapWriter) {
    writer.add(.vertexLatitudes, vertices.latitudes)
    writer.add(.vertexLongitudes, vertices.longitudes)
    writer.add(.factVertices, vertices.withFacts)
    writer.add(.vertexFactStarts, .vertexFactBytes, vertices.facts)
    storeSections(in: &writer)
    writer.add(.edgeSections, edges.sections)
    writer.add(.edgeIsBackward, edges.isBackward.bytes)
    writer.add(.edgeBases, edges.bases)
    writer.add(.edgeDurations, edges.durations)
    writer.add(.edgeWeights, edges.weights)
    writer.add(.edgeComponents, edges.components)
    writer.add(.componentSizes, edges.componentSizes)
    writer.add(.turnStarts, turns.starts)
    writer.add(.turnTargets, turns.targets)
    writer.add(.turnDurations, turns.durations)
    writer.add(.turnWeights, turns.weights)
    writer.add(.maneuverEdges, maneuvers.edges)
    writer.add(.maneuverStarts, .maneuverBytes, maneuvers.records)
  }

  private func storeSections(in writer: inout NavmapWriter) {
    writer.add(.sectionTails, sections.tails)
    writer.add(.sectionHeads, sections.heads)
    writer.add(.shapeStarts, sections.shapeStarts)
    writer.add(.shapeLatitudes, sections.shapeLatitudes)
    writer.add(.shapeLongitudes, sections.shapeLongitudes)
    writer.add(.sectionLengths, sections.lengths)
    writer.add(.sectionFacts, sections.facts)
    writer.add(.sectionTraits, sections.traits)
    writer.add(.sectionWays, sections.ways)
    writer.add(.forwardEdges, sections.forwardEdges)
    writer.add(.backwardEdges, sections.backwardEdges)
    writer.add(.startBearings, sections.startBearings)
    writer.add(.endBearings, sections.endBearings)
    writer.add(.factStarts, .factBytes, facts)
  }

  /// - Throws: ``MapError`` where a section is missing or the sizes contradict each other.
  convenience init(
    _ file: NavmapFile,
    originalEdges: Int,
    profile: RoutingProfile
  ) throws(MapError) {
    let vertices = try VertexColumns(file)
    let facts: RecordTable<WayFacts> = try file.records(.factStarts, .factBytes)
    let sections = try SectionColumns(file, vertices: vertices.latitudes.count, facts: facts.count)
    let edges = try EdgeColumns(file, sections: sections.tails.count, original: originalEdges)
    var all = sections
    try all.readEdges(file, count: edges.sections.count)
    let turns = try TurnColumns(file, edges: edges.sections.count)
    let maneuvers = try ManeuverColumns(file)
    self.init(
      vertices,
      all,
      edges,
      turns,
      facts: facts,
      maneuvers: maneuvers,
      profile: profile
    )
  }
}

extension VertexColumns {
  fileprivate init(_ file: NavmapFile) throws(MapError) {
    latitudes = try file.column(.vertexLatitudes)
    longitudes = try file.column(.vertexLongitudes, count: latitudes.count)
    facts = try file.records(.vertexFactStarts, .vertexFactBytes)
    withFacts = try file.column(.factVertices, count: facts.count)
  }
}

extension SectionColumns {
  /// Reads all but the edges of sections.
  fileprivate init(_ file: NavmapFile, vertices: Int, facts factCount: Int) throws(MapError) {
    tails = try file.column(.sectionTails, .below(UInt64(vertices)))
    let count = tails.count
    heads = try file.column(.sectionHeads, count: count, .below(UInt64(vertices)))
    shapeLatitudes = try file.column(.shapeLatitudes)
    let points = shapeLatitudes.count
    shapeLongitudes = try file.column(.shapeLongitudes, count: points)
    // A section has two points at least.
    shapeStarts = try file.column(
      .shapeStarts,
      count: count + 1,
      .rising(to: UInt64(points), by: 2)
    )
    lengths = try file.column(.sectionLengths, count: count)
    facts = try file.column(.sectionFacts, count: count, .below(UInt64(max(1, factCount))))
    traits = try file.column(.sectionTraits, count: count)
    ways = try file.column(.sectionWays, count: count)
    startBearings = try file.column(.startBearings, count: count)
    endBearings = try file.column(.endBearings, count: count)
  }

  fileprivate mutating func readEdges(_ file: NavmapFile, count edges: Int) throws(MapError) {
    let limit = UInt64(edges)
    forwardEdges = try file.column(.forwardEdges, count: tails.count, .belowOrNone(limit))
    backwardEdges = try file.column(.backwardEdges, count: tails.count, .belowOrNone(limit))
  }
}

extension EdgeColumns {
  fileprivate init(
    _ file: NavmapFile,
    sections sectionCount: Int,
    original: Int
  ) throws(MapError) {
    sections = try file.column(.edgeSections, .below(UInt64(sectionCount)))
    let count = sections.count
    guard (0...count).contains(original) else {
      throw NavmapFile.damaged(file.name, "its numbers contradict each other", 0)
    }
    originalCount = original
    isBackward = FlagColumn(try file.column(.edgeIsBackward, count: count))
    bases = try file.column(.edgeBases, count: count, .below(UInt64(count)))
    durations = try file.column(.edgeDurations, count: count)
    weights = try file.column(.edgeWeights, count: count)
    components = try file.column(.edgeComponents, count: count)
    componentSizes = try file.column(.componentSizes)
  }
}

extension ManeuverColumns {
  fileprivate init(_ file: NavmapFile) throws(MapError) {
    records = try file.records(.maneuverStarts, .maneuverBytes)
    edges = try file.column(.maneuverEdges, count: records.count)
  }
}

extension TurnColumns {
  fileprivate init(_ file: NavmapFile, edges: Int) throws(MapError) {
    targets = try file.column(.turnTargets, .below(UInt64(edges)))
    let count = targets.count
    starts = try file.column(.turnStarts, count: edges + 1, .rising(to: UInt64(count)))
    durations = try file.column(.turnDurations, count: count)
    weights = try file.column(.turnWeights, count: count)
  }
}
