/// How light the navigation UI is.
public enum NavigationUIMode: String, CaseIterable, Sendable {
  /// By day.
  case normal
  /// Darker.
  case night
}

extension NavigationUIMode {
  /// Degrees of the sun's altitude below which it is night: the end of civil twilight.
  static let nightAltitude = -6.0
  /// Degrees above ``nightAltitude`` that the sun must reach to end the night.
  static let hysteresis = 1.0

  /// Returns the mode that follows this one, by the sun's altitude in degrees.
  func next(sunAltitude: Double) -> NavigationUIMode {
    switch self {
    case .normal: sunAltitude < Self.nightAltitude ? .night : .normal
    case .night: sunAltitude > Self.nightAltitude + Self.hysteresis ? .normal : .night
    }
  }
}
