import Simulation
import Platform
package import Regression
import ScenarioLanguage

/// What came of testing a scenario, as a person reads it.
package struct OutcomeText {
  private let outcome: ScenarioOutcome
  private let style: Style
  private let planted: String?
  /// What the command line said of the navigator; empty for the SDK's own.
  private let navigator: String
  /// What the command line changed of the scenario, as it says so; empty for nothing.
  private let changes: String
  private let recordings: String?
  private let isInTest: Bool

  /// Creates the words for an outcome.
  ///
  /// - Parameters:
  ///   - planted: the rule that was broken on purpose, for the command that does so again.
  ///   - navigator: what the command line said of the navigator; nil for the SDK's own.
  ///   - changes: what the command line changed of the scenario, in its words.
  ///   - recordings: the folder of the recordings that were judged; nil where something was run.
  ///   - isInTest: whether the navigator lives in a test, where no command of navsim can drive it.
  package init(
    _ outcome: ScenarioOutcome,
    style: Style,
    planted: String? = nil,
    navigator: String? = nil,
    changes: String? = nil,
    recordings: String? = nil,
    isInTest: Bool = false
  ) {
    self.navigator = navigator.map { " --navigator \(ShellWord.quote($0))" } ?? ""
    self.changes = changes.map { " \($0)" } ?? ""
    self.outcome = outcome
    self.style = style
    self.planted = planted
    self.recordings = recordings
    self.isInTest = isInTest
  }

  /// The line `PASS  [  0.012s]  reroute/missed-turn  5:11  300 fixes`.
  package func line(nameWidth: Int) -> String {
    let seconds = outcome.elapsed / .seconds(1)
    let time = style.dim("[\(TextWidth.padLeft(Quantity.fixed(seconds, 3), to: 7))s]")
    let name = TextWidth.pad(outcome.identity.name, to: nameWidth)
    return "\(mark)  \(time)  \(name)  \(remark)"
  }

  /// The failure in full: what is wrong, how to see it, how to accept it.
  package var failure: [String] {
    var lines = ["\(mark)  \(style.bold(outcome.identity.name))"]
    for message in outcome.failure?.messages ?? [] {
      lines += indented(Problem.painted(message, style))
    }
    if let finding = outcome.nondeterminism { lines += indented(finding.description) }
    lines += verdict
    lines += violations
    if outcome.isCheckMode, outcome.identity.navigator == nil {
      for answer in outcome.facts.unusedAnswers { lines += indented(answer) }
    }
    for note in outcome.notes { lines += indented(note) }
    return lines + commands
  }

  /// The lines that tell how recording and golden compare, where they are not equal.
  package var verdict: [String] {
    switch outcome.verdict {
    case nil, .equal: []
    case .missing: indented("no golden yet: \(outcome.identity.goldenPath)")
    case .conflicted(let line):
      indented(
        Problem.painted(
          "\(outcome.identity.goldenPath):\(line):1: warning: conflict markers; "
            + "counts as no golden",
          style
        )
      )
    case .damaged(let damage): indented(Problem.painted(damage.description, style))
    case .different: difference
    }
  }

  /// The lines that tell which expectations and laws are violated.
  package var violations: [String] {
    let expectations = outcome.facts.violatedExpectations.map { expectation in
      let detail = expectation.detail.isEmpty ? "" : "; \(expectation.detail)"
      return "\(style.error("violated"))  \(expectation.text)\(detail)"
    }
    let laws = brokenLaws.map { "\(style.error("broken"))    \($0)" }
    let known = outcome.facts.known.filter { $0.isViolated == true }.map { known in
      "\(style.warning("known"))     \(known.text) (\(known.mark))"
    }
    let mended =
      outcome.isMended
      ? outcome.facts.mended.map { known in
        "\(style.error("mended"))    \(known.text) is violated no more: remove \"known\" (\(known.mark))"
      } : []
    return (expectations + laws + known + mended).flatMap { indented($0) }
  }

  /// The broken laws, the first of each kind with how often it came.
  private var brokenLaws: [String] {
    var kinds: [(message: String, first: String, count: Int)] = []
    for violation in outcome.facts.violations {
      let message = violation.firstRange(of: " (at ").map { String(violation[..<$0.lowerBound]) }
      let key = message ?? violation
      if let index = kinds.firstIndex(where: { $0.message == key }) {
        kinds[index].count += 1
      } else {
        kinds.append((key, violation, 1))
      }
    }
    return kinds.map { kind in
      switch kind.count {
      case 1: kind.first
      case 2: "\(kind.first), and once more"
      default: "\(kind.first), and \(kind.count - 1) more times"
      }
    }
  }

  /// The lines that can be typed next.
  package var commands: [String] {
    let path = ShellWord.quote(outcome.identity.operand)
    var lines: [String] = []
    if let recordings {
      let again = "navsim test --recordings \(ShellWord.quote(recordings))"
      lines.append("reproduce  \(again) \(path)")
      if isAcceptable { lines.append("accept     \(again) --update all \(path)") }
      return shown(lines)
    }
    if isInTest, outcome.failure?.exitCode != .invalidInput {
      // A folder that is there gets the recording and its page.
      lines.append("keep       swift test --attachments-path DIR")
      if isAcceptable { lines.append("accept     NAVSIM_UPDATE=all swift test") }
      return shown(lines)
    }
    if outcome.nondeterminism != nil {
      lines.append("reproduce  navsim run \(path) --check-determinism\(navigator)")
    } else if outcome.failure?.exitCode == .invalidInput, !outcome.identity.isGoldenOutside {
      // Of where goldens lie, only what reads them tells.
      lines.append("reproduce  navsim lint \(path)")
    } else if let planted {
      lines.append("reproduce  navsim test --plant \(planted) \(path)")
    } else if outcome.facts.violatedExpectations.contains(where: \.isOfEnsemble) {
      // One drive says nothing of its bounds.
      lines.append("reproduce  navsim test \(path)\(navigator)")
    } else {
      lines.append("reproduce  navsim run \(path)\(changes)\(navigator)")
    }
    if planted == nil, let time = outcome.diff?.firstTime {
      lines.append("why        navsim explain \(path) --at \(Self.seconds(time))\(navigator)")
    }
    if isAcceptable {
      // What is accepted waits to be looked at first.
      let first = isWaiting ? "" : "navsim test \(path)\(navigator); "
      lines.append("accept     \(first)navsim accept \(path)\(navigator)")
    }
    return shown(lines)
  }

  /// Whether the recording waits to become the golden.
  private var isWaiting: Bool {
    if case .pending = outcome.written { true } else { false }
  }

  /// Commands behind the word for what they do.
  private func shown(_ lines: [String]) -> [String] {
    lines.map { "  " + style.dim(String($0.prefix(11))) + $0.dropFirst(11) }
  }

  /// Whether nothing is wrong but that there is no golden.
  package var isOnlyNew: Bool { outcome.verdict == .missing && outcome.exitCode == .missingGolden }

  /// Whether the recording could become the golden.
  package var isAcceptable: Bool {
    guard outcome.failure == nil, outcome.nondeterminism == nil, !outcome.facts.isViolated,
      planted == nil, outcome.identity.bundle == nil
    else { return false }
    return switch outcome.verdict {
    case .missing, .conflicted, .damaged, .different: !outcome.isUpdated
    case nil, .equal: outcome.hasPendingLeft
    }
  }

  private var difference: [String] {
    guard let diff = outcome.diff else { return indented("golden differs") }
    let causes = diff.causes.isEmpty ? "" : ": \(diff.causes)"
    let head = indented("golden \(style.error("differs"))\(causes)")
    guard let folded = diff.foldedCauses, !folded.isEmpty else {
      return head + diff.headline.flatMap { indented($0, by: 4) }
    }
    return head + folded.prefix(Self.causeLimit).flatMap { indented(Self.line(of: $0), by: 4) }
      + (folded.count > Self.causeLimit
        ? indented("… and \(folded.count - Self.causeLimit) more", by: 4) : [])
      + (folded.contains { $0.consequenceCount > 0 }
        ? indented(style.dim("in all:"), by: 4) + diff.headline.flatMap { indented($0, by: 6) }
        : diff.besideEvents.flatMap { indented($0, by: 4) })
  }

  private static let causeLimit = 8

  /// Returns a cause with the number of its consequences.
  private static func line(of cause: FoldedCause) -> String {
    guard cause.consequenceCount > 0 else { return cause.text }
    let count = Quantity.count(cause.consequenceCount, "consequence")
    return "\(cause.text) (\(count)\(cause.isGuess ? ", a guess" : ""))"
  }

  private var mark: String {
    if outcome.kind == .notJudged { return style.dim("N/J ") }
    if outcome.isUpdated, outcome.isPassed { return style.accent("NEW ") }
    if outcome.facts.isKnownFailure, outcome.isPassed { return style.warning("KNOW") }
    return outcome.isPassed ? style.good("PASS") : style.error("FAIL")
  }

  /// An expectation in words, without the place where it stands.
  private static func words(of expectation: RunFacts.Expectation) -> String {
    let text = expectation.text
    guard let place = text.firstRange(of: #/:[0-9]+: /#) else { return text }
    return String(text[place.upperBound...])
  }

  /// The few words behind the name.
  private var remark: String {
    if outcome.kind == .notJudged { return style.dim("not judged: \(outcome.reason)") }
    if outcome.isPassed, outcome.facts.isKnownFailure {
      let marks = outcome.facts.known.filter { $0.isViolated == true }.map(\.mark)
      return "violated as known: \(marks.joined(separator: "; "))"
    }
    if outcome.isMended, !outcome.facts.isViolated {
      return "what was known is violated no more; remove \"known\""
    }
    if outcome.isPassed {
      let facts = outcome.facts
      let time = Quantity.duration(seconds: Double(facts.endTime) / 1000)
      let fixes = Quantity.count(facts.fixCount, "fix", plural: "fixes")
      let state = outcome.isUpdated ? "golden written · " : ""
      return style.dim(
        "\(state)\(time) · \(fixes) · \(Quantity.count(facts.recordCount, "record"))"
      )
    }
    if let failure = outcome.failure {
      return Problem.painted(Self.firstLine(failure.messages.first ?? ""), style)
    }
    if outcome.nondeterminism != nil { return "two runs differ" }
    if outcome.facts.isViolated {
      let violated = outcome.facts.violatedExpectations
      let broken = brokenLaws
      // The first by its name, the others counted: the full list is below.
      let first = violated.first.map { "violated: \(Self.words(of: $0))" } ?? "broken: \(broken[0])"
      let more = violated.count + broken.count - 1
      return more == 0 ? first : "\(first), and \(more) more"
    }
    switch outcome.verdict {
    case .missing: return "no golden yet"
    case .conflicted: return "the golden holds conflict markers"
    case .damaged(let damage):
      return Problem.painted(Self.firstLine(damage.description), style)
    case .different: return outcome.diff?.headline.first ?? "golden differs"
    case nil, .equal: break
    }
    if outcome.hasPendingLeft { return "a pending recording waits" }
    return outcome.facts.unusedAnswers.isEmpty ? "" : "a recorded answer was never asked for"
  }

  private func indented(_ text: String, by count: Int = 2) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(repeating: " ", count: count) + $0 }
  }

  /// Returns seconds as `--at` takes them.
  package static func seconds(_ milliseconds: Int64) -> String {
    let (whole, rest) = (milliseconds / 1000, milliseconds % 1000)
    return rest == 0 ? "\(whole)" : Quantity.fixed(Double(milliseconds) / 1000, 3)
  }

  private static func firstLine(_ text: String) -> String {
    String(text.split(separator: "\n").first ?? "")
  }
}
