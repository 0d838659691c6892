import CanonicalJSON
import Platform
import Regression
import Reporting
import ScenarioLanguage
import Traces

/// `navsim trace split LOG [FOLDER]`: the drives of a log, a file each.
enum TraceSplitCommand: Command {
  static let description = CommandDescription(
    .traceSplit,
    "divide a log into its drives at long stops, and write a file for each",
    operands: "<trace> [<folder>]",
    operandCount: 1...2,
    examples: [
      .init("navsim trace split day.nmea", "the drives that are in it"),
      .init("navsim trace split day.nmea drives", "drives/day-1.nmea and so on"),
      .init("navsim trace split day.csv drives --to gpx --split 300", "stops of five minutes"),
    ],
    options: [
      TraceOutput.to.saying("the format written (else that of the trace)"), TraceOptions.split,
      OutputRule.force, .json,
    ] + TraceOptions.all,
    discussion: """
      A drive ends where the vehicle stays at one place for ten minutes, or no fix comes for as long
      ('--split' says how many seconds); ten seconds before it sets out and thirty after it stands are
      kept, and what is shorter than 200 m is no drive. The drives are cleaned as 'navsim trace clean'
      does, and are those that 'navsim new --drive' counts.

      Without a folder nothing is written.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let options = try TraceOptions.read(arguments)
    let input = arguments.operands[0]
    let folder = arguments.operands.dropFirst().first
    let name = Paths.name(of: input == "-" ? Session.inputName : input)
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let output = folder == nil ? nil : try TraceOutput(of: name, arguments)
    let log = try log(input, options, arguments, session)
    let paths = folder.map { folder in
      log.drives.indices.map {
        Paths.join(folder, "\(stem)-\($0 + 1).\(output?.format.ending ?? "")")
      }
    }
    if let output, let paths {
      // All or none: nothing is written beside a file that must stay.
      let rule = OutputRule.work(isForced: arguments.has(OutputRule.force))
      for path in paths { try session.check(output: path, rule) }
      for (fixes, path) in zip(log.drives, paths) {
        try output.write(Array(fixes), to: path, arguments, in: session)
      }
    }
    if arguments.has(.json) {
      writeJSON(log, paths, to: session)
    } else {
      tell(log, paths, to: session.output)
      TraceOutput.tell(log.report, of: log.format, to: session.output)
      if let output {
        output.tellLosses(of: Array(log.drives.joined()), to: session.output)
      }
    }
    return .success
  }

  private static func log(
    _ path: String,
    _ options: TraceReadingOptions,
    _ arguments: CommandArguments,
    _ session: Session
  ) throws -> DriveLog {
    let standing = try TraceOptions.standing(arguments)
    guard path == "-" else { return try DriveLog(path: path, options: options, standing: standing) }
    return try DriveLog(
      session.trace(path, DriveLog.reading(options)),
      path: Session.inputName,
      standing: standing
    )
  }

  private static func tell(_ log: DriveLog, _ paths: [String]?, to stream: OutputStream) {
    let style = stream.style
    stream.line(style.bold(log.path) + "  " + Quantity.count(log.drives.count, "drive"))
    let width = "\(log.drives.count)".count
    for (number, fixes) in log.drives.enumerated() {
      let seconds = Double((fixes.last?.time ?? 0) - (fixes.first?.time ?? 0)) / 1e9
      let length = DriveSplit.length(fixes)
      let start = fixes.first.map { CivilDate.text(nanoseconds: $0.time) } ?? ""
      stream.line(
        "  \(TextWidth.padLeft("\(number + 1)", to: width))  \(start)  "
          + TextWidth.padLeft(Quantity.distance(metres: length), to: 9) + " in "
          + Quantity.duration(seconds: seconds) + (paths.map { "  " + $0[number] } ?? "")
      )
    }
    for finding in log.cleaning.findings {
      stream.line("  taken out \(finding.kind.text(finding.count))")
    }
  }

  private static func writeJSON(_ log: DriveLog, _ paths: [String]?, to session: Session) {
    session.writeJSON { json in
      json.member("trace", log.path)
      json.beginArray("drives")
      for (number, fixes) in log.drives.enumerated() {
        json.beginObject()
        json.member("number", number + 1)
        json.member("fixes", fixes.count)
        json.member("start", CivilDate.text(nanoseconds: fixes.first?.time ?? 0))
        json.member("end", CivilDate.text(nanoseconds: fixes.last?.time ?? 0))
        json.member("length", DriveSplit.length(fixes), decimals: 2)
        if let paths { json.member("file", paths[number]) }
        json.endObject()
      }
      json.endArray()
      log.report.write(to: &json)
    }
  }
}

extension WrittenTraceFormat {
  /// The ending of its files.
  fileprivate var ending: String { self == .xcode ? "gpx" : rawValue }
}
