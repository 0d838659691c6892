/// How well the position is known.
public enum GPSQuality: String, Sendable {
  /// The last fix was good enough to decide something.
  case good
  /// Fixes come, but for some seconds none was good enough.
  case poor
  /// No fix came for some seconds.
  case lost
}
