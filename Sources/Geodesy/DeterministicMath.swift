/// Elementary functions from IEEE `+ - * / sqrt` alone: the same bits on every machine.
///
/// C libraries differ by an ulp from one another, and from CPU to CPU of one machine; a threshold
/// turns an ulp into another story. These are within 1 ulp of the true value over the ranges stated,
/// and their results depend on nothing but their arguments. The polynomials are Chebyshev fits of our
/// own, whose error is below 2^-56 of the result.
public enum DeterministicMath {
  /// Returns the sine of an angle in radians, for magnitudes up to 1e5 (beyond, less exactly).
  public static func sin(_ x: Double) -> Double {
    if x.magnitude < 0x1p-27 { return x }
    let (quadrant, r) = reduce(x)
    switch quadrant {
    case 0: return sineKernel(r).high
    case 1: return cosineKernel(r).high
    case 2: return -sineKernel(r).high
    default: return -cosineKernel(r).high
    }
  }

  /// Returns the cosine of an angle in radians, for magnitudes up to 1e5 (beyond, less exactly).
  public static func cos(_ x: Double) -> Double {
    let (quadrant, r) = reduce(x)
    switch quadrant {
    case 0: return cosineKernel(r).high
    case 1: return -sineKernel(r).high
    case 2: return -cosineKernel(r).high
    default: return sineKernel(r).high
    }
  }

  /// Returns the tangent of an angle in radians, for magnitudes up to 1e5 (beyond, less exactly).
  public static func tan(_ x: Double) -> Double {
    if x.magnitude < 0x1p-28 { return x }
    let (quadrant, r) = reduce(x)
    let s = sineKernel(r)
    let c = cosineKernel(r)
    let q = quadrant & 1 == 0 ? DoubleDouble.quotient(s, c) : DoubleDouble.quotient(c, s)
    return quadrant & 1 == 0 ? q.high + q.low : -(q.high + q.low)
  }

  // MARK: - Kernels

  /// Brings `x` to within pi/4 of a multiple of pi/2: the quadrant, and the rest as a sum.
  ///
  /// Cody and Waite's reduction with pi/2 in three parts of 33, 33 and 53 bits; the products with the
  /// first two are exact for quotients below 2^20.
  @inline(__always)
  private static func reduce(_ x: Double) -> (quadrant: Int, rest: DoubleDouble) {
    if x.magnitude <= 0.785_398_163_397_448_3 { return (0, DoubleDouble(x)) }
    let k = (x * 0.636_619_772_367_581_4).rounded(.toNearestOrEven)
    guard k.magnitude < 0x1p31 else { return (0, DoubleDouble(.nan)) }
    let a = x - k * 0x1.921fb544p+0
    let b = DoubleDouble.sum(a, -(k * 0x1.0b4611a6p-34))
    let c = DoubleDouble.sum(b.high, -(k * 0x1.3198a2e037073p-69))
    let rest = DoubleDouble.orderedSum(c.high, c.low + b.low)
    return (Int(k) & 3, rest)
  }

  /// Returns the sine of a rest within pi/4, as a sum.
  @inline(__always)
  private static func sineKernel(_ r: DoubleDouble) -> DoubleDouble {
    let x = r.high
    let z = x * x
    let p =
      z
      * Polynomial.of(
        z,
        -0.16666666666666666,
        0.008333333333330948,
        -0.00019841269836756774,
        2.7557316101617874e-06,
        -2.505113165023518e-08,
        1.5918115263265974e-10
      )
    return .orderedSum(x, x * p + r.low * (1 - 0.5 * z))
  }

  /// Returns the cosine of a rest within pi/4, as a sum.
  @inline(__always)
  private static func cosineKernel(_ r: DoubleDouble) -> DoubleDouble {
    let x = r.high
    let z = x * x
    let q =
      z * z
      * Polynomial.of(
        z,
        0.041666666666666664,
        -0.0013888888888887398,
        2.480158729876456e-05,
        -2.7557317271145144e-07,
        2.087614614655861e-09,
        -1.1382623647474604e-11
      )
    let half = DoubleDouble.orderedSum(1, -0.5 * z)
    // z is rounded; its error, halved, is part of the sum's low half.
    let exact = DoubleDouble.product(x, x)
    let rest = q - x * r.low - 0.5 * exact.low
    return .orderedSum(half.high, half.low + rest)
  }
}
