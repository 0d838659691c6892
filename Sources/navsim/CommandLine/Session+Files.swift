import CanonicalJSON
import Platform
import Regression
import Reporting
import ScenarioLanguage

extension Session {
  /// Returns the content of a file; `-` is standard input.
  func contents(of path: String) throws(FileError) -> [UInt8] {
    guard path == "-" else { return try FileSystem.read(path) }
    let bytes = io.readInput()
    guard bytes.count <= IO.inputLimit else {
      throw FileError(tooLarge: "standard input", limit: IO.inputLimit)
    }
    return bytes
  }

  /// Where short-lived files go.
  var temporaryFolder: String { Self.temporaryFolder(environment) }

  /// Where an environment says that short-lived files go.
  static func temporaryFolder(_ environment: [String: String]) -> String {
    environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  /// Where goldens are and what waits for them goes.
  var goldenStore: GoldenStore {
    GoldenStore(pendingFolder: environment["NAVSIM_PENDING_DIR"])
  }

  /// Returns the scenarios at and below the paths, of which there is one at least.
  func someScenarios(of paths: [String]) throws -> SuiteSelection {
    let selection = try selection(of: paths)
    guard selection.scenarios.isEmpty else { return selection }
    throw CommandFailure.nothing(at: paths)
  }

  /// Returns the one scenario that the paths lead to.
  ///
  /// - Parameter participle: what is done to one at a time, such as `packed`.
  func scenario(of paths: [String], toBe participle: String) throws -> ScenarioIdentity {
    let scenarios = try someScenarios(of: paths).scenarios
    guard scenarios.count == 1 else {
      throw UsageError(
        "one scenario can be \(participle) at a time, not \(scenarios.count)",
        hint: "name one, such as \(ShellWord.quote(scenarios[0].operand))"
      )
    }
    return scenarios[0]
  }

  /// Returns the scenarios at and below the paths, those of the suite at hand if there is none.
  ///
  /// Their goldens are those of the navigator in hand.
  func selection(of paths: [String]) throws -> SuiteSelection {
    var selection = try found(at: paths)
    selection.take(goldensOf: navigators.goldenFolder)
    return selection
  }

  /// Returns the path that a scenario's name, or a folder's of the suite at hand, stands for.
  ///
  /// What is there as a file is meant as a file; a name of nothing stays what it is.
  func path(named text: String) -> String {
    guard FileSystem.kind(of: text) == .missing, !text.contains(".json") else { return text }
    let name = text.prefix { $0 != "@" }
    let path = Paths.join(suiteAtHand, String(name))
    if FileSystem.kind(of: path + ".json") == .file {
      return path + ".json" + text.dropFirst(name.count)
    }
    return FileSystem.kind(of: path) == .folder ? path : text
  }

  /// The folder of the scenarios around the working folder, or where they would be.
  private var suiteAtHand: String {
    SuiteRoot.containing(".", workingFolder: io.workingFolder)?.scenarios ?? "Scenarios"
  }

  /// Returns the scenario, or the folder of some, of the suite at hand that a name of nothing probably means.
  private func nearest(to text: String) -> String? {
    guard let suite = try? SuiteSelection(of: [suiteAtHand], workingFolder: io.workingFolder) else {
      return nil
    }
    let typed = String(text.prefix { $0 != "@" })
    let names = suite.scenarios.flatMap { [String($0.name.prefix { $0 != "@" }), $0.path] }
    let candidates = Set(names + names.map { Paths.folder(of: $0) })
    return EditDistance.nearest(to: typed, in: candidates.sorted())
      .map { $0 + text.dropFirst(typed.count) }
  }

  /// Returns what is told where neither a file nor a scenario is: also what was probably meant.
  func missing(_ path: String) -> any Error {
    let failure = FileError(.read, path: path, code: SystemProcess.noSuchFile)
    guard let meant = nearest(to: path) else { return failure }
    return CommandFailure(failure.exitCode, "\(failure); did you mean '\(meant)'?")
  }

  private func found(at names: [String]) throws -> SuiteSelection {
    if names.isEmpty, FileSystem.kind(of: suiteAtHand) == .missing {
      throw UsageError(
        "there is no folder 'Scenarios' here",
        hint: "'navsim init' begins a suite; name one that is elsewhere"
      )
    }
    let paths = names.map(path(named:))
    for path in paths where FileSystem.kind(of: path) == .missing && !path.contains(".json@") {
      throw missing(path)
    }
    // A bundle is known by what it is: somebody may have called it .zip.
    let packed = try paths.filter {
      try FileSystem.kind(of: $0) == .file
        && ($0.hasSuffix(".navbundle") || ScenarioBundle.isArchive(at: $0))
    }
    if packed.isEmpty { return try SuiteSelection(of: paths, workingFolder: io.workingFolder) }
    let rest = paths.filter { !packed.contains($0) }
    let plain = rest.isEmpty ? nil : try SuiteSelection(of: rest, workingFolder: io.workingFolder)
    let unpacked = try packed.map {
      try bundles.scenario(of: $0, below: temporaryFolder, workingFolder: io.workingFolder)
    }
    return SuiteSelection(
      scenarios: (plain?.scenarios ?? []) + unpacked,
      completeRoots: plain?.completeRoots ?? []
    )
  }
}

extension Session {
  /// Refuses bundles where goldens are to be written: what is in them was unpacked for this run alone.
  ///
  /// - Throws: ``UsageError`` where one of the scenarios is from a bundle.
  func refuseBundles(_ scenarios: [ScenarioIdentity]) throws(UsageError) {
    guard let bundle = scenarios.lazy.compactMap(\.bundle).first else { return }
    throw UsageError(
      "the golden in the bundle '\(bundle)' stays as it is",
      hint: "accept the scenario where it was packed, and bundle it anew"
    )
  }
}

extension CommandFailure {
  /// What is told where no scenario is at or below the paths.
  static func nothing(at paths: [String]) -> CommandFailure {
    CommandFailure(.nothingSelected, "error: no scenario at \(ShellWord.join(paths))")
  }
}
