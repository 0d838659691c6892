import Platform
import CanonicalJSON
import Navigation
import Regression
import RoadNetwork
import ScenarioLanguage
import Simulation
import Synchronization
import Reporting

/// Where the runs of one `navsim run` go: timeline or JSON, and the files asked for.
final class RunOutput: Sendable {
  private struct State {
    var events: OutputFile?
    var decisions: OutputFile?
    var result: RunResult?
    var counts = RecordCounts()
    var outcomes: [ScenarioOutcome] = []
  }

  /// What is changed of each scenario.
  let changes: ScenarioChanges

  /// Whether every decision is kept.
  let keepsDecisions: Bool

  /// The pictures asked for.
  let frames: FramesOption?

  /// The picture in the terminal that was asked for.
  let map: DriveMapOption?

  /// Whether there is one scenario only.
  let isAlone: Bool

  private let session: Session
  private let isJSON: Bool
  private let isQuiet: Bool
  /// What the command line said of the navigator; nil for the SDK's own.
  private let navigator: String?
  private let detail: TimelineRenderer.Detail
  private let state: Mutex<State>

  /// What is for people: standard output, unless a program reads that.
  private let people: OutputStream

  init(
    _ arguments: CommandArguments,
    scenarioCount: Int,
    in session: Session
  ) throws {
    isAlone = scenarioCount == 1
    frames = try FramesOption(arguments)
    map = try DriveMapOption(arguments)
    self.session = session
    isJSON = arguments.has(.json)
    isQuiet = arguments.has(RunCommand.Options.quiet) || isJSON
    navigator = try NavigatorOption.text(arguments, in: session)
    changes = try ScenarioChanges(arguments)
    keepsDecisions = arguments.has(RunCommand.Options.decisions)
    detail = arguments.has(RunCommand.Options.all) ? .everything : .story
    let usesOutput = [
      arguments.value(RunCommand.Options.events), arguments.value(RunCommand.Options.decisions),
    ].contains("-")
    if usesOutput, isJSON { throw UsageError("'-' and --json both want standard output") }
    people = isJSON || usesOutput ? session.error : session.output
    let events = try arguments.value(RunCommand.Options.events).map {
      try OutputFile($0, .recording, in: session)
    }
    let decisions = try arguments.value(RunCommand.Options.decisions).map {
      try OutputFile($0, .decisions, in: session)
    }
    state = Mutex(State(events: events, decisions: decisions))
  }

  /// Shows the head of a scenario.
  func begin(_ scenario: Scenario) {
    state.withLock { $0.result = nil }
    guard !isQuiet else { return }
    let style = people.style
    people.line("\(style.bold(scenario.name))  \(scenario.title)")
    people.line("  " + style.dim(Self.facts(of: scenario)))
    people.line()
    _ = people.flush()
  }

  /// Returns what makes the timeline of a run.
  func timeline(with ledger: DecisionLedger) -> TimelineRenderer {
    // Who plays a drive does not want to read it first.
    let isPlayed = map?.isFollowed == true && people.isTerminal
    return TimelineRenderer(
      style: people.style,
      detail: isQuiet || isPlayed ? .counts : detail,
      notes: DecisionNotes(ledger)
    )
  }

  /// Shows a piece of the timeline.
  func show(_ text: String) {
    guard !text.isEmpty else { return }
    people.write(text)
    _ = people.flush()
  }

  /// Keeps lines of the recording, where asked for.
  func take(_ lines: [UInt8]) throws {
    try state.withLock { try $0.events?.append(lines) }
  }

  /// Keeps the decisions since the last time, where asked for.
  func take(decisions ledger: DecisionLedger) throws {
    guard keepsDecisions else { return }
    let lines = ledger.takeLines(leaving: DecisionNotes.isNeeded)
    try state.withLock { try $0.decisions?.append(lines) }
  }

  /// Tells where the pictures are.
  func show(_ book: FrameBook) {
    guard !isQuiet else { return }
    let page = ShellWord.quote(Paths.join(book.folder, FrameBook.index))
    people.line()
    people.line("  " + Quantity.count(book.count, "frame") + " in \(page)")
  }

  /// Shows where the drive went.
  func show(_ map: DriveMapOption, of scenario: Scenario, _ recording: [UInt8], endTime: Int64)
    throws
  {
    guard !isQuiet else { return }
    try map.show(scenario, recording: recording, endTime: endTime, on: people, io: session.io)
  }

  /// Takes note of the result of a run.
  func end(_ result: RunResult, counts: RecordCounts) {
    state.withLock { state in
      state.result = result
      state.counts = counts
    }
  }

  /// Shows what came of a scenario.
  func conclude(_ outcome: ScenarioOutcome) {
    let (result, counts) = state.withLock { state in
      state.outcomes.append(outcome)
      return (state.result, state.counts)
    }
    if isJSON { return }
    guard result != nil else {
      for message in outcome.failure?.messages ?? [] {
        session.error.problem(message)
      }
      return
    }
    let text = RunSummary(
      outcome,
      counts: counts,
      isQuiet: isQuiet,
      style: people.style,
      navigator: navigator,
      changes: changes.words
    )
    for line in text.lines { people.block(line) }
  }

  /// Whether nothing could be said of the navigator in any scenario.
  var judgesNothing: Bool {
    let outcomes = state.withLock(\.outcomes)
    return !outcomes.isEmpty && outcomes.allSatisfy { $0.kind == .notJudged }
  }

  /// Puts the files into their places and ends the output.
  func finish() throws {
    try state.withLock { state in
      // A scenario that could not be read has nothing to put in the place of an earlier run's.
      let isRun = state.outcomes.contains { $0.kind != .failed }
      for file in [state.events, state.decisions].compactMap(\.self) where isRun || !file.isEmpty {
        try file.commit()
      }
    }
    guard isJSON else { return }
    let outcomes = state.withLock(\.outcomes)
    session.writeJSON { json in
      json.member("navsim", 1)
      json.member("kind", "run")
      json.member("exitCode", Int(ExitCode.combined(outcomes.map(\.exitCode)).rawValue))
      json.beginArray("scenarios")
      for outcome in outcomes { outcome.write(to: &json) }
      json.endArray()
    }
    for outcome in outcomes {
      for message in outcome.failure?.messages ?? [] {
        session.error.problem(message)
      }
    }
  }

  private static func facts(of scenario: Scenario) -> String {
    var parts = ["seed \(scenario.seed)"]
    switch scenario.map {
    case .file(let path): parts.append(Paths.name(of: path))
    case .sketch(let sketch): parts.append("sketch of \(Quantity.count(sketch.ways.count, "way"))")
    case nil: break
    }
    let answers = scenario.routing.answers.count
    if answers > 0 { parts.append(Quantity.count(answers, "scripted answer")) }
    let cassettes = [scenario.routing.cassette, scenario.fleet?.server?.cassette]
    let recorded = cassettes.reduce(0) { $0 + ($1?.entries.count ?? 0) }
    if recorded > 0 { parts.append(Quantity.count(recorded, "recorded answer")) }
    switch scenario.trace {
    case .file(let path, _, _): parts.append(Paths.name(of: path))
    case .points(let points): parts.append(Quantity.count(points.count, "point"))
    case .drive: parts.append("drive")
    case nil: parts.append("no trace")
    }
    return parts.joined(separator: " · ")
  }
}
