import CanonicalJSON
import Recording
import ScenarioLanguage

/// What a run held of what one expectation asks for.
struct ExpectationTally {
  /// A match in the run.
  struct Match {
    let milliseconds: Int64
    let sequence: Int
    /// Which of the patterns of an order it matches; 0 otherwise.
    var step = 0
    /// What is wrong with its value in words; nil where nothing is.
    var fault: String?
    /// How far its value stays from one that is wrong; nil where nothing can be measured.
    var margin: ExpectationMargin?
  }

  let expectation: Expectation
  private(set) var matches: [Match] = []
  private(set) var before: Match?
  /// The first match of `after`, or all where each must be followed.
  private(set) var after: [Match] = []
  /// Events of the kind with other members: the first of them, and how many in all.
  private(set) var others: [(milliseconds: Int64, members: String)] = []
  private(set) var otherCount = 0

  /// How many events with other members are told.
  private static let shownOthers = 3

  init(_ expectation: Expectation) { self.expectation = expectation }

  /// The patterns that matches are of.
  private var patterns: [EventPattern] {
    if case .order(let rest) = expectation.rule { return [expectation.pattern] + rest }
    return [expectation.pattern]
  }

  /// The patterns of all events that matter.
  var allPatterns: [EventPattern] {
    patterns + [expectation.window.before, expectation.window.after].compactMap(\.self)
  }

  /// The kinds of events that matter.
  var kinds: [EventKind] { allPatterns.map(\.kind) }

  mutating func observe(_ record: RecordView) {
    let here = Match(milliseconds: record.milliseconds, sequence: record.sequence)
    if before == nil, let limit = expectation.window.before, limit.matches(record) { before = here }
    if let limit = expectation.window.after, after.isEmpty || wantsAll, limit.matches(record) {
      after.append(here)
    }
    if case .order(let rest) = expectation.rule {
      for (step, pattern) in ([expectation.pattern] + rest).enumerated()
      where pattern.matches(record) {
        matches.append(
          Match(milliseconds: record.milliseconds, sequence: record.sequence, step: step)
        )
      }
      return
    }
    guard record.kind == expectation.pattern.kind else { return }
    guard expectation.pattern.matches(record) else { return note(record) }
    var match = Match(milliseconds: record.milliseconds, sequence: record.sequence)
    if case .value(let test, _) = expectation.rule, let value = record.parsed() {
      match.fault = test.fault(of: value)
      if match.fault == nil { match.margin = test.margin(of: value) }
    }
    matches.append(match)
  }

  private var wantsAll: Bool {
    if case .follows = expectation.rule { return true }
    return false
  }

  /// Keeps how an event of the kind differs from what is asked for.
  private mutating func note(_ record: RecordView) {
    otherCount += 1
    guard others.count < Self.shownOthers, let value = record.parsed() else { return }
    let members = expectation.pattern.members.compactMap { member -> String? in
      guard let found = EventPattern.member(member.name, of: value) else {
        return "no \(member.name)"
      }
      return EventPattern.equal(found, member.value) ? nil : "\(member.name) \(found.excerpt)"
    }
    others.append((record.milliseconds, members.joined(separator: ", ")))
  }
}
