import CanonicalJSON
import Geodesy
import Recording
import Platform
import RoadNetwork
package import ScenarioLanguage

/// The map file of a scenario that is packed, and where its run was on it.
package struct BundleMap: Sendable {
  /// The file.
  let path: String
  private let lines: [[Coordinate]]

  /// Metres to either side of what was driven, planned and asked for that a cut may keep.
  private static let widths = [400.0, 2000]

  /// Finds the map of a scenario; nil where it names no file, or its run was nowhere.
  ///
  /// - Parameter recording: of its run, from which the places are read.
  package init?(of draft: ScenarioDraft, recording: [UInt8]) {
    guard let name = draft.root["map"]?["file"]?.string,
      let records = try? JSONLines(parsing: recording, source: "the recording")
    else { return nil }
    path = Paths.normalized(Paths.join(draft.folder, name))
    var track: [Coordinate] = []
    var lines: [[Coordinate]] = []
    for index in 1..<max(1, records.count) {
      let record = records[index]
      if let place = RecordedFix.place(of: record) { track.append(place) }
      if let text = RecordedFix.polyline(of: record),
        let line = try? GeoPath(polyline: text, precision: 6)
      {
        lines.append(line.coordinates)
      }
      lines.append(RecordedFix.waypoints(of: record).compactMap(\.coordinate))
    }
    self.lines = ([track] + lines).filter { !$0.isEmpty }
    if self.lines.isEmpty { return nil }
  }

  /// What a cut is called: the file's name as a file of OpenStreetMap's XML.
  var nameOfCut: String {
    let name = Paths.name(of: path)
    return String(name.prefix { $0 != "." }) + ".osm"
  }

  /// Returns the roads around the run as files, the narrowest first; none where the map cannot be read.
  package func cuts() -> [[UInt8]] {
    guard let source = try? MapSource(path: path) else { return [] }
    return Self.widths.map { width in
      let corridor = RoadCorridor(along: lines, width: width)
      let extract =
        source.data.map { MapCutter.cut($0, to: corridor) }
        ?? MapCutter.cut(roadsOf: source.map, to: corridor)
      return extract.bytes
    }
  }
}
