import RoadNetwork
import Synchronization

/// The address indices that scenarios of this process share; each file is read once.
enum AddressIndexStore {
  private static let indices = Mutex<[String: AddressIndex]>([:])

  /// Returns the addresses of a scenario's map.
  ///
  /// - Throws: `MapError` where its file cannot be read.
  static func index(of setup: MapSetup) throws(MapError) -> AddressIndex {
    switch setup {
    case .sketch(let sketch): return AddressIndexBuilder.build(OSMData(sketch)).index
    case .file(let path):
      if let known = indices.withLock({ $0[path] }) { return known }
      let index = try AddressIndex(path: path)
      indices.withLock { $0[path] = index }
      return index
    }
  }
}
