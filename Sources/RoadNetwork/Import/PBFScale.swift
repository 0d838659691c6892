/// How the numbers of a block become angles.
struct PBFScale {
  /// Nanodegrees of one unit.
  var granularity: Int64 = 100
  /// Nanodegrees added to each latitude.
  var latitudeOffset: Int64 = 0
  /// Nanodegrees added to each longitude.
  var longitudeOffset: Int64 = 0

  /// Returns a latitude in 1e-7 degrees; far off the globe if it does not fit.
  @inline(__always)
  func latitude(_ units: Int64) -> Int64 { angle(units, latitudeOffset) }

  /// Returns a longitude in 1e-7 degrees; far off the globe if it does not fit.
  @inline(__always)
  func longitude(_ units: Int64) -> Int64 { angle(units, longitudeOffset) }

  @inline(__always)
  private func angle(_ units: Int64, _ offset: Int64) -> Int64 {
    granularity == 100 && offset == 0 ? units : scaled(units, offset)
  }

  private func scaled(_ units: Int64, _ offset: Int64) -> Int64 {
    let (product, overflows) = units.multipliedReportingOverflow(by: granularity)
    let (nanodegrees, overflowsToo) = product.addingReportingOverflow(offset)
    guard !overflows, !overflowsToo else { return .max }
    let (quotient, rest) = nanodegrees.quotientAndRemainder(dividingBy: 100)
    if rest >= 50 { return quotient + 1 }
    if rest <= -50 { return quotient - 1 }
    return quotient
  }
}
