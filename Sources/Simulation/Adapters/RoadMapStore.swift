import Platform
import RoadNetwork
import RouteGuidance
import ScenarioLanguage
import Synchronization

/// The maps that scenarios of this process share; each file is read once, and again where it is another.
enum RoadMapStore {
  private static let maps = Mutex<[String: (stamp: String?, map: GuidedMap)]>([:])

  /// Returns the map of a scenario.
  ///
  /// - Throws: `MapError` where its file cannot be read.
  static func map(of setup: MapSetup) throws(MapError) -> GuidedMap {
    switch setup {
    case .sketch(let sketch): return GuidedMap(OSMData(sketch))
    case .file(let path):
      let stamp = FileSystem.stamp(of: path)
      if let known = maps.withLock({ $0[path] }), known.stamp == stamp { return known.map }
      let map = try MapCache.open(path)
      maps.withLock { $0[path] = (stamp, map) }
      return map
    }
  }
}
