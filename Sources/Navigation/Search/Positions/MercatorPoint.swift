public import Geodesy

/// A position in the Mercator projection of a sphere of 6,371,000 m (X-P2, D-24).
public struct MercatorPoint: Hashable, Sendable {
  /// The radius of the sphere, in metres.
  public static let radius = 6_371_000.0

  /// Metres to the east of Greenwich, at the equator.
  public var x: Double
  /// Projected metres to the north of the equator.
  public var y: Double

  /// Creates a position of projected metres.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Projects a position; nil for the poles, which lie at infinity, and for what is no place.
  public init?(_ coordinate: Coordinate) {
    guard coordinate.isValid, abs(coordinate.latitude) < 90 else { return nil }
    let latitude = coordinate.latitude * .pi / 180
    x = Self.radius * (coordinate.longitude * .pi / 180)
    // ln tan(π/4 + φ/2) in a form that keeps its digits near the equator and near both poles.
    let tangent = DeterministicMath.tan(abs(latitude))
    let northing = DeterministicMath.log(tangent + (tangent * tangent + 1).squareRoot())
    y = Self.radius * (latitude < 0 ? -northing : northing)
  }

  /// The position in degrees; nil for what is no finite point of the world's width.
  public var coordinate: Coordinate? {
    guard x.isFinite, y.isFinite else { return nil }
    let longitude = x / Self.radius * 180 / .pi
    let latitude =
      (2 * DeterministicMath.atan(DeterministicMath.exp(y / Self.radius)) - .pi / 2) * 180 / .pi
    let place = Coordinate(latitude: latitude, longitude: longitude)
    return place.isValid ? place : nil
  }
}
