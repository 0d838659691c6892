import Platform
import RoadNetwork
package import ScenarioLanguage
import Simulation
import Synchronization

/// The maps of scenarios as files of OpenStreetMap, for navigators with routes of their own.
///
/// A map that is such a file already stays where it is; any other is written once, into a temporary folder
/// that is made for the first of them and removed in the end.
package final class MapFiles: Sendable {
  private struct State {
    /// By the digest of their content.
    var written: [UInt64: String] = [:]
    var folder: String?
  }

  private let parent: String
  private let workingFolder: String
  private let state = Mutex(State())

  /// Creates files in a folder of their own.
  ///
  /// - Parameters:
  ///   - parent: Where that folder is made, usually `TMPDIR` or `/tmp`.
  ///   - workingFolder: The absolute path that relative ones start from.
  package init(below parent: String, workingFolder: String) {
    (self.parent, self.workingFolder) = (Paths.join(workingFolder, parent), workingFolder)
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
      let folder = try state.folder ?? FileSystem.makeTemporaryFolder(in: parent)
      state.folder = folder
      let name = "map-\(state.written.count + 1).osm"
      let path = Paths.normalized(Paths.join(folder, name))
      try FileSystem.write(text, to: path)
      state.written[digest] = path
      return path
    }
  }

  /// Removes what was written.
  package func removeAll() {
    let folder = state.withLock { state in
      defer { state = State() }
      return state.folder
    }
    if let folder { try? FileSystem.removeTree(folder) }
  }
}
