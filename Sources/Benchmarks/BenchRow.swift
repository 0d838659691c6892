/// One measured figure.
package struct BenchRow: Sendable {
  /// What was measured, in the words of the design.
  package var name: String

  /// The particulars of the work: sizes, counts, settings.
  package var work: String

  /// The median of the runs.
  package var value: Double

  /// The unit of ``value``, such as `fixes/s`.
  package var unit: String

  /// What is aimed at; `nil` where the row only informs.
  package var target: BenchTarget?

  /// The number of runs behind the median.
  package var runs: Int

  /// The lowest and the highest of the runs.
  package var range: ClosedRange<Double>
}

/// What a row is held against.
package enum BenchTarget: Sendable {
  case atLeast(Double)
  case atMost(Double)

  /// Whether `value` reaches it.
  package func isReached(by value: Double) -> Bool {
    switch self {
    case .atLeast(let limit): value >= limit
    case .atMost(let limit): value <= limit
    }
  }
}
