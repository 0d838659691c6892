import Platform
import CanonicalJSON
import Navigation
import Regression
import ScenarioLanguage
import Simulation
import Reporting

/// `navsim export`: a drive for other programs.
enum ExportCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let output = CommandOption(
      "output",
      short: "o",
      .required("file"),
      "the file, by whose name the form is known; may be repeated"
    )
    static let `as` = CommandOption(
      "as",
      .choice(of: DriveExport.self),
      "the form of all files"
    )
  }

  static let description = CommandDescription(
    .export,
    "write a drive for other programs: GeoJSON, KML, GPX, Perfetto, Foxglove",
    operands: "<scenario>",
    operandCount: 1...1,
    examples: [
      .init("navsim export a.json -o a.geojson", "fixes, track, routes, stops, events: for QGIS"),
      .init("navsim export a.json -o a.trace", "states, decisions, values: for ui.perfetto.dev"),
      .init("navsim export a.json -o a.mcap -o a.kml", "for Foxglove and for Google Earth"),
      .init("navsim export a.json --as gpx -o - > a.gpx", "to standard output"),
      .init("navsim export a.json --set navigator.offRoute.distance=30 -o b.gpx", "changed"),
    ],
    options: [
      Options.output,
      Options.as,
      ScenarioChanges.seed.saying("another seed than the scenario's"),
      ScenarioChanges.set.saying("a key of the navigator"),
      .allowOutside,
    ] + NavigatorOption.all,
    discussion: """
      The scenario is run and its drive written; goldens play no part. The forms are geojson (RFC
      7946), kml (2.2), gpx (1.1), trace (Chrome's trace events, which Perfetto opens; .json too) and
      mcap (for Foxglove: /fix and /location as foxglove.LocationFix, /route as foxglove.GeoJSON,
      /events as foxglove.Log, /progress and /decisions).

      Times are the scenario's: wall-clock stamps begin at its epoch.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let paths = arguments.values(Options.output)
    guard !paths.isEmpty else {
      throw UsageError(
        "'navsim export' needs --output <file>",
        hint:
          "for example: navsim export \(ShellWord.quote(arguments.operands[0])) -o drive.geojson"
      )
    }
    let forms = try paths.map { try form(of: $0, arguments) }
    for (path, form) in zip(paths, forms) { try session.check(output: path, .anew([form.head])) }
    guard let identity = try session.selection(of: arguments.operands).scenarios.first else {
      throw CommandFailure(.nothingSelected, "\(arguments.operands[0]): error: no scenario here")
    }
    let navigator = try session.startedNavigator(arguments)
    let executor = SimulationExecutor(reach: arguments.reach, navigator: navigator)
    let scenario = try ScenarioChanges(arguments).applied(to: try executor.load(identity))
    var writers = zip(paths, forms).map { path, form in
      form.writer(for: scenario, beside: session.spoolPlace(of: path))
    }
    let watch = DriveWatch(scenario) { part in
      for index in writers.indices { try writers[index].take(part) }
    }
    var options = watch.options
    options.shouldStop = { session.io.isInterrupted() || watch.failure != nil }
    try navigator.apply(to: &options)
    let result = try SimulationExecutor.run(scenario, options) { watch.take(copy $0) }
    let time = try watch.finish(result)
    if result.isInterrupted { return .interrupted }
    if let reason = result.notJudged {
      throw CommandFailure(.nothingSelected, "\(identity.name): not judged: \(reason)")
    }
    let end = DriveEnd(stops: watch.stops, time: time)
    for (index, path) in paths.enumerated() {
      let file = try OutputFile(path, .anew([forms[index].head]), in: session)
      var count = 0
      try writers[index].finish(end) { piece in
        try file.append(piece)
        count += piece.count
      }
      try file.commit()
      guard path != "-" else { continue }
      let size = Quantity.size(bytes: count)
      session.error.line("wrote \(ShellWord.quote(path)): \(forms[index].rawValue), \(size)")
    }
    return .success
  }

  private static func form(
    of path: String,
    _ arguments: CommandArguments
  ) throws(UsageError) -> DriveExport {
    if let form = arguments.word(Options.as, of: DriveExport.self) { return form }
    if let form = DriveExport(path: path) { return form }
    let forms = DriveExport.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError(
      "'--output \(path)': the name tells no form",
      hint: "end it in one of: \(forms); or say --as"
    )
  }
}
