import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation

/// What 'navsim lint' tells of files that are parts of scenarios.
enum LintParts {
  /// Returns the operands that are parts, which are looked at by themselves.
  static func named(in operands: [String]) -> [String] {
    operands.filter { ScenarioPart.isPart($0) && FileSystem.kind(of: $0) == .file }
  }

  /// Returns what is wrong with the parts below folders that none of the scenarios is put together with.
  ///
  /// The others are read with their scenarios.
  static func problems(
    below operands: [String],
    besides scenarios: [ScenarioIdentity],
    reach: SimulationExecutor.Reach
  ) throws(FileError) -> [Diagnostic] {
    var used: Set<String> = []
    for path in Set(scenarios.map(\.path)) {
      for source in AssembledScenario(path: path)?.sources ?? [] {
        used.insert(FileSystem.resolved(source) ?? source)
      }
    }
    var parts: [String] = []
    for operand in operands where FileSystem.kind(of: operand) == .folder {
      try collect(Paths.normalized(operand), into: &parts, above: [])
    }
    return parts.filter { !used.contains(FileSystem.resolved($0) ?? $0) }.flatMap { path in
      if ScenarioPart.isOfSuite(path) { return ofSuite(path, reach) }
      let unused = Diagnostic(
        "no scenario here is put together with this file",
        severity: .warning,
        source: path
      )
      return ScenarioPart.problems(ofFileAt: path) + [unused]
    }
  }

  /// Returns what is wrong with what a suite says of itself.
  private static func ofSuite(
    _ path: String,
    _ reach: SimulationExecutor.Reach
  ) -> [Diagnostic] {
    let folder = Paths.folder(of: path)
    let isRoot = SuiteRoot.containing(path, workingFolder: "/").map { $0.scenarios == folder }
    let misplaced = Diagnostic(
      "no suite reads this file: it stands at a suite's root, the folder Scenarios",
      severity: .warning,
      source: path
    )
    return ScenarioPart.problems(ofFileAt: path, mayLieOutside: reach == .anywhere)
      + (isRoot == false ? [misplaced] : [])
  }

  private static func collect(
    _ folder: String,
    into parts: inout [String],
    above: [String]
  ) throws(FileError) {
    // A symbolic link may lead back to a folder above it.
    guard above.count < 64, let place = FileSystem.resolved(folder), !above.contains(place) else {
      return
    }
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = Paths.join(folder, name)
      switch FileSystem.kind(of: path) {
      case .folder where !SuiteRoot.innerFolders.contains(name):
        try collect(path, into: &parts, above: above + [place])
      case .file where ScenarioPart.isPart(path) && name.hasSuffix(".json"): parts.append(path)
      case .missing, .file, .folder: break
      }
    }
  }
}
