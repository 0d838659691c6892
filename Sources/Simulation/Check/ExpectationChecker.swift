import Recording
import ScenarioLanguage

/// Watches for what the expectations ask for.
final class ExpectationChecker {
  private var tallies: [ExpectationTally]

  init(_ expectations: [Expectation]) {
    tallies = expectations.map { ExpectationTally($0) }
  }

  /// The kinds of events that matter to any expectation.
  var kinds: [EventKind] { tallies.flatMap(\.kinds) }

  func observe(_ record: RecordView) {
    for index in tallies.indices { tallies[index].observe(record) }
  }

  func results() -> [ExpectationResult] {
    tallies.map { tally in
      let fault = ExpectationVerdict(tally).fault
      return ExpectationResult(
        described: tally.expectation.described,
        source: tally.expectation.source,
        line: tally.expectation.line,
        isMet: fault == nil,
        found: fault ?? ""
      )
    }
  }
}
