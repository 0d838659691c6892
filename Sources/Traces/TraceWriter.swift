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

  /// How many bytes a piece of a file has at least, but for the last.
  private static let pieceSize = 1 << 20

  /// Returns the file's content.
  public static func bytes(of fixes: [Fix], as format: WrittenTraceFormat) -> [UInt8] {
    var bytes: [UInt8] = []
    write(fixes, as: format) { bytes += $0 }
    return bytes
  }

  /// Hands on the file's content piece by piece, so that a long one is never in memory as a whole; an archive
  /// comes as one piece.
  ///
  /// - Throws: What `take` throws.
  public static func write<Failure: Error>(
    _ fixes: [Fix],
    as format: WrittenTraceFormat,
    _ take: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var piece: [UInt8] = []
    func add(_ text: String) throws(Failure) {
      piece += text.utf8
      guard piece.count >= pieceSize else { return }
      try take(piece)
      piece.removeAll(keepingCapacity: true)
    }
    switch format {
    case .gpx: try GPXWriting.write(fixes, add)
    case .nmea: try NMEAWriting.write(fixes, add)
    case .geojson: try GeoJSONWriting.write(fixes, add)
    case .csv: try CSVWriting.write(fixes, add)
    case .kml: try KMLWriting.write(fixes, add)
    case .kmz: piece = KMLWriting.archive(fixes)
    case .xcode: try XcodeWriting.write(fixes, add)
    }
    if !piece.isEmpty { try take(piece) }
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
