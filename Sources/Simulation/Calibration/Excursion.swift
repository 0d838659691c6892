import ScenarioLanguage

/// A stretch of fixes far off: a reflection, most often.
package struct Excursion: Hashable, Sendable {
  /// Places in the list of errors.
  package let range: Range<Int>
  /// Seconds from its first fix to the first behind it.
  package let duration: Double
  /// Metres off: the median.
  package let distance: Double
  /// Metres that the receiver claims meanwhile: the median; nil where it does not say.
  package let claimed: Double?

  /// Sigmas from which on a fix is far off: normal noise gets there once in 25,000 fixes.
  private static let limit = 4.5
  /// Metres that no navigator minds, whatever the noise beside them is.
  static let leastDistance = 2.0
  /// A fix alone has to be so many limits off: noise without memory gets over one now and then.
  private static let loneLimits = 2.0
  /// Fixes within the limit that do not end an excursion.
  private static let pause = 1

  /// Finds the stretches whose errors lie further off than noise does.
  ///
  /// - Parameters:
  ///   - rests: What is left of each error without its bias.
  ///   - sigma: Metres of the noise in each direction.
  static func find(
    _ errors: [ReceiverError],
    rests: [(east: Double, north: Double)],
    sigma: Double
  ) -> [Excursion] {
    let limit = max(Self.limit * sigma, leastDistance)
    let distances = rests.map { ($0.east * $0.east + $0.north * $0.north).squareRoot() }
    var found: [Excursion] = []
    var start: Int?
    var last = 0
    for index in distances.indices {
      if distances[index] > limit {
        start = start ?? index
        last = index
      } else if let begin = start, index - last > pause {
        found.append(Excursion(begin..<(last + 1), errors, distances))
        start = nil
      }
    }
    if let start { found.append(Excursion(start..<(last + 1), errors, distances)) }
    return found.filter { $0.range.count > 1 || $0.distance > loneLimits * limit }
  }

  private init(_ range: Range<Int>, _ errors: [ReceiverError], _ distances: [Double]) {
    self.range = range
    let next = min(range.upperBound, errors.count - 1)
    let end = errors[next].seconds
    duration = end - errors[range.lowerBound].seconds
    distance = Quantiles(Array(distances[range])).median
    let claims = errors[range].compactMap(\.claimed)
    claimed = claims.isEmpty ? nil : Quantiles(claims).median
  }
}
