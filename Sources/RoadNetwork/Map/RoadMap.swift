/// A road network ready for use: the graph of one profile with what searches need beside it.
public struct RoadMap: Sendable {
  let tables: MapTables
  /// What became of the ways and restrictions.
  public let report: RoadImportReport
  /// What the map was made of.
  public let summary: MapSummary
  /// For large maps; nil where searches do without.
  public internal(set) var hierarchy: MapHierarchy?
  /// The file that the map is mapped from, with what was found wrong in it; nil for a map in memory.
  package let file: NavmapFile?

  /// The roads themselves.
  public var graph: RoadGraph { tables.graph }
  /// Finds roads near a place.
  public var index: SnapIndex { tables.index }

  /// Makes a map of OpenStreetMap data.
  ///
  /// - Parameters:
  ///   - elements: What was read and left out of its source.
  ///   - region: What holds where tags do not say more; nil for the standard rules, with the side of
  ///     the road that the map and the Earth tell.
  public init(
    _ data: consuming OSMData,
    _ elements: OSMImportReport = OSMImportReport(),
    profile: RoutingProfile = .car,
    region: RegionRules? = nil
  ) {
    self.init(consume data, elements, profile: profile, region: region) { _ in }
  }

  /// Makes a map of OpenStreetMap data.
  ///
  /// - Parameter junctions: Is given the junctions, which turns are priced by, before they are thrown
  ///   away: whoever wants to know more of them need not find them again.
  package init(
    _ data: consuming OSMData,
    _ elements: OSMImportReport = OSMImportReport(),
    profile: RoutingProfile = .car,
    region: RegionRules? = nil,
    junctions: (JunctionNetwork) -> Void
  ) {
    let bounds = data.bounds
    var builder = RoadGraphBuilder(consume data, profile: profile, region: region)
    let (graph, report, network) = builder.build()
    self.report = report
    junctions(network)
    tables = MapTables(graph)
    summary = MapSummary(elements, bounds: bounds)
    file = nil
  }

  /// Opens a map file: a `.navmap`, or OpenStreetMap data.
  ///
  /// The content decides, not the name.
  ///
  /// - Parameters:
  ///   - profile: Who travels; nil for whom a `.navmap` was built for, else a car.
  ///   - side: Where traffic keeps without a tag; nil for what the map and the Earth tell.
  /// - Throws: ``MapError`` where it cannot be read, has no road, or was built for another profile.
  public init(
    path: String,
    profile: RoutingProfile? = nil,
    side: DrivingSide? = nil
  ) throws(MapError) {
    try self.init(path: path, profile: profile, side: side) { _ in }
  }

  /// Opens a map file: a `.navmap`, or OpenStreetMap data.
  ///
  /// - Parameter junctions: Is given the junctions of OpenStreetMap data; is not called for a `.navmap`.
  /// - Throws: ``MapError`` where it cannot be read, has no road, or was built for another profile.
  package init(
    path: String,
    profile: RoutingProfile?,
    side: DrivingSide?,
    junctions: (JunctionNetwork) -> Void
  ) throws(MapError) {
    if try NavmapFile.isNavmap(path: path) {
      guard side == nil else {
        throw MapError(
          source: path,
          message: "the map is built; which side its traffic keeps to is in it",
          hint: "build it again: navsim map build --driving-side"
        )
      }
      try self.init(try NavmapFile(path: path), profile: profile)
      return
    }
    let (data, elements) = try OSMReader.read(path: path, options: .map)
    self.init(
      consume data,
      elements,
      profile: profile ?? .car,
      region: side.map { RegionRules(drivingSide: $0) },
      junctions: junctions
    )
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
    let weights = HierarchyCustomizer.weights(of: hierarchy, arcs: tables.search.arcs)
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
