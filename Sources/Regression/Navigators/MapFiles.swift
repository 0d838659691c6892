import Platform
import RoadNetwork
package import ScenarioLanguage
import Simulation
import Synchronization

/// The maps of scenarios as files of OpenStreetMap, for navigators with routes of their own.
///
/// A map that is such a file already stays where it is; any other is written once, into a folder that is
/// removed in the end.
package final class MapFiles: Sendable {
  private struct State {
    /// By the digest of their content.
    var written: [UInt64: String] = [:]
  }

  private let folder: String
  private let workingFolder: String
  private let state = Mutex(State())

  /// Creates files in a folder that need not exist yet.
  ///
  /// - Parameter workingFolder: The absolute path that relative ones start from.
  package init(folder: String, workingFolder: String) {
    (self.folder, self.workingFolder) = (folder, workingFolder)
  }

  deinit { removeAll() }

  /// Returns the absolute path of a scenario's map; nil where it has none.
  ///
  /// - Throws: `MapError` where the map cannot be read, ``FileError`` where it cannot be written.
  package func path(of scenario: Scenario) throws -> String? {
    guard let map = scenario.map else { return nil }
    if let file = try map.openStreetMapFile() {
      return Paths.normalized(Paths.join(workingFolder, file))
    }
    let text = try map.openStreetMapText()
    let digest = Hash.of(text)
    return try state.withLock { state in
      if let known = state.written[digest] { return known }
      let name = "map-\(state.written.count + 1).osm"
      let path = Paths.normalized(Paths.join(workingFolder, Paths.join(folder, name)))
      try FileSystem.write(text, to: path)
      state.written[digest] = path
      return path
    }
  }

  /// Removes what was written.
  package func removeAll() {
    let paths = state.withLock { state in
      defer { state.written = [:] }
      return state.written.values.sorted()
    }
    for path in paths { try? FileSystem.remove(path) }
    if !paths.isEmpty { FileSystem.removeIfEmpty(folder) }
  }
}
