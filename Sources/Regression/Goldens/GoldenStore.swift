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
    let folder =
      identity.navigator.map { Paths.join(Paths.join(pendingFolder, SuiteRoot.navigators), $0) }
      ?? pendingFolder
    return Paths.join(folder, identity.name + ".new.jsonl")
  }

  /// Returns what waits for one scenario; `nil` if nothing does.
  package func pending(for identity: ScenarioIdentity) -> PendingGolden? {
    let path = pendingPath(for: identity)
    guard FileSystem.kind(of: path) == .file else { return nil }
    return PendingGolden(
      name: identity.name,
      path: path,
      goldenPath: identity.goldenPath,
      navigator: identity.navigator
    )
  }

  /// Returns all that waits in a suite, in the order of the names.
  ///
  /// - Throws: ``FileError`` where the folder cannot be listed.
  package func pending(
    in root: SuiteRoot,
    of navigator: String? = nil
  ) throws(FileError) -> [PendingGolden] {
    let golden = navigator.map { root.golden(of: $0) } ?? root.golden
    let folder =
      pendingFolder.map { folder in
        navigator.map { Paths.join(Paths.join(folder, SuiteRoot.navigators), $0) } ?? folder
      } ?? golden
    return try FileSystem.files(below: folder)
      .filter { $0.hasSuffix(".new.jsonl") && Self.isOwn($0, navigator) }
      .map { relative in
        let name = String(relative.dropLast(".new.jsonl".count))
        return PendingGolden(
          name: name,
          path: Paths.join(folder, relative),
          goldenPath: Paths.join(golden, name + ".jsonl"),
          navigator: navigator
        )
      }
  }

  /// Whether a path below the goldens is not of another navigator.
  private static func isOwn(_ path: String, _ navigator: String?) -> Bool {
    navigator != nil || !path.hasPrefix(SuiteRoot.navigators + "/")
  }

  /// Returns the goldens of a suite that no scenario has, in the order of their paths.
  ///
  /// - Parameters:
  ///   - scenarios: all scenarios of the suite.
  ///   - shard: the part of the suite whose goldens are judged; all without one.
  /// - Throws: ``FileError`` where the folder cannot be listed.
  package func obsolete(
    in root: SuiteRoot,
    scenarios: [ScenarioIdentity],
    shard: Shard? = nil
  ) throws(FileError) -> [String] {
    let known = Set(scenarios.map(\.goldenPath))
    let navigator = scenarios.first?.navigator
    let golden = navigator.map { root.golden(of: $0) } ?? root.golden
    return try FileSystem.files(below: golden)
      .filter { $0.hasSuffix(".jsonl") && !$0.hasSuffix(".new.jsonl") }
      .filter { Self.isOwn($0, navigator) }
      .filter { shard?.contains(String($0.dropLast(".jsonl".count))) ?? true }
      .map { Paths.join(golden, $0) }
      .filter { !known.contains($0) }
  }

  /// Makes a waiting recording the golden.
  ///
  /// - Throws: ``GoldenDamage`` if the recording is not whole or not this scenario's, ``FileError``
  ///   if the golden cannot be written; in both cases everything stays as it was.
  package func accept(_ pending: PendingGolden) throws {
    let reader = try GoldenReader(path: pending.path)
    if let damage = try reader.damage(expecting: pending.name, of: pending.navigator) {
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
  ///
  /// - Throws: ``FileError`` where it cannot be removed.
  package func reject(_ pending: PendingGolden) throws(FileError) {
    try FileSystem.remove(pending.path)
  }
}
