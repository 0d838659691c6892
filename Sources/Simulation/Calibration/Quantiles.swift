/// Numbers in their order.
package struct Quantiles: Sendable {
  private let sorted: [Double]

  /// Puts numbers into their order.
  package init(_ numbers: [Double]) { sorted = numbers.sorted() }

  /// How many numbers there are.
  package var count: Int { sorted.count }
  /// The number that half of the numbers lie below; 0 where there are none.
  package var median: Double { self[0.5] }

  /// Returns the number that a share of the numbers lies below; 0 where there are none.
  package subscript(_ share: Double) -> Double {
    guard let last = sorted.indices.last else { return 0 }
    let place = share * Double(last)
    let index = min(Int(place), last)
    let next = min(index + 1, last)
    return sorted[index] + (place - Double(index)) * (sorted[next] - sorted[index])
  }

  /// The standard deviation that a normal distribution of this spread would have.
  ///
  /// From the median of the distances to the median, which outliers hardly move: 1.4826 of it.
  var robustSigma: Double {
    let middle = median
    return 1.4826 * Quantiles(sorted.map { ($0 - middle).magnitude }).median
  }
}
