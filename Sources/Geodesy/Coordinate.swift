/// A position on the Earth, in WGS 84 degrees.
public struct Coordinate: Hashable, Sendable {
  /// The latitude in degrees, in `-90...90` when valid.
  public var latitude: Double

  /// The longitude in degrees, in `-180...180` when valid.
  public var longitude: Double

  /// Makes a place of degrees, which need not be one on the Earth.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Whether both angles are finite and in range.
  public var isValid: Bool {
    (-90...90).contains(latitude) && (-180...180).contains(longitude)
  }
}
