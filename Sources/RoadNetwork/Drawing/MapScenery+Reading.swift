extension MapScenery {
  /// Reads what a map file shows, and whose data it is.
  ///
  /// - Throws: ``MapError`` where the file cannot be read.
  package static func read(
    path: String
  ) throws(MapError) -> (scenery: MapScenery, attribution: String?) {
    if try NavmapFile.isNavmap(path: path) {
      let map = try RoadMap(path: path)
      return (MapScenery(map), attribution(map.summary.elements.copyright))
    }
    let (data, report) = try OSMReader.read(path: path, options: .map)
    return (MapScenery(data), attribution(report.copyright))
  }

  /// A file that does not say otherwise is OpenStreetMap's.
  private static func attribution(_ copyright: String?) -> String {
    guard let copyright, !copyright.contains("OpenStreetMap") else {
      return "© OpenStreetMap contributors"
    }
    return "© " + copyright
  }
}
