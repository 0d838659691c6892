import Platform
import Regression
import ScenarioLanguage
import Simulation
import Traces

/// `navsim trace plot TRACE -o FILE`: a picture of a trace.
enum TracePlotCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let output = CommandOption(
      "output",
      short: "o",
      .required("file"),
      "the file written ('-': standard output)"
    )
    static let width = CommandOption(
      "width",
      .required("pixels"),
      "the width of the picture (1000)"
    )
  }

  static let description = CommandDescription(
    .tracePlot,
    "a picture of a trace as SVG: the way by its speed, speed and accuracy over time",
    operands: "<trace>",
    operandCount: 1...1,
    examples: [
      .init("navsim trace plot drive.gpx -o drive.svg", "to look at in a browser"),
      .init("navsim trace plot log.nmea -o - > log.svg", "to standard output"),
      .init("navsim trace plot drive.gpx --width 1600 -o drive.svg", "larger"),
    ],
    options: [
      Options.output, Options.width,
    ] + TraceOptions.all,
    discussion: """
      The way is coloured from slow to fast; where fixes have no speed it is that between them. Gaps
      of more than ten seconds are left open. 'navsim map draw <map> --trace <trace>' draws the map
      below it.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    guard let output = arguments.value(Options.output) else {
      throw UsageError("where should the picture go?", hint: "-o FILE, or -o - for standard output")
    }
    let width = min(try arguments.integer(Options.width, atLeast: 200) ?? 1000, 20_000)
    let path = arguments.operands[0]
    let trace = try session.trace(path, TraceOptions.read(arguments))
    guard let plot = TracePlot(trace.fixes, title: Paths.name(of: path), width: Double(width))
    else { throw CommandFailure.input("\(path): error: no fix to draw") }
    let file = try OutputFile(output, .picture, in: session)
    try file.append(plot.svg)
    try file.commit()
    return .success
  }
}
