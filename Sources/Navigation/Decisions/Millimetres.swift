/// Comparisons in whole millimetres or milliseconds, so that rounding in the last bit decides nothing.
enum Millimetres {
  /// Returns metres in whole millimetres (or seconds in milliseconds), clamped far out.
  @inline(__always)
  static func rounded(_ value: Double) -> Int64 {
    let scaled = (value * 1000).rounded(.toNearestOrAwayFromZero)
    return scaled.magnitude < 9e18 ? Int64(scaled) : (scaled < 0 ? .min : .max)
  }

  @inline(__always)
  static func isMore(_ value: Double, than limit: Double) -> Bool {
    rounded(value) > rounded(limit)
  }
}
