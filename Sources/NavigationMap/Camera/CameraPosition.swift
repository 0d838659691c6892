public import Geodesy

/// Where the camera of a map looks: what it is aimed at, how closely, and from which direction.
///
/// Every value is clamped or wrapped when it is set, so that a position is always one that a map can
/// show. What is no number is 0, a zoom level the lowest.
public struct CameraPosition: Hashable, Sendable {
  /// What lies in the middle of the view: latitude clamped to ±85°, longitude wrapped to
  /// `-180..<180`.
  public var target: Coordinate { didSet { target = Self.clamped(target) } }

  /// The zoom level, clamped to ``ZoomRange/all``: the world is 256 points wide at 0, and twice as wide at each
  /// further level.
  ///
  /// Zooming out may lower the viewing angle (``maximumViewingAngle(zoom:)``).
  public var zoom: Double {
    didSet {
      zoom = ZoomRange.all.clamped(zoom)
      viewingAngle = Self.clampedAngle(viewingAngle, zoom: zoom)
    }
  }

  /// What is up in the view: degrees clockwise from true north, wrapped to `0..<360`.
  public var bearing: Double { didSet { bearing = Self.wrapped(bearing) } }

  /// Degrees between the view and straight down: 0 to what the zoom level allows.
  public var viewingAngle: Double {
    didSet { viewingAngle = Self.clampedAngle(viewingAngle, zoom: zoom) }
  }

  /// Creates a position whose values are limited as the properties say.
  public init(
    target: Coordinate,
    zoom: Double,
    bearing: Double = 0,
    viewingAngle: Double = 0
  ) {
    self.target = Self.clamped(target)
    self.zoom = ZoomRange.all.clamped(zoom)
    self.bearing = Self.wrapped(bearing)
    self.viewingAngle = Self.clampedAngle(viewingAngle, zoom: ZoomRange.all.clamped(zoom))
  }

  /// Creates a position aimed at degrees of latitude and longitude.
  public init(
    latitude: Double,
    longitude: Double,
    zoom: Double,
    bearing: Double = 0,
    viewingAngle: Double = 0
  ) {
    self.init(
      target: Coordinate(latitude: latitude, longitude: longitude),
      zoom: zoom,
      bearing: bearing,
      viewingAngle: viewingAngle
    )
  }

  /// Returns the largest viewing angle at a zoom level, in degrees: 30 up to level 10, 65 from level
  /// 16 on, and on a straight line between them.
  public static func maximumViewingAngle(zoom: Double) -> Double {
    30 + 35 * min(max((zoom - 10) / 6, 0), 1)
  }

  /// Returns the zoom level at which `metres` at a coordinate measure `points` in the view.
  ///
  /// - Returns: The level as it is, beyond the limits of a map if need be; nil unless metres and
  ///   points are positive numbers and the coordinate is valid.
  public static func zoom(at place: Coordinate, metres: Double, points: Double) -> Double? {
    guard place.isValid, metres > 0, points > 0, metres.isFinite, points.isFinite else {
      return nil
    }
    let scale = points / metres / WebMercator.pointsPerMetre(latitude: place.latitude, zoom: 0)
    return scale > 0 && scale.isFinite ? WebMercator.zoom(scale: scale) : nil
  }

  /// Returns the position with its zoom level inside of a map's limits.
  public func limited(to range: ZoomRange) -> CameraPosition {
    var position = self
    position.zoom = range.clamped(zoom)
    return position
  }

  // MARK: - Clamps

  private static func clamped(_ place: Coordinate) -> Coordinate {
    Coordinate(
      latitude: place.latitude.isNaN ? 0 : min(max(place.latitude, -85), 85),
      longitude: place.longitude.isFinite ? Bearing.wrappedLongitude(place.longitude) : 0
    )
  }

  private static func wrapped(_ degrees: Double) -> Double {
    degrees.isFinite ? Bearing.normalized(degrees) : 0
  }

  private static func clampedAngle(_ degrees: Double, zoom: Double) -> Double {
    degrees.isNaN ? 0 : min(max(degrees, 0), maximumViewingAngle(zoom: zoom))
  }
}
