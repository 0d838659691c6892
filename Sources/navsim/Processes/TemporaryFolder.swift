import Platform
import Regression
import ScenarioLanguage
import Simulation

/// A folder of files that are gone when it is.
final class TemporaryFolder: Sendable {
  let path: String

  /// Creates an empty folder below `parent`.
  init(in parent: String) throws {
    path = try FileSystem.makeTemporaryFolder(in: parent)
  }

  deinit {
    try? FileSystem.removeTree(path)
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = Paths.join(path, name)
    try FileSystem.write(bytes, to: file)
    return file
  }
}
