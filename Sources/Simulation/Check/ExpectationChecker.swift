import Recording
import ScenarioLanguage

/// Watches for what the expectations ask for.
final class ExpectationChecker {
  private var tallies: [ExpectationTally]
  private let identity: NavigatorIdentity
  /// The events outside of the catalogue that were told.
  private var others: Set<String> = []

  init(_ expectations: [Expectation], of identity: NavigatorIdentity) {
    tallies = expectations.map { ExpectationTally($0) }
    self.identity = identity
  }

  /// The kinds of events that matter to any expectation.
  var kinds: [EventKind] { tallies.flatMap(\.kinds) }

  func observe(_ record: RecordView) {
    if record.kind == .other { others.insert(record.name) }
    for index in tallies.indices { tallies[index].observe(record) }
  }

  func results() -> [ExpectationResult] {
    tallies.map { tally in
      if let reason = untold(tally) {
        return ExpectationResult(tally.expectation, .notJudged, reason)
      }
      let verdict = ExpectationVerdict(tally)
      guard let fault = verdict.fault else {
        return ExpectationResult(tally.expectation, .held, margin: verdict.margin)
      }
      return ExpectationResult(tally.expectation, .violated, fault)
    }
  }

  /// Returns why an expectation is not judged: an event that it is about is not told.
  private func untold(_ tally: ExpectationTally) -> String? {
    for pattern in tally.allPatterns {
      let isTold =
        pattern.otherName.map { others.contains($0) } ?? identity.canTell(pattern.kind)
      if isTold { continue }
      return pattern.kind.source.isOfHarness && pattern.otherName == nil
        ? "\(pattern.name) is a record of the harness, and there is none of its source"
        : "\(pattern.name) is not told by this navigator"
    }
    return nil
  }
}
