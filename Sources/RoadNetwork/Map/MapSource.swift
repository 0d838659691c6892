/// A map with what it was made of, for who draws it.
public struct MapSource: Sendable {
  public let map: RoadMap
  /// nil for a `.navmap`, which keeps the roads alone.
  public let data: OSMData?

  public init(map: RoadMap, data: OSMData? = nil) {
    self.map = map
    self.data = data
  }

  /// Opens a map file: a `.navmap`, or OpenStreetMap data.
  ///
  /// - Parameter profile: Who travels; nil for whom a `.navmap` was built for, else a car.
  /// - Throws: ``MapError`` where it cannot be read or was built for another profile.
  public init(path: String, profile: RoutingProfile? = nil) throws(MapError) {
    if try NavmapFile.isNavmap(path: path) {
      self.init(map: try RoadMap(path: path, profile: profile))
      return
    }
    let (data, elements) = try OSMReader.read(path: path, options: .map)
    self.init(map: RoadMap(data, elements, profile: profile ?? .car), data: data)
  }
}
