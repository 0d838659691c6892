import Platform
import Geodesy
import Regression
import RoadNetwork
import ScenarioLanguage
import Simulation
import Traces

/// `navsim new TRACE --map MAP`: a scenario of a recorded drive.
enum NewCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let map = CommandOption(
      "map",
      short: "m",
      .required("map"),
      "the map that was driven on"
    )
    static let output = CommandOption(
      "output",
      short: "o",
      .required("file"),
      "the scenario (Scenarios/recorded/<trace>.json); of --all the folder"
    )
    static let all = CommandOption(
      "all",
      .required("folder"),
      "a scenario of each drive in a folder of recordings"
    )
    static let yes = CommandOption("yes", short: "y", "ask nothing, take the defaults")
    static let anonymise = CommandOption(
      "anonymise",
      "redraw its roads, move its time, cut both ends off"
    )
    static let title = CommandOption(
      "title",
      .required("text"),
      "what the scenario is called",
      isCommon: false
    )
    static let drive = CommandOption(
      "drive",
      .required("n"),
      "which drive of a log: a number, or all (the longest)"
    )
    static let stop = CommandOption(
      "stop",
      .required("s"),
      "seconds at one place that are a stop (180)",
      isCommon: false
    )
    static let corridor = CommandOption(
      "corridor",
      .required("m"),
      "metres of map beside the way (400)",
      isCommon: false
    )
  }

  static let description = CommandDescription(
    .new,
    "make a scenario of a recorded drive, with its trace, map, expectations and golden",
    operands: "[<trace>]",
    operandCount: 0...1,
    examples: [
      .init("navsim new drive.gpx --map town.osm.pbf", "asks what only you know"),
      .init("navsim new drive.gpx --map town.osm.pbf --yes -o Scenarios/x.json", "asks nothing"),
      .init("navsim new day.nmea --map town.navmap --yes --drive all", "every drive of a day"),
      .init("navsim new --all drives --map town.osm.pbf --yes", "a suite of a folder"),
      .init(
        "navsim new drive.gpx --map town.osm.pbf --yes --anonymise",
        "hides where and when it was"
      ),
    ],
    options: [
      Options.map, Options.output, Options.all, Options.yes, Options.anonymise, Options.title,
      Options.drive,
      TraceOptions.split, Options.stop, Options.corridor, OutputRule.force, .json,
    ] + TraceOptions.all,
    discussion: """
      The trace is cleaned, divided into drives at long stops, and matched to the roads. Where it began,
      stopped and led to becomes the destinations; the route that a navigator would have planned is
      compared with the way that was driven, and where they part it is said why: a missed or a wrong
      turn, a detour, a shortcut, a U-turn. The map is cut to both ways.

      What must be so follows from the drive, not from what the navigator did: a window for each departure
      that the fixes show, no reroute between them, one arrival for each stop the vehicle stood at and for
      the end. What the navigator violates is told first and marked as known; what is doubtful is a
      question in the description. What is written is run twice and compared. Trace and map go into
      traces/ and maps/ beside the scenarios of the suite, or beside the file outside of one.

      --all makes a scenario of each drive in a folder of recordings, asks nothing, and ends with a table;
      a recording that does not do costs no other. A name that is taken is followed by -2, -3 and so on.

      --anonymise cuts both ends to junctions at least 300 m away, and turns, moves and bends the roads
      between: lengths change by about a quarter, side roads are dropped and made up, names come from a
      list, day and time are others. What stays visible is how long the drive took, about how far it
      went, the order of its turns and the rhythm of its fixes. Where no bending lets the same happen,
      a part of the drive is taken of which one does, and it is said which; without any it is refused.
      Who has a map of the region and compares roads by lengths, turns and junctions finds about one in
      a hundred of them again: a place that must stay unknown is not for publishing.

      Exit 2 means that the trace or the map does not do, with the line of the trace. Nothing is written
      then.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    defer { session.error.clearProgress() }
    if let folder = arguments.value(Options.all) {
      return try NewSuite(folder, arguments, in: session).make()
    }
    guard let path = arguments.operands.first else {
      throw UsageError("which recording?", hint: "navsim new TRACE, or --all FOLDER")
    }
    if path != "-", FileSystem.kind(of: path) == .missing {
      throw FileError(.read, path: path, code: SystemProcess.noSuchFile)
    }
    let questions = try questions(arguments, in: session)
    session.error.progress("reading \(path)")
    let log = try log(path, arguments)
    session.error.clearProgress()
    let source = try source(of: log.drives, arguments, questions, in: session)
    let numbers = try numbers(log, arguments, questions)
    let output = try output(path, arguments)
    var maker = NewMaker(log: log, source: source, session: session, questions: questions)
    try maker.readChoices(arguments)
    var codes: [ExitCode] = []
    for number in numbers {
      let name = numbers.count > 1 ? numbered(output.path, number + 1) : output.path
      do {
        let made = try maker.made(number, NewTarget(path: name, isFixed: output.isFixed))
        maker.tell(made)
        codes.append(made.outcome.exitCode)
      } catch let failure as CommandFailure where numbers.count > 1 {
        // The others of a day are none the worse for it.
        session.error.clearProgress()
        codes.append(session.tell(failure))
      }
    }
    return ExitCode.combined(codes)
  }

  /// Who is asked; nil for nobody.
  ///
  /// - Throws: `UsageError` where somebody is to be asked and nobody is there.
  private static func questions(
    _ arguments: CommandArguments,
    in session: Session
  ) throws(UsageError) -> NewQuestions? {
    guard !arguments.has(Options.yes), !arguments.has(.json) else { return nil }
    guard session.io.isInputTerminal, session.error.isTerminal else {
      throw UsageError(
        "'navsim new' asks questions, and there is no terminal",
        hint: "--yes takes the defaults"
      )
    }
    return NewQuestions(session: session)
  }

  /// Reads the map of drives, which is asked for where none is named.
  static func source(
    of drives: [ArraySlice<Fix>],
    _ arguments: CommandArguments,
    _ questions: NewQuestions?,
    in session: Session
  ) throws -> MapSource {
    let places = drives.joined().map(\.coordinate)
    var path = arguments.value(Options.map)
    if path == nil {
      // Who has no map yet is told where one of the drive's place is to be had.
      questions?.show(drives)
      for line in MapSources(of: places).lines { session.error.line(line) }
      path = questions?.map
    }
    guard let path else {
      throw UsageError("which map was the drive on?", hint: "--map FILE, as in --map town.osm.pbf")
    }
    session.error.progress("reading \(path)")
    let source = try MapOptions.source(path, arguments)
    session.error.clearProgress()
    guard source.map.graph.profile.name == RoutingProfile.car.name else {
      throw CommandFailure.input("\(path): error: the map is not one for cars")
    }
    return source
  }

  /// Reads a log as the options say.
  static func log(_ path: String, _ arguments: CommandArguments) throws -> DriveLog {
    let options = try TraceOptions.read(arguments)
    return try DriveLog(
      path: path,
      options: options,
      standing: try TraceOptions.standing(arguments)
    )
  }

  /// The drives that are wanted, from 0.
  private static func numbers(
    _ log: DriveLog,
    _ arguments: CommandArguments,
    _ questions: NewQuestions?
  ) throws -> [Int] {
    let count = log.drives.count
    guard let word = arguments.value(Options.drive) else {
      guard count > 1, let questions else { return [log.longest] }
      return questions.drives(of: log)
    }
    if word == "all" { return Array(0..<count) }
    guard let number = Int(word), (1...count).contains(number) else {
      throw UsageError(
        "'--drive \(word)': expected all, or a number up to \(count)",
        hint: "the log has \(Quantity.count(count, "drive"))"
      )
    }
    return [number - 1]
  }

  /// Where a scenario goes, and whether it must be there.
  private static func output(
    _ path: String,
    _ arguments: CommandArguments
  ) throws -> (path: String, isFixed: Bool) {
    guard let output = arguments.value(Options.output) else {
      return (Paths.join(folder, stem(of: path) + ".json"), false)
    }
    guard output.hasSuffix(".json") else {
      throw UsageError(
        "'-o \(output)': expected the name of a scenario",
        hint: "-o \(output).json"
      )
    }
    return (output, true)
  }

  /// Where scenarios go that nobody named a place for: below the suite at hand, else here.
  static var folder: String {
    FileSystem.kind(of: "Scenarios") == .folder ? "Scenarios/recorded" : "."
  }

  /// The name of a file without its ending.
  static func stem(of path: String) -> String {
    let file = Paths.name(of: path)
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// `x.json` of the second drive is `x-2.json`.
  static func numbered(_ path: String, _ number: Int) -> String {
    path.dropLast(".json".count) + "-\(number).json"
  }
}
