import Platform
public import RoadNetwork
import Synchronization

/// A road map with what every turn on it is worth saying.
public struct GuidedMap: Sendable {
  /// The roads, for who searches and matches.
  public private(set) var roads: RoadMap
  /// What turns on them are worth saying.
  public let guide: RouteGuide

  /// Makes a map of OpenStreetMap data.
  ///
  /// - Parameters:
  ///   - elements: What was read and left out of its source.
  ///   - side: Where traffic keeps without a tag; nil for what the map and the Earth tell.
  ///   - hasHierarchy: Whether it is prepared for searches that hardly grow with it (``addHierarchy()``), which goes on
  ///     beside the rest of the work.
  public init(
    _ data: consuming OSMData,
    _ elements: OSMImportReport = OSMImportReport(),
    profile: RoutingProfile = .car,
    side: DrivingSide? = nil,
    hasHierarchy: Bool = false
  ) {
    let network = Mutex<JunctionNetwork?>(nil)
    let region = side.map { RegionRules(drivingSide: $0) }
    let plain = RoadMap(consume data, elements, profile: profile, region: region) { junctions in
      network.withLock { $0 = junctions }
    }
    let found = Mutex<(roads: RoadMap, book: TurnBook)>((plain, TurnBook()))
    // Neither knows of the other, and each takes as long as the other.
    WorkerThreads.run(count: 2, jobs: hasHierarchy ? 2 : 1) { place in
      if place == 0, hasHierarchy {
        var roads = plain
        roads.addHierarchy()
        found.withLock { $0.roads = roads }
      } else if place == 1, let book = network.withLock({ $0.take() }).map(TurnBook.init) {
        // Taken out: the junctions of a large map are half as large as its roads.
        found.withLock { $0.book = book }
      }
    }
    let book: TurnBook
    (roads, book) = found.withLock { $0 }
    guide = RouteGuide(roads.graph, book)
  }

  /// Opens a map file: a `.navmap`, or OpenStreetMap data.
  ///
  /// The content decides, not the name.
  ///
  /// - Parameters:
  ///   - profile: Who travels; nil for whom a `.navmap` was built for, else a car.
  ///   - side: Where traffic keeps without a tag; nil for what the map and the Earth tell.
  /// - Throws: `MapError` where it cannot be read, has no road, or was built for another profile.
  public init(
    path: String,
    profile: RoutingProfile? = nil,
    side: DrivingSide? = nil
  ) throws(MapError) {
    var book: TurnBook?
    roads = try RoadMap(path: path, profile: profile, side: side) { book = TurnBook($0) }
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
