extension DeterministicMath {
  /// Returns the angle of the point (x, y) in radians, in `-pi...pi`, with C's rules for zeros.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if y == 0 {
      return x.sign == .minus ? .init(signOf: y, magnitudeOf: .pi) : y
    }
    if x == 0 { return .init(signOf: y, magnitudeOf: .pi / 2) }
    if x.isInfinite || y.isInfinite {
      let steep: Double = y.isInfinite ? (x.isInfinite ? .pi / 4 : .pi / 2) : 0
      return .init(signOf: y, magnitudeOf: x < 0 ? .pi - steep : steep)
    }
    return angle(y, x)
  }

  /// Returns the arc tangent in radians, in `-pi/2...pi/2`.
  public static func atan(_ x: Double) -> Double {
    if x.isInfinite { return .init(signOf: x, magnitudeOf: .pi / 2) }
    if x.isNaN || x.magnitude < 0x1p-28 { return x }
    let size = x.magnitude
    let result =
      size <= 1
      ? arcTangent(size, over: 1)
      : subtract(arcTangent(1, over: size), from: DoubleDouble(.pi / 2, 0x1.1a62633145c07p-54))
    return .init(signOf: x, magnitudeOf: result.high + result.low)
  }

  /// Returns the arc sine in radians, in `-pi/2...pi/2`; NaN outside `-1...1`.
  public static func asin(_ x: Double) -> Double {
    let size = x.magnitude
    if size <= 0.5 { return size < 0x1p-28 ? x : x + x * arcSineRest(x * x) }
    guard size <= 1 else { return .nan }
    // asin(x) = pi/2 - 2 asin(sqrt((1 - x) / 2)), whose argument is within a half again.
    let (root, rest) = halfAngle(size)
    let sum = DoubleDouble.orderedSum(.pi / 2, -2 * root)
    return .init(
      signOf: x,
      magnitudeOf: sum.high + (sum.low + (0x1.1a62633145c07p-54 - 2 * rest))
    )
  }

  /// Returns the arc cosine in radians, in `0...pi`; NaN outside `-1...1`.
  public static func acos(_ x: Double) -> Double {
    let size = x.magnitude
    if size <= 0.5 {
      let sum = DoubleDouble.orderedSum(.pi / 2, -x)
      return sum.high + (sum.low + (0x1.1a62633145c07p-54 - x * arcSineRest(x * x)))
    }
    guard size <= 1 else { return .nan }
    let (root, rest) = halfAngle(size)
    if x > 0 { return 2 * (root + rest) }
    let sum = DoubleDouble.orderedSum(.pi, -2 * root)
    return sum.high + (sum.low + (0x1.1a62633145c07p-53 - 2 * rest))
  }

  /// Returns asin(sqrt((1 - x) / 2)) for `x` in `0.5...1`: the root, and what it lacks.
  @inline(__always)
  private static func halfAngle(_ x: Double) -> (root: Double, rest: Double) {
    let w = (1 - x) / 2
    guard w > 0 else { return (0, 0) }
    let root = w.squareRoot()
    let square = DoubleDouble.product(root, root)
    let lost = ((w - square.high) - square.low) / (2 * root)
    return (root, lost + root * arcSineRest(w))
  }

  /// Returns asin(s) / s - 1 for `z = s * s` up to a quarter.
  @inline(__always)
  private static func arcSineRest(_ z: Double) -> Double {
    let low = Polynomial.of(
      z,
      0.16666666666666666,
      0.07500000000000119,
      0.04464285714255019,
      0.030381944475693704,
      0.022372157435623815,
      0.017352816768546473,
      0.013963775787848137,
      0.011566511821890942
    )
    let high = Polynomial.of(
      z,
      0.00962140274734483,
      0.009322101501082774,
      0.0030350071727267623,
      0.019579201619744684,
      -0.019277545928584557,
      0.02963502626354855
    )
    let z2 = z * z
    let z4 = z2 * z2
    return z * (low + (z4 * z4) * high)
  }

  /// Returns the angle of a point off the axes, in `-pi...pi`.
  ///
  /// The smaller coordinate over the larger lies near a sixteenth `c = i / 16`; the angle is `atan(c)`
  /// from a table plus the arc tangent of `(n - c d) / (d + c n)`, below 1/32. Below 1/8 a longer
  /// polynomial does without the table.
  @inline(__always)
  private static func angle(_ y: Double, _ x: Double) -> Double {
    let isSteep = y.magnitude > x.magnitude
    var n = isSteep ? x.magnitude : y.magnitude
    var d = isSteep ? y.magnitude : x.magnitude
    // Where the quotient alone is the result, a scaled numerator could vanish.
    if (d > 0x1p500 || d < 0x1p-400) && n / d >= 0x1p-60 {
      let scale = d > 1 ? 0x1p-600 : 0x1p600
      n *= scale
      d *= scale
    }
    var result = arcTangent(n, over: d)
    if isSteep { result = subtract(result, from: DoubleDouble(.pi / 2, 0x1.1a62633145c07p-54)) }
    if x < 0 { result = subtract(result, from: DoubleDouble(.pi, 0x1.1a62633145c07p-53)) }
    let value = result.high + result.low
    return y < 0 ? -value : value
  }

  /// Returns the arc tangent of `n / d` for `0 < n <= d`.
  @inline(__always)
  private static func arcTangent(_ n: Double, over d: Double) -> DoubleDouble {
    let ratio = n / d
    if ratio < 0.125 {
      if ratio < 0x1p-60 { return DoubleDouble(ratio) }
      // What the division lost matters where the quotient is the result.
      let product = DoubleDouble.product(ratio, d)
      let lost = ((n - product.high) - product.low) / d
      let z = ratio * ratio
      let p = Polynomial.of(
        z,
        -0.3333333333333333,
        0.1999999999999902,
        -0.1428571428471304,
        0.11111110726194978,
        -0.09090838548213956,
        0.0768565741711371,
        -0.0635421340131034,
        0
      )
      return .orderedSum(ratio, lost + ratio * (z * p))
    }
    let index = Int(ratio * 16 + 0.5)
    let c = Double(index) * 0.0625
    let cd = DoubleDouble.product(c, d)
    let t = ((n - cd.high) - cd.low) / (d + c * n)
    let z = t * t
    let p = Polynomial.of(
      z,
      -0.33333333333333265,
      0.19999999997731055,
      -0.14285702939366,
      0.1109295042512967
    )
    let base = arcTangentsOfSixteenths[index]
    let sum = DoubleDouble.orderedSum(base.high, t)
    return .orderedSum(sum.high, sum.low + (base.low + t * (z * p)))
  }

  @inline(__always)
  private static func subtract(_ a: DoubleDouble, from b: DoubleDouble) -> DoubleDouble {
    let s = DoubleDouble.orderedSum(b.high, -a.high)
    return .orderedSum(s.high, s.low + (b.low - a.low))
  }

  /// The arc tangents of 0, 1/16 … 1, to 106 bits.
  private static let arcTangentsOfSixteenths: [DoubleDouble] = [
    .init(0x0.0p+0, 0x0.0p+0),
    .init(0x1.ff55bb72cfdeap-5, -0x1.c934d86d23f1dp-60),
    .init(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
    .init(0x1.7b97b4bce5b02p-3, 0x1.347b0b4f881cap-58),
    .init(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    .init(0x1.362773707ebccp-2, -0x1.963a544b672d8p-57),
    .init(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
    .init(0x1.a64eec3cc23fdp-2, -0x1.24dec1b50b7ffp-56),
    .init(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    .init(0x1.0657e94db30d0p-1, -0x1.d5b495f6349e6p-56),
    .init(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
    .init(0x1.345f01cce37bbp-1, 0x1.1021137c71102p-55),
    .init(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
    .init(0x1.5d58987169b18p-1, 0x1.0028e4bc5e7cap-57),
    .init(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
    .init(0x1.819d0b7158a4dp-1, -0x1.bf76229d3b917p-56),
    .init(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
  ]
}
