package import ScenarioLanguage

/// The forms in which a drive is written for other programs.
package enum DriveExport: String, CaseIterable, Sendable {
  /// GeoJSON (RFC 7946): for geojson.io, QGIS, a map in a web page.
  case geojson
  /// KML 2.2: for Google Earth.
  case kml
  /// GPX 1.1: for what plays or edits tracks.
  case gpx
  /// Chrome's trace events: for Perfetto, chrome://tracing and Speedscope.
  case trace
  /// MCAP: for Foxglove and other tools of robotics.
  case mcap

  /// Returns the form that a file's name asks for; nil for another name.
  package init?(path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".json") {
      self = name.hasSuffix(".geo.json") ? .geojson : .trace
      return
    }
    guard let form = Self.allCases.first(where: { name.hasSuffix("." + $0.rawValue) }) else {
      return nil
    }
    self = form
  }

  /// What every file of the form begins with.
  package var head: [UInt8] {
    switch self {
    case .geojson: Array(#"{"type":"FeatureCollection""#.utf8)
    case .kml, .gpx: Array("<?xml".utf8)
    case .trace: Array(#"{"displayTimeUnit""#.utf8)
    case .mcap: [0x89] + Array("MCAP0".utf8)
    }
  }

  /// Begins a file of the form, which is written while a scenario is driven.
  ///
  /// - Parameter path: what waits for its place in the file lies beside this one.
  package func writer(for scenario: Scenario, beside path: String) -> any DriveWriter {
    switch self {
    case .geojson: GeoJSONExport(scenario, beside: path)
    case .kml: KMLExport(scenario, beside: path)
    case .gpx: GPXExport(scenario, beside: path)
    case .trace: TraceExport(scenario, beside: path)
    case .mcap: MCAPExport(scenario, beside: path)
    }
  }
}

/// Writes a drive while it goes on; its memory does not grow with the drive.
package protocol DriveWriter {
  /// Takes the next of what comes of the drive.
  ///
  /// - Throws: `FileError` where the disk is full.
  mutating func take(_ part: DrivePart) throws

  /// Ends the drive and hands the file on, piece by piece.
  ///
  /// - Throws: `FileError` where a part cannot be read back, and what `give` throws.
  mutating func finish(_ end: DriveEnd, into give: ([UInt8]) throws -> Void) throws
}

/// What is known of a drive at its end alone.
package struct DriveEnd {
  /// Where it was to stop.
  package var stops: [DriveStory.Stop]
  /// The virtual time in milliseconds.
  package var time: Int64

  /// Creates the end of a drive.
  package init(stops: [DriveStory.Stop], time: Int64) {
    self.stops = stops
    self.time = time
  }
}
