import Platform
import Regression
import ScenarioLanguage
import Traces

/// `navsim trace convert A B`: a trace in another format.
enum TraceConvertCommand: Command {
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
      CommandOption(
        "to",
        .choice(WrittenTraceFormat.allCases.map(\.rawValue)),
        "the format written (else by the ending)"
      ),
      CommandOption("force", "replace a file that is there"),
    ] + TraceOptions.all,
    discussion: """
      The output is written beside its place and moved there in one step. What was mended in the
      input, and what the format written cannot hold, is said on standard error.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let options = try TraceOptions.read(arguments)
    let (input, output) = (arguments.operands[0], arguments.operands[1])
    let stated = arguments.value("to").flatMap(WrittenTraceFormat.init(rawValue:))
    guard let format = stated ?? WrittenTraceFormat(fileName: output) else {
      throw UsageError(
        "cannot tell the format from '\(output)'",
        hint: "name it: --to " + WrittenTraceFormat.allCases.map(\.rawValue).joined(separator: ", ")
      )
    }
    let trace: Trace
    do {
      trace = try Trace(path: input, options: options)
    } catch {
      throw CommandFailure.input(error.description)
    }
    if output != "-", FileSystem.kind(of: output) != .missing, !arguments.has("force") {
      throw CommandFailure.input("'\(output)' is there already\n  hint: pass --force to replace it")
    }
    let file = try OutputFile(output, in: session)
    try file.append(TraceWriter.bytes(of: trace.fixes, as: format))
    try file.commit()
    tell(trace, format, to: session)
    return .success
  }

  private static func tell(_ trace: Trace, _ format: WrittenTraceFormat, to session: Session) {
    session.error.line("\(trace.fixes.count) fixes written as \(format.rawValue)")
    for repair in trace.report.repairs {
      session.error.line(
        "  mended \(repair.count): \(repair.kind.sentence) (first at line \(repair.firstLine))"
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
