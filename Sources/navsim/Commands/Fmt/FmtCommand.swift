import Reporting
import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage

/// `navsim fmt`: gives scenarios and recordings their canonical form.
enum FmtCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let check = CommandOption("check", "tell which files would change, and write nothing")
  }

  static let description = CommandDescription(
    .fmt,
    "give scenarios, recordings and goldens their canonical form",
    operands: "<path>…",
    operandCount: 1...Int.max,
    examples: [
      .init("navsim fmt Scenarios Golden", "all below two folders"),
      .init("navsim fmt --check Golden", "exit 1 if a file would change; nothing is written"),
      .init("navsim fmt -", "standard input to standard output"),
    ],
    options: [Options.check, .json],
    discussion: """
      A recording gets one event a line, without spaces, its numbers in their shortest form, the
      header's keys and the first four of an event in their order, and the events numbered anew.
      A scenario gets its sections in the order of the documentation, one line for what fits 120
      columns and for each action, expectation and point; its values stay as they are written.
      Formatting what is formatted changes nothing.

      Exit code 0 if all is well, 1 if --check finds what would change, 2 for a file that cannot be
      read as scenario or recording; such a file stays as it is, and the others are formatted.
      """
  )

  /// What came of the files.
  private struct Findings {
    var count = 0
    var changed: [String] = []
    var problems: [(path: String, message: String)] = []
    var codes: [ExitCode] = []
  }

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let isCheck = arguments.has(Options.check)
    if arguments.operands == ["-"] { return try filter(isCheck: isCheck, in: session) }
    var paths: [String] = []
    for path in arguments.operands.map(session.path(named:)) {
      guard FileSystem.kind(of: path) != .missing else {
        throw session.missing(path)
      }
      for file in try FormattedFile.files(at: path) where !paths.contains(file) {
        paths.append(file)
      }
    }
    guard !paths.isEmpty else {
      session.error.line(
        "error: no scenario or recording at \(ShellWord.join(arguments.operands))"
      )
      return .nothingSelected
    }
    var findings = Findings()
    for path in paths {
      if session.io.isInterrupted() {
        findings.codes.append(.interrupted)
        break
      }
      format(path, isCheck: isCheck, &findings)
    }
    tell(findings, arguments, in: session)
    if isCheck, !findings.changed.isEmpty { findings.codes.append(.regression) }
    return ExitCode.combined(findings.codes)
  }

  private static func format(_ path: String, isCheck: Bool, _ findings: inout Findings) {
    findings.count += 1
    do {
      guard let kind = FormattedFile.kind(of: path) else {
        throw CommandFailure.input(
          "\(path): error: neither a scenario (.json) nor a recording (.jsonl)"
        )
      }
      let file = try FormattedFile(try FileSystem.read(path), path: path, kind: kind)
      if file.isCanonical { return }
      if !isCheck { try FileSystem.write(file.canonical, to: path) }
      findings.changed.append(path)
    } catch {
      findings.problems.append((path, message(of: error)))
      findings.codes.append((error as? FileError)?.exitCode ?? .invalidInput)
    }
  }

  private static func message(of error: any Error) -> String {
    switch error {
    case let error as JSONError: Diagnostic(error).description
    case let failure as CommandFailure: failure.message
    default: "\(error)"
    }
  }

  /// Formats standard input.
  private static func filter(isCheck: Bool, in session: Session) throws -> ExitCode {
    let bytes = session.io.readInput()
    let file: FormattedFile
    do {
      file = try FormattedFile(
        bytes,
        path: "<stdin>",
        kind: FormattedFile.kind(ofContent: bytes)
      )
    } catch {
      throw CommandFailure.input(message(of: error))
    }
    if isCheck { return file.isCanonical ? .success : .regression }
    session.output.write(file.canonical)
    return .success
  }

  private static func tell(
    _ findings: Findings,
    _ arguments: CommandArguments,
    in session: Session
  ) {
    let isCheck = arguments.has(Options.check)
    for problem in findings.problems {
      session.error.problem(problem.message)
    }
    if arguments.has(.json) {
      session.writeJSON { json in
        json.member("files", findings.count)
        json.strings(isCheck ? "wouldChange" : "changed", findings.changed)
        json.strings("errors", findings.problems.map(\.message))
      }
      return
    }
    for path in findings.changed {
      session.output.line("\(isCheck ? "would change" : "formatted")  \(path)")
    }
    let count = Quantity.count(findings.count, "file")
    let verb = isCheck ? "would change" : "formatted"
    session.error.line(
      findings.changed.isEmpty
        ? "\(count), nothing to format" : "\(findings.changed.count) of \(count) \(verb)"
    )
    if isCheck, !findings.changed.isEmpty {
      session.error.line("format    navsim fmt \(ShellWord.join(arguments.operands))")
    }
  }
}
