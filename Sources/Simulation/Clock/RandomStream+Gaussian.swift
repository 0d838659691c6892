import Geodesy

extension RandomStream {
  /// Returns two independent numbers of the standard normal distribution.
  ///
  /// Box and Muller, *A note on the generation of random normal deviates* (1958), with our own
  /// logarithm, sine and cosine.
  mutating func gaussians() -> (Double, Double) {
    let radius = (-2 * DeterministicMath.log(1 - unit())).squareRoot()
    let angle = DeterministicMath.sineAndCosine(2 * .pi * unit())
    return (radius * angle.cosine, radius * angle.sine)
  }

  /// Returns a number of a range, each as likely.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  /// Returns a number of the exponential distribution with a mean.
  mutating func exponential(mean: Double) -> Double {
    -mean * DeterministicMath.log(1 - unit())
  }
}
