import Platform
import RoadNetwork
import RouteGuidance
import ScenarioLanguage
import Synchronization

/// The maps that scenarios of this process share; each file is read once, and again where it is another.
enum RoadMapStore {
  private static let maps = Mutex<[String: (stamp: String?, map: GuidedMap)]>([:])
  /// The sketches asked for last, the latest at the end.
  ///
  /// One scenario asks for its map where it plans the drive and
  /// where the navigator begins, and its neighbours and its changed drives stand on the same one.
  private static let sketches = Mutex<[(sketch: SketchMap, map: GuidedMap)]>([])
  /// How many sketches are kept.
  private static let sketchLimit = 16

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
    let known = sketches.withLock { sketches -> GuidedMap? in
      guard let index = sketches.lastIndex(where: { $0.sketch == sketch }) else { return nil }
      let entry = sketches.remove(at: index)
      sketches.append(entry)
      return entry.map
    }
    if let known { return known }
    let map = GuidedMap(OSMData(sketch))
    sketches.withLock { sketches in
      if sketches.count == sketchLimit { sketches.removeFirst() }
      sketches.append((sketch, map))
    }
    return map
  }
}
