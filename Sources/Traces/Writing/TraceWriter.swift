/// Writes a trace in a format.
public enum TraceWriter {
  /// What a format cannot hold of a fix.
  public enum Loss: String, CaseIterable, Sendable {
    case altitude, speed, course, accuracy, verticalAccuracy, segments
    /// Times finer than the format's.
    case timeBelowMillisecond
  }

  /// Returns the file's content.
  public static func bytes(of fixes: [Fix], as format: TraceFormat) -> [UInt8] {
    switch format {
    case .gpx: GPXWriting.bytes(fixes)
    case .nmea: NMEAWriting.bytes(fixes)
    case .geojson: GeoJSONWriting.bytes(fixes)
    case .csv: CSVWriting.bytes(fixes)
    }
  }

  /// Returns what a format cannot hold of these fixes.
  public static func losses(of fixes: [Fix], in format: TraceFormat) -> [Loss] {
    guard format == .nmea else { return [] }
    var losses: [Loss] = []
    if fixes.contains(where: { $0.segment > 0 }) { losses.append(.segments) }
    if fixes.contains(where: { $0.time % 1_000_000 != 0 }) { losses.append(.timeBelowMillisecond) }
    return losses
  }
}
