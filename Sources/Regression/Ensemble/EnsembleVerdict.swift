import Platform
package import ScenarioLanguage
import Simulation

extension EnsembleCell {
  /// Returns a measure over all counted drives; nil where there was nothing to measure.
  package func value(of measure: EnsembleGate.Measure) -> Double? {
    func share(_ count: Int, of all: Int) -> Double? {
      all > 0 ? Double(count) / Double(all) : nil
    }
    return switch measure {
    case .falseOffRoutesPer1000km: perThousandKilometres(falseOffRoutes)
    case .falseReroutesPer1000km: perThousandKilometres(falseReroutes)
    case .reroutesPerDrive: share(reroutes, of: counted.count)
    case .detectedShare: share(detected, of: departures)
    case .detectionSecondsMedian: detectionSeconds.median
    case .detectionSecondsP90: detectionSeconds.high
    case .detectionMetresP90: detectionMetres.high
    case .arrivedOnceShare: share(arrivedOnce, of: counted.count)
    case .arrivedRightShare: share(arrivedRight, of: counted.count)
    case .arrivalMetresP90: arrivalMetres.high
    case .arrivalSecondsP90: arrivalSeconds.high
    case .lastWordsSecondsMedian: lastWords.median
    case .lateWordsShare: share(lateWords, of: lastWords.count)
    case .overlappingWordsPerDrive: share(overlaps, of: counted.count)
    }
  }
}

/// What came of the bounds of an ensemble: each is judged as an expectation is.
package struct EnsembleVerdict: Sendable {
  /// A bound, or what must be so of every drive, and what came of it.
  package struct Line: Sendable {
    /// What is asked for, as ``EnsembleGate/Bound/described``.
    package let text: String
    /// What was measured, in words.
    package let found: String
    /// Whether it is so.
    package let isHeld: Bool
    /// The place in its file, as `path:line`.
    package let place: String
  }

  /// The bounds in their order, then what must be so of every drive.
  package let lines: [Line]
  private let count: Int

  /// Judges the drives of an ensemble.
  ///
  /// A drive that could not be counted, and a law that a drive broke, fail whatever the bounds say; so does a measure
  /// of which there was nothing to measure.
  package init(_ gate: EnsembleGate, _ cell: EnsembleCell) {
    count = cell.outcomes.count
    let seeds = cell.worst.prefix(3).map { "\($0.seed)" }.joined(separator: ", ")
    let worst = seeds.isEmpty ? "" : "; worst seeds \(seeds)"
    let bounds = gate.bounds.map { bound in
      let value = cell.value(of: bound.measure)
      let isHeld = value.map(bound.holds) ?? false
      let found = value.map { Self.text($0) } ?? "there was nothing to measure"
      return Line(
        text: bound.described,
        found: found + (isHeld ? "" : worst),
        isHeld: isHeld,
        place: "\(bound.source):\(bound.line)"
      )
    }
    let place = "\(gate.source):\(gate.line)"
    var faults: [Line] = []
    if let first = cell.failures.first {
      faults.append(
        Line(
          text: "every drive can be counted",
          found: "\(cell.failures.count) cannot; seed \(first.seed): \(first.failure ?? "")",
          isHeld: false,
          place: place
        )
      )
    }
    if let first = cell.counted.first(where: { !$0.violations.isEmpty }) {
      faults.append(
        Line(
          text: "no drive breaks a law",
          found:
            "\(Quantity.count(cell.violations, "violation")); seed \(first.seed): \(first.violations[0])",
          isHeld: false,
          place: place
        )
      )
    }
    lines = bounds + faults
  }

  /// Whether every line holds.
  package var isHeld: Bool { lines.allSatisfy(\.isHeld) }

  /// The lines as expectations of a run.
  var expectations: [RunFacts.Expectation] {
    lines.map { line in
      var expectation = RunFacts.Expectation(
        text: "\(line.place): ensemble of \(Quantity.count(count, "seed")): \(line.text)",
        line.isHeld ? .held : .violated,
        detail: line.isHeld ? line.found : "found \(line.found)"
      )
      expectation.isOfEnsemble = true
      return expectation
    }
  }

  private static func text(_ value: Double) -> String { Quantity.fixed(value, 3) }
}

extension EnsembleGate {
  /// Returns what the bounds come to as expectations that nothing is said of.
  func unjudged(_ reason: String) -> [RunFacts.Expectation] {
    bounds.map { bound in
      RunFacts.Expectation(
        text: "\(bound.source):\(bound.line): ensemble of "
          + "\(Quantity.count(seeds.count, "seed")): \(bound.described)",
        .notJudged,
        detail: reason
      )
    }
  }
}
