/// From when on speeding is minor or major.
///
/// Thresholds are shares of the limit on top of it: 0.1 is from 10 % above it. The two stay in order:
/// setting one beyond the other takes the other along.
public struct SpeedAlertOptions: Hashable, Sendable {
  private var minor: Double?
  private var major: Double?
  private var upgrade: Double?

  /// - Parameters:
  ///   - minorThreshold: The share from which speeding is minor; nil or negative is never.
  ///   - majorThreshold: The share from which it is major; nil or negative is never.
  ///   - severityUpgradeDuration: Seconds above the minor threshold after which it is major; nil or
  ///     negative is never.
  public init(
    minorThreshold: Double? = nil,
    majorThreshold: Double? = nil,
    severityUpgradeDuration: Double? = nil
  ) {
    self.minorThreshold = minorThreshold
    self.majorThreshold = majorThreshold
    self.severityUpgradeDuration = severityUpgradeDuration
  }

  /// The share from which speeding is minor; setting it above the major one raises that.
  public var minorThreshold: Double? {
    get { minor }
    set {
      minor = Self.valid(newValue)
      if let minor, let major, minor > major { self.major = minor }
    }
  }

  /// The share from which speeding is major; setting it below the minor one lowers that.
  public var majorThreshold: Double? {
    get { major }
    set {
      major = Self.valid(newValue)
      if let minor, let major, major < minor { self.minor = major }
    }
  }

  /// Seconds above the minor threshold after which speeding is major; without a minor threshold it says
  /// nothing.
  public var severityUpgradeDuration: Double? {
    get { upgrade }
    set { upgrade = Self.valid(newValue) }
  }

  private static func valid(_ value: Double?) -> Double? {
    value.flatMap { $0 >= 0 ? $0 : nil }
  }
}
