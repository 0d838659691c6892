import Regression
import ScenarioLanguage
import Traces

/// How commands write traces: in which format, and what they tell of it.
struct TraceOutput {
  /// In which format, where the ending does not say it.
  static let to = CommandOption(
    "to",
    .choice(of: WrittenTraceFormat.self),
    "the format written (else by the ending)"
  )

  let format: WrittenTraceFormat

  /// Takes the format that is stated, else that of a file's ending.
  ///
  /// - Throws: `UsageError` where neither tells one.
  init(of file: String, _ arguments: CommandArguments) throws(UsageError) {
    let stated = arguments.word(Self.to, of: WrittenTraceFormat.self)
    guard let format = stated ?? WrittenTraceFormat(fileName: file) else {
      throw UsageError(
        "cannot tell the format from '\(file)'",
        hint: "name it: --to " + WrittenTraceFormat.allCases.map(\.rawValue).joined(separator: ", ")
      )
    }
    self.format = format
  }

  /// Writes fixes to a file in one step.
  func write(
    _ fixes: [Fix],
    to path: String,
    _ arguments: CommandArguments,
    in session: Session
  ) throws {
    let file = try OutputFile(
      path,
      .work(isForced: arguments.has(OutputRule.force)),
      in: session
    )
    try TraceWriter.write(fixes, as: format) { try file.append($0) }
    try file.commit()
  }

  /// Tells what was mended in a trace while it was read.
  static func tell(_ report: TraceReport, of format: TraceFormat?, to stream: OutputStream) {
    for repair in report.repairs {
      stream.line(
        "  mended \(repair.count): \(repair.kind.sentence) (first at "
          + "\(format?.unit ?? "line") \(repair.firstLine))"
      )
    }
  }

  /// Tells what the format cannot hold of fixes.
  func tellLosses(of fixes: [Fix], to stream: OutputStream) {
    let losses = TraceWriter.losses(of: fixes, in: format)
    guard !losses.isEmpty else { return }
    stream.line(
      "  \(format.rawValue) cannot hold: " + losses.map(\.rawValue).joined(separator: ", ")
    )
  }
}
