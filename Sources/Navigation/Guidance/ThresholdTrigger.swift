/// Which thresholds fired.
public struct ThresholdTrigger: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let time = ThresholdTrigger(rawValue: 1)
  public static let distance = ThresholdTrigger(rawValue: 2)
}
