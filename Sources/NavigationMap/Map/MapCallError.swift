/// Why a call on a map changed nothing.
public enum MapCallError: String, Error, Hashable, Sendable {
  /// A minimum zoom above the maximum, or one that is no number.
  case invalidZoomRange
  /// Bounds that hold nothing.
  case invalidBounds
  /// A number that is none or has no end.
  case invalidNumber
  /// A coordinate that is no place on the Earth and cannot be clamped to one.
  case invalidCoordinate
}
