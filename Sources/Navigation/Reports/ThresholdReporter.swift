/// Decides when a remaining value has moved enough to be reported (D-01, D-12).
///
/// The change since the last report is compared with the threshold in whole millimetres or
/// milliseconds; equal is enough.
struct ThresholdReporter {
  /// As it was assigned: negative is the default, infinity is off.
  var assigned: Double {
    didSet { least = Self.least(of: threshold) }
  }
  /// The threshold in force, in the thousandths in which changes are compared.
  private var least: UInt64
  private(set) var lastReported: Double?
  private var lastRounded: Int64 = 0

  init(_ threshold: Double) {
    assigned = threshold
    least = 0
    least = Self.least(of: self.threshold)
  }

  /// The threshold in force.
  var threshold: Double {
    assigned < 0 || assigned.isNaN ? NavigatorConfiguration.defaultThreshold : assigned
  }

  var isOff: Bool { threshold >= Double.greatestFiniteMagnitude }

  private static func least(of threshold: Double) -> UInt64 {
    UInt64(max(0, Millimetres.rounded(threshold)))
  }

  mutating func reset() { lastReported = nil }

  /// Returns the report that a value is due, and remembers it.
  @inline(__always)
  mutating func report(_ value: Double) -> ThresholdReport? {
    if isOff { return nil }
    let rounded = Millimetres.rounded(value)
    if lastReported != nil {
      let change = (rounded - lastRounded).magnitude
      guard change >= least, change > 0 else { return nil }
    }
    defer { (lastReported, lastRounded) = (value, rounded) }
    return ThresholdReport(value: value, previous: lastReported, threshold: threshold)
  }
}

extension ThresholdReport {
  /// By how much the value differs from the one before, in whole thousandths as it is compared; nil where it is the
  /// first.
  var change: Double? {
    previous.map {
      Double((Millimetres.rounded(value) - Millimetres.rounded($0)).magnitude) / 1000
    }
  }
}
