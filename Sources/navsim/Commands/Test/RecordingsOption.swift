import Platform
import Recording
import Regression
import Reporting

/// `--recordings`: drives that were recorded elsewhere are judged in place of running anything.
enum RecordingsOption {
  static let option = CommandOption(
    "recordings",
    .required("dir"),
    "judge recordings made elsewhere, <dir>/<scenario>.jsonl, in place of running anything",
    isCommon: false
  )
  static let name = CommandOption(
    "navigator-name",
    .required("name"),
    "the navigator of which the recordings must be (that of the first)",
    isCommon: false
  )

  static let all = [option, name]

  /// What drives, and so goes without recordings.
  private static let driving = [
    NavigatorOption.option, NavigatorOption.timeout, LiveOption.option, PlantOption.option,
    TestCommand.Options.report, TestCommand.Options.checkDeterminism,
  ]

  /// Returns the recordings to judge; nil without the option.
  ///
  /// - Throws: `UsageError` beside options that drive, and what is wrong with the folder.
  static func folder(_ arguments: CommandArguments) throws -> RecordingsFolder? {
    let wanted = arguments.value(name)
    guard let path = arguments.value(option) else {
      if wanted == nil { return nil }
      throw UsageError("'--navigator-name' goes with '--recordings' alone")
    }
    for other in driving where arguments.has(other) {
      throw UsageError("'--recordings' runs nothing, and goes without '--\(other.name)'")
    }
    if let wanted, !RecordedHeader.isNavigatorName(wanted) {
      throw UsageError(
        "'--navigator-name \(wanted)' is no name of a navigator",
        hint: "small letters, digits, '.', '_' and '-', at most 64, such as our-app"
      )
    }
    return try RecordingsFolder(path, of: wanted)
  }

  /// Warns of the recordings that no scenario has.
  static func warn(
    of folder: RecordingsFolder,
    _ selection: SuiteSelection,
    in session: Session
  ) {
    let known = Set(selection.found.map(\.name))
    let roots = Set(selection.found.compactMap(\.root))
    for name in folder.scenarios where !known.contains(name) {
      // What is there and was not selected is no mistake.
      let file = name.prefix { $0 != "@" } + ".json"
      if roots.contains(where: {
        FileSystem.kind(of: Paths.join($0.scenarios, String(file))) == .file
      }) {
        continue
      }
      session.warn("\(folder.file(of: name)): warning: no scenario has this recording")
    }
  }
}

extension Session {
  /// Tells a warning beside the results.
  fileprivate func warn(_ message: String) {
    error.problem(message)
  }
}
