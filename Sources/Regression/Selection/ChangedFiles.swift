import Platform
import ScenarioLanguage
import Simulation

/// The files that changed since a commit, by which scenarios are chosen.
package struct ChangedFiles: Sendable {
  /// Absolute paths.
  private let paths: Set<String>
  private let workingFolder: String

  /// Takes paths.
  ///
  /// - Parameters:
  ///   - folder: the absolute path that relative ones start from.
  ///   - workingFolder: the absolute path that the paths of scenarios start from.
  package init(
    _ paths: some Sequence<String>,
    below folder: String,
    asSeenFrom workingFolder: String
  ) {
    self.workingFolder = workingFolder
    self.paths = Set(paths.map { Paths.normalized(Paths.join(folder, $0)) })
  }

  /// Whether a scenario, its golden, the defaults of a folder above it, the claims of its suite or a file it names changed.
  package func concern(_ identity: ScenarioIdentity) -> Bool {
    if contains(identity.path) || contains(identity.goldenPath) { return true }
    if paths.contains(where: { isOfFolder($0, of: identity) }) { return true }
    return ScenarioText(of: identity).possibleFiles.contains { contains($0) }
  }

  private func contains(_ path: String) -> Bool { paths.contains(absolute(path)) }

  private func absolute(_ path: String) -> String {
    Paths.normalized(Paths.join(workingFolder, path))
  }

  /// Whether a file holds what is said of all scenarios below its folder.
  private func isOfFolder(_ path: String, of identity: ScenarioIdentity) -> Bool {
    guard ["_defaults.json", SuiteFile.name].contains(Paths.name(of: path)) else { return false }
    let folder = Paths.folder(of: path)
    return absolute(identity.path).hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}
