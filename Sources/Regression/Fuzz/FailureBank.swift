package import Platform
import CanonicalJSON
package import ScenarioLanguage
package import Simulation

/// Scenarios that fuzzing made and that broke a law: kept until somebody promotes or removes them.
///
/// Each is a file that stands alone, named by its scenario and its number.
package struct FailureBank: Sendable {
  /// The folder.
  package let folder: String

  /// Creates the bank in a folder, which need not exist.
  package init(folder: String) { self.folder = folder }

  /// The bank of a suite.
  package init(of root: SuiteRoot) { folder = Paths.join(root.artefacts, "failures") }

  /// Returns the files in it, in the order of their names.
  ///
  /// - Throws: ``FileError`` where the folder cannot be listed.
  package func files() throws(FileError) -> [String] {
    guard FileSystem.kind(of: folder) == .folder else { return [] }
    return try FileSystem.names(in: folder).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      .map { Paths.join(folder, $0) }
  }

  /// Keeps a case, and returns its file.
  ///
  /// - Throws: ``FileError`` where it cannot be written.
  package func keep(
    _ state: ShrinkState,
    of identity: ScenarioIdentity,
    _ finding: FuzzFinding,
    workingFolder: String
  ) throws -> String {
    let number = FuzzSeed.text(of: finding.trail.item)
    let name = String(identity.name.map { "/@:\\ ".contains($0) ? "-" : $0 })
    let path = Paths.join(folder, "\(name)-\(number).json")
    var draft = Self.scenario(state, finding).moved(to: folder, workingFolder: workingFolder)
    draft.root["title"] = .string("\(finding.kind), found by fuzzing \(identity.name)")
    draft.root["tags"] = .array([.string("fuzz")])
    try ArtefactFolder.prepare(for: path)
    try FileSystem.write(try ScenarioFormat.canonical(draft.text, path: path), to: path)
    return path
  }

  /// Returns the scenario of a case, with what is known of it.
  package static func scenario(_ state: ShrinkState, _ finding: FuzzFinding?) -> ScenarioDraft {
    var draft = state.whole
    guard let finding else { return draft }
    let code = finding.signature.map { mark + $0 } ?? ""
    draft.root["description"] = .string(finding.described + code)
    if finding.exceedsScript {
      draft.root["violates"] = .array([.string(Law.unscriptedRequest.rawValue)])
    }
    return draft
  }

  /// Returns the law that a kept case still breaks, in words; nil where it breaks none.
  ///
  /// That it fails in another way than when it was kept is said.
  ///
  /// - Throws: ``RunFailure`` where it cannot be run any more.
  package static func violation(
    inFileAt path: String,
    navigator: NavigatorChoice = .standard,
    defects: PlantedDefects = []
  ) throws -> String? {
    let scenario: Scenario
    do {
      scenario = try ScenarioLoader.load(path: path, name: Paths.name(of: path), root: nil)
    } catch {
      throw RunFailure(.invalidInput, error.problems.map(\.description))
    }
    let trial = ShrinkTrial(
      path: path,
      name: scenario.name,
      folderRoot: nil,
      defects: defects,
      navigator: navigator
    )
    var seen = try trial.observe(scenario, keepsRecording: false)
    // A request too many is of the script, not of the navigator.
    seen.violations.removeAll { $0.name == .unscriptedRequest }
    guard let broken = seen.violations.first else { return nil }
    let before = scenario.details.split(separator: " ").last.map(String.init) ?? ""
    let isAnother =
      scenario.details.contains(Self.mark) && FailureSignature(seen)?.code != before
    return isAnother ? "\(broken.words) (in another way than when it was kept)" : broken.words
  }

  /// What stands before the code of a failure in the description of a kept case.
  private static let mark = "; failure "
}
