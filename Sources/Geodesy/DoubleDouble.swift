/// An unevaluated sum of two doubles, about 106 bits; `low` is at most half an ulp of `high`.
///
/// The error-free transformations are Dekker's (*A floating-point technique for extending the
/// available precision*, 1971) and Knuth's two-sum. They need IEEE rounding and nothing else.
struct DoubleDouble {
  var high: Double
  var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two doubles.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let s = a + b
    let t = s - a
    return DoubleDouble(s, (a - (s - t)) + (b - t))
  }

  /// The exact sum of two doubles of which the first is the larger.
  @inline(__always)
  static func orderedSum(_ a: Double, _ b: Double) -> DoubleDouble {
    let s = a + b
    return DoubleDouble(s, b - (s - a))
  }

  /// The exact product of two doubles, below about 2^996.
  @inline(__always)
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let p = a * b
    let (ah, al) = split(a)
    let (bh, bl) = split(b)
    return DoubleDouble(p, ((ah * bh - p) + ah * bl + al * bh) + al * bl)
  }

  /// The quotient of two sums, to about 100 bits.
  @inline(__always)
  static func quotient(_ a: DoubleDouble, _ b: DoubleDouble) -> DoubleDouble {
    let q = a.high / b.high
    let p = product(q, b.high)
    let rest = ((a.high - p.high) - p.low) + (a.low - q * b.low)
    return orderedSum(q, rest / b.high)
  }

  @inline(__always)
  private static func split(_ a: Double) -> (Double, Double) {
    let c = 134_217_729 * a
    let high = c - (c - a)
    return (high, a - high)
  }
}
