public import Geodesy

/// The plane of web maps: a square of 256 points at zoom 0, doubling with each level.
///
/// The spherical Mercator projection of EPSG 3857 on a sphere of 6,378,137 m. Places on the plane are
/// in points of zoom 0: `x` to the east from the antimeridian, `y` to the south from 85.0511°.
public enum WebMercator {
  /// The radius of the sphere in metres: the semi-major axis of WGS 84.
  public static let radius = 6_378_137.0

  /// The width and height of the world at zoom 0, in points.
  public static let worldSize = 256.0

  /// The plane has no poles: latitudes beyond are taken as this one, in degrees.
  public static let latitudeLimit = 89.99

  /// Returns the place of a coordinate on the plane.
  public static func point(_ place: Coordinate) -> ScreenPoint {
    let latitude = min(max(place.latitude, -latitudeLimit), latitudeLimit)
    let sine = DeterministicMath.sin(latitude * (.pi / 180))
    let north = DeterministicMath.log((1 + sine) / (1 - sine)) / 2
    return ScreenPoint(
      x: worldSize * (place.longitude + 180) / 360,
      y: worldSize / 2 - worldSize / (2 * .pi) * north
    )
  }

  /// Returns the coordinate of a place on the plane, the longitude wrapped to `-180..<180`.
  public static func coordinate(_ point: ScreenPoint) -> Coordinate {
    let north = (worldSize / 2 - point.y) * (2 * .pi / worldSize)
    let angle = 2 * DeterministicMath.atan(DeterministicMath.exp(north)) - .pi / 2
    return Coordinate(
      latitude: min(max(angle * (180 / .pi), -90), 90),
      longitude: Bearing.wrappedLongitude(point.x * (360 / worldSize) - 180)
    )
  }

  /// Returns how many points at a zoom level are one point at zoom 0: two to the power of the level.
  public static func scale(zoom: Double) -> Double {
    let whole = zoom.rounded(.down)
    let rest = zoom - whole
    let factor = rest == 0 ? 1 : DeterministicMath.exp(rest * naturalLogOfTwo)
    return Double(sign: .plus, exponent: Int(min(max(whole, -100), 100)), significand: factor)
  }

  /// Returns the zoom level of a scale: the inverse of ``scale(zoom:)``.
  public static func zoom(scale: Double) -> Double {
    DeterministicMath.log(scale) / naturalLogOfTwo
  }

  /// Returns how many points one metre measures at a latitude and zoom level.
  public static func pointsPerMetre(latitude: Double, zoom: Double) -> Double {
    let limited = min(max(latitude, -latitudeLimit), latitudeLimit)
    let circle = 2 * .pi * radius * DeterministicMath.cos(limited * (.pi / 180))
    return worldSize * scale(zoom: zoom) / circle
  }

  private static let naturalLogOfTwo = 0.693_147_180_559_945_3
}
