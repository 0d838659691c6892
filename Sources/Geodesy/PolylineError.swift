/// What is wrong with an encoded polyline.
public enum PolylineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text ends in the middle of a number, or between a latitude and its longitude.
  case truncated(position: Int)
  /// A byte outside `?` … `~`.
  case invalidCharacter(UInt8, position: Int)
  /// A number longer than any coordinate.
  case overflow(position: Int)
  /// A place that is not on the Earth.
  case outOfRange(latitude: Double, longitude: Double, position: Int)
  /// A flexible polyline of another version than 1.
  case unknownVersion(UInt64)
  /// A precision outside `1...7`.
  case invalidPrecision(Int)

  public var description: String {
    switch self {
    case .truncated(let position):
      "polyline ends in the middle of a point, at byte \(position)"
    case .invalidCharacter(let byte, let position):
      "polyline has byte \(byte) at \(position), which is none of its letters"
    case .overflow(let position):
      "polyline has a number of more than 30 bits at byte \(position)"
    case .outOfRange(let latitude, let longitude, let position):
      "polyline leads to \(latitude), \(longitude) at byte \(position), off the Earth"
        + " (is the precision right?)"
    case .unknownVersion(let version):
      "polyline is of version \(version), not 1"
    case .invalidPrecision(let precision):
      "polyline precision \(precision) is outside 1...7"
    }
  }
}
