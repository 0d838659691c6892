import Platform
import Regression
import Simulation
import Synchronization

/// Bundles that were unpacked to be run; gone when the program ends.
final class BundleFolders: Sendable {
  private let folders = Mutex<[String]>([])

  /// Unpacks a bundle and returns the scenario in it.
  func scenario(
    of path: String,
    below temporary: String,
    workingFolder: String
  ) throws -> ScenarioIdentity {
    let bytes = try FileSystem.read(path, limit: ScenarioBundle.fileLimit)
    let bundle: ScenarioBundle
    do {
      bundle = try ScenarioBundle(reading: bytes)
    } catch {
      throw CommandFailure.input("\(path): error: \(error)")
    }
    let folder = try FileSystem.makeTemporaryFolder(in: temporary)
    folders.withLock { $0.append(folder) }
    let scenario = try bundle.unpack(into: folder)
    var identity = ScenarioIdentity(path: scenario, workingFolder: workingFolder)
    identity.bundle = path
    return identity
  }

  /// Takes the folders away.
  func removeAll() {
    let all = folders.withLock { folders in
      defer { folders = [] }
      return folders
    }
    for folder in all { try? FileSystem.removeTree(folder) }
  }
}
