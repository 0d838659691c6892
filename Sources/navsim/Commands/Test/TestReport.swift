import Reporting
import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Synchronization

/// Tells how a suite goes: a line a scenario in the order of the names, failures again at the end.
final class TestReport: Sendable {
  private struct State {
    /// Outcomes that wait for one before them in the order of the names.
    var waiting: [String: ScenarioOutcome] = [:]
    var nextIndex = 0
  }

  private let session: Session
  private let names: [String]
  private let width: Int
  private let isQuiet: Bool
  private let isJSON: Bool
  private let planted: String?
  private let navigator: String?
  /// The folder of the recordings that are judged; nil where something is run.
  private let recordings: String?
  private let journal: CrashJournal?
  /// How many lines were told before the program began anew.
  private let told: Int
  private let progress: ProgressLine
  private let state = Mutex(State())

  init(
    _ selection: SuiteSelection,
    _ journal: CrashJournal?,
    _ arguments: CommandArguments,
    in session: Session
  ) throws {
    self.journal = journal
    told = journal?.told ?? 0
    navigator = try NavigatorOption.text(arguments, in: session)
    self.session = session
    names = selection.scenarios.map(\.operand)
    progress = session.progress("scenario", of: names.count)
    width = selection.scenarios.map { TextWidth.columns(of: $0.name) }.max() ?? 0
    isQuiet = arguments.has(TestCommand.Options.quiet)
    isJSON = arguments.has(.json)
    planted = arguments.value(PlantOption.option)
    recordings = arguments.value(RecordingsOption.option)
  }

  /// Takes note of a scenario that is finished.
  func note(_ progress: SuiteProgress) {
    state.withLock { state in
      state.waiting[progress.outcome.identity.operand] = progress.outcome
      while state.nextIndex < names.count,
        let outcome = state.waiting.removeValue(forKey: names[state.nextIndex])
      {
        state.nextIndex += 1
        if state.nextIndex <= told { continue }
        if let journal { journal.telling(state.nextIndex) { tell(outcome) } } else { tell(outcome) }
      }
    }
    show(progress)
  }

  /// Tells the rest and sums up.
  func conclude(_ result: SuiteResult) throws {
    session.error.clearProgress()
    state.withLock { state in
      for name in names[state.nextIndex...] {
        if let outcome = state.waiting.removeValue(forKey: name) { tell(outcome) }
      }
    }
    if isJSON {
      session.output.write(result.json(timed: false))
    }
    let people = isJSON ? session.error : session.output
    let failed = result.outcomes.filter {
      !$0.isPassed && $0.failure?.isToldElsewhere != true
    }
    if !failed.isEmpty {
      people.line()
      let fresh = failed.filter { OutcomeText($0, style: people.style).isOnlyNew }
      let isGrouped = fresh.count > 3
      let alike = alike(failed)
      if isGrouped { tellNew(fresh, result, people) }
      for outcome in failed
      where (!isGrouped || !fresh.contains(outcome)) && !alike.contains(outcome.identity.operand) {
        let text = OutcomeText(
          outcome,
          style: people.style,
          planted: planted,
          navigator: navigator,
          recordings: recordings
        )
        for line in text.failure { people.block(line) }
        people.line()
      }
      if !alike.isEmpty {
        let others = Quantity.count(alike.count, "scenario")
        people.line("\(others) more failed in the same ways; one alone: navsim test FILE")
        people.line()
      }
    }
    tellGroups(of: failed, people)
    if let claims = result.claims { people.tell(claims) }
    for path in result.obsoleteGoldens {
      let word = result.isCheckMode ? "error" : "warning"
      people.problem("\(path): \(word): no scenario has this golden")
    }
    if !result.obsoleteGoldens.isEmpty {
      people.line("  remove   navsim test --unreferenced delete")
    }
    for message in (result.failure?.messages ?? []) + (result.startFailure?.lines ?? []) {
      people.problem(message)
    }
    people.line(summary(of: result, people.style))
    if let slowest = Self.slowest(of: result.outcomes, elapsed: result.elapsed) {
      people.line(people.style.dim(slowest))
    }
  }

  /// Returns which scenarios took longest, of a suite that somebody waits for: more than two seconds.
  static func slowest(of outcomes: [ScenarioOutcome], elapsed: Duration) -> String? {
    let run = outcomes.filter { !$0.isAsBefore }
    guard elapsed > .seconds(2), run.count > 3 else { return nil }
    let slow = run.sorted { $0.elapsed > $1.elapsed }.prefix(3).map { outcome in
      let nanoseconds = UInt64(max(0, outcome.elapsed / .nanoseconds(1)))
      return "\(outcome.identity.name) \(Quantity.elapsed(nanoseconds: nanoseconds))"
    }
    return "slowest: " + slow.joined(separator: " · ")
  }

  private func tell(_ outcome: ScenarioOutcome) {
    let people = isJSON ? session.error : session.output
    // What is wrong with all of them is told once, at the end.
    if outcome.failure?.isToldElsewhere == true { return }
    guard !outcome.isPassed || !(isQuiet || isJSON) else { return }
    // Both streams may be one screen.
    session.error.clearProgress()
    people.line(OutcomeText(outcome, style: people.style).line(nameWidth: width))
    _ = people.flush()
  }

  /// How many scenarios of a group are told in full; the others are alike.
  private static let toldOfGroup = 3

  /// The scenarios of which every finding is told in full of others: their line in the list is enough.
  private func alike(_ failed: [ScenarioOutcome]) -> Set<String> {
    var counts: [String: Int] = [:]
    var alike: Set<String> = []
    for outcome in failed {
      let findings = outcome.findings
      var isTold = findings.isEmpty || outcome.failure != nil || outcome.nondeterminism != nil
      for finding in findings {
        let count = counts[finding.group, default: 0]
        counts[finding.group] = count + 1
        if count < Self.toldOfGroup { isTold = true }
      }
      if !isTold { alike.insert(outcome.identity.operand) }
    }
    return alike
  }

  /// Tells what scenarios have in common, the largest first.
  private func tellGroups(of failed: [ScenarioOutcome], _ people: OutputStream) {
    let groups = FindingGroup.groups(of: failed)
    guard groups.contains(where: { $0.operands.count > 1 }) else { return }
    let style = people.style
    people.line(style.bold(Quantity.count(groups.count, "finding") + " over the suite"))
    for group in groups.prefix(Self.groupLimit) {
      people.line("  \(group.described)")
      if let reason = group.reason { people.line("    \(reason)") }
      if !group.others.isEmpty {
        let others = group.others.prefix(3).joined(separator: "; ")
        let more = group.others.count - 3
        people.line("    also shown as \(others)\(more > 0 ? " … and \(more) more" : "")")
      }
      let more = group.operands.count - 4
      let names = group.operands.prefix(4).joined(separator: ", ")
      people.line("    \(style.dim(names + (more > 0 ? " … and \(more) more" : "")))")
      if planted == nil, group.isOfGolden, group.operands.count > 1 {
        let name = ShellWord.quote(group.name)
        people.line("    \(style.dim("accept     "))navsim accept --all --group \(name)")
      }
    }
    if groups.count > Self.groupLimit {
      people.line("  … and \(groups.count - Self.groupLimit) more")
    }
    people.line()
  }

  private static let groupLimit = 20

  /// Tells many scenarios without golden together: one command ends them all.
  private func tellNew(_ fresh: [ScenarioOutcome], _ result: SuiteResult, _ people: OutputStream) {
    let style = people.style
    people.line("\(style.error("FAIL"))  \(fresh.count) scenarios have no golden yet")
    for outcome in fresh.prefix(5) { people.line("  \(outcome.identity.name)") }
    if fresh.count > 5 { people.line("  … and \(fresh.count - 5) more") }
    let again = recordings.map { "navsim test --recordings \(ShellWord.quote($0))" }
    let first = ShellWord.quote(fresh[0].identity.operand)
    people.line("  \(style.dim("reproduce"))  \(again ?? "navsim run") \(first)")
    let command =
      again.map { $0 + " --update missing" }
      ?? (result.isCheckMode ? "navsim test --update missing" : "navsim accept --all")
    people.line("  \(style.dim("accept"))     \(command)")
    people.line()
  }

  private func summary(of result: SuiteResult, _ style: Style) -> String {
    let count = Quantity.count(result.outcomes.count, "scenario")
    let seconds = result.elapsed / .seconds(1)
    let time = Quantity.elapsed(nanoseconds: UInt64(max(0, seconds * 1e9)))
    var text: String
    if result.isInterrupted {
      text =
        style.warning("interrupted") + ": \(count) of \(names.count) finished in \(time), "
        + "\(result.failedCount) failed"
    } else if result.outcomes.isEmpty {
      text = style.warning("nothing was selected")
    } else if result.failedCount == 0 {
      let known = result.outcomes.count(where: \.facts.isKnownFailure)
      let but = known > 0 ? ", \(known) violated as known," : ""
      let unjudged = result.outcomes.count { $0.kind == .notJudged }
      let held = result.outcomes.count - unjudged
      let all = Quantity.all(result.outcomes.count, "scenario") + " passed"
      let unmet = result.claims?.unmet.isEmpty == false
      text =
        unjudged == 0
        ? (unmet ? style.error("\(all), but that is not all") : style.good(all))
          + "\(but) in \(time)"
        : "\(held) of \(count) held, \(unjudged) not judged, in \(time)"
    } else {
      text = style.error("\(result.failedCount) of \(count) failed") + " in \(time)"
    }
    // One that could not be started has no name, and there is nothing to count.
    if let navigator = result.navigator, !navigator.name.isEmpty {
      let counts = result.counts
      let all = counts.held + counts.violated + counts.notJudged
      text +=
        " · \(navigator.name)\(navigator.version.isEmpty ? "" : " \(navigator.version)")"
        + ": \(counts.held) of \(all) expectations held, \(counts.notJudged) not judged"
      if result.outcomes.contains(where: \.isGoldenUnjudged) {
        text += " · it has no goldens; 'navsim test --update missing' writes the first"
      }
    }
    if let claims = result.claims { text += " · \(claims.summary)" }
    let traps = journal?.crashCount ?? 0
    if traps > 0 {
      let isFull = traps >= CrashJournal.limit
      text += " · \(traps) trapped, the others \(isFull ? "not run" : "run without")"
    }
    let asBefore = result.outcomes.count(where: \.isAsBefore)
    if asBefore > 0 { text += " · \(asBefore) of them as at their last run, not run again" }
    let unplanted = result.outcomes.count(where: \.facts.isUnplanted)
    if let planted, unplanted > 0 {
      let some = unplanted == result.outcomes.count ? "any" : "\(unplanted)"
      text +=
        " · " + style.warning("'\(planted)' was not planted in \(some) of them")
        + ", whose rules are another SDK's"
    }
    let checked = result.outcomes.count(where: \.wasCheckedForDeterminism)
    if checked > 0 { text += " · \(checked) run twice, the same" }
    let hours = Double(result.simulatedMilliseconds) / 3.6e6
    if seconds > 0, hours > 0 {
      text +=
        " · \(Quantity.figure(hours)) simulated hours"
        + ", \(Quantity.figure(hours / seconds)) a second"
    }
    return text
  }

  /// Redraws the progress line.
  private func show(_ progress: SuiteProgress) {
    self.progress.draw { seconds in
      let share = Double(progress.finishedCount) / Double(max(1, progress.totalCount))
      let filled = Int(share * 20)
      let bar =
        String(repeating: "=", count: filled) + ">"
        + String(repeating: " ", count: max(0, 20 - filled))
      let hours = Double(progress.simulatedMilliseconds) / 3.6e6
      let finished = ProgressLine.text(
        progress.finishedCount,
        of: progress.totalCount,
        "scenario",
        seconds: seconds
      )
      let failed = progress.failedCount > 0 ? " · \(progress.failedCount) failed" : ""
      return "[\(bar)] \(finished)\(failed) · "
        + "\(Quantity.figure(hours / seconds)) simulated hours a second"
    }
  }
}
