/// Comparisons in whole millimetres or milliseconds, so that rounding in the last bit decides nothing.
enum Millimetres {
  /// Returns metres in whole millimetres (or seconds in milliseconds), clamped far out.
  ///
  /// Ties go away from zero. By way of an integer: `rounded()` is a call into the C library.
  @inline(__always)
  static func rounded(_ value: Double) -> Int64 {
    let scaled = value * 1000
    guard scaled.magnitude < 0x1p52 else {
      return scaled.magnitude < 9e18 ? Int64(scaled) : (scaled < 0 ? .min : .max)
    }
    let whole = Int64(scaled)
    let rest = scaled - Double(whole)
    return rest.magnitude < 0.5 ? whole : rest < 0 ? whole - 1 : whole + 1
  }

  /// Returns whether a value is more than a limit, both rounded; most are so far apart that rounding decides nothing.
  @inline(__always)
  static func isMore(_ value: Double, than limit: Double) -> Bool {
    let difference = value - limit
    if difference <= 0 { return false }
    // Far out, where a limit is off and a distance unknown, both may be clamped.
    if difference >= apart, value < far, limit > -far { return true }
    return isMoreRounded(value, than: limit)
  }

  /// Two millimetres: whatever they are rounded from, they leave one.
  private static let apart = 0.002
  private static let far = 1e9

  @inline(never)
  private static func isMoreRounded(_ value: Double, than limit: Double) -> Bool {
    rounded(value) > rounded(limit)
  }
}
