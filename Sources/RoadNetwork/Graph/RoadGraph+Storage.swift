extension RoadGraph {
  package func store(in writer: inout NavmapWriter) {
    writer.add(.vertexLatitudes, vertexLatitudes)
    writer.add(.vertexLongitudes, vertexLongitudes)
    writer.add(.factVertices, factVertices)
    writer.add(.vertexFactStarts, .vertexFactBytes, vertexFacts)
    storeSections(in: &writer)
    writer.add(.edgeSections, edgeSections)
    writer.add(.edgeIsBackward, edgeIsBackward.bytes)
    writer.add(.edgeBases, edgeBases)
    writer.add(.edgeDurations, edgeDurations)
    writer.add(.edgeWeights, edgeWeights)
    writer.add(.edgeComponents, edgeComponents)
    writer.add(.componentSizes, componentSizes)
    writer.add(.turnStarts, turnStarts)
    writer.add(.turnTargets, turnTargets)
    writer.add(.turnDurations, turnDurations)
    writer.add(.turnWeights, turnWeights)
  }

  private func storeSections(in writer: inout NavmapWriter) {
    writer.add(.sectionTails, sectionTails)
    writer.add(.sectionHeads, sectionHeads)
    writer.add(.shapeStarts, shapeStarts)
    writer.add(.shapeLatitudes, shapeLatitudes)
    writer.add(.shapeLongitudes, shapeLongitudes)
    writer.add(.sectionLengths, sectionLengths)
    writer.add(.sectionFacts, sectionFacts)
    writer.add(.sectionTraits, sectionTraits)
    writer.add(.sectionWays, sectionWays)
    writer.add(.forwardEdges, forwardEdges)
    writer.add(.backwardEdges, backwardEdges)
    writer.add(.startBearings, startBearings)
    writer.add(.endBearings, endBearings)
    writer.add(.factStarts, .factBytes, facts)
  }

  /// - Throws: ``MapError`` where a section is missing or the sizes contradict each other.
  package init(_ file: NavmapFile, _ info: NavmapInfo) throws(MapError) {
    self.init(profile: info.profile)
    originalCount = info.originalEdges
    vertexLatitudes = try file.column(.vertexLatitudes)
    let vertices = vertexLatitudes.count
    vertexLongitudes = try file.column(.vertexLongitudes, count: vertices)
    vertexFacts = try file.records(.vertexFactStarts, .vertexFactBytes)
    factVertices = try file.column(.factVertices, count: vertexFacts.count)
    try readSections(file, vertices)
    try readEdges(file)
  }

  private mutating func readSections(_ file: NavmapFile, _ vertices: Int) throws(MapError) {
    sectionTails = try file.column(.sectionTails, .below(UInt64(vertices)))
    let sections = sectionTails.count
    sectionHeads = try file.column(.sectionHeads, count: sections, .below(UInt64(vertices)))
    shapeLatitudes = try file.column(.shapeLatitudes)
    let points = shapeLatitudes.count
    shapeLongitudes = try file.column(.shapeLongitudes, count: points)
    // A section has two points at least.
    shapeStarts = try file.column(
      .shapeStarts,
      count: sections + 1,
      .rising(to: UInt64(points), by: 2)
    )
    sectionLengths = try file.column(.sectionLengths, count: sections)
    facts = try file.records(.factStarts, .factBytes)
    sectionFacts = try file.column(
      .sectionFacts,
      count: sections,
      .below(UInt64(max(1, facts.count)))
    )
    sectionTraits = try file.column(.sectionTraits, count: sections)
    sectionWays = try file.column(.sectionWays, count: sections)
    startBearings = try file.column(.startBearings, count: sections)
    endBearings = try file.column(.endBearings, count: sections)
  }

  private mutating func readEdges(_ file: NavmapFile) throws(MapError) {
    let sections = UInt64(sectionTails.count)
    edgeSections = try file.column(.edgeSections, .below(sections))
    let edges = edgeSections.count
    let limit = UInt64(edges)
    guard (0...edges).contains(originalCount) else {
      throw NavmapFile.damaged(file.name, "its numbers contradict each other", 0)
    }
    forwardEdges = try file.column(.forwardEdges, count: Int(sections), .belowOrNone(limit))
    backwardEdges = try file.column(.backwardEdges, count: Int(sections), .belowOrNone(limit))
    edgeIsBackward = FlagColumn(try file.column(.edgeIsBackward, count: edges))
    edgeBases = try file.column(.edgeBases, count: edges, .below(limit))
    edgeDurations = try file.column(.edgeDurations, count: edges)
    edgeWeights = try file.column(.edgeWeights, count: edges)
    edgeComponents = try file.column(.edgeComponents, count: edges)
    componentSizes = try file.column(.componentSizes)
    turnTargets = try file.column(.turnTargets, .below(limit))
    let turns = turnTargets.count
    turnStarts = try file.column(.turnStarts, count: edges + 1, .rising(to: UInt64(turns)))
    turnDurations = try file.column(.turnDurations, count: turns)
    turnWeights = try file.column(.turnWeights, count: turns)
  }
}
