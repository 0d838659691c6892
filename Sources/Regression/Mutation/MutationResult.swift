/// What became of a mutant.
package struct MutationResult: Sendable {
  /// Which scenarios noticed a change, each the first that did.
  package struct Notice: Hashable, Sendable {
    /// The one in which an expectation or a law is violated that was not, and is not known to be; nil for none.
    package var byExpectations: String?
    /// The one whose golden would be another; nil for none.
    package var byGolden: String?

    /// Whether any did.
    package var isAny: Bool { byExpectations != nil || byGolden != nil }

    /// The first of them to be named: what nobody can accept by mistake.
    package var first: String { byExpectations ?? byGolden ?? "" }
  }

  /// Whether the suite noticed the change.
  package enum Fate: Hashable, Sendable {
    /// A scenario fails with it.
    case caught(Notice)
    /// In a scenario the program trapped with it, which is a fault of the program.
    case trapped(in: String, RunFailure)
    /// So many scenarios ran with it, and none noticed.
    case survived(scenarios: Int)
    /// There is no scenario in which it changes a value.
    case idle
  }

  /// The change.
  package let mutant: Mutant
  /// Whether it was noticed.
  package let fate: Fate
  /// For one that survived, a changed drive that would catch it; nil where none was found, or nobody looked.
  package internal(set) var telling: TellingDrive?
}

/// A changed drive of which a mutant tells another story: a scenario that a suite lacks.
package struct TellingDrive: Hashable, Sendable {
  /// The scenario that is changed, as commands take it.
  package let scenario: String
  /// How it is changed.
  package let trail: FuzzTrail
}

/// What the mutants of a suite came to.
package struct MutationReport: Sendable {
  /// In the order of their keys.
  package let results: [MutationResult]

  /// How many were caught; nobody overlooks a trap.
  package var caught: Int { caught { $0.isAny } }

  /// How many violate an expectation or a law, which no acceptance of a golden turns green.
  package var caughtByExpectations: Int { caught { $0.byExpectations != nil } }

  /// How many change a golden.
  package var caughtByGoldens: Int { caught { $0.byGolden != nil } }

  private func caught(_ counts: (MutationResult.Notice) -> Bool) -> Int {
    results.count {
      switch $0.fate {
      case .caught(let notice): counts(notice)
      case .trapped: true
      case .survived, .idle: false
      }
    }
  }

  /// Why the program trapped, for each mutant that made it.
  package var traps: [RunFailure] {
    results.compactMap { if case .trapped(_, let failure) = $0.fate { failure } else { nil } }
  }

  /// Those that nobody noticed.
  package var survivors: [MutationResult] {
    results.filter { if case .survived = $0.fate { true } else { false } }
  }

  /// Returns the least change of the same key, in the same direction, that a scenario noticed; nil where none did.
  ///
  /// The drive of that scenario comes nearest to telling a survivor.
  package func nearest(to survivor: MutationResult) -> MutationResult? {
    let change = survivor.mutant.change
    return results.filter {
      guard case .caught = $0.fate else { return false }
      return $0.mutant.key == survivor.mutant.key && $0.mutant.change.isUp == change.isUp
        && change.isUp != nil
    }.min { $0.mutant.change.size < $1.mutant.change.size }
  }

  /// How many changed no value in any scenario.
  package var idle: Int { results.count { $0.fate == .idle } }

  /// Those that changed something somewhere.
  package var applied: Int { results.count - idle }

  /// Caught of applied, 0 to 1; nil where none was applied.
  package var score: Double? { share(caught) }

  /// A count's share of those that were applied, 0 to 1; nil where none was.
  package func share(_ count: Int) -> Double? {
    applied > 0 ? Double(count) / Double(applied) : nil
  }
}
