extension RoadMap {
  /// The map as the content of a `.navmap` file.
  public var navmap: NavmapWriter {
    var writer = NavmapWriter()
    let info = NavmapInfo(
      profile: graph.profile,
      originalEdges: graph.originalCount,
      summary: summary,
      report: report,
      snapGrid: index.grid,
      bestRate: tables.bestRate
    )
    var record = RecordWriter()
    info.write(to: &record)
    writer.add(.info, Column(record.bytes))
    graph.store(in: &writer)
    index.store(in: &writer)
    tables.store(in: &writer)
    guide.store(in: &writer)
    hierarchy?.store(in: &writer)
    return writer
  }

  init(_ file: NavmapFile, profile: RoutingProfile?) throws(MapError) {
    let info = try NavmapInfo(file)
    if let profile, profile.name != info.profile.name {
      throw MapError(
        source: file.name,
        message: "the map is built for the profile \"\(info.profile.name)\","
          + " not \"\(profile.name)\"",
        hint: "build one more: navsim map build --profile \(profile.name)"
      )
    }
    self.file = file
    summary = info.summary
    report = info.report
    graph = try RoadGraph(file, info)
    index = try SnapIndex(file, info, graph)
    tables = try SearchTables(file, info, graph)
    guide = try RouteGuide(file, graph)
    hierarchy = try MapHierarchy(file, graph)
  }

  /// Checks all of a map's file, not only what was read of it.
  ///
  /// - Throws: ``MapError`` with the first damage.
  public func verify() throws(MapError) {
    guard let file else { return }
    if file.has(.addressTextsBytes) { _ = try AddressIndex(file) }
    try file.verify()
  }
}
