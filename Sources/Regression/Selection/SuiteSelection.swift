package import Platform
import ScenarioLanguage
import Simulation

/// The scenarios that a command is to work on.
package struct SuiteSelection: Sendable {
  /// The scenarios, in the order of their names, none twice.
  package var scenarios: [ScenarioIdentity]

  /// The suite roots of which every scenario is among ``scenarios``.
  package var completeRoots: [SuiteRoot]

  /// The part of the suite that is worked on; `nil` for all of it.
  package internal(set) var shard: Shard?

  /// What that part is a part of; `nil` for all of it.
  package private(set) var part: SuitePart?

  /// Every scenario that was found, also those of other parts.
  package private(set) var found: [ScenarioIdentity]

  /// Creates a selection that was made elsewhere.
  package init(scenarios: [ScenarioIdentity], completeRoots: [SuiteRoot]) {
    self.scenarios = scenarios
    self.completeRoots = completeRoots
    found = scenarios
  }

  /// Finds the scenarios at and below `paths`; without paths those of the suite root at hand.
  ///
  /// A file stands for itself, or for all runs of its matrix; `file@key=value` for those with that
  /// value. Below a folder every `.json` file is a scenario, except below
  /// folders named `maps`, `traces`, `cassettes`, `schema` and `navigators` and where a name begins with `_` or
  /// `.`. A folder outside any suite root that holds a folder `Scenarios` means that folder.
  ///
  /// - Parameter workingFolder: the absolute path that relative ones start from.
  /// - Throws: ``FileError`` where something named does not exist or cannot be listed.
  package init(of paths: [String], workingFolder: String) throws(FileError) {
    let paths = paths.isEmpty ? [Self.standard(in: workingFolder)] : paths
    var found: [String: ScenarioIdentity] = [:]
    var roots: [SuiteRoot] = []
    for path in paths {
      if let named = try Self.variants(namedBy: path, workingFolder) {
        for identity in named { found[identity.operand] = identity }
        continue
      }
      let (files, root) = try Self.files(at: Paths.normalized(path), workingFolder)
      for file in files {
        for identity in Self.runs(of: file, workingFolder) {
          found[identity.operand] = identity
        }
      }
      if let root, !roots.contains(root) { roots.append(root) }
    }
    let sorted = found.values.sorted {
      $0.name == $1.name
        ? Paths.precedes($0.path, $1.path) : Paths.precedes($0.name, $1.name)
    }
    self.init(scenarios: sorted, completeRoots: roots)
  }

  /// Means the goldens of a navigator; nil is the SDK's own.
  package mutating func take(goldensOf navigator: String?) {
    for index in scenarios.indices { scenarios[index].navigator = navigator }
    for index in found.indices { found[index].navigator = navigator }
  }

  /// Keeps some of the scenarios; no root is complete any more if one is left out.
  package mutating func filter(_ isKept: (ScenarioIdentity) -> Bool) {
    let count = scenarios.count
    scenarios.removeAll { !isKept($0) }
    if scenarios.count < count { completeRoots = [] }
  }

  /// Returns the runs of a scenario file: one, or those of its matrix.
  private static func runs(of file: String, _ workingFolder: String) -> [ScenarioIdentity] {
    let variants = ScenarioVariants.texts(ofFileAt: file)
    return (variants.isEmpty ? [""] : variants).map { variant in
      ScenarioIdentity(path: file, variant: variant, workingFolder: workingFolder)
    }
  }

  /// Returns the runs that `file@key=value,…` names; `nil` where the path is no such text.
  ///
  /// - Throws: ``FileError`` where the file has no such run.
  private static func variants(
    namedBy path: String,
    _ workingFolder: String
  ) throws(FileError) -> [ScenarioIdentity]? {
    guard FileSystem.kind(of: path) == .missing, let mark = path.firstRange(of: ".json@") else {
      return nil
    }
    let file = String(path[..<mark.upperBound].dropLast())
    let wanted = path[mark.upperBound...].split(separator: ",").map(String.init)
    let found = runs(of: file, workingFolder).filter { identity in
      let settings = identity.variant.split(separator: ",").map(String.init)
      return !wanted.isEmpty && wanted.allSatisfy { settings.contains($0) }
    }
    guard !found.isEmpty else { throw FileError.missing(path) }
    return found
  }

  private static func standard(in workingFolder: String) -> String {
    let isInside = SuiteRoot.containing(".", workingFolder: workingFolder) != nil
    return isInside ? "." : "Scenarios"
  }

  private static func files(
    at path: String,
    _ workingFolder: String
  ) throws(FileError) -> (files: [String], root: SuiteRoot?) {
    if FileSystem.kind(of: path) == .file { return ([path], nil) }
    var folder = path
    var root = SuiteRoot.containing(path, workingFolder: workingFolder)
    let inner = Paths.join(path, "Scenarios")
    if root == nil, FileSystem.kind(of: inner) == .folder {
      folder = inner
      root = SuiteRoot(scenarios: inner)
    }
    var files: [String] = []
    try collect(folder, into: &files, above: [])
    let isWhole =
      root.map { root in
        root.scenarios == folder
          || root.scenarios == Paths.normalized(Paths.join(workingFolder, folder))
      } ?? false
    return (files, isWhole ? root : nil)
  }

  private static func collect(
    _ folder: String,
    into files: inout [String],
    above: [String]
  ) throws(FileError) {
    // A symbolic link may lead back to a folder above it, which would never end.
    let place = FileSystem.resolved(folder) ?? folder
    guard above.count < 64, !above.contains(place) else { return }
    for name in try FileSystem.names(in: folder) where !name.hasPrefix("_") && !name.hasPrefix(".")
    {
      let path = Paths.join(folder, name)
      switch FileSystem.kind(of: path) {
      case .folder where !SuiteRoot.innerFolders.contains(name):
        try collect(path, into: &files, above: above + [place])
      case .file where name.hasSuffix(".json"):
        files.append(path)
      case .folder, .file, .missing:
        break
      }
    }
  }
}

extension SuiteSelection {
  /// Keeps the scenarios of one part.
  ///
  /// A root that was complete stays so: each part answers for the goldens whose names are its own.
  package mutating func keep(_ shard: Shard) {
    let whole = digest
    scenarios.removeAll { !shard.contains($0.name) }
    part = SuitePart(shard, of: whole, scenarioCount: scenarios.count)
    self.shard = shard
  }

  /// The digest of the names and the texts of the scenarios; of what cannot be read, of the name alone.
  private var digest: UInt64 {
    var texts: [String: UInt64] = [:]
    // What the suite claims is judged of all parts together, so they must agree about it.
    let seed = roots.reduce(Hash.seed) { whole, root in
      let path = Paths.join(root.scenarios, SuiteFile.name)
      return (try? FileSystem.read(path)).map { Hash.combine(whole, Hash.of($0)) } ?? whole
    }
    return scenarios.reduce(seed) { whole, scenario in
      let text = texts[scenario.path] ?? (try? FileSystem.read(scenario.path)).map(Hash.of) ?? 0
      texts[scenario.path] = text
      return Hash.combine(whole, Hash.combine(Hash.of(scenario.name.utf8), text))
    }
  }
}
