#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The C library's functions, to measure ours beside them.
package enum LibmFunctions {
  /// The sine of radians.
  package static func sine(_ x: Double) -> Double { sin(x) }
  /// The cosine of radians.
  package static func cosine(_ x: Double) -> Double { cos(x) }
  /// The tangent of radians.
  package static func tangent(_ x: Double) -> Double { tan(x) }
  /// The angle of a sine.
  package static func arcSine(_ x: Double) -> Double { asin(x) }
  /// The angle of a cosine.
  package static func arcCosine(_ x: Double) -> Double { acos(x) }
  /// The angle of a tangent.
  package static func arcTangent(_ x: Double) -> Double { atan(x) }
  /// The angle of a direction.
  package static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
  /// The power of e.
  package static func exponential(_ x: Double) -> Double { exp(x) }
  /// The logarithm to the base e.
  package static func logarithm(_ x: Double) -> Double { log(x) }
}
