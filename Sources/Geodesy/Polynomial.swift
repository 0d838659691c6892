/// Polynomials by Estrin's scheme: pairs first, so that a processor works on several at once.
///
/// Horner's form is a chain in which each step waits for the one before; here the chain is as long as
/// the logarithm of the degree. The order of operations is fixed, and so are the bits.
enum Polynomial {
  /// c0 + c1 z + c2 z² + c3 z³.
  @inline(__always)
  static func of(_ z: Double, _ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double) -> Double {
    (c0 + c1 * z) + (z * z) * (c2 + c3 * z)
  }

  /// Six coefficients.
  @inline(__always)
  static func of(
    _ z: Double,
    _ c0: Double,
    _ c1: Double,
    _ c2: Double,
    _ c3: Double,
    _ c4: Double,
    _ c5: Double
  ) -> Double {
    let z2 = z * z
    return (c0 + c1 * z) + z2 * ((c2 + c3 * z) + z2 * (c4 + c5 * z))
  }

  /// Eight coefficients.
  @inline(__always)
  static func of(
    _ z: Double,
    _ c0: Double,
    _ c1: Double,
    _ c2: Double,
    _ c3: Double,
    _ c4: Double,
    _ c5: Double,
    _ c6: Double,
    _ c7: Double
  ) -> Double {
    let z2 = z * z
    return ((c0 + c1 * z) + z2 * (c2 + c3 * z))
      + (z2 * z2) * ((c4 + c5 * z) + z2 * (c6 + c7 * z))
  }
}
