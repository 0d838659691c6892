import CanonicalJSON
import Navigation
import ScenarioLanguage
package import Simulation
import Recording

/// Folds differences under their causes by forced continuation.
///
/// The first difference that a rule of the navigator made is undone: the scenario is run again, and
/// in that rule the run follows the golden. What is equal then followed from it; what still differs
/// has another cause, and the next rule is forced too. Reports and texts, on which nothing depends,
/// are sorted at the end. Where the first difference comes from outside of the navigator, such as
/// another trace or another route, the golden does not tell enough to go on: what follows is folded
/// by time, and said to be a guess.
package struct CauseFolder {
  /// Runs the scenario again, following a golden; nothing where that cannot be done.
  package typealias Rerun = (_ director: GoldenDecisions, _ ledger: DecisionLedger) throws
    -> [UInt8]?

  private let diff: RecordingDiff
  private let golden: [UInt8]
  private let rerun: Rerun

  /// Runs at most: one for the ledger and two for each rule.
  private static let runLimit = 14

  /// Creates a folder.
  ///
  /// - Parameter golden: the golden's content.
  package init(_ diff: RecordingDiff, golden: [UInt8], rerun: @escaping Rerun) {
    self.diff = diff
    self.golden = golden
    self.rerun = rerun
  }

  /// A cause under way.
  private struct Draft {
    var rule: CauseRule
    var change: EventChange
    var diff: RecordingDiff
    var consequenceCount: Int
    var isGuess = false
  }

  /// Returns the causes in the order of their times; nil where the scenario cannot be run again.
  ///
  /// - Throws: What the run that follows the golden throws.
  package func causes() throws -> [FoldedCause]? {
    guard !diff.changes.isEmpty else { return [] }
    // Of a golden that was cut, or a drive that merely goes on, nothing tells why.
    if let end = diff.endOfGolden, diff.golden.closing == nil || isDrivenOn {
      return [cut(at: end)]
    }
    let schedule = GoldenDecisions.Schedule(diff.golden)
    let ledger = DecisionLedger(keepsAll: true)
    let plain = GoldenDecisions(schedule, forcing: [])
    guard let again = try rerun(plain, ledger) else { return nil }
    // A run that is not repeated exactly explains nothing.
    guard again == diff.new.lines.bytes else { return nil }
    var state = State(diff: diff)
    for _ in 0..<Self.runLimit {
      guard let next = state.next() else { break }
      try force(next.change, next.rule, schedule, &state)
    }
    settle(&state)
    let reasons = CauseReason(ledger)
    return state.drafts
      .sorted { ($0.change.time, $0.rule.order) < ($1.change.time, $1.rule.order) }
      .map { finished($0, reasons) }
  }

  /// Whether the first that the golden has not is another fix.
  private var isDrivenOn: Bool {
    diff.changes.first.map { diff.event(of: $0) == EventKind.didUpdateLocation.text } ?? true
  }

  private func cut(at end: String) -> FoldedCause {
    FoldedCause(
      text: end,
      time: diff.golden.events.last?.time ?? 0,
      rule: "",
      consequenceCount: diff.changes.count,
      isGuess: false,
      finding: Finding(group: diff.golden.closing == nil ? "golden cut off" : "the run goes on")
    )
  }

  private struct State {
    var diff: RecordingDiff
    var drafts: [Draft] = []
    var forced: Set<Decision.Rule> = []
    var hopeless: Set<Decision.Rule> = []

    /// Returns the first difference that a rule made which may still be forced; nil where one from
    /// outside comes before it.
    func next() -> (change: EventChange, rule: Decision.Rule)? {
      for change in diff.changes {
        switch CauseFolder.rule(of: change, in: diff) {
        case .directed(let rule):
          if forced.contains(rule) { continue }
          return hopeless.contains(rule) ? rival(of: change) : (change, rule)
        case .leaf, .cosmetic: continue
        // What is asked of a provider follows from the navigator, or means nothing to it.
        case .outside
        where change.verdict == .changed
          && EventKind(named: diff.event(of: change))?.source == .provider:
          continue
        case .outside: return rival(of: change)
        }
      }
      return nil
    }

    /// Returns a difference of the same moment that a rule made which may still be forced: the requests of a reroute
    /// follow from it, and an arrival that another decision put off.
    private func rival(of change: EventChange) -> (change: EventChange, rule: Decision.Rule)? {
      for rival in diff.changes where rival.time == change.time {
        guard case .directed(let rule) = CauseFolder.rule(of: rival, in: diff) else { continue }
        if !forced.contains(rule), !hopeless.contains(rule) { return (rival, rule) }
      }
      return nil
    }
  }

  private static func rule(of change: EventChange, in diff: RecordingDiff) -> CauseRule {
    if diff.isCosmetic(change) || diff.isDrift(change) { return .cosmetic }
    let event = diff.event(of: change)
    // Whether a fix is shown on the route is decided with whether the vehicle is on it.
    if event == EventKind.didUpdateLocation.text, change.verdict == .changed,
      diff.fields(of: change).contains(where: { $0.path == "isSnapped" })
    {
      return .directed(.offRoute)
    }
    // At the same moment the same was decided, of other values.
    if change.verdict == .changed, event == EventKind.shouldCorrectDeviation.text {
      return .directed(.offRoute)
    }
    return CauseRule(event: event)
  }

  /// Makes the run follow the golden in one rule more, and keeps that if it helped.
  private func force(
    _ change: EventChange,
    _ rule: Decision.Rule,
    _ schedule: GoldenDecisions.Schedule,
    _ state: inout State
  ) throws {
    let director = GoldenDecisions(schedule, forcing: state.forced.union([rule]))
    guard let bytes = try rerun(director, DecisionLedger(keepsAll: false)) else {
      state.hopeless.insert(rule)
      return
    }
    let next = try RecordingDiff(golden: golden, path: "", new: bytes, path: "")
    let isStillThere = next.changes.contains {
      $0.time <= change.time && Self.rule(of: $0, in: next) == .directed(rule)
    }
    guard !isStillThere, next.changes.count < state.diff.changes.count else {
      state.hopeless.insert(rule)
      return
    }
    let gone = state.diff.changes.count - next.changes.count
    let told =
      state.diff.changes.first {
        $0.time >= change.time && CauseRule(event: state.diff.event(of: $0)) == .directed(rule)
      } ?? change
    state.drafts.append(
      Draft(rule: .directed(rule), change: told, diff: state.diff, consequenceCount: gone - 1)
    )
    state.forced.insert(rule)
    state.diff = next
  }

  /// Sorts what no rule explains.
  private func settle(_ state: inout State) {
    var leaves: [EventChange] = []
    var others: [EventChange] = []
    let rest = state.diff
    for change in rest.changes {
      switch Self.rule(of: change, in: rest) {
      case .directed(let rule) where state.forced.contains(rule):
        // The same rule told with other values.
        if let place = state.drafts.firstIndex(where: { $0.rule == .directed(rule) }) {
          state.drafts[place].consequenceCount += 1
        }
      case .leaf, .cosmetic: leaves.append(change)
      case .directed, .outside: others.append(change)
      }
    }
    var folds: [Draft] = []
    // Where all is told at its time, only otherwise, nothing need follow from anything: the same member of the same
    // event is one thing, whenever it comes.
    let areMembers = others.allSatisfy { $0.verdict == .changed }
    var members: [String: Int] = [:]
    for change in others {
      let rule = Self.rule(of: change, in: rest)
      if areMembers {
        let group = rest.finding(of: change).group
        if let place = members[group] {
          folds[place].consequenceCount += 1
          continue
        }
        members[group] = folds.count
      } else if var last = folds.last, change.time - last.change.time <= 60_000 || last.isGuess {
        // Of one moment a rule comes first: what is asked and answered there follows from it.
        if last.rule.rule == nil, rule.rule != nil, change.time == last.change.time {
          (last.rule, last.change) = (rule, change)
        }
        last.consequenceCount += 1
        last.isGuess = true
        folds[folds.count - 1] = last
        continue
      }
      folds.append(Draft(rule: rule, change: change, diff: rest, consequenceCount: 0))
    }
    let first = folds.first?.change.time
    for change in leaves {
      let rule = Self.rule(of: change, in: rest)
      // After a difference from outside nobody can tell what would have been without it.
      if rule != .cosmetic, members.count != 1, let first, change.time >= first {
        folds[0].consequenceCount += 1
        folds[0].isGuess = true
      } else if let place = folds.firstIndex(where: { $0.rule == rule }) {
        folds[place].consequenceCount += 1
      } else {
        folds.append(Draft(rule: rule, change: change, diff: rest, consequenceCount: 0))
      }
    }
    state.drafts += folds
  }

  private func finished(_ draft: Draft, _ reasons: CauseReason) -> FoldedCause {
    let reason = reasons.text(for: draft.rule, draft.change, in: draft.diff)
    let sentence =
      draft.diff.sentence(for: draft.change, withFields: reason.isEmpty)
      + draft.diff.moment(of: draft.change)
    return FoldedCause(
      text: reason.isEmpty ? sentence : "\(sentence): \(reason)",
      time: draft.change.time,
      rule: draft.rule.rule?.rawValue ?? "",
      consequenceCount: draft.consequenceCount,
      isGuess: draft.isGuess,
      finding: draft.diff.finding(
        ofCause: draft.change,
        reason: reason,
        isTurn: draft.isGuess && draft.consequenceCount > 0
      )
    )
  }
}

extension CauseRule {
  /// The order of causes of one moment.
  fileprivate var order: Int {
    switch self {
    case .directed: 0
    case .outside: 1
    case .leaf: 2
    case .cosmetic: 3
    }
  }
}
