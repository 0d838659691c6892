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
    digest = Hash.text(of: result.digest)
    eventCounts = result.eventCounts.map { EventCount(event: $0.event, count: $0.count) }
    expectations = result.expectations.map { result in
      var expectation = Expectation(
        text: "\(result.source):\(result.line): \(result.described)",
        result.judgement,
        detail: result.found
      )
      expectation.margin = result.margin
      return expectation
    }
    // What is known is known of the SDK's own navigator.
    let isBuiltin = result.navigator?.isBuiltin ?? true
    let marks = isBuiltin ? scenario.known : []
    let knownLaws = marks.compactMap { if case .law(let law) = $0.subject { law } else { nil } }
    violations = result.violations.filter { !knownLaws.contains($0.name) }.map { violation in
      "\(violation.message) (at \(Quantity.time(milliseconds: violation.milliseconds)))"
    }
    if isBuiltin {
      for (index, expectation) in scenario.expectations.enumerated() {
        guard let mark = expectation.known, expectations.indices.contains(index) else { continue }
        expectations[index].known = mark.described
        known.append(
          Known(
            text: expectations[index].text,
            mark: mark.described,
            isViolated: expectations[index].judgement == .violated
          )
        )
      }
    }
    known += marks.map { subject, mark in
      switch subject {
      case .law(let law):
        Known(
          text: "law \(law.rawValue)",
          mark: mark.described,
          isViolated: result.violations.contains { $0.name == law }
        )
      case .event(let event):
        Known(text: "differences of \(event)", mark: mark.described, isViolated: nil, event: event)
      }
    }
    if result.unusedAnswers > 0 {
      let count = Quantity.count(result.unusedAnswers, "scripted answer")
      unusedAnswers = ["\(scenario.path): \(count) never asked for"]
    }
    unusedAnswers += result.unusedEntries.map { "\($0), never asked for" }
    warnings = Self.repairs(result) + Self.backwards(result)
    closestDecisions = result.closest.map(Self.words)
    worstMargin = result.closest
      .filter {
        ScenarioMargin.rules.contains($0.decision.rule)
          && ScenarioMargin.isComparable($0.decision)
      }
      .map {
        ScenarioMargin(scenario: scenario.name, time: $0.milliseconds, decision: $0.decision)
      }
      .min { $0.share.magnitude < $1.share.magnitude }
    claimsMet = result.claimsMet
    isInterrupted = result.isInterrupted
    laws = result.laws.map { law, outcome in
      let first = result.violations.first { $0.name == law }
      let detail = first.map {
        "\($0.detail) (at \(Quantity.time(milliseconds: $0.milliseconds)))"
      }
      return LawOutcome(name: law.rawValue, judgement: outcome, detail: detail ?? "")
    }
    notJudged = result.notJudged ?? ""
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
