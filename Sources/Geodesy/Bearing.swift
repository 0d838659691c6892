/// Arithmetic of angles in degrees clockwise from true north.
public enum Bearing {
  /// Returns the same direction in `0..<360`.
  public static func normalized(_ degrees: Double) -> Double {
    if degrees >= 0 && degrees < 360 { return degrees + 0 }
    let rest = degrees - 360 * (degrees / 360).rounded(.down)
    return rest >= 360 ? 0 : rest + 0
  }

  /// Returns the turn from one direction to another, in `-180..<180`, positive to the right.
  public static func difference(from: Double, to: Double) -> Double {
    normalized(to - from + 180) - 180
  }

  /// Returns a longitude in `-180..<180`.
  public static func wrappedLongitude(_ degrees: Double) -> Double {
    if degrees >= -180 && degrees < 180 { return degrees }
    return normalized(degrees + 180) - 180
  }
}
