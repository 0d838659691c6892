package import RoadNetwork
package import ScenarioLanguage

extension MapSetup {
  /// Returns the map of a scenario as elements of OpenStreetMap, with what it lacks in words.
  ///
  /// - Throws: `MapError` where its file cannot be read.
  package func elements() throws(MapError) -> MapElements {
    switch self {
    case .sketch(let sketch): MapElements(sketch)
    case .file(let path): try MapElements(path: path)
    }
  }

  /// Returns the file that is the map, where that is one of OpenStreetMap; nil for a sketch and for a
  /// `.navmap`.
  ///
  /// - Throws: `MapError` where the file cannot be read.
  package func openStreetMapFile() throws(MapError) -> String? {
    switch self {
    case .sketch: nil
    case .file(let path): try NavmapFile.isNavmap(path: path) ? nil : path
    }
  }

  /// Returns the map of a scenario as a file of OpenStreetMap's XML (`.osm`), for a navigator that reads
  /// maps by itself.
  ///
  /// - Throws: `MapError` where its file cannot be read.
  package func openStreetMapText() throws(MapError) -> [UInt8] { try elements().data.xml }
}
