import Platform
import ScenarioLanguage
import Simulation

/// Which scenario it is: where it lies, how it is called, and where its golden belongs.
package struct ScenarioIdentity: Hashable, Sendable {
  /// The scenario file, as the person named it where possible.
  package let path: String

  /// The path below the suite root without `.json`; outside a suite root the file's own name.
  package private(set) var name: String

  /// Where the golden of the SDK's own navigator belongs.
  private let ownGoldenPath: String

  /// The navigator whose golden is meant; nil for the SDK's own.
  package var navigator: String?

  /// Where the golden belongs.
  package var goldenPath: String {
    guard let navigator else { return ownGoldenPath }
    guard let root else {
      return String(ownGoldenPath.dropLast(".golden.jsonl".count)) + ".\(navigator).golden.jsonl"
    }
    return Paths.join(root.golden(of: navigator), name + ".jsonl")
  }

  /// Whether a link leads to the golden's place from outside of the folder that scenarios and goldens share.
  ///
  /// What is in there would be read, and written over, wherever a stranger's suite says.
  package var isGoldenOutside: Bool {
    guard let root, let shared = FileSystem.resolved(Paths.folder(of: root.scenarios)) else {
      return false
    }
    var place = goldenPath
    // A golden, and the folders that will be made for it, may not be there yet.
    while FileSystem.resolved(place) == nil, Paths.folder(of: place) != place {
      place = Paths.folder(of: place)
    }
    let found = FileSystem.resolved(place) ?? shared
    return found != shared && !found.hasPrefix(shared == "/" ? shared : shared + "/")
  }

  /// Whether the navigator has goldens, so that one that is missing is missed; the SDK's own always has.
  package var hasGoldens: Bool {
    guard let navigator else { return true }
    guard let root else { return FileSystem.kind(of: goldenPath) == .file }
    return FileSystem.kind(of: root.golden(of: navigator)) == .folder
  }

  /// The suite root; `nil` outside of any.
  package let root: SuiteRoot?

  /// Which of the runs of the scenario's matrix it is, `key=value,key=value`; empty without a matrix.
  package let variant: String

  /// The bundle that the scenario was unpacked of; `nil` where it lies in a folder.
  package var bundle: String?

  /// What a person types to mean just this run.
  package var operand: String { bundle ?? path + suffix }

  private var suffix: String { variant.isEmpty ? "" : "@" + variant }

  /// Works out the identity of the scenario file at `path`.
  ///
  /// - Parameters:
  ///   - variant: which of the runs of its matrix it is; empty without a matrix.
  ///   - workingFolder: the absolute path that relative ones start from.
  package init(path: String, variant: String = "", workingFolder: String) {
    let normalized = Paths.normalized(path)
    let suffix = variant.isEmpty ? "" : "@" + variant
    self.path = normalized
    self.variant = variant
    // A file may itself be called `Scenarios`; only folders count.
    let folder = Paths.folder(of: normalized)
    root = SuiteRoot.containing(folder, workingFolder: workingFolder)
    if let root {
      let isRelativeToRoot = normalized.hasPrefix(root.scenarios + "/")
      let full =
        isRelativeToRoot
        ? normalized : Paths.normalized(Paths.join(workingFolder, normalized))
      let below = String(full.dropFirst(root.scenarios.count + 1))
      name = Self.withoutExtension(below) + suffix
      ownGoldenPath = Paths.join(root.golden, name + ".jsonl")
    } else {
      name = Self.withoutExtension(Paths.name(of: normalized)) + suffix
      ownGoldenPath = normalized + suffix + ".golden.jsonl"
    }
  }

  /// Works out the identity of a scenario that lies in no file; the files that it names lie in the
  /// working folder, whatever the name's parts.
  ///
  /// - Parameters:
  ///   - name: the parts of a path, without `..`.
  ///   - workingFolder: the absolute path that relative ones start from.
  package init(named name: String, workingFolder: String) {
    let file = String(name.map { $0 == "/" ? "-" : $0 }) + ".json"
    self.init(path: file, workingFolder: workingFolder)
    self.name = name
  }

  /// Returns the identity under another name; under its own for nil.
  package func called(_ name: String?) -> ScenarioIdentity {
    var other = self
    if let name { other.name = name }
    return other
  }

  /// Works out which run a text means: a scenario file, or `file@key=value,…` with all keys in order.
  package init(operand: String, workingFolder: String) {
    guard let mark = operand.firstRange(of: ".json@") else {
      self.init(path: operand, workingFolder: workingFolder)
      return
    }
    self.init(
      path: String(operand[..<mark.upperBound].dropLast()),
      variant: String(operand[mark.upperBound...]),
      workingFolder: workingFolder
    )
  }

  /// Where the golden belongs when it waits to be accepted: `x.new.jsonl` beside `x.jsonl`.
  package var pendingPath: String {
    String(goldenPath.dropLast(".jsonl".count)) + ".new.jsonl"
  }

  private static func withoutExtension(_ path: String) -> String {
    path.hasSuffix(".json") ? String(path.dropLast(".json".count)) : path
  }
}
