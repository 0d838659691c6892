/// A map as elements of OpenStreetMap, whatever it is kept in, so that other programs can read it.
public struct MapElements: Sendable {
  /// The elements, with all their tags.
  public let data: OSMData
  /// What the map had lost before, in words; empty for nothing.
  public let losses: [String]

  /// Takes a map that is drawn.
  public init(_ sketch: SketchMap) {
    data = OSMData(sketch)
    losses = []
  }

  /// Reads a map file: OpenStreetMap data as it is, and of a `.navmap` the roads that it keeps.
  ///
  /// - Throws: ``MapError`` where it cannot be read or is damaged.
  public init(path: String) throws(MapError) {
    guard try NavmapFile.isNavmap(path: path) else {
      data = try OSMReader.read(path: path).data
      losses = []
      return
    }
    let map = try RoadMap(path: path)
    let extract = MapCutter.roads(of: map)
    try map.checkDamage()
    data = extract.data
    losses = ["places, addresses, areas and borders"] + extract.losses
  }
}

extension OSMData {
  /// The elements as a file of OpenStreetMap's XML.
  public var xml: [UInt8] {
    var bytes: [UInt8] = []
    writeXML { bytes += $0 }
    return bytes
  }

  /// Hands over a file of OpenStreetMap's XML piece by piece.
  ///
  /// - Throws: What `sink` throws.
  public func writeXML(to sink: ([UInt8]) throws -> Void) rethrows {
    try OSMXMLWriter.write(self, to: sink)
  }
}
