/// Elementary functions from IEEE `+ - * / sqrt` alone: the same bits on every machine.
///
/// C libraries differ by an ulp from one another, and from CPU to CPU of one machine; a threshold
/// turns an ulp into another story. These are within 1 ulp of the true value over the ranges stated,
/// and their results depend on nothing but their arguments. The polynomials are Chebyshev fits of our
/// own, whose error is below 2^-56 of the result.
public enum DeterministicMath {
  /// Returns the sine of an angle in radians, for magnitudes up to 1e5 (beyond, less exactly).
  public static func sin(_ x: Double) -> Double {
    if x.magnitude < 0x1p-14 {
      if x.magnitude < 0x1p-27 { return x }
      // What more the series of the kernel has is below a hundred-thousandth of an ulp here.
      let z = x * x
      return x + x * (z * (-0.16666666666666666 + 0.008333333333330948 * z))
    }
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
    let t = tangentKernel(r)
    if quadrant & 1 == 0 { return t.high + t.low }
    // -1 / t, with what the quotient lacks.
    let q = -1 / t.high
    let p = DoubleDouble.product(q, t.high)
    return q - q * ((-1 - p.high) - p.low - q * t.low)
  }

  /// Returns sine and cosine of one angle, the same bits as ``sin(_:)`` and ``cos(_:)``.
  public static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    let (quadrant, r) = reduce(x)
    let s = x.magnitude < 0x1p-27 ? x : sineKernel(r).high
    let c = cosineKernel(r).high
    switch quadrant {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }

  /// Returns the nearest integer, ties to even, of a number below 2^51.
  ///
  /// The sum has no room for a fraction; `rounded()` is a call into the C library on older CPUs.
  @inline(__always)
  static func nearestInteger(_ x: Double) -> Double { (x + 0x1.8p52) - 0x1.8p52 }

  // MARK: - Kernels

  /// Brings `x` to within pi/4 of a multiple of pi/2: the quadrant, and the rest as a sum.
  ///
  /// Cody and Waite's reduction with pi/2 in three parts of 33, 33 and 53 bits; the products with the
  /// first two are exact for quotients below 2^20.
  @inline(__always)
  private static func reduce(_ x: Double) -> (quadrant: Int, rest: DoubleDouble) {
    if x.magnitude <= 0.785_398_163_397_448_3 { return (0, DoubleDouble(x)) }
    let k = nearestInteger(x * 0.636_619_772_367_581_4)
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

  /// Returns the tangent of a rest within pi/4, as a sum.
  ///
  /// With `c = i / 16` near the rest and `t` what remains, the tangent is
  /// `T + tan t (1 + T^2) / (1 - T tan t)`, where `T = tan c` stands in a table.
  @inline(__always)
  private static func tangentKernel(_ r: DoubleDouble) -> DoubleDouble {
    guard r.high.magnitude <= 1 else { return DoubleDouble(.nan) }
    let sign = Double(signOf: r.high, magnitudeOf: 1)
    let high = r.high.magnitude
    let index = Int(high * 16 + 0.5)
    // The difference of near numbers is exact.
    let lead = high - Double(index) * 0.0625
    let low = sign * r.low
    let z = lead * lead
    let p = Polynomial.of(z, 1.0 / 3, 2.0 / 15, 17.0 / 315, 62.0 / 2835)
    // The tangent of what remains, less `lead` itself.
    let rest = lead * (z * p) + low * (1 + z)
    let base = tangentsOfSixteenths[index]
    let near = lead + rest
    let factor = base.high * (base.high + near) / (1 - base.high * near)
    // tan t (1 + T^2) / (1 - T tan t) is tan t (1 + factor).
    let sum = DoubleDouble.sum(base.high, lead)
    let result = DoubleDouble.orderedSum(
      sum.high,
      sum.low + (base.low + (rest + near * factor))
    )
    return DoubleDouble(sign * result.high, sign * result.low)
  }

  /// The tangents of the sixteenths up to 13/16, to 106 bits.
  private static let tangentsOfSixteenths: [DoubleDouble] = [
    .init(0x0p+0, 0x0p+0),
    .init(0x1.005577854df01p-4, -0x1.f35b10671bea1p-58),
    .init(0x1.01577af1511a5p-3, -0x1.fba60a478d2b0p-59),
    .init(0x1.84906f1132568p-3, 0x1.20efcd2f809c3p-60),
    .init(0x1.05785a43c4c56p-2, -0x1.9c6bfe7769a3dp-58),
    .init(0x1.4ad71ed51ce39p-2, -0x1.b8c42b22fff4bp-56),
    .init(0x1.9312d859bf8b0p-2, -0x1.de9ddeb7d4180p-57),
    .init(0x1.def49eaab37a1p-2, 0x1.1e48c7a265428p-56),
    .init(0x1.17b4f5bf3474ap-1, 0x1.0c5e59201e209p-55),
    .init(0x1.42c8ba0e9537ap-1, -0x1.1817d3747956ap-56),
    .init(0x1.7166689d41ef0p-1, -0x1.f44ffce65ed2bp-55),
    .init(0x1.a46cb2be6a0b2p-1, -0x1.29a64ecb1df2ep-56),
    .init(0x1.dcfa36110eeecp-1, -0x1.f3cf665127fd2p-57),
    .init(0x1.0e442aa4c1ea0p+0, -0x1.1f90dd92d21f9p-55),
  ]
}
