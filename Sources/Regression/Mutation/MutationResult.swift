/// What became of a mutant.
package struct MutationResult: Sendable {
  /// Whether the suite noticed the change.
  package enum Fate: Hashable, Sendable {
    /// A scenario's recording is another one with it, or a law or expectation is broken.
    case caught(by: String)
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
}

/// What the mutants of a suite came to.
package struct MutationReport: Sendable {
  /// In the order of their keys.
  package let results: [MutationResult]

  /// How many were caught; nobody overlooks a trap.
  package var caught: Int {
    results.count {
      switch $0.fate {
      case .caught, .trapped: true
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

  /// How many changed no value in any scenario.
  package var idle: Int { results.count { $0.fate == .idle } }

  /// Those that changed something somewhere.
  package var applied: Int { results.count - idle }

  /// Caught of applied, 0 to 1; nil where none was applied.
  package var score: Double? { applied > 0 ? Double(caught) / Double(applied) : nil }
}
