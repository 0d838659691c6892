extension RoadMap {
  /// The roads as the content of a `.navmap` file.
  ///
  /// - Parameter others: Adds the sections of who stands above the roads, where the format has them.
  package func navmap(adding others: (inout NavmapWriter) -> Void = { _ in }) -> NavmapWriter {
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
    others(&writer)
    hierarchy?.store(in: &writer)
    return writer
  }

  package init(_ file: NavmapFile, profile: RoutingProfile?) throws(MapError) {
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
    hierarchy = try MapHierarchy(file, graph)
  }

  /// Checks every block of the sections that were opened, not only those that were read.
  ///
  /// Who stands above the roads has opened its own before.
  ///
  /// - Throws: ``MapError`` with the first damage.
  public func verify() throws(MapError) {
    guard let file else { return }
    try file.verify()
  }
}

extension NavmapFile {
  /// Whether a file is a `.navmap`, whatever its name.
  ///
  /// - Throws: ``MapError`` where it cannot be read.
  package static func isNavmap(path: String) throws(MapError) -> Bool {
    isNavmap(try OSMInput(path: path).peek(NavmapFormat.magic.count))
  }
}
