/// A file format that traces are read from.
public enum TraceFormat: String, CaseIterable, Sendable {
  case gpx, nmea, geojson, csv
  /// Keyhole markup, also within a KMZ file: tracks of times and places, placemarks with a time, lines.
  case kml
  /// Garmin's Training Center XML: activities and courses.
  case tcx
  /// What Android's GnssLogger writes: its `Fix` lines.
  case gnsslogger
  /// Google's location history: the raw signals of a phone's export, or the old takeout's records.
  case timeline
  /// A recording of Ferrostar.
  case ferrostar
  /// Mapbox's replay events.
  case mapbox
  /// An array of Core Location's locations, as recorders on iOS write it.
  case corelocation
  /// A trace request to Valhalla.
  case valhalla
  /// The GPX of way points that Xcode simulates locations from.
  case xcode

  /// The format that a file's name speaks for; nil for an unknown ending.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[fileName.index(after: dot)...].lowercased() {
    case "gpx": self = .gpx
    case "nmea", "nma", "ubx-nmea": self = .nmea
    case "geojson", "json": self = .geojson
    case "csv", "tsv": self = .csv
    case "kml", "kmz": self = .kml
    case "tcx": self = .tcx
    default: return nil
    }
  }

  /// The name that people know the format by.
  public var title: String {
    switch self {
    case .gpx: "GPX"
    case .nmea: "NMEA 0183"
    case .geojson: "GeoJSON"
    case .csv: "CSV"
    case .kml: "KML"
    case .tcx: "TCX"
    case .gnsslogger: "GnssLogger"
    case .timeline: "Google timeline"
    case .ferrostar: "Ferrostar recording"
    case .mapbox: "Mapbox replay"
    case .corelocation: "Core Location"
    case .valhalla: "Valhalla trace request"
    case .xcode: "Xcode GPX"
    }
  }

  /// Whether the file is JSON, which its members alone tell apart.
  var isJSON: Bool {
    switch self {
    case .geojson, .timeline, .ferrostar, .mapbox, .corelocation, .valhalla: true
    default: false
    }
  }
}
