import Platform
import ScenarioLanguage
import Simulation
import Synchronization

/// The map of a run's scenario as a file that other programs read.
///
/// What had to be written for them is gone when this is: with the run.
final class MapFiles: Sendable {
  /// The folder of what was written.
  private let folder = Mutex<String?>(nil)

  deinit {
    if let folder = folder.withLock({ $0 }) { try? FileSystem.removeTree(folder) }
  }

  /// Returns the absolute path of an OpenStreetMap file of a scenario's map; nil where it has none.
  ///
  /// A file of OpenStreetMap is told as it is; a sketch, and the roads of a `.navmap`, are written.
  ///
  /// - Throws: `MapError` and ``FileError`` where the map cannot be read or written.
  func path(of scenario: Scenario) throws -> String? {
    guard let map = scenario.map else { return nil }
    if let file = try map.openStreetMapFile() { return FileSystem.resolved(file) ?? file }
    let folder = try FileSystem.makeTemporaryFolder(in: FileSystem.temporary)
    self.folder.withLock { $0 = folder }
    let name = "\(Paths.name(of: scenario.name)).osm"
    let path = Paths.join(FileSystem.resolved(folder) ?? folder, name)
    try FileSystem.write(try map.openStreetMapText(), to: path)
    return path
  }
}
