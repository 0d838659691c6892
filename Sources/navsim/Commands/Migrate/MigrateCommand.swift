import Reporting
import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage

/// `navsim migrate`: brings files of older versions to the present one.
enum MigrateCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let check = CommandOption(
      "check",
      "tell which files are of an older version, and write nothing"
    )
  }

  static let description = CommandDescription(
    .migrate,
    "bring scenarios and recordings of older versions to the present one",
    operands: "<path>…",
    operandCount: 1...Int.max,
    examples: [
      .init("navsim migrate Scenarios Golden", "all below two folders"),
      .init("navsim migrate --check Golden", "exit 1 if a file is of an older version"),
    ],
    options: [Options.check, .json],
    discussion: """
      The version of a scenario stands in its "version", that of a recording in "navsim" of its first
      line. Version 1 of both is the first and the present one. A recording without the line that closes
      it, {"end":…,"records":…}, is of an earlier program and gets that line: of a recording that
      "record.sample" thins, the next run tells what is left out, to be accepted. A file of a version that
      this program does not know stays as it is: exit 2, with what to do. So does a scenario whose "known" is
      an object, which once excused everything: it is run, and what it excused is named.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    try run(arguments, in: session, migration: .standard)
  }

  /// Migrates with any steps.
  static func run(
    _ arguments: CommandArguments,
    in session: Session,
    migration: FileMigration
  ) throws -> ExitCode {
    let isCheck = arguments.has(Options.check)
    var paths: [String] = []
    for path in arguments.operands.map(session.path(named:)) {
      guard FileSystem.kind(of: path) != .missing else {
        throw session.missing(path)
      }
      paths += try FormattedFile.files(at: path).filter { !paths.contains($0) }
    }
    var old: [String] = []
    var errors: [String] = []
    for path in paths {
      if session.io.isInterrupted() { return .interrupted }
      do {
        guard let kind = FormattedFile.kind(of: path) else { continue }
        let bytes = try FileSystem.read(path)
        let outcome = try migration.outcome(of: bytes, path: path, kind: kind)
        if kind == .scenario, let message = try FormerMark.message(of: bytes, at: path, in: session)
        {
          errors.append(message)
          continue
        }
        switch outcome {
        case .current: continue
        case .migrated(_, let bytes), .closed(let bytes):
          if !isCheck { try FileSystem.write(bytes, to: path) }
          old.append(path)
        }
      } catch let error as JSONError {
        errors.append(Diagnostic(error).description)
      } catch let error as FileError where error.exitCode == .harnessFault {
        throw error
      } catch {
        errors.append("\(error)")
      }
    }
    tell(old, errors, count: paths.count, arguments, in: session)
    if paths.isEmpty { return .nothingSelected }
    if !errors.isEmpty { return .invalidInput }
    return isCheck && !old.isEmpty ? .regression : .success
  }

  private static func tell(
    _ old: [String],
    _ errors: [String],
    count: Int,
    _ arguments: CommandArguments,
    in session: Session
  ) {
    for error in errors { session.error.problem(error) }
    let isCheck = arguments.has(Options.check)
    if arguments.has(.json) {
      session.writeJSON { json in
        json.member("files", count)
        json.strings(isCheck ? "old" : "migrated", old)
        json.strings("errors", errors)
      }
      return
    }
    for path in old { session.output.line("\(isCheck ? "old" : "migrated")  \(path)") }
    if old.isEmpty, errors.isEmpty {
      session.error.line("\(Quantity.count(count, "file")), all of the present version")
    }
  }
}
