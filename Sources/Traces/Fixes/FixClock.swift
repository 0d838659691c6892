/// The times that fixes may have.
enum FixClock {
  /// Nanoseconds of the years 1900 to 2149: the difference of any two is an `Int64` too.
  static let range: ClosedRange<Int64> = -2_208_988_800_000_000_000...5_680_281_600_000_000_000
  /// The years of ``range``.
  static let firstYear = 1900, lastYear = 2149

  /// What helps where a file has no times.
  static let intervalHint =
    "give the seconds between fixes: --interval, or \"interval\" in a scenario's trace"

  /// Returns the nanoseconds of a fix by its number, from 0, where fixes are spaced evenly.
  ///
  /// - Parameter interval: Seconds.
  static func time(of index: Int, every interval: Double) -> Int64 {
    let nanoseconds = (Double(index) * interval * 1e9).rounded()
    return min(Int64(exactly: nanoseconds) ?? .max, range.upperBound)
  }
}
