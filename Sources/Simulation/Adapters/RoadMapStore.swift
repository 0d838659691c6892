import Platform
import RoadNetwork
import RouteGuidance
import ScenarioLanguage
import Synchronization

/// The maps that scenarios of this process share; each file is read once, and again where it is another.
enum RoadMapStore {
  private static let maps = Mutex<[String: (stamp: String?, map: GuidedMap)]>([:])
  private static let sketches = Mutex(RecentSketches())

  /// Returns the map of a scenario.
  ///
  /// - Throws: `MapError` where its file cannot be read.
  static func map(of setup: MapSetup) throws(MapError) -> GuidedMap {
    switch setup {
    case .sketch(let sketch): return map(of: sketch)
    case .file(let path):
      let stamp = FileSystem.stamp(of: path)
      if let known = maps.withLock({ $0[path] }), known.stamp == stamp { return known.map }
      let map = try MapCache.open(path)
      maps.withLock { $0[path] = (stamp, map) }
      return map
    }
  }

  private static func map(of sketch: SketchMap) -> GuidedMap {
    if let known = sketches.withLock({ $0.map(of: sketch) }) { return known }
    // Not under the lock: who waits for another sketch would wait for this one.
    let map = GuidedMap(OSMData(sketch))
    sketches.withLock { $0.keep(map, of: sketch) }
    return map
  }
}

/// The maps of the sketches asked for last.
///
/// One scenario asks for its map where it plans the drive and where the navigator begins, and its neighbours and its
/// changed drives stand on the same one.
struct RecentSketches {
  /// How many are kept.
  static let limit = 16

  /// The latest at the end.
  private var entries: [(sketch: SketchMap, map: GuidedMap)] = []

  /// Returns the map of a sketch, which is the latest from now on; nil where it is not kept.
  mutating func map(of sketch: SketchMap) -> GuidedMap? {
    guard let index = entries.lastIndex(where: { $0.sketch == sketch }) else { return nil }
    entries.append(entries.remove(at: index))
    return entries.last?.map
  }

  /// Keeps the map of a sketch, in place of the one not asked for longest where there are too many.
  mutating func keep(_ map: GuidedMap, of sketch: SketchMap) {
    entries.removeAll { $0.sketch == sketch }
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append((sketch, map))
  }
}
