import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage

/// Watches which claims of the suite a run meets.
final class ClaimChecker {
  /// A claim about a decision that was not met so far.
  fileprivate struct Open {
    let place: Int
    let pattern: DecisionPattern
    /// Whether the rule must have fired; nil where that is not said.
    let fired: Bool?
    /// The rule's word for the outcome; nil where that is not said.
    let detail: String?
  }

  private let events: ExpectationChecker
  /// The places of the claims about events among all.
  private let eventPlaces: [Int]
  private var open: [Decision.Rule: [Open]] = [:]
  private var met: [Int] = []

  init(_ claims: [Claim], of identity: NavigatorIdentity) {
    var expectations: [Expectation] = []
    var places: [Int] = []
    for (place, claim) in claims.enumerated() {
      switch claim.subject {
      case .events(let expectation):
        expectations.append(expectation)
        places.append(place)
      case .decision(let pattern):
        guard let rule = Decision.Rule(rawValue: pattern.rule.rawValue) else { continue }
        open[rule, default: []].append(Open(place, pattern))
      }
    }
    events = ExpectationChecker(expectations, of: identity)
    eventPlaces = places
  }

  /// The kinds of events that matter to any claim.
  var kinds: [EventKind] { events.kinds }

  func observe(_ record: RecordView) { events.observe(record) }

  func decided(_ decision: Decision) {
    guard let waiting = open[decision.rule], waiting.contains(where: { $0.mayBe(decision) }) else {
      return
    }
    var writer = JSONWriter()
    let entry = DecisionLedger.Entry(milliseconds: 0, decision: decision, fix: nil)
    DecisionLedger.write(entry, to: &writer)
    guard let line = (try? JSONDocument(parsing: writer.bytes))?.root else { return }
    open[decision.rule] = waiting.filter { claim in
      guard claim.pattern.matches(line) else { return true }
      met.append(claim.place)
      return false
    }
  }

  /// The places of the claims that the run met, in their order.
  var places: [Int] {
    let held = zip(eventPlaces, events.results()).filter { $0.1.judgement == .held }.map(\.0)
    return (met + held).sorted()
  }
}

extension ClaimChecker.Open {
  fileprivate init(_ place: Int, _ pattern: DecisionPattern) {
    self.place = place
    self.pattern = pattern
    func word(_ name: String) -> String? {
      pattern.members.first { $0.name == name }?.value.string
    }
    fired = word("verdict").map { $0 == RecordedDecision.Verdict.fired.rawValue }
    detail = word("detail")
  }

  /// Whether a decision is not another one at first sight: most are, and need not be written to be looked at.
  fileprivate func mayBe(_ decision: Decision) -> Bool {
    (fired == nil || fired == decision.fired)
      && (detail == nil || detail == decision.detail.rawValue)
  }
}
