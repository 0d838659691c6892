import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation

/// Where `navsim test` keeps what it learned of a suite for the next time.
///
/// In `.navsim` beside the scenarios; in continuous integration only where `--artifacts` says.
struct SuiteMemory {
  /// Where it is kept instead.
  static let option = CommandOption(
    "artifacts",
    .required("dir"),
    "where what is learned of the suite is kept (.navsim; in CI nowhere)",
    isCommon: false
  )

  private let folder: String?
  private let isContinuousIntegration: Bool

  init(_ arguments: CommandArguments, in session: Session) {
    folder = arguments.declares(Self.option) ? arguments.value(Self.option) : nil
    isContinuousIntegration = session.isContinuousIntegration
  }

  /// Returns what is known of the scenarios of a selection.
  func lastRun(of selection: SuiteSelection) -> LastRun {
    root(of: selection).map { LastRun(reading: path(in: $0)) } ?? LastRun()
  }

  /// Returns what passed before of the one suite that is selected.
  ///
  /// - Parameter settings: what decides whether a scenario passes, beside the program and the files.
  /// - Throws: ``UsageError`` where nothing is kept, ``FileError`` where the program cannot be read.
  func greenRuns(
    of selection: SuiteSelection,
    settings: String,
    in session: Session
  ) throws -> GreenRuns {
    guard folder != nil || !isContinuousIntegration else {
      throw UsageError(
        "in CI nothing is kept from run to run",
        hint: "--artifacts DIR keeps it there"
      )
    }
    guard let root = root(of: selection) else {
      throw UsageError("--cache knows the scenarios of one folder 'Scenarios'")
    }
    return try GreenRuns(
      reading: path(in: root, "green-runs.json"),
      program: session.io.program,
      settings: settings
    )
  }

  /// Keeps what passed of a suite.
  ///
  /// - Throws: ``FileError`` where it cannot be written.
  func keep(_ green: GreenRuns, after result: SuiteResult, of selection: SuiteSelection) throws {
    guard let root = root(of: selection) else { return }
    let content = green.content(after: result.outcomes)
    try Self.write(content, to: path(in: root, "green-runs.json"))
  }

  /// Keeps the outcomes of a suite; a folder that cannot be written keeps nothing.
  ///
  /// - Throws: ``FileError`` where the folder was named by the user.
  func keep(_ result: SuiteResult, of selection: SuiteSelection) throws {
    guard let root = root(of: selection), folder != nil || !isContinuousIntegration else { return }
    let path = path(in: root)
    var last = LastRun(reading: path)
    last.note(result.outcomes)
    if !selection.completeRoots.isEmpty {
      last.keepOnly(Set(selection.found.map(\.name)))
    }
    var writer = JSONWriter()
    last.write(to: &writer)
    if folder == nil {
      try? Self.write(writer.bytes, to: path)
    } else {
      try Self.write(writer.bytes, to: path)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try ArtefactFolder.prepare(for: path)
    try FileSystem.createFolder(Paths.folder(of: path))
    try FileSystem.write(bytes, to: path)
  }

  private func path(in root: SuiteRoot, _ name: String = "last-run.json") -> String {
    Paths.join(folder ?? root.artefacts, name)
  }

  /// The one suite that all scenarios belong to; `nil` where there are several or none.
  private func root(of selection: SuiteSelection) -> SuiteRoot? {
    guard let first = selection.found.first?.root else { return nil }
    return selection.found.allSatisfy { $0.root == first } ? first : nil
  }
}
