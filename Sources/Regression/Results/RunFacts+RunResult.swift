import Platform
import Navigation
package import ScenarioLanguage
package import Simulation
import Traces

extension RunFacts {
  /// Gathers what the simulation found.
  package init(_ result: RunResult, of scenario: Scenario) {
    self.init()
    title = scenario.title
    fixCount = result.fixCount
    recordCount = result.recordCount
    endTime = result.endTime.milliseconds
    let digits = String(result.digest, radix: 16)
    digest = String(repeating: "0", count: 16 - digits.count) + digits
    eventCounts = result.eventCounts.map { EventCount(event: $0.event, count: $0.count) }
    expectations = result.expectations.map { expectation in
      Expectation(
        text: "\(expectation.source):\(expectation.line): \(expectation.described)",
        expectation.judgement,
        detail: expectation.found
      )
    }
    violations = result.violations.map { violation in
      "\(violation.message) (at \(Quantity.time(milliseconds: violation.milliseconds)))"
    }
    if result.unusedAnswers > 0 {
      let count = Quantity.count(result.unusedAnswers, "scripted answer")
      unusedAnswers = ["\(scenario.path): \(count) never asked for"]
    }
    unusedAnswers += result.unusedEntries.map { "\($0), never asked for" }
    warnings = Self.repairs(result) + Self.backwards(result)
    closestDecisions = result.closest.map(Self.words)
    isInterrupted = result.isInterrupted
    laws = result.laws.map { LawOutcome(name: $0.law.rawValue, judgement: $0.outcome) }
    notJudged = result.notJudged ?? ""
    // What is known is known of the SDK's own navigator.
    let isBuiltin = result.navigator?.isBuiltin ?? true
    known = isBuiltin ? scenario.known?.described ?? "" : ""
  }

  private static func repairs(_ result: RunResult) -> [String] {
    (result.traceReport?.repairs ?? []).map { repair in
      "trace: \(repair.kind.rawValue) \(Quantity.count(repair.count, "time")), "
        + "first on line \(repair.firstLine)"
    }
  }

  private static func backwards(_ result: RunResult) -> [String] {
    result.backwards.map { stretch in
      "back along the route by \(Quantity.fixed(stretch.metres, 1)) m "
        + "from \(Quantity.time(milliseconds: stretch.from)) to \(Quantity.time(milliseconds: stretch.to))"
    }
  }

  private static func words(_ entry: DecisionLedger.Entry) -> String {
    let decision = entry.decision
    let unit =
      switch decision.unit {
      case .metres: "m"
      case .seconds: "s"
      case .fixes: "fixes"
      case .degrees: "°"
      case .nats: "nats"
      }
    let verdict = decision.fired ? "fired" : "held"
    return
      "\(decision.rule.rawValue) \(verdict) at \(Quantity.time(milliseconds: entry.milliseconds)): "
      + "\(Quantity.fixed(decision.measured, 2)) against "
      + "\(Quantity.fixed(decision.threshold, 2)) \(unit)"
  }
}
