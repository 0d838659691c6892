package import Platform
import ScenarioLanguage
import Simulation

/// The goldens and what waits to become one.
package struct GoldenStore: Sendable {
  /// The folder for waiting recordings where the tree must not be written; from
  /// `NAVSIM_PENDING_DIR`.
  package let pendingFolder: String?

  /// Creates a store; an empty folder name counts as none.
  package init(pendingFolder: String? = nil) {
    self.pendingFolder = pendingFolder.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns where the recording of a scenario waits.
  package func pendingPath(for identity: ScenarioIdentity) -> String {
    guard let pendingFolder else { return identity.pendingPath }
    return Paths.join(pendingFolder, identity.name + ".new.jsonl")
  }

  /// Returns what waits for one scenario; `nil` if nothing does.
  package func pending(for identity: ScenarioIdentity) -> PendingGolden? {
    let path = pendingPath(for: identity)
    guard FileSystem.kind(of: path) == .file else { return nil }
    return PendingGolden(name: identity.name, path: path, goldenPath: identity.goldenPath)
  }

  /// Returns all that waits in a suite, in the order of the names.
  package func pending(in root: SuiteRoot) throws(FileError) -> [PendingGolden] {
    let folder = pendingFolder ?? root.golden
    return try FileSystem.files(below: folder)
      .filter { $0.hasSuffix(".new.jsonl") }
      .map { relative in
        let name = String(relative.dropLast(".new.jsonl".count))
        return PendingGolden(
          name: name,
          path: Paths.join(folder, relative),
          goldenPath: Paths.join(root.golden, name + ".jsonl")
        )
      }
  }

  /// Returns the goldens of a suite that no scenario has, in the order of their paths.
  ///
  /// - Parameters:
  ///   - scenarios: all scenarios of the suite.
  ///   - shard: the part of the suite whose goldens are judged; all without one.
  package func obsolete(
    in root: SuiteRoot,
    scenarios: [ScenarioIdentity],
    shard: Shard? = nil
  ) throws(FileError) -> [String] {
    let known = Set(scenarios.map(\.goldenPath))
    return try FileSystem.files(below: root.golden)
      .filter { $0.hasSuffix(".jsonl") && !$0.hasSuffix(".new.jsonl") }
      .filter { shard?.contains(String($0.dropLast(".jsonl".count))) ?? true }
      .map { Paths.join(root.golden, $0) }
      .filter { !known.contains($0) }
  }

  /// Makes a waiting recording the golden.
  ///
  /// - Throws: ``GoldenDamage`` if the recording is not whole or not this scenario's, ``FileError``
  ///   if the golden cannot be written; in both cases everything stays as it was.
  package func accept(_ pending: PendingGolden) throws {
    if let damage = try GoldenReader(path: pending.path).damage(expecting: pending.name) {
      throw damage
    }
    if Paths.folder(of: pending.path) == Paths.folder(of: pending.goldenPath) {
      try FileSystem.replace(pending.goldenPath, with: pending.path)
    } else {
      try FileSystem.write(try FileSystem.read(pending.path), to: pending.goldenPath)
      try FileSystem.remove(pending.path)
    }
  }

  /// Throws a waiting recording away.
  package func reject(_ pending: PendingGolden) throws(FileError) {
    try FileSystem.remove(pending.path)
  }
}
