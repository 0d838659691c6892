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
      TraceOutput.to, OutputRule.force,
    ] + TraceOptions.all,
    discussion: """
      The output is written beside its place and moved there in one step. What was mended in the
      input, and what the format written cannot hold, is said on standard error.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let options = try TraceOptions.read(arguments)
    let (input, path) = (arguments.operands[0], arguments.operands[1])
    let output = try TraceOutput(of: path, arguments)
    let trace = try session.trace(input, options)
    try output.write(trace.fixes, to: path, arguments, in: session)
    session.error.line("\(trace.fixes.count) fixes written as \(output.format.rawValue)")
    TraceOutput.tell(trace.report, of: trace.format, to: session.error)
    output.tellLosses(of: trace.fixes, to: session.error)
    return .success
  }
}
