import Reporting
import Simulation
import Platform
import Regression
import ScenarioLanguage

/// The lines under a timeline: what was counted, and what is to be thought of it.
struct RunSummary {
  private let outcome: ScenarioOutcome
  private let counts: RecordCounts
  private let isQuiet: Bool
  private let style: Style
  /// What the command line changed of the scenario, in its words; nil for nothing.
  private let changes: String?
  private let navigator: String?

  init(
    _ outcome: ScenarioOutcome,
    counts: RecordCounts,
    isQuiet: Bool,
    style: Style,
    navigator: String?,
    changes: String? = nil
  ) {
    self.changes = changes
    self.navigator = navigator
    self.outcome = outcome
    self.counts = counts
    self.isQuiet = isQuiet
    self.style = style
  }

  var lines: [String] {
    let text = OutcomeText(outcome, style: style, navigator: navigator, changes: changes)
    if isQuiet {
      return ["\(style.bold(outcome.identity.name))  \(verdict)"] + details(text)
    }
    return ["", "  \(counts.summary)\(span)"] + ["  \(verdict)"] + details(text) + [""]
  }

  private func details(_ text: OutcomeText) -> [String] {
    var lines = text.violations
    if outcome.diff != nil { lines += text.verdict }
    if case .conflicted = outcome.verdict { lines += text.verdict }
    if case .damaged = outcome.verdict { lines += text.verdict }
    if let finding = outcome.nondeterminism { lines.append("  \(finding)") }
    for message in outcome.failure?.messages ?? [] {
      lines.append("  " + Problem.painted(message, style))
    }
    lines += notes.map { "  \(style.warning("note"))      \($0)" }
    return outcome.isPassed ? lines : lines + text.commands
  }

  /// What is worth a remark; of many the first.
  private var notes: [String] {
    let all = outcome.facts.unusedAnswers + outcome.facts.warnings
    guard all.count > Self.noteLimit else { return all }
    return all.prefix(Self.noteLimit) + ["… and \(all.count - Self.noteLimit) more; --json has all"]
  }

  private static let noteLimit = 6

  private var span: String {
    " over " + Quantity.duration(seconds: Double(outcome.facts.endTime) / 1000)
  }

  /// `golden equal · 3 of 3 expectations · laws held · 14.8 ms (21,000× real time)`.
  private var verdict: String {
    var parts: [String] = []
    if outcome.facts.isInterrupted { parts.append(style.warning("interrupted")) }
    if !outcome.facts.notJudged.isEmpty {
      return style.warning("not judged") + ": \(outcome.facts.notJudged)"
    }
    parts.append(golden)
    let expectations = outcome.facts.expectations
    if !expectations.isEmpty {
      let held = expectations.count { $0.judgement == .held }
      let unjudged = expectations.count { $0.judgement == .notJudged }
      let text =
        "\(held) of \(expectations.count) expectations held"
        + (unjudged > 0 ? ", \(unjudged) not judged" : "")
      parts.append(held + unjudged == expectations.count ? text : style.error(text))
    }
    let broken = outcome.facts.violations.count
    let unjudgedLaws = outcome.facts.laws.count { $0.judgement == .notJudged }
    let judgedLaws = outcome.facts.laws.count - unjudgedLaws
    parts.append(
      broken > 0
        ? style.error(Quantity.count(broken, "law") + " broken")
        : outcome.identity.navigator == nil ? "laws held" : "\(judgedLaws) laws held"
    )
    if outcome.wasCheckedForDeterminism {
      parts.append(
        outcome.nondeterminism == nil ? "run twice, the same" : style.error("runs differ")
      )
    }
    return (parts + [speed]).joined(separator: " · ")
  }

  private var golden: String {
    switch outcome.verdict {
    case .equal: style.good("golden equal")
    case .different: style.error("golden differs")
    case .conflicted: style.warning("golden with conflict markers")
    case .damaged: style.error("golden damaged")
    case .missing, nil:
      outcome.isGoldenUnjudged
        ? style.dim("no goldens of this navigator") : style.warning("no golden")
    }
  }

  private var speed: String {
    let seconds = outcome.elapsed / .seconds(1)
    let time = Quantity.elapsed(nanoseconds: UInt64(max(0, seconds * 1e9)))
    guard seconds > 0 else { return time }
    let factor = Double(outcome.facts.endTime) / 1000 / seconds
    return "\(time) (\(Quantity.grouped(Int64(Self.rounded(factor))))× real time)"
  }

  /// Returns a factor with two significant digits.
  private static func rounded(_ value: Double) -> Double {
    guard value.isFinite, value >= 100 else { return value.isFinite ? value : 0 }
    var scale = 1.0
    while value / scale >= 100 { scale *= 10 }
    return (value / scale).rounded() * scale
  }
}
