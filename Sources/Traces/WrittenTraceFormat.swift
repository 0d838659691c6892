/// A file format that traces are written in.
public enum WrittenTraceFormat: String, CaseIterable, Sendable {
  case gpx, nmea, geojson, csv, kml, xcode

  /// The format that a file's name speaks for; nil for one that is not written, and for an unknown
  /// ending.
  public init?(fileName: String) {
    guard !fileName.lowercased().hasSuffix(".kmz"),
      let format = TraceFormat(fileName: fileName)
    else { return nil }
    self.init(rawValue: format.rawValue)
  }
}
