/// Counts what the expectations ask for.
final class ExpectationChecker {
  private struct Tally {
    let expectation: Expectation
    var times: [Int64] = []
    /// Milliseconds and sequence of the first match of `before` and `after`.
    var before: (time: Int64, sequence: Int)?
    var after: (time: Int64, sequence: Int)?
    var sequences: [Int] = []
  }

  private var tallies: [Tally]

  init(_ expectations: [Expectation]) {
    tallies = expectations.map { Tally(expectation: $0) }
  }

  /// The kinds of events that matter to any expectation.
  var kinds: [EventKind] {
    tallies.flatMap { tally -> [EventKind] in
      var kinds = [tally.expectation.pattern.kind]
      if case .never(let before, let after) = tally.expectation.rule {
        kinds += [before?.kind, after?.kind].compactMap { $0 }
      }
      return kinds
    }
  }

  func observe(_ record: RecordView) {
    for index in tallies.indices {
      let expectation = tallies[index].expectation
      if case .never(let before, let after) = expectation.rule {
        if tallies[index].before == nil, let before, before.matches(record) {
          tallies[index].before = (record.milliseconds, record.sequence)
        }
        if tallies[index].after == nil, let after, after.matches(record) {
          tallies[index].after = (record.milliseconds, record.sequence)
        }
      }
      if expectation.pattern.matches(record) {
        tallies[index].times.append(record.milliseconds)
        tallies[index].sequences.append(record.sequence)
      }
    }
  }

  func results() -> [ExpectationResult] {
    tallies.map { tally in
      let found = Self.fault(of: tally)
      return ExpectationResult(
        described: tally.expectation.described,
        line: tally.expectation.line,
        isMet: found == nil,
        found: found ?? ""
      )
    }
  }

  /// Returns what is wrong; nil where the expectation is met.
  private static func fault(of tally: Tally) -> String? {
    switch tally.expectation.rule {
    case .count(let count, let within):
      if tally.times.count != count {
        return "found \(tally.times.count)\(list(tally.times))"
      }
      return late(tally.times, within)
    case .some(let within):
      return tally.times.isEmpty ? "found none" : late(tally.times, within)
    case .never(let before, let after):
      let breaches = zip(tally.sequences, tally.times).filter { sequence, _ in
        // A `before` that never comes means the end of the run.
        if before != nil, let limit = tally.before, sequence >= limit.sequence { return false }
        if after != nil {
          guard let start = tally.after, sequence > start.sequence else { return false }
        }
        return true
      }
      return breaches.isEmpty ? nil : "found \(breaches.count)\(list(breaches.map(\.1)))"
    }
  }

  private static func late(_ times: [Int64], _ within: ClosedRange<Double>?) -> String? {
    guard let within else { return nil }
    let outside = times.filter { !within.contains(Double($0) / 1000) }
    return outside.isEmpty ? nil : "found\(list(outside)), outside the window"
  }

  private static func list(_ times: [Int64]) -> String {
    guard !times.isEmpty else { return "" }
    let shown = times.prefix(5).map { "\(Double($0) / 1000)" }.joined(separator: ", ")
    return " at \(shown)\(times.count > 5 ? ", …" : "") s"
  }
}
