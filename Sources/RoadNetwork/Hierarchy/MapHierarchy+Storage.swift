extension MapHierarchy {
  package func store(in writer: inout NavmapWriter) {
    writer.add(.hierarchyRanks, topology.ranks)
    writer.add(.hierarchyEdges, topology.edges)
    writer.add(.hierarchyParents, topology.parents)
    writer.add(.upStarts, topology.upStarts)
    writer.add(.upHeads, topology.upHeads)
    writer.add(.upOwners, topology.upOwners)
    writer.add(.downStarts, topology.downStarts)
    writer.add(.downTails, topology.downTails)
    writer.add(.downOwners, topology.downOwners)
    writer.add(.fallingStarts, topology.fallingStarts)
    writer.add(.fallingArcs, topology.fallingArcs)
    writer.add(.climbingStarts, topology.climbingStarts)
    writer.add(.climbingArcs, topology.climbingArcs)
    writer.add(.turnArcs, topology.turnArcs)
    writer.add(.upWeights, weights.up)
    writer.add(.downWeights, weights.down)
    writer.add(.upMiddles, weights.upMiddles)
    writer.add(.downMiddles, weights.downMiddles)
  }

  /// Nil where the file has no hierarchy.
  ///
  /// - Throws: ``MapError`` where a section is missing or of another size.
  init?(_ file: NavmapFile, _ graph: RoadGraph) throws(MapError) {
    guard file.has(.hierarchyRanks) else { return nil }
    var h = Hierarchy()
    let count = graph.edgeCount
    let limit = UInt64(count)
    h.ranks = try file.column(.hierarchyRanks, count: count, .below(limit))
    h.edges = try file.column(.hierarchyEdges, count: count, .below(limit))
    h.parents = try file.column(.hierarchyParents, count: count, .belowOrNone(limit))
    h.upHeads = try file.column(.upHeads, .below(limit))
    h.downTails = try file.column(.downTails, .below(limit))
    let (ups, downs) = (h.upHeads.count, h.downTails.count)
    let (up, down) = (UInt64(ups), UInt64(downs))
    h.upStarts = try file.column(.upStarts, count: count + 1, .rising(to: up))
    h.downStarts = try file.column(.downStarts, count: count + 1, .rising(to: down))
    h.upOwners = try file.column(.upOwners, count: ups, .below(limit))
    h.downOwners = try file.column(.downOwners, count: downs, .below(limit))
    h.fallingStarts = try file.column(.fallingStarts, count: count + 1, .rising(to: down))
    h.fallingArcs = try file.column(.fallingArcs, count: downs, .below(down))
    h.climbingStarts = try file.column(.climbingStarts, count: count + 1, .rising(to: up))
    h.climbingArcs = try file.column(.climbingArcs, count: ups, .below(up))
    h.turnArcs = try file.column(
      .turnArcs,
      count: graph.turnCount,
      .belowOrNone(2 * max(up, down))
    )
    topology = h
    weights = HierarchyWeights(
      up: try file.column(.upWeights, count: ups),
      down: try file.column(.downWeights, count: downs),
      upMiddles: try file.column(.upMiddles, count: ups, .belowOrNone(limit)),
      downMiddles: try file.column(.downMiddles, count: downs, .belowOrNone(limit))
    )
  }
}
