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
    return angle(DoubleDouble(y), DoubleDouble(x))
  }

  /// Returns the arc tangent in radians, in `-pi/2...pi/2`.
  public static func atan(_ x: Double) -> Double {
    if x.isInfinite { return .init(signOf: x, magnitudeOf: .pi / 2) }
    if x.isNaN || x.magnitude < 0x1p-28 { return x }
    return angle(DoubleDouble(x), DoubleDouble(1))
  }

  /// Returns the arc sine in radians, in `-pi/2...pi/2`; NaN outside `-1...1`.
  public static func asin(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    if x.magnitude < 0x1p-28 { return x }
    if x.magnitude == 1 { return .init(signOf: x, magnitudeOf: .pi / 2) }
    return angle(DoubleDouble(x), cathetus(x))
  }

  /// Returns the arc cosine in radians, in `0...pi`; NaN outside `-1...1`.
  public static func acos(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    if x == 1 { return 0 }
    if x == -1 { return .pi }
    if x == 0 { return .pi / 2 }
    return angle(cathetus(x), DoubleDouble(x))
  }

  /// Returns the square root of `1 - x * x` to about 100 bits, for `x` within 1.
  private static func cathetus(_ x: Double) -> DoubleDouble {
    let a = DoubleDouble.sum(1, -x)
    let b = DoubleDouble.sum(1, x)
    let p = DoubleDouble.product(a.high, b.high)
    let low = p.low + (a.high * b.low + a.low * b.high)
    let root = p.high.squareRoot()
    let square = DoubleDouble.product(root, root)
    return .orderedSum(root, (((p.high - square.high) - square.low) + low) / (2 * root))
  }

  /// Returns the angle of a point off the axes, in `-pi...pi`.
  ///
  /// The smaller of the two over the larger lies near a sixteenth `c = i / 16`; the angle is
  /// `atan(c)` from a table plus the arc tangent of `(n - c d) / (d + c n)`, below 1/32.
  private static func angle(_ y: DoubleDouble, _ x: DoubleDouble) -> Double {
    var n = y.high < 0 ? DoubleDouble(-y.high, -y.low) : y
    var d = x.high < 0 ? DoubleDouble(-x.high, -x.low) : x
    let isSteep = n.high > d.high
    if isSteep { swap(&n, &d) }
    if d.high > 0x1p500 || d.high < 0x1p-500 {
      let scale = d.high > 1 ? 0x1p-600 : 0x1p500
      n = DoubleDouble(n.high * scale, n.low * scale)
      d = DoubleDouble(d.high * scale, d.low * scale)
    }
    var result: DoubleDouble
    let ratio = n.high / d.high
    if ratio < 0x1p-60 {
      result = DoubleDouble(ratio)
    } else {
      let index = Int((ratio * 16).rounded(.toNearestOrEven))
      let c = Double(index) / 16
      let t: DoubleDouble
      if index == 0 {
        t = .quotient(n, d)
      } else {
        let cd = DoubleDouble.product(c, d.high)
        let cn = DoubleDouble.product(c, n.high)
        let up = DoubleDouble.sum(n.high, -cd.high)
        let down = DoubleDouble.orderedSum(d.high, cn.high)
        t = .quotient(
          .sum(up.high, up.low + ((n.low - cd.low) - c * d.low)),
          .orderedSum(down.high, down.low + ((d.low + cn.low) + c * n.low))
        )
      }
      let z = t.high * t.high
      let p =
        z
        * (-1 / 3
          + z * (1 / 5 + z * (-1 / 7 + z * (1 / 9 + z * (-1 / 11 + z * (1 / 13 + z * (-1 / 15)))))))
      let base = arcTangentsOfSixteenths[index]
      let sum = DoubleDouble.sum(base.high, t.high)
      result = .orderedSum(sum.high, sum.low + (base.low + (t.low + t.high * p)))
    }
    if isSteep { result = subtract(result, from: DoubleDouble(.pi / 2, 0x1.1a62633145c07p-54)) }
    if x.high < 0 { result = subtract(result, from: DoubleDouble(.pi, 0x1.1a62633145c07p-53)) }
    let value = result.high + result.low
    return y.high < 0 ? -value : value
  }

  @inline(__always)
  private static func subtract(_ a: DoubleDouble, from b: DoubleDouble) -> DoubleDouble {
    let s = DoubleDouble.sum(b.high, -a.high)
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
