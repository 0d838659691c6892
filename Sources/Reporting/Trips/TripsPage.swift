import CanonicalJSON
import Geodesy
package import Regression

/// The page of trips that were compared: the causes, and their trips on the report's map.
package struct TripsPage {
  private let comparison: TripComparison
  private let title: String
  private let command: String
  private let map: ReportMapSource?

  /// Takes trips that were compared.
  ///
  /// - Parameters:
  ///   - title: What the page is called.
  ///   - command: The command line that makes it again.
  ///   - map: The file of the map below the ways; nil for none.
  package init(_ comparison: TripComparison, title: String, command: String, map: String?) {
    self.comparison = comparison
    self.title = title
    self.command = command
    self.map = map.map { .file($0) }
  }

  /// How many causes a page tells of.
  private static let limit = 200

  /// The page.
  ///
  /// - Throws: `MapError` where the map's file cannot be read.
  package func html() throws -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("title", title)
    json.member("command", command)
    TripsJSON(comparison).write(to: &json, causes: Self.limit, showsLines: true)
    json.endObject()
    let cells = cells
    let maps = try map.flatMap { cells.isEmpty ? nil : $0 }.map {
      [try ReportMap($0, around: cells).json]
    }
    return ReportPage(title: title, index: json.bytes, maps: maps ?? [], kit: Self.kit).html
  }

  /// The neighbourhood of all that is drawn.
  private var cells: CorridorCells {
    var cells = CorridorCells()
    for group in comparison.groups.prefix(Self.limit) {
      for line in comparison.lines(of: group.cause) { cells.add(line) }
      for change in group.changes.prefix(TripsJSON.examples) {
        for text in [change.lines.old, change.lines.new].compactMap({ $0 }) {
          guard let path = try? GeoPath(polyline: text, precision: 6) else { continue }
          cells.add(path.coordinates)
        }
      }
    }
    return cells
  }

  private static let kit = PageKit(
    style: [
      PackageResources.colors_css, PackageResources.base_css, PackageResources.suite_css,
      PackageResources.map_css, PackageResources.trips_css,
    ],
    script: [
      PackageResources.tools_js, PackageResources.data_js, PackageResources.ground_js,
      PackageResources.mapView_js, PackageResources.mapLayers_js, PackageResources.pins_js,
      PackageResources.theme_js, PackageResources.trips_js,
    ],
    body: PackageResources.trips_html
  )
}
