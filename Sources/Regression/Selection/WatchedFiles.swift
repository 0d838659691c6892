import Platform
import ScenarioLanguage

/// The files that scenarios depend on, as one look found them.
package struct WatchedFiles: Sendable {
  /// What changes when a file is written anew, by its absolute path.
  private var stamps: [String: String] = [:]
  /// The folders of goldens, which a test may write itself.
  private var goldens: [String] = []

  /// Looks at the files of the suites that scenarios are of, and at those of scenarios outside of one.
  ///
  /// Pending recordings, and what begins with a dot, are nobody's input.
  package init(of selection: SuiteSelection) {
    for root in selection.roots {
      goldens.append(Self.absolute(root.golden))
      collect(root.scenarios, depth: 0)
      collect(root.golden, depth: 0)
    }
    for identity in selection.scenarios where identity.root == nil {
      for path in ScenarioText(of: identity).possibleFiles.union([
        identity.path, identity.goldenPath,
      ]) {
        note(path)
      }
    }
  }

  /// Returns the paths that are not what they were, in their order; what is new and what is gone are among them.
  package func changes(since before: WatchedFiles) -> [String] {
    Set(stamps.keys).union(before.stamps.keys)
      .filter { stamps[$0] != before.stamps[$0] }
      .sorted(by: Paths.precedes)
  }

  /// Takes what a test wrote itself as seen: the goldens, and nothing that somebody changed meanwhile.
  package mutating func settle(_ after: WatchedFiles) {
    func isGolden(_ path: String) -> Bool { goldens.contains { path.hasPrefix($0 + "/") } }
    stamps = stamps.filter { !isGolden($0.key) }
    for (path, stamp) in after.stamps where isGolden(path) { stamps[path] = stamp }
  }

  private mutating func collect(_ folder: String, depth: Int) {
    // A link may lead back to a folder above it.
    guard depth < 32, let names = try? FileSystem.names(in: folder) else { return }
    for name in names where !name.hasPrefix(".") && !name.hasSuffix(".new.jsonl") {
      let path = Paths.join(folder, name)
      if FileSystem.kind(of: path) == .folder {
        collect(path, depth: depth + 1)
      } else {
        note(path)
      }
    }
  }

  private mutating func note(_ path: String) {
    if FileSystem.kind(of: path) == .file, let stamp = FileSystem.stamp(of: path) {
      stamps[Self.absolute(path)] = stamp
    }
  }

  private static func absolute(_ path: String) -> String { FileSystem.resolved(path) ?? path }
}
