import AddressIndex
import Platform
import RoadNetwork
import ScenarioLanguage
import Synchronization

/// The address indices that scenarios of this process share; each file is read once, and
/// again where it is another.
enum AddressIndexStore {
  private static let indices = Mutex<[String: (stamp: String?, index: AddressIndex)]>([:])

  /// Returns the addresses of a scenario's map.
  ///
  /// - Parameter country: The country of what the map gives none.
  /// - Throws: `MapError` where its file cannot be read.
  static func index(
    of setup: MapSetup,
    country: CountryCode? = nil
  ) throws(MapError) -> AddressIndex {
    switch setup {
    case .sketch(let sketch):
      return AddressIndexBuilder.build(OSMData(sketch), country: country).index
    case .file(let path):
      let key = "\(country?.description ?? "")|\(path)"
      let stamp = FileSystem.stamp(of: path)
      if let known = indices.withLock({ $0[key] }), known.stamp == stamp { return known.index }
      let index = try AddressIndex(path: path, country: country)
      indices.withLock { $0[key] = (stamp, index) }
      return index
    }
  }
}
