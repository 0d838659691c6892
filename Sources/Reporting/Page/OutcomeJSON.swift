import CanonicalJSON
import Regression
import Simulation
import ScenarioLanguage

/// What came of a scenario, as the page reads it.
struct OutcomeJSON {
  private let outcome: ScenarioOutcome

  init(_ outcome: ScenarioOutcome) { self.outcome = outcome }

  /// The word that the page sorts scenarios by, the gravest that applies.
  var state: String {
    if outcome.facts.isInterrupted { return "interrupted" }
    if outcome.failure != nil { return "error" }
    if outcome.nondeterminism != nil { return "unstable" }
    if outcome.isMended { return "failed" }
    if outcome.facts.isViolated { return "violated" }
    if outcome.kind == .notJudged { return "unjudged" }
    if outcome.isUpdated { return "updated" }
    return switch outcome.verdict {
    case .different: "differs"
    case .damaged: "error"
    case .missing, .conflicted: "new"
    case .equal, nil:
      outcome.isPassed ? outcome.facts.isKnownFailure ? "known" : "passed" : "failed"
    }
  }

  /// The line of the suite's list.
  var headline: String { String(sentence.prefix { !$0.isNewline }) }

  private var sentence: String {
    if let failure = outcome.failure { return failure.messages.first ?? "could not be run" }
    if let finding = outcome.nondeterminism { return finding.description }
    if outcome.isMended { return "a failure marked as known is none any more: remove the mark" }
    if let violated = outcome.facts.violatedExpectations.first {
      return violated.detail.isEmpty ? violated.text : "\(violated.text); \(violated.detail)"
    }
    if let violation = outcome.facts.violations.first { return violation }
    if outcome.kind == .notJudged { return "not judged: \(outcome.reason)" }
    if let diff = outcome.diff {
      // What was guessed by time alone is no better than what is seen.
      let cause = diff.foldedCauses?.first { !$0.isGuess }
      return cause?.text ?? diff.headline.first ?? "the golden differs"
    }
    return switch outcome.verdict {
    case .missing: "no golden yet"
    case .conflicted: "the golden holds conflict markers"
    case .damaged(let damage): damage.description
    case .different: "the golden differs"
    case .equal, nil: outcome.notes.first ?? ""
    }
  }

  /// Everything about the scenario as one object.
  ///
  /// - Parameters:
  ///   - story: the drive, an object; nil where it could not be run.
  ///   - map: the place of its map in the page.
  func detail(story: [UInt8]?, map: Int?) -> [UInt8] {
    var writer = JSONWriter(reserving: (story?.count ?? 0) + 500)
    writer.beginObject()
    if let map {
      writer.member("map", map)
    }
    writer.member("golden", outcome.verdict?.name ?? "")
    writer.member("goldenPath", outcome.identity.goldenPath)
    writer.member("acceptable", isAcceptable)
    if let time = outcome.diff?.firstTime {
      writer.member("firstDifference", time)
    }
    writer.beginArray("expectations")
    for expectation in outcome.facts.expectations {
      writer.beginArray()
      switch expectation.judgement {
      case .held: writer.boolean(true)
      case .violated: writer.boolean(false)
      case .notJudged: writer.null()
      }
      writer.string(expectation.text)
      writer.string(expectation.detail)
      if let margin = expectation.margin { writer.string(margin.described) }
      writer.endArray()
    }
    writer.endArray()
    writer.strings("violations", outcome.facts.violations)
    writer.strings("errors", errors)
    if let causes = outcome.diff?.foldedCauses {
      writer.beginArray("causes")
      for cause in causes { cause.write(to: &writer) }
      writer.endArray()
      writer.member("causesSummary", outcome.diff?.causes ?? "")
    }
    writer.strings("warnings", outcome.facts.warnings + outcome.facts.unusedAnswers)
    writer.strings("notes", outcome.notes)
    if let story {
      writer.member("drive", raw: story)
    }
    writer.endObject()
    return writer.bytes
  }

  private var errors: [String] {
    var lines = outcome.failure?.messages ?? []
    if let finding = outcome.nondeterminism { lines.append(finding.description) }
    if case .damaged(let damage) = outcome.verdict { lines.append(damage.description) }
    return lines
  }

  /// Whether the recording could become the golden.
  private var isAcceptable: Bool {
    guard outcome.failure == nil, outcome.nondeterminism == nil, !outcome.facts.isViolated else {
      return false
    }
    return switch outcome.verdict {
    case .missing, .conflicted, .damaged, .different: !outcome.isUpdated
    case nil, .equal: outcome.hasPendingLeft
    }
  }
}
