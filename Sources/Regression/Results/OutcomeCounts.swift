import CanonicalJSON
import Simulation

/// How often each outcome came, of scenarios and of expectations.
package struct OutcomeCounts: Hashable, Sendable {
  /// Of scenarios, by their kind.
  package var scenarios: [ScenarioOutcome.Kind: Int] = [:]
  /// Of expectations: held, violated, not judged.
  package var held = 0, violated = 0, notJudged = 0

  /// Counts nothing.
  init() {}

  /// Counts outcomes.
  package init(_ outcomes: [ScenarioOutcome]) {
    for outcome in outcomes {
      scenarios[outcome.kind, default: 0] += 1
      for expectation in outcome.facts.expectations {
        count(
          expectation.judgement == .held ? true : expectation.judgement == .violated ? false : nil
        )
      }
    }
  }

  /// Counts the cases of a report.
  init(_ cases: [ReportCase]) {
    for entry in cases {
      scenarios[entry.kind, default: 0] += 1
      for expectation in entry.source["expectations"].map({ Array($0.elements) }) ?? [] {
        count(expectation["met"]?.bool)
      }
    }
  }

  private mutating func count(_ isMet: Bool?) {
    switch isMet {
    case true?: held += 1
    case false?: violated += 1
    case nil: notJudged += 1
    }
  }

  /// Writes the counts as members.
  func write(to writer: inout JSONWriter) {
    writer.member("held", scenarios[.held, default: 0])
    writer.member("violated", scenarios[.violated, default: 0])
    writer.member("notJudged", scenarios[.notJudged, default: 0])
    writer.member("failed", scenarios[.failed, default: 0])
    writer.beginObject("expectations")
    writer.member("held", held)
    writer.member("violated", violated)
    writer.member("notJudged", notJudged)
    writer.endObject()
  }
}
