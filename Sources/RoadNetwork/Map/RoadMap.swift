/// A road network ready for use: the graph of one profile with what searches need beside it.
public struct RoadMap: Sendable {
  public let graph: RoadGraph
  public let index: SnapIndex
  public let report: RoadImportReport
  /// What the map was made of.
  public let summary: MapSummary
  package let tables: SearchTables
  /// For large maps; nil where searches do without.
  public internal(set) var hierarchy: MapHierarchy?
  /// The file that the map is mapped from, with what was found wrong in it; nil for a map in memory.
  package let file: NavmapFile?

  /// Makes a map of OpenStreetMap data.
  ///
  /// - Parameters:
  ///   - elements: What was read and left out of its source.
  ///   - region: What holds where tags do not say more; nil for what the map tells of its countries.
  public init(
    _ data: OSMData,
    _ elements: OSMImportReport = OSMImportReport(),
    profile: RoutingProfile = .car,
    region: RegionRules? = nil
  ) {
    self.init(data, elements, profile: profile, region: region) { _ in }
  }

  /// Makes a map of OpenStreetMap data.
  ///
  /// - Parameter junctions: Is given the junctions, which turns are priced by, before they are thrown
  ///   away: whoever wants to know more of them need not find them again.
  package init(
    _ data: OSMData,
    _ elements: OSMImportReport = OSMImportReport(),
    profile: RoutingProfile = .car,
    region: RegionRules? = nil,
    junctions: (JunctionNetwork) -> Void
  ) {
    var builder = RoadGraphBuilder(data, profile: profile, region: region)
    let network: JunctionNetwork
    (graph, report, network) = builder.build()
    junctions(network)
    index = SnapIndex(graph)
    tables = SearchTables(graph)
    summary = MapSummary(elements, bounds: data.bounds)
    file = nil
  }

  /// Opens a map file: a `.navmap`, or OpenStreetMap data.
  ///
  /// The content decides, not the name.
  ///
  /// - Parameter profile: Who travels; nil for whom a `.navmap` was built for, else a car.
  /// - Throws: ``MapError`` where it cannot be read, has no road, or was built for another profile.
  public init(path: String, profile: RoutingProfile? = nil) throws(MapError) {
    try self.init(path: path, profile: profile) { _ in }
  }

  /// Opens a map file: a `.navmap`, or OpenStreetMap data.
  ///
  /// - Parameter junctions: Is given the junctions of OpenStreetMap data; is not called for a `.navmap`.
  /// - Throws: ``MapError`` where it cannot be read, has no road, or was built for another profile.
  package init(
    path: String,
    profile: RoutingProfile?,
    junctions: (JunctionNetwork) -> Void
  ) throws(MapError) {
    if try NavmapFile.isNavmap(path: path) {
      try self.init(try NavmapFile(path: path), profile: profile)
      return
    }
    let (data, elements) = try OSMReader.read(path: path, options: .map)
    self.init(data, elements, profile: profile ?? .car, junctions: junctions)
    guard graph.edgeCount > 0 else {
      throw MapError(
        source: path,
        message: "no road for the profile \"\(graph.profile.name)\" in the map"
      )
    }
  }

  /// Prepares the map for searches that hardly grow with it.
  ///
  /// It takes time once; what roads cost may change afterwards.
  public mutating func addHierarchy() {
    guard hierarchy == nil else { return }
    let hierarchy = HierarchyBuilder.build(graph)
    let arcs = tables.arcs
    let weights = HierarchyCustomizer.weights(of: hierarchy) { arcs[$0] }
    self.hierarchy = MapHierarchy(topology: hierarchy, weights: weights)
  }

  /// Says whether all that was read of the map's file so far was good.
  ///
  /// Of a damaged part every number is zero, so that an answer of a map counts only if this does not
  /// throw after it.
  ///
  /// - Throws: ``MapError`` where damage was found.
  public func checkDamage() throws(MapError) {
    try file?.damage.check()
  }
}
