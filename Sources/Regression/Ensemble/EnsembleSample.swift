/// Numbers of which the middle, the high tenth and the extreme are told.
package struct EnsembleSample: Sendable {
  /// In rising order.
  package let values: [Double]

  package init(_ values: some Sequence<Double>) { self.values = values.sorted() }

  package var count: Int { values.count }

  /// Returns the value that a share of all do not exceed; nil without values.
  package func quantile(_ share: Double) -> Double? {
    guard let last = values.last else { return nil }
    let index = Int((share * Double(values.count)).rounded(.up)) - 1
    return index < values.count ? values[max(0, index)] : last
  }

  package var median: Double? { quantile(0.5) }
  package var high: Double? { quantile(0.9) }
  package var largest: Double? { values.last }
}
