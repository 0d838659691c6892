/// A remaining value that moved by its threshold since it was last reported.
public struct ThresholdReport: Hashable, Sendable {
  /// Seconds or metres to the next destination.
  public let value: Double
  /// What was reported last; nil at the first report after a baseline reset.
  public let previous: Double?
  /// The threshold in force, in the unit of the value.
  public let threshold: Double

  public init(value: Double, previous: Double?, threshold: Double) {
    self.value = value
    self.previous = previous
    self.threshold = threshold
  }
}

/// Which thresholds fired.
public struct ThresholdTrigger: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let time = ThresholdTrigger(rawValue: 1)
  public static let distance = ThresholdTrigger(rawValue: 2)
}

/// The estimate to a destination from the current position.
public struct TimeAndDistance: Hashable, Sendable {
  /// Seconds.
  public let time: Double
  /// Metres along the route.
  public let distance: Double

  public init(time: Double, distance: Double) {
    self.time = time
    self.distance = distance
  }
}
