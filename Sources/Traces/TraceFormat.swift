/// A file format of traces.
public enum TraceFormat: String, CaseIterable, Sendable {
  case gpx, nmea, geojson, csv

  /// The format that a file's name speaks for; nil for an unknown ending.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[fileName.index(after: dot)...].lowercased() {
    case "gpx": self = .gpx
    case "nmea", "nma", "ubx-nmea": self = .nmea
    case "geojson", "json": self = .geojson
    case "csv", "tsv": self = .csv
    default: return nil
    }
  }
}
