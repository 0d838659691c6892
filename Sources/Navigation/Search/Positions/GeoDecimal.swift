public import Geodesy

/// A position in hundred-thousandths of a degree, as whole numbers (X-P2).
public struct GeoDecimal: Hashable, Sendable {
  /// How many make a degree.
  public static let conversionFactor = 100_000.0

  /// Hundred-thousandths of a degree north of the equator.
  public var latitude: Int32
  /// Hundred-thousandths of a degree east of Greenwich.
  public var longitude: Int32

  /// Creates a position of whole numbers, which are taken as they are.
  public init(latitude: Int32, longitude: Int32) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Rounds to the nearest, 0.56 m at most in each direction; nil for what is no place on the Earth.
  public init?(_ coordinate: Coordinate) {
    guard coordinate.isValid else { return nil }
    latitude = Int32((coordinate.latitude * Self.conversionFactor).rounded())
    longitude = Int32((coordinate.longitude * Self.conversionFactor).rounded())
  }

  /// The position in degrees.
  public var coordinate: Coordinate {
    Coordinate(
      latitude: Double(latitude) / Self.conversionFactor,
      longitude: Double(longitude) / Self.conversionFactor
    )
  }
}
