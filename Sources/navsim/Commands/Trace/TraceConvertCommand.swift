import Platform
import Regression
import ScenarioLanguage
import Traces

/// `navsim trace convert A B`: a trace in another format.
enum TraceConvertCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let to = CommandOption(
      "to",
      .choice(of: WrittenTraceFormat.self),
      "the format written (else by the ending)"
    )
  }

  static let description = CommandDescription(
    .traceConvert,
    "write a trace in another format",
    operands: "<trace> <output>",
    operandCount: 2...2,
    examples: [
      .init("navsim trace convert drive.nmea drive.gpx", "the format by the ending"),
      .init("navsim trace convert track.gpx out.csv --interval 1", "a track without times"),
      .init("navsim trace convert a.kmz - --to nmea", "to standard output"),
      .init(
        "navsim trace convert drive.csv sim.gpx --to xcode",
        "way points for Xcode's simulator"
      ),
    ],
    options: [
      Options.to, OutputRule.force,
    ] + TraceOptions.all,
    discussion: """
      The output is written beside its place and moved there in one step. What was mended in the
      input, and what the format written cannot hold, is said on standard error.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let options = try TraceOptions.read(arguments)
    let (input, output) = (arguments.operands[0], arguments.operands[1])
    let stated = arguments.word(Options.to, of: WrittenTraceFormat.self)
    guard let format = stated ?? WrittenTraceFormat(fileName: output) else {
      throw UsageError(
        "cannot tell the format from '\(output)'",
        hint: "name it: --to " + WrittenTraceFormat.allCases.map(\.rawValue).joined(separator: ", ")
      )
    }
    let trace = try Trace(path: input, options: options)
    let rule = OutputRule.work(isForced: arguments.has(OutputRule.force))
    let file = try OutputFile(output, rule, in: session)
    try file.append(TraceWriter.bytes(of: trace.fixes, as: format))
    try file.commit()
    tell(trace, format, to: session)
    return .success
  }

  private static func tell(_ trace: Trace, _ format: WrittenTraceFormat, to session: Session) {
    session.error.line("\(trace.fixes.count) fixes written as \(format.rawValue)")
    for repair in trace.report.repairs {
      session.error.line(
        "  mended \(repair.count): \(repair.kind.sentence) (first at "
          + "\(trace.format?.unit ?? "line") \(repair.firstLine))"
      )
    }
    let losses = TraceWriter.losses(of: trace.fixes, in: format)
    if !losses.isEmpty {
      session.error.line(
        "  \(format.rawValue) cannot hold: " + losses.map(\.rawValue).joined(separator: ", ")
      )
    }
  }
}
