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

  case hierarchyRanks = 100
  case hierarchyEdges, hierarchyParents, upStarts, upHeads, upOwners, downStarts, downTails
  case downOwners, fallingStarts, fallingArcs, climbingStarts, climbingArcs, turnArcs
  case upWeights, downWeights, upMiddles, downMiddles

  case guideSectionArms = 150
  case guideArmTwins, guideArmBearings, guideArmIsInternal, guideArmLanes
  case guideRoadStarts, guideRoadArms, guideRoadBearings, guideRoadKinds, guideRoadModifiers
  case guideRoadLanes, guideFactSigns, guideSignFacts, guideFactModes

  // The columns of the address index, in the order of AddressColumns.forEachColumn.
  case addressTextsBytes = 200
  case addressTextsEnds, addressFolded, addressCountryCodes, addressCountryNames
  case addressPlacesNames, addressPlacesClasses, addressPlacesPopulations
  case addressPlacesPointsLatitudes, addressPlacesPointsLongitudes, addressPlacesParents
  case addressPlacesTreeEnds, addressPlacesCountries, addressPlacesPostcodesStarts
  case addressPlacesPostcodesItems, addressPlacesStreetStarts
  case addressPlacesDistrictStreetsStarts, addressPlacesDistrictStreetsItems
  case addressPostcodesCodes, addressPostcodesCountries, addressPostcodesPointsLatitudes
  case addressPostcodesPointsLongitudes, addressPostcodesTownsStarts
  case addressPostcodesTownsItems, addressPostcodesStreetsStarts, addressPostcodesStreetsItems
  case addressStreetsNames, addressStreetsTowns, addressStreetsDistricts
  case addressStreetsCountries, addressStreetsPointsLatitudes, addressStreetsPointsLongitudes
  case addressStreetsLengths, addressStreetsClasses, addressStreetsPostcodesStarts
  case addressStreetsPostcodesItems, addressStreetsPieceStarts, addressStreetsPieceWays
  case addressStreetsPointStarts, addressStreetsGeometryLatitudes
  case addressStreetsGeometryLongitudes, addressStreetsNumberStarts
  case addressStreetsCrossingStarts, addressNumbersTexts, addressNumbersLows
  case addressNumbersHighs, addressNumbersPointsLatitudes, addressNumbersPointsLongitudes
  case addressNumbersAccessesLatitudes, addressNumbersAccessesLongitudes
  case addressNumbersPostcodes, addressNumbersSources, addressCrossingsOthers
  case addressCrossingsPointsLatitudes, addressCrossingsPointsLongitudes
  case addressPoisCategories, addressPoisNames, addressPoisPointsLatitudes
  case addressPoisPointsLongitudes, addressPoisTowns, addressPoisStreets, addressPoisNumbers
  case addressPoisOpeningHours, addressPoisPhones, addressPoisWebsites
  case addressPoisCategoryStarts, addressAreasKinds, addressAreasTargets
  case addressAreasPolygonsSouths, addressAreasPolygonsNorths, addressAreasPolygonsWests
  case addressAreasPolygonsWidths, addressAreasPolygonsRingStarts
  case addressAreasPolygonsPointStarts, addressAreasPolygonsPointsLatitudes
  case addressAreasPolygonsPointsLongitudes, addressPlaceKeysOffsets, addressPlaceKeysOwners
  case addressPostcodeKeysOffsets, addressPostcodeKeysOwners, addressStreetKeysOffsets
  case addressStreetKeysOwners, addressPoiKeysOffsets, addressPoiKeysOwners
  case addressPlaceGridShape, addressPlaceGridCellsStarts, addressPlaceGridCellsItems
  case addressSegmentGridShape, addressSegmentGridCellsStarts, addressSegmentGridCellsItems
  case addressNumberGridShape, addressNumberGridCellsStarts, addressNumberGridCellsItems
  case addressPoiGridShape, addressPoiGridCellsStarts, addressPoiGridCellsItems
  case addressPlaceOrder, addressPostcodeOrder, addressStreetOrder, addressPoiOrder
}
