/// Decides when a remaining value has moved enough to be reported (D-01, D-12).
///
/// The change since the last report is compared with the threshold in whole millimetres or
/// milliseconds; equal is enough.
struct ThresholdReporter {
  /// As it was assigned: negative is the default, infinity is off.
  var assigned: Double
  private(set) var lastReported: Double?

  init(_ threshold: Double) {
    assigned = threshold
  }

  /// The threshold in force.
  var threshold: Double {
    assigned < 0 || assigned.isNaN ? NavigatorConfiguration.defaultThreshold : assigned
  }

  var isOff: Bool { threshold >= Double.greatestFiniteMagnitude }

  mutating func reset() { lastReported = nil }

  /// The change since the last report; nil before the first.
  func change(to value: Double) -> Double? {
    lastReported.map {
      Double((Millimetres.rounded(value) - Millimetres.rounded($0)).magnitude) / 1000
    }
  }

  /// Returns the report that a value is due, and remembers it.
  @inline(__always)
  mutating func report(_ value: Double) -> ThresholdReport? {
    if isOff { return nil }
    let previous = lastReported
    if let previous {
      let change = (Millimetres.rounded(value) - Millimetres.rounded(previous)).magnitude
      let least = UInt64(max(0, Millimetres.rounded(threshold)))
      guard change >= least, change > 0 else { return nil }
    }
    lastReported = value
    return ThresholdReport(value: value, previous: previous, threshold: threshold)
  }
}
