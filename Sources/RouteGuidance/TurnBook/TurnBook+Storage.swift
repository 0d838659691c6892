import RoadNetwork

extension TurnBook {
  func store(in writer: inout NavmapWriter) {
    writer.add(.guideSectionArms, sectionArms)
    writer.add(.guideArmTwins, armTwins)
    writer.add(.guideArmBearings, armBearings)
    writer.add(.guideArmIsInternal, armIsInternal.bytes)
    writer.add(.guideArmLanes, armLanes)
    writer.add(.guideArmMoreLanes, armMoreLanes)
    writer.add(.guideRoadStarts, roadStarts)
    writer.add(.guideRoadArms, roadArms)
    writer.add(.guideRoadBearings, roadBearings)
    writer.add(.guideRoadKinds, roadKinds)
    writer.add(.guideRoadModifiers, roadModifiers)
    writer.add(.guideRoadLanes, roadLanes)
    writer.add(.guideFactSigns, factSigns)
    writer.add(.guideSignFacts, signFacts)
    writer.add(.guideFactModes, factModes)
  }

  /// - Throws: ``MapError`` where a section is missing or the sizes contradict each other.
  convenience init(_ file: NavmapFile, _ graph: RoadGraph) throws(MapError) {
    self.init(try TurnBookColumns(file, graph))
  }
}

extension TurnBookColumns {
  /// - Throws: ``MapError`` where a section is missing or the sizes contradict each other.
  fileprivate init(_ file: NavmapFile, _ graph: RoadGraph) throws(MapError) {
    let sections = graph.sectionCount
    let facts = graph.factCount
    armBearings = try file.column(.guideArmBearings)
    let arms = armBearings.count
    sectionArms = try file.column(
      .guideSectionArms,
      count: sections * 2,
      .belowOrNone(UInt64(arms))
    )
    armTwins = try file.column(.guideArmTwins, count: arms, .belowOrNone(UInt64(arms)))
    armIsInternal = FlagColumn(try file.column(.guideArmIsInternal, count: arms))
    armLanes = try file.column(
      .guideArmLanes,
      count: arms,
      .belowOrNone(UInt64(sections) * 2)
    )
    armMoreLanes = try file.column(
      .guideArmMoreLanes,
      count: arms,
      .belowOrNone(UInt64(sections) * 2)
    )
    roadArms = try file.column(.guideRoadArms, .below(UInt64(arms)))
    let roads = roadArms.count
    roadStarts = try file.column(.guideRoadStarts, count: arms + 1, .rising(to: UInt64(roads)))
    roadBearings = try file.column(.guideRoadBearings, count: roads)
    roadKinds = try file.column(.guideRoadKinds, count: roads)
    roadModifiers = try file.column(.guideRoadModifiers, count: roads)
    roadLanes = try file.column(.guideRoadLanes, count: roads)
    signFacts = try file.column(.guideSignFacts, .below(UInt64(max(1, facts))))
    factSigns = try file.column(
      .guideFactSigns,
      count: facts,
      .below(UInt64(max(1, signFacts.count)))
    )
    factModes = try file.column(.guideFactModes, count: facts)
  }
}
