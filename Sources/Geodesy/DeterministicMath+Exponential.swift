extension DeterministicMath {
  /// Returns e to the power `x`; infinity above 709.79, 0 below -745.14.
  public static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782_712_893_384 { return .infinity }
    if x < -745.133_219_101_941_2 { return 0 }
    let k = (x * 1.442_695_040_888_963_4).rounded(.toNearestOrEven)
    let r = DoubleDouble.sum(x - k * 0x1.62e42feep-1, -(k * 0x1.a39ef35793c76p-33))
    let z = r.high
    let p =
      z * z
      * (1 / 2
        + z
        * (1 / 6
          + z
          * (1 / 24
            + z
            * (1 / 120
              + z
              * (1 / 720
                + z
                * (1 / 5040
                  + z
                  * (1 / 40320
                    + z
                    * (1 / 362_880
                      + z
                      * (1 / 3_628_800
                        + z
                        * (1 / 39_916_800
                          + z * (1 / 479_001_600 + z * (1 / 6_227_020_800))))))))))))
    let sum = DoubleDouble.orderedSum(1, z)
    let value = sum.high + (sum.low + (p + r.low))
    let exponent = Int(k)
    if exponent < -1021 {
      return value * Double(sign: .plus, exponent: exponent + 200, significand: 1) * 0x1p-200
    }
    if exponent > 1023 {
      return value * Double(sign: .plus, exponent: exponent - 1, significand: 1) * 2
    }
    return value * Double(sign: .plus, exponent: exponent, significand: 1)
  }

  /// Returns the natural logarithm; NaN below 0, minus infinity at 0.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    var exponent = Double(x.exponent)
    var m = x.significand
    if m > 1.414_213_562_373_095_1 {
      m *= 0.5
      exponent += 1
    }
    // log(m) = 2 artanh(s) with s = (m - 1) / (m + 1), |s| < 0.172.
    let s = DoubleDouble.quotient(DoubleDouble(m - 1), .sum(m, 1))
    let z = s.high * s.high
    let p =
      z
      * (1 / 3
        + z
        * (1 / 5
          + z
          * (1 / 7
            + z
            * (1 / 9
              + z
              * (1 / 11
                + z
                * (1 / 13 + z * (1 / 15 + z * (1 / 17 + z * (1 / 19 + z * (1 / 21 + z / 23))))))))))
    let whole = exponent * 0x1.62e42feep-1
    let sum = DoubleDouble.sum(whole, 2 * s.high)
    return sum.high
      + (sum.low + (2 * s.low + (2 * s.high * p + exponent * 0x1.a39ef35793c76p-33)))
  }
}
