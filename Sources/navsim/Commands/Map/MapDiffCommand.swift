import CanonicalJSON
import Platform
import Regression
import Reporting
import RoadNetwork
import RouteGuidance
import ScenarioLanguage
import Synchronization

/// `navsim map diff OLD NEW`: what changes for many trips with another map.
enum MapDiffCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let pairs = CommandOption(
      "pairs",
      .required("file"),
      "the trips, a line each: places as lat,lon ('-': standard input)"
    )
    static let random = CommandOption(
      "random",
      .required("n"),
      "draw so many trips on the roads of the map (1000)"
    )
    static let seed = CommandOption("seed", .required("n"), "of the drawing (1)")
    static let newProfile = CommandOption(
      "new-profile",
      .choice(RoutingProfile.all.map(\.name)),
      "who travels on the new map (who does on the old)"
    )
    static let atMost = CommandOption(
      "at-most",
      .required("n"),
      "exit 7 where more trips changed"
    )
    static let output = CommandOption(
      "output",
      short: "o",
      .required("file"),
      "a page with the causes and their trips on the map"
    )
    static let live = CommandOption("live", "ask the servers whose addresses are given for maps")
  }

  static let description = CommandDescription(
    .mapDiff,
    "what changes for many trips when map, profile, program or server is another, and why",
    operands: "<old> <new>",
    operandCount: 2...2,
    examples: [
      .init("navsim map diff old.osm.pbf new.osm.pbf --random 10000", "two maps"),
      .init("navsim map diff old.navmap new.navmap --pairs trips.txt --at-most 50", "a gate"),
      .init("navsim map diff town.osm town.osm --new-profile bicycle", "two travellers"),
      .init("navsim map diff before.jsonl after.jsonl --pairs trips.txt", "two programs"),
    ],
    options: [
      Options.pairs, Options.random, Options.seed, MapOptions.profile.uncommon,
      Options.newProfile.uncommon, Options.atMost, Options.output, Options.live.uncommon,
      .jobs("trips").uncommon, .json,
    ],
    discussion: """
      A trip has another way, another time on the same way, other words or lanes on it, or no way any
      more. It is told by cause, a line each: the road, turn or rule that is otherwise and weighs most
      on the way before or the way now; else where both ways part.

      Each of both is a map; a file of answers in OSRM's format, a line a trip (.jsonl), as 'navsim map
      route --batch' and other programs write it; or, with --live, the address of a server that answers
      as OSRM does, such as http://127.0.0.1:5000. Roads are the same where they run between the same
      points, whatever numbers their ways have. --seed draws the same trips on the same map; the trips
      of two maps are drawn on the old one.

      Exit 7 means that more trips changed than --at-most allows; a difference alone is exit 0.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let limit = try arguments.integer(Options.atMost, atLeast: 0)
    let page = arguments.value(Options.output)
    if let page { try session.check(output: page, .page) }
    defer { session.error.clearProgress() }
    let sides = (
      try side(arguments.operands[0], MapOptions.profile(arguments), arguments, session),
      try side(arguments.operands[1], newProfile(arguments), arguments, session)
    )
    let trips = try trips(sides, arguments, session)
    let comparison = try compare(trips, sides, arguments, session)
    session.error.clearProgress()
    if session.io.isInterrupted() {
      session.error.line("interrupted: what was compared until then counts")
    }
    if arguments.has(.json) {
      session.writeJSON { TripsJSON(comparison).write(to: &$0, showsLines: true) }
    } else {
      for line in MapDiffText(comparison).lines(session.output.style) { session.output.line(line) }
    }
    if let page { try write(comparison, to: page, arguments, session) }
    if session.io.isInterrupted() { return .interrupted }
    guard let limit, comparison.changed > limit else { return .success }
    session.error.line(
      "\(Quantity.count(comparison.changed, "trip")) changed, more than the \(limit) that --at-most allows"
    )
    return .budgetExceeded
  }

  private static func newProfile(_ arguments: CommandArguments) -> RoutingProfile? {
    guard let name = arguments.value(Options.newProfile) else {
      return MapOptions.profile(arguments)
    }
    return RoutingProfile.all.first { $0.name == name }
  }

  // MARK: - Who answers

  private static func isServer(_ operand: String) -> Bool {
    operand.hasPrefix("http://") || operand.hasPrefix("https://")
  }

  private static func side(
    _ operand: String,
    _ profile: RoutingProfile?,
    _ arguments: CommandArguments,
    _ session: Session
  ) throws -> TripSource {
    if isServer(operand) {
      guard arguments.has(Options.live) else {
        throw UsageError("'\(operand)' is a server", hint: "--live allows to ask it")
      }
      let program = try LiveOption.program(in: session)
      return .server(url: operand) {
        let helper = try LiveHelper(program: program)
        return { helper.exchange($0).outcome }
      }
    }
    if operand.hasSuffix(".jsonl") {
      let bytes = try FileSystem.read(operand)
      return .answers(name: operand, lines: bytes.split(separator: 0x0A))
    }
    session.error.progress("reading \(operand)")
    if operand.hasSuffix(".json") { return .map(try MapOptions.guidedMap(operand, arguments)) }
    return .map(try GuidedMap(path: operand, profile: profile))
  }

  // MARK: - Trips

  private static func trips(
    _ sides: (TripSource, TripSource),
    _ arguments: CommandArguments,
    _ session: Session
  ) throws -> [Trip] {
    let count = try arguments.integer(Options.random, atLeast: 1)
    let seed = try arguments.integer(Options.seed, atLeast: 0) ?? 1
    if let file = arguments.value(Options.pairs) {
      guard count == nil else {
        throw UsageError("trips are read or drawn, not both", hint: "--pairs or --random")
      }
      let text = String(decoding: try session.contents(of: file), as: UTF8.self)
      return try reported { () throws(TripError) in try Trip.trips(in: text, source: file) }
    }
    guard let map = sides.0.map ?? sides.1.map else {
      throw UsageError("which trips?", hint: "--pairs FILE: without a map none can be drawn")
    }
    let number = min(count ?? 1000, Trip.most)
    let trips = Trip.random(number, on: map.roads.graph, seed: UInt64(seed))
    guard !trips.isEmpty else {
      throw CommandFailure.input(
        "\(arguments.operands[0]): error: no road that a trip may begin on"
      )
    }
    return trips
  }

  private static func compare(
    _ trips: [Trip],
    _ sides: (TripSource, TripSource),
    _ arguments: CommandArguments,
    _ session: Session
  ) throws -> TripComparison {
    let progress = session.progress("trip", of: trips.count)
    let isInterrupted = session.io.isInterrupted
    let jobs = try arguments.jobs()
    return try reported {
      try TripComparison(
        of: trips,
        from: sides.0,
        to: sides.1,
        jobs: jobs,
        shouldStop: isInterrupted
      ) { progress.show($0) }
    }
  }

  private static func reported<Result>(_ work: () throws -> Result) throws -> Result {
    do { return try work() } catch let error as TripError {
      throw CommandFailure.input(error.description)
    }
  }

  private static func write(
    _ comparison: TripComparison,
    to path: String,
    _ arguments: CommandArguments,
    _ session: Session
  ) throws {
    let (old, new) = (arguments.operands[0], arguments.operands[1])
    // A built map has no names of places and no land to draw.
    let map = try [new, old].first { operand in
      guard !isServer(operand), !operand.hasSuffix(".jsonl"), !operand.hasSuffix(".json") else {
        return false
      }
      return try !NavmapFile.isNavmap(path: operand)
    }
    let page = TripsPage(
      comparison,
      title: "\(Paths.name(of: old)) → \(Paths.name(of: new))",
      command: session.keptCommandLine,
      map: map
    )
    let file = try OutputFile(path, .page, in: session)
    try file.append(page.html())
    try file.commit()
    session.error.line("report   \(ShellWord.quote(path))")
  }
}
