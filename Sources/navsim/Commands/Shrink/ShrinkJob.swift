import Reporting
import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation

/// One scenario that is made smaller: what it is held against, and where the result goes.
struct ShrinkJob {
  let identity: ScenarioIdentity
  let session: Session
  private let arguments: CommandArguments
  private let changes: ScenarioChanges
  private let root: String?
  private let output: String
  private let navigator: NavigatorChoice
  private let journal: CrashJournal?
  /// Whether each candidate is tried in a copy of the process first, which takes its time: where one trapped.
  private let isIsolated: Bool

  init(
    _ identity: ScenarioIdentity,
    _ arguments: CommandArguments,
    of navigator: NavigatorChoice,
    in session: Session
  ) throws {
    self.navigator = navigator
    journal = session.crashJournal()
    isIsolated = journal?[Self.item] != nil
    self.identity = identity
    self.session = session
    self.arguments = arguments
    changes = try ScenarioChanges(arguments)
    let folder = identity.root?.scenarios ?? Paths.folder(of: identity.path)
    root = arguments.reach == .anywhere ? nil : folder
    output = arguments.value(ShrinkCommand.Options.output) ?? Self.place(beside: identity)
    if arguments.has(ShrinkCommand.Options.reference),
      !arguments.values(ShrinkCommand.Options.set).isEmpty
    {
      throw UsageError("--set and --reference each say what does not fail: give one of them")
    }
  }

  func run() throws -> ExitCode {
    try session.check(output: output, .work(isForced: arguments.has(OutputRule.force)))
    var draft: ScenarioDraft
    do {
      draft = try ScenarioDraft(
        path: identity.path,
        variant: identity.variant,
        folderRoot: root
      )
    } catch {
      throw RunFailure(.invalidInput, ScenarioProblems.rendered(error.problems, limit: 100))
    }
    if let seed = try arguments.integer(ShrinkCommand.Options.seed, atLeast: 0) {
      draft.root["seed"] = .number(Double(seed))
    }
    var request = Shrinker.Request()
    request.limits.runs =
      try arguments.integer(ShrinkCommand.Options.runs, atLeast: 1) ?? request.limits.runs
    request.shouldStop = session.io.isInterrupted
    let progress = session.progress("run", of: request.limits.runs)
    request.progress = { state, runs in
      progress.draw { seconds in
        "\(Quantity.count(runs, "run")) · \(Quantity.figure(Double(runs) / seconds)) a second · "
          + "\(size(of: state)) left"
      }
    }
    func shrink() throws -> (ShrinkResult, ShrinkTrial) {
      let trial = try self.trial(draft, &request)
      return (try Shrinker.shrink(draft, with: trial, request), trial)
    }
    let (result, trial) =
      if let journal, !isIsolated {
        try journal.whileDoing(Self.item, "trapped  \(identity.operand)", shrink)
      } else {
        try shrink()
      }
    session.error.clearProgress()
    if result.isInterrupted { return .interrupted }
    return try conclude(result, trial)
  }

  /// Tells why nothing was made smaller.
  func report(_ error: ShrinkError) -> ExitCode {
    session.error.clearProgress()
    let style = session.error.style
    let name = ShellWord.quote(identity.operand)
    switch error {
    case .notFailing:
      session.error.line("\(style.error("error: "))\(name) does not fail: there is nothing to keep")
      session.error.line("hint: 'navsim run \(name)' shows it")
      return .invalidInput
    case .referenceFails:
      session.error.line(
        "\(style.error("error: "))\(name) fails without what --set or --reference changes, too"
      )
      return .invalidInput
    case .flaky(let finding):
      let words = finding.map { "\($0)" } ?? "two runs differ"
      session.error.line("\(style.error("error: "))\(name) is not the same twice: \(words)")
      session.error.line("  reproduce  navsim run \(name) --check-determinism")
      return .nondeterminism
    }
  }

  /// The one piece of work that a journal takes note of.
  private static let item: UInt64 = 1

  // MARK: - What it is held against

  private func trial(
    _ draft: ScenarioDraft,
    _ request: inout Shrinker.Request
  ) throws -> ShrinkTrial {
    if let text = arguments.value(ShrinkCommand.Options.reference) {
      return made(reference: reference(try referenceNavigator(text)))
    }
    let overrides = try arguments.overrides(ShrinkCommand.Options.set)
    if !overrides.isEmpty {
      return made(
        prepare: { scenario in
          scenario = try arguments.problems { try scenario.overriding(overrides) }
        },
        reference: reference(navigator)
      )
    }
    let trial = made()
    guard FileSystem.kind(of: identity.goldenPath) == .file,
      let seen = try trial.observe(ShrinkState(draft), keepsRecording: true)
    else { return trial }
    let golden = try FileSystem.read(identity.goldenPath)
    if let unmet = seen.unmet.first, seen.violations.isEmpty {
      let index = try RecordingIndex(golden, path: identity.goldenPath)
      request.protected = index.nanoseconds(of: unmet.event)
    }
    guard !seen.isFailure, let anchor = try anchor(golden, seen.recording) else { return trial }
    request.protected =
      anchor.verdict == .removed ? [anchor.divergence.milliseconds * 1_000_000] : []
    return made(anchor: anchor)
  }

  /// Returns the navigator that a text names, which must have started.
  private func referenceNavigator(_ text: String) throws -> NavigatorChoice {
    let choice = try NavigatorOption.choice(text, arguments, in: session)
    if let failure = choice.startFailure {
      let known = RunFailure(failure)
      throw CommandFailure(known.exitCode, known.description)
    }
    return choice
  }

  /// Returns what runs a candidate as it is with a navigator that does not fail.
  private func reference(
    _ navigator: NavigatorChoice
  ) -> (ShrinkState, Scenario) throws -> ShrinkTrial.Reference {
    let trial = made(by: navigator)
    return { _, scenario in
      let seen = try trial.observe(
        try navigator.applied(to: scenario),
        keepsRecording: true
      )
      return ShrinkTrial.Reference(recording: seen.recording, isClean: !seen.isFailure)
    }
  }

  private func anchor(_ golden: [UInt8], _ new: [UInt8]) throws -> GoldenAnchor? {
    golden == new ? nil : try GoldenAnchor(golden: golden, path: identity.goldenPath, new: new)
  }

  private func made(
    by other: NavigatorChoice? = nil,
    prepare: @escaping (inout Scenario) throws -> Void = { _ in },
    reference: ((ShrinkState, Scenario) throws -> ShrinkTrial.Reference)? = nil,
    anchor: GoldenAnchor? = nil
  ) -> ShrinkTrial {
    let navigator = other ?? navigator
    let trial = ShrinkTrial(
      path: identity.path,
      name: identity.name,
      folderRoot: root,
      prepare: { scenario in
        scenario = try navigator.applied(to: scenario)
        try prepare(&scenario)
      },
      navigator: navigator,
      reference: reference,
      anchor: anchor
    )
    trial.isIsolated = isIsolated
    return trial
  }

  // MARK: - The result

  private func conclude(_ result: ShrinkResult, _ trial: ShrinkTrial) throws -> ExitCode {
    var whole = result.state.whole
    if let title = whole.root["title"]?.string, !title.hasSuffix(", made smaller") {
      whole.root["title"] = .string(title + ", made smaller")
    }
    let path = output
    if path != "-" {
      whole = whole.moved(to: Paths.folder(of: path), workingFolder: session.io.workingFolder)
    }
    let text = try ScenarioFormat.canonical(whole.text, path: path)
    let isKept = try staysTheSame(text, result, trial)
    if path == "-" {
      session.output.write(text)
    } else {
      try FileSystem.write(text, to: path)
    }
    let report = ShrinkReport(result, identity: identity, path: path, arguments: arguments)
    if arguments.has(.json) {
      if path != "-" { report.write(in: session) }
    } else {
      (path == "-" ? session.error : session.output).write(
        report.text(style: session.output.style)
      )
    }
    guard isKept else {
      session.error.problem(
        "\(path): error: read again it does not fail in the same way"
      )
      return .harnessFault
    }
    return .success
  }

  /// Whether the text that is written, read as any scenario is, fails in the same way.
  private func staysTheSame(
    _ text: [UInt8],
    _ result: ShrinkResult,
    _ trial: ShrinkTrial
  ) throws -> Bool {
    let path = output == "-" ? identity.path : output
    let scenario: Scenario
    do {
      scenario = try ScenarioLoader.decode(
        text,
        path: path,
        name: identity.name,
        root: nil,
        standsAlone: output == "-"
      )
    } catch {
      throw RunFailure(.harnessFault, error.problems.map(\.description))
    }
    return try trial.fails(scenario, as: result)
  }

  private static func place(beside identity: ScenarioIdentity) -> String {
    let path = identity.path
    return (path.hasSuffix(".json") ? String(path.dropLast(5)) : path) + ".shrunk.json"
  }

  private func size(of state: ShrinkState) -> String {
    state.isInline
      ? Quantity.count(state.fixes.count, "fix", plural: "fixes")
      : Quantity.size(bytes: state.draft.text.count)
  }
}
