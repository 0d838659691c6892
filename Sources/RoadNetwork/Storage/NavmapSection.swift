/// The sections of a `.navmap` file; the numbers are part of the format.
enum NavmapSection: UInt32, CaseIterable {
  case info = 1

  case vertexLatitudes = 10
  case vertexLongitudes, factVertices, vertexFactStarts, vertexFactBytes

  case sectionTails = 20
  case sectionHeads, shapeStarts, shapeLatitudes, shapeLongitudes, sectionLengths, sectionFacts
  case sectionTraits, sectionWays, forwardEdges, backwardEdges, startBearings, endBearings
  case factStarts, factBytes

  case edgeSections = 50
  case edgeIsBackward, edgeBases, edgeDurations, edgeWeights, edgeComponents, componentSizes

  case turnStarts = 60
  case turnTargets, turnDurations, turnWeights

  case snapStarts = 70
  case snapSections

  case searchPoints = 80
  case searchHeads, searchArcs

  case guideSectionArms = 100
  case guideArmTwins, guideArmBearings, guideArmIsInternal, guideArmLanes
  case guideRoadStarts, guideRoadArms, guideRoadBearings, guideRoadKinds, guideRoadModifiers
  case guideRoadLanes, guideFactSigns, guideSignFacts, guideFactModes
}
