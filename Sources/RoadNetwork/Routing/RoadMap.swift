/// A road network ready for use: the graph of one profile with what searches need beside it.
public struct RoadMap: Sendable {
  public let graph: RoadGraph
  public let index: SnapIndex
  public let guide: RouteGuide
  public let report: RoadImportReport
  let tables: SearchTables

  public init(
    _ data: OSMData,
    profile: RoutingProfile = .car,
    region: RegionRules? = nil
  ) {
    (graph, report) = RoadGraph.build(data, profile: profile, region: region)
    index = SnapIndex(graph)
    guide = RouteGuide(graph)
    tables = SearchTables(graph)
  }

  /// Reads a map file.
  ///
  /// - Throws: ``MapError`` where it cannot be read or has no road.
  public init(path: String, profile: RoutingProfile = .car) throws(MapError) {
    self.init(try OSMReader.read(path: path, options: .map).data, profile: profile)
    guard graph.edgeCount > 0 else {
      throw MapError(
        source: path,
        message: "no road for the profile \"\(profile.name)\" in the map"
      )
    }
  }
}
