import CanonicalJSON
import Regression
import Reporting
import ScenarioLanguage
import Traces

/// `navsim trace clean A [B]`: a trace without what its receiver made up.
enum TraceCleanCommand: Command {
  static let description = CommandDescription(
    .traceClean,
    "take out of a trace what its receiver made up: spikes, frozen places, leaps",
    operands: "<trace> [<output>]",
    operandCount: 1...2,
    examples: [
      .init("navsim trace clean drive.nmea", "what would be taken out"),
      .init("navsim trace clean drive.nmea clean.gpx", "the format by the ending"),
      .init("navsim trace clean - - --to csv < drive.gpx", "through a pipe"),
    ],
    options: [TraceOutput.to, OutputRule.force, .json] + TraceOptions.all,
    discussion: """
      A spike is one to three fixes that nobody drives to and back from; a frozen place comes again and
      again while the vehicle moves, and all but the first go; a clock that leaps ahead under way is
      moved back. Noise stays, because navigators must live with it. It is what 'navsim new' does before
      it reads a drive. What was mended in reading is told as well.

      Without an output nothing is written.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let options = try TraceOptions.read(arguments)
    let input = arguments.operands[0]
    let target = arguments.operands.dropFirst().first
    if target == "-", arguments.has(.json) {
      throw UsageError("trace and JSON cannot both go to standard output", hint: "name a file")
    }
    let output = try target.map { try TraceOutput(of: $0, arguments) }
    var trace = try session.trace(input, options)
    let count = trace.fixes.count
    let cleaning = TraceCleaning(trace.takeFixes())
    if let target { try output?.write(cleaning.fixes, to: target, arguments, in: session) }
    if arguments.has(.json) {
      writeJSON(count, cleaning, trace.report, to: session)
      return .success
    }
    // The trace itself may be what standard output gets.
    let stream = target == nil ? session.output : session.error
    let end = output.map { " written as \($0.format.rawValue)" } ?? " would remain"
    stream.line("\(cleaning.fixes.count) of \(count) fixes" + end)
    for finding in cleaning.findings {
      stream.line(
        "  taken out \(finding.kind.text(finding.count)) (first at "
          + "\(trace.format?.unit ?? "line") \(finding.firstLine))"
      )
    }
    if cleaning.findings.isEmpty { stream.line("  nothing to clean") }
    TraceOutput.tell(trace.report, of: trace.format, to: stream)
    output?.tellLosses(of: cleaning.fixes, to: stream)
    return .success
  }

  private static func writeJSON(
    _ count: Int,
    _ cleaning: TraceCleaning,
    _ report: TraceReport,
    to session: Session
  ) {
    session.writeJSON { json in
      json.member("fixes", count)
      json.member("remaining", cleaning.fixes.count)
      json.beginArray("cleaned")
      for finding in cleaning.findings {
        json.beginObject()
        json.member("kind", finding.kind.rawValue)
        json.member("count", finding.count)
        json.member("firstLine", finding.firstLine)
        json.endObject()
      }
      json.endArray()
      report.write(to: &json)
    }
  }
}
