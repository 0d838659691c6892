extension DeterministicMath {
  /// Returns e to the power `x`; infinity above 709.79, 0 below -745.14.
  public static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782_712_893_384 { return .infinity }
    if x < -745.133_219_101_941_2 { return 0 }
    let k = nearestInteger(x * 1.442_695_040_888_963_4)
    let r = DoubleDouble.sum(x - k * 0x1.62e42feep-1, -(k * 0x1.a39ef35793c76p-33))
    let z = r.high
    let low = Polynomial.of(
      z,
      0.5,
      0.1666666666666667,
      0.04166666666666667,
      0.00833333333332614,
      0.0013888888888883752,
      0.00019841269874804214,
      2.4801587325536023e-05,
      2.7557255421023506e-06
    )
    let high = Polynomial.of(
      z,
      2.7557273657975953e-07,
      2.5105208339987698e-08,
      2.0914680780540263e-09,
      0
    )
    let z2 = z * z
    let z4 = z2 * z2
    let p = z2 * (low + (z4 * z4) * high)
    let sum = DoubleDouble.orderedSum(1, z)
    let value = sum.high + (sum.low + (p + r.low))
    let exponent = Int(k)
    if exponent < -1021 {
      return value * powerOfTwo(exponent + 200) * 0x1p-200
    }
    if exponent > 1023 {
      return value * powerOfTwo(exponent - 1) * 2
    }
    return value * powerOfTwo(exponent)
  }

  /// Returns two to the power `exponent`, in `-1022...1023`.
  @inline(__always)
  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(exponent &+ 1023)) << 52)
  }

  /// Returns the natural logarithm; NaN below 0, minus infinity at 0.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    let isTiny = x < 0x1p-1022
    let bits = (isTiny ? x * 0x1p54 : x).bitPattern
    // The bits of a double less those of sqrt(1/2): the carry rounds the exponent at sqrt(2).
    let shifted = bits &- 0x3fe6_a09e_667f_3bcd
    let power = Int64(bitPattern: shifted) >> 52
    let m = Double(bitPattern: bits &- UInt64(bitPattern: power << 52))
    let exponent = Double(isTiny ? power - 54 : power)
    // log(1 + f) = 2 artanh(s) with s = f / (2 + f), |s| < 0.172; written as f - (f²/2 - s (f²/2 + r))
    // so that the exact f leads and only what is small is rounded.
    let f = m - 1
    let s = f / (2 + f)
    let z = s * s
    let r =
      z
      * Polynomial.of(
        z,
        0.6666666666666666,
        0.4000000000000088,
        0.28571428570801954,
        0.22222222392089008,
        0.18181795600060793,
        0.15386241881938595,
        0.13268714792348096,
        0.1308723619665962
      )
    let half = 0.5 * (f * f)
    let rest = s * (half + r)
    let first = DoubleDouble.orderedSum(exponent * 0x1.62e42feep-1, f)
    let whole = exponent == 0 ? DoubleDouble(f) : first
    let second = DoubleDouble.sum(whole.high, -half)
    return second.high
      + (second.low + (whole.low + (rest + exponent * 0x1.a39ef35793c76p-33)))
  }
}
