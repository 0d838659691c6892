public import RoadNetwork

/// A road map with what every turn on it is worth saying.
public struct GuidedMap: Sendable {
  public private(set) var roads: RoadMap
  public let guide: RouteGuide

  /// Makes a map of OpenStreetMap data.
  ///
  /// - Parameter elements: What was read and left out of its source.
  public init(
    _ data: OSMData,
    _ elements: OSMImportReport = OSMImportReport(),
    profile: RoutingProfile = .car
  ) {
    var book = TurnBook()
    roads = RoadMap(data, elements, profile: profile) { book = TurnBook($0) }
    guide = RouteGuide(roads.graph, book)
  }

  /// Opens a map file: a `.navmap`, or OpenStreetMap data.
  ///
  /// The content decides, not the name.
  ///
  /// - Parameter profile: Who travels; nil for whom a `.navmap` was built for, else a car.
  /// - Throws: `MapError` where it cannot be read, has no road, or was built for another profile.
  public init(path: String, profile: RoutingProfile? = nil) throws(MapError) {
    var book: TurnBook?
    roads = try RoadMap(path: path, profile: profile) { book = TurnBook($0) }
    guide = if let book { RouteGuide(roads.graph, book) } else { try RouteGuide(roads) }
  }

  /// Prepares the roads for searches that hardly grow with the map.
  public mutating func addHierarchy() { roads.addHierarchy() }

  /// The map as the content of a `.navmap` file.
  public var navmap: NavmapWriter {
    roads.navmap { guide.store(in: &$0) }
  }

  /// Checks every block of the sections of roads and turns, not only those that were read.
  ///
  /// - Throws: `MapError` with the first damage.
  public func verify() throws(MapError) {
    // A section is checked as long as somebody holds it.
    defer { withExtendedLifetime(guide) {} }
    try roads.verify()
  }
}
