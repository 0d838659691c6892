import Reporting
import Platform
import Regression
import ScenarioLanguage

/// A pending recording as the review shows it, made anew by the program of now.
struct ReviewItem {
  let pending: PendingGolden

  /// What the scenario does now; nil where the recording has no scenario any more.
  let outcome: ScenarioOutcome?

  /// Runs the scenario again, so that what is shown and accepted is what the program does now.
  init(
    _ pending: PendingGolden,
    _ identity: ScenarioIdentity?,
    by navigator: NavigatorChoice,
    in session: Session
  ) throws {
    self.pending = pending
    guard let identity else {
      outcome = nil
      return
    }
    var policy = try UpdatePolicy(flag: nil) { session.environment[$0] }
    policy.writesMissing = false
    policy.writesChanged = false
    policy.writesPending = true
    policy.isCheckMode = false
    let test = ScenarioTest(
      executor: SimulationExecutor(navigator: navigator),
      store: session.goldenStore,
      policy: policy,
      shouldStop: session.io.isInterrupted
    )
    outcome = test.outcome(of: identity)
  }

  /// Whether the program does again what the golden says, and so nothing waits any more.
  var isSettled: Bool { outcome?.verdict == .equal && outcome?.failure == nil }

  /// Why the recording cannot become the golden; nil if it can.
  var obstacle: String? {
    guard let outcome else { return "its scenario is gone; it can only be rejected" }
    if outcome.failure != nil { return "the scenario cannot be run" }
    if outcome.facts.isInterrupted { return "the run was interrupted" }
    if outcome.facts.isViolated {
      return "an expectation or law is violated; change the scenario or the navigator"
    }
    return nil
  }

  /// Returns the lines that tell what is different.
  func summary(style: Style) -> [String] {
    guard let outcome else { return ["  no scenario has this name: \(pending.path)"] }
    let text = OutcomeText(outcome, style: style)
    var lines = (outcome.failure?.messages ?? []).map { "  " + Problem.painted($0, style) }
    lines += text.violations
    if let diff = outcome.diff {
      lines += text.verdict
      lines += diff.report.filter { $0.hasPrefix("  ") }.map { "  " + DiffText.painted($0, style) }
      lines.append("  \(style.dim(diff.kinds))")
    } else if outcome.verdict == .missing {
      lines += recording(style: style)
    } else {
      lines += text.verdict
    }
    return lines
  }

  /// Returns the events around each difference; the whole story where there is no golden.
  func diff(style: Style) -> [String] {
    guard pending.replacesGolden,
      let golden = try? FileSystem.read(pending.goldenPath),
      let new = try? FileSystem.read(pending.path),
      let diff = try? RecordingDiff(
        golden: golden,
        path: pending.goldenPath,
        new: new,
        path: pending.path
      )
    else { return recording(style: style) }
    return DiffView(diff, context: 2, limit: 5000, style: style).lines(width: nil)
  }

  /// Returns the drive as a picture, the golden's beside the new one's where they differ.
  func map(_ session: Session) -> [String] {
    guard let identity = outcome?.identity else { return ["  without a scenario there is no map"] }
    do {
      let scenario = try SimulationExecutor().load(identity)
      let new = try DriveMap.story(of: scenario, recording: FileSystem.read(pending.path))
      let golden =
        pending.replacesGolden
        ? try DriveMap.story(of: scenario, recording: FileSystem.read(pending.goldenPath)) : nil
      let map = try DriveMap(new, golden: golden, columns: session.io.width - 4)
      return map?.lines(style: session.output.style) ?? ["  no place on the Earth was told"]
    } catch {
      return ["  there is no map: \(error)"]
    }
  }

  /// Tells the decisions around the first difference.
  func explain(by navigator: NavigatorChoice, in session: Session) throws {
    guard let outcome, navigator.isBuiltin else {
      return session.output.line("  why it differs only the SDK's own navigator tells")
    }
    let moment = outcome.diff?.foldedCauses?.first?.time ?? outcome.diff?.firstTime ?? 0
    let scenario = try SimulationExecutor(navigator: navigator).load(outcome.identity)
    let range = (moment - 3000)...(moment + 3000)
    try Neighbourhood(of: scenario, by: navigator, in: range, session)
      .tell(scenario, moment, in: session)
  }

  private func recording(style: Style) -> [String] {
    guard let bytes = try? FileSystem.read(pending.path) else { return [] }
    var timeline = TimelineRenderer(style: style)
    return ["  no golden yet; what the scenario does:"]
      + timeline.render(bytes).split(separator: "\n").map { "  " + $0 }
  }
}
