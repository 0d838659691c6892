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
