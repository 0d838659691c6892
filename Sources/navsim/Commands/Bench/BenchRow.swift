/// One measured figure.
struct BenchRow: Sendable {
  /// What was measured, in the words of the design.
  var name: String

  /// The particulars of the work: sizes, counts, settings.
  var work: String

  /// The median of the runs.
  var value: Double

  /// The unit of ``value``, such as `fixes/s`.
  var unit: String

  /// What is aimed at; `nil` where the row only informs.
  var target: BenchTarget?

  /// The number of runs behind the median.
  var runs: Int

  /// The lowest and the highest of the runs.
  var range: ClosedRange<Double>
}

/// What a row is held against.
enum BenchTarget: Sendable {
  case atLeast(Double)
  case atMost(Double)

  /// Whether `value` reaches it.
  func isReached(by value: Double) -> Bool {
    switch self {
    case .atLeast(let limit): value >= limit
    case .atMost(let limit): value <= limit
    }
  }
}
