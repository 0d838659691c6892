/// The vehicle's speed against the limit.
public struct SpeedAlert: Hashable, Sendable {
  public let severity: SpeedAlertSeverity
  /// Percent above the limit; only where the severity is minor or major.
  public let percentageAboveLimit: Double?
  /// Metres per second.
  public let speed: Double
  /// Metres per second.
  public let limit: Double

  public init(
    severity: SpeedAlertSeverity,
    percentageAboveLimit: Double?,
    speed: Double,
    limit: Double
  ) {
    self.severity = severity
    self.percentageAboveLimit = percentageAboveLimit
    self.speed = speed
    self.limit = limit
  }
}

/// How much a vehicle exceeds the speed limit.
public enum SpeedAlertSeverity: String, Sendable, CaseIterable {
  /// The speed or the limit is not known, or no options are set.
  case unknown
  case notSpeeding
  case minor
  case major
}
