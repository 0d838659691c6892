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

  /// Returns the file's content.
  package func bytes(of story: DriveStory) -> [UInt8] {
    switch self {
    case .geojson: GeoJSONExport(story: story).bytes
    case .kml: KMLExport(story: story).bytes
    case .gpx: GPXExport(story: story).bytes
    case .trace: TraceExport(story: story).bytes
    case .mcap: MCAPExport(story: story).bytes
    }
  }
}
