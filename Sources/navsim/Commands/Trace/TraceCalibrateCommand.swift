import Reporting
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation
import Traces

/// `navsim trace calibrate TRACE --reference TRACE`: the faults that make the one of the other.
enum TraceCalibrateCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let reference = CommandOption(
      "reference",
      .required("trace"),
      "the better receiver's trace of the same drive, by the same clock"
    )
  }

  static let description = CommandDescription(
    .traceCalibrate,
    "the faults section of a receiver, from a drive with a better one beside it",
    operands: "<trace>",
    operandCount: 1...1,
    examples: [
      .init("navsim trace calibrate phone.nmea --reference survey.nmea", "a section to paste"),
      .init("navsim trace calibrate phone.gpx --reference survey.gpx --json", "with all figures"),
    ],
    options: [
      Options.reference, .json,
    ] + TraceOptions.all,
    discussion: """
      The errors are those of the trace's fixes against the reference between whose fixes they lie.
      Excursions (4.5 sigmas and 2 m or more) become reflections, silences on the move become tunnels; of the
      rest the mean becomes a bias, and its autocovariance tells lasting noise from white. The faults
      found are then played on the reference with 16 seeds, and what they make of it is shown beside
      what was measured. A short drive tells little: see on how many independent errors it rests.
      """
  )

  /// Metres that a receiver may be off and still be that of the same drive.
  private static let farthest = 1000.0

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    var options = try TraceOptions.read(arguments)
    guard let referencePath = arguments.value(Options.reference) else {
      throw UsageError("a reference is needed", hint: "pass --reference TRACE")
    }
    let path = arguments.operands[0]
    let trace = try Trace(path: path, options: options)
    // The reference is of the same day.
    if options.day == nil { options.day = trace.fixes.first.map { $0.time / 86_400_000_000_000 } }
    let reference = try Trace(path: referencePath, options: options)
    guard
      let calibration = ReceiverCalibration(trace: trace.fixes, reference: reference.fixes)
    else {
      throw CommandFailure.input(
        "\(path): error: fewer than \(ReceiverCalibration.leastCount) of its "
          + "\(trace.fixes.count) fixes have a reference in \(referencePath)\n"
          + "  hint: both have to be of one drive, and tell the same time"
      )
    }
    let distance = Quantiles(calibration.errors.errors.map(\.distance)).median
    guard distance < farthest else {
      throw CommandFailure.input(
        "\(path): error: half of its fixes lie more than \(TraceInfoText.length(distance)) from"
          + " \(referencePath): another drive?"
      )
    }
    let check = CalibrationCheck(calibration, reference: reference.fixes)
    let text = CalibrationText(
      path: path,
      reference: referencePath,
      calibration: calibration,
      check: check
    )
    if arguments.has(.json) {
      session.writeJSON { text.write(to: &$0) }
    } else {
      for line in text.lines(session.output.style) { session.output.line(line) }
    }
    return .success
  }
}
