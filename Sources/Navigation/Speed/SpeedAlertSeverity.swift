/// How much a vehicle exceeds the speed limit.
public enum SpeedAlertSeverity: String, Sendable, CaseIterable {
  /// The speed or the limit is not known, or no options are set.
  case unknown
  case notSpeeding
  case minor
  case major
}
