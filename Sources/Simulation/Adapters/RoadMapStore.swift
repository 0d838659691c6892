import RoadNetwork
import ScenarioLanguage
import Synchronization

/// The maps that scenarios of this process share; each file is read once.
enum RoadMapStore {
  private static let maps = Mutex<[String: RoadMap]>([:])

  /// Returns the map of a scenario.
  ///
  /// - Throws: `MapError` where its file cannot be read.
  static func map(of setup: MapSetup) throws(MapError) -> RoadMap {
    switch setup {
    case .sketch(let sketch): return RoadMap(OSMData(sketch))
    case .file(let path):
      if let known = maps.withLock({ $0[path] }) { return known }
      let map = try RoadMap(path: path)
      maps.withLock { $0[path] = map }
      return map
    }
  }
}
