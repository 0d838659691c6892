/// Writes a trace in a format.
public enum TraceWriter {
  /// What a format cannot hold of a fix.
  public enum Loss: String, CaseIterable, Sendable {
    case altitude, speed, course, accuracy, verticalAccuracy, segments
    /// Times finer than the format's.
    case timeBelowMillisecond
    /// A year that two digits do not tell: NMEA's are 1980 to 2079.
    case dateOutside1980To2079
    /// How the receiver called its fix; NMEA alone has a field for it.
    case quality
  }

  /// Returns the file's content.
  public static func bytes(of fixes: [Fix], as format: WrittenTraceFormat) -> [UInt8] {
    switch format {
    case .gpx: GPXWriting.bytes(fixes)
    case .nmea: NMEAWriting.bytes(fixes)
    case .geojson: GeoJSONWriting.bytes(fixes)
    case .csv: CSVWriting.bytes(fixes)
    case .kml: KMLWriting.bytes(fixes)
    case .kmz: KMLWriting.archive(fixes)
    case .xcode: XcodeWriting.bytes(fixes)
    }
  }

  /// Returns what a format cannot hold of these fixes.
  public static func losses(of fixes: [Fix], in format: WrittenTraceFormat) -> [Loss] {
    guard format == .nmea else {
      let all = format == .xcode ? lossesOfWaypoints(fixes) : []
      return fixes.contains { $0.quality != nil } ? all + [.quality] : all
    }
    var losses: [Loss] = []
    if fixes.contains(where: { $0.segment > 0 }) { losses.append(.segments) }
    if fixes.contains(where: { $0.time % 1_000_000 != 0 }) { losses.append(.timeBelowMillisecond) }
    let told = nanoseconds(ofYear: 1980)..<nanoseconds(ofYear: 2080)
    if fixes.contains(where: { !told.contains($0.time) }) { losses.append(.dateOutside1980To2079) }
    return losses
  }

  private static func lossesOfWaypoints(_ fixes: [Fix]) -> [Loss] {
    var losses: [Loss] = []
    if fixes.contains(where: { $0.speed != nil }) { losses.append(.speed) }
    if fixes.contains(where: { $0.course != nil }) { losses.append(.course) }
    if fixes.contains(where: { $0.horizontalAccuracy != nil }) { losses.append(.accuracy) }
    if fixes.contains(where: { $0.verticalAccuracy != nil }) { losses.append(.verticalAccuracy) }
    if fixes.contains(where: { $0.segment > 0 }) { losses.append(.segments) }
    return losses
  }

  private static func nanoseconds(ofYear year: Int) -> Int64 {
    CivilDate.days(year: year, month: 1, day: 1) * 86_400_000_000_000
  }
}

/// A file format that traces are written in.
public enum WrittenTraceFormat: String, CaseIterable, Sendable {
  case gpx, nmea, geojson, csv, kml
  /// KML within an archive.
  case kmz
  case xcode

  /// The format that a file's name speaks for; nil for one that is not written, and for an unknown
  /// ending.
  public init?(fileName: String) {
    if fileName.lowercased().hasSuffix(".kmz") {
      self = .kmz
    } else if let format = TraceFormat(fileName: fileName) {
      self.init(rawValue: format.rawValue)
    } else {
      return nil
    }
  }
}
