import Geodesy

/// Where the camera of a panorama looks.
public struct PanoramaOrientation: Hashable, Sendable {
  /// Degrees clockwise from north, wrapped to `0..<360`; what is no number is 0.
  public var heading: Double { didSet { heading = Self.wrapped(heading) } }
  /// Degrees above the horizon, clamped to `-90...90`; what is no number is 0.
  public var pitch: Double { didSet { pitch = Self.clamped(pitch) } }

  /// Creates a direction, wrapped and clamped as the properties say.
  public init(heading: Double, pitch: Double) {
    self.heading = Self.wrapped(heading)
    self.pitch = Self.clamped(pitch)
  }

  private static func wrapped(_ degrees: Double) -> Double {
    degrees.isFinite ? Bearing.normalized(degrees) : 0
  }

  private static func clamped(_ degrees: Double) -> Double {
    degrees.isNaN ? 0 : min(90, max(-90, degrees))
  }
}
