/// What a `.navmap` says of itself in a record: what it was made of, and the few numbers that no column
/// holds.
package struct NavmapInfo: StorableRecord {
  package var profile: RoutingProfile
  var originalEdges: Int
  package var summary: MapSummary
  package var report: RoadImportReport
  var snapGrid: SnapGrid
  /// The most metres that any edge makes in a tenth of a second of weight.
  var bestRate: Double

  package static var unreadable: NavmapInfo {
    NavmapInfo(
      profile: .car,
      originalEdges: 0,
      summary: MapSummary(),
      report: RoadImportReport(),
      snapGrid: SnapGrid(),
      bestRate: 1
    )
  }

  package func write(to writer: inout RecordWriter) {
    writer.text(profile.name)
    writer.integer(Int64(originalEdges))
    summary.write(to: &writer)
    report.write(to: &writer)
    snapGrid.write(to: &writer)
    writer.double(bestRate)
  }
}

extension NavmapInfo {
  package init(from reader: inout RecordReader) {
    let name = reader.text()
    let known = RoutingProfile.all.first { $0.name == name }
    if known == nil { reader.damage() }
    profile = known ?? .car
    originalEdges = Int(reader.integer())
    summary = MapSummary(from: &reader)
    report = RoadImportReport(from: &reader)
    snapGrid = SnapGrid(from: &reader)
    bestRate = reader.double()
    if !(bestRate > 0 && bestRate.isFinite) { reader.damage() }
  }

  /// - Throws: ``MapError`` where the record is missing or makes no sense.
  init(_ file: NavmapFile) throws(MapError) {
    let bytes: Column<UInt8> = try file.column(.info)
    var reader = RecordReader(bytes.map { $0 })
    self.init(from: &reader)
    try file.damage.check()
    guard reader.isComplete else {
      throw NavmapFile.damaged(file.name, "what it says of itself makes no sense", 0)
    }
  }
}
