package import Simulation

/// The proof that the comparators see: each gets goldens that are wrong on purpose.
package struct Selftest: Sendable {
  /// What one comparator made of one planted golden.
  package struct Trial: Hashable, Sendable {
    /// What was wrong with the golden.
    package let plant: Canary.Plant
    /// The name of the comparator.
    package let comparator: String

    /// What the comparator found; `nil` if it found nothing.
    package let finding: String?

    /// Whether it found what was planted, or kept silent where nothing was.
    package var isPassed: Bool { (finding == nil) == (plant == .nothing) }
  }

  /// The trials, comparator by comparator.
  package let trials: [Trial]

  /// Tries every comparator on every plant.
  ///
  /// - Throws: ``FileError`` where the goldens cannot be written.
  package init(_ comparators: [CanaryComparator]) throws {
    var trials: [Trial] = []
    for comparator in comparators {
      for plant in Canary.Plant.allCases {
        let finding = try comparator.compare(Canary(plant: plant).golden, Canary.recording)
        trials.append(Trial(plant: plant, comparator: comparator.name, finding: finding))
      }
    }
    self.trials = trials
  }

  /// Whether every plant was caught and nothing else.
  package var isPassed: Bool { !trials.isEmpty && trials.allSatisfy(\.isPassed) }

  /// What the comparators found, word by word.
  package var words: ToldTrial {
    let lines = trials.map { "\($0.comparator): \($0.plant.rawValue): \($0.finding ?? "nothing")" }
    return ToldTrial(name: "comparators", told: lines.joined(separator: "\n"))
  }

  /// A blind comparator is a fault of the harness.
  package var exitCode: ExitCode { isPassed ? .success : .harnessFault }
}
