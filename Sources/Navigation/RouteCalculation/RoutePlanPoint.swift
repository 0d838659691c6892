public import Geodesy

/// A point of a plan for a route.
///
/// Whether it was matched to a road is the SDK's to say: only a point built of a snapped ``Location``
/// is snapped.
public struct RoutePlanPoint: Hashable, Sendable {
  /// Where the point lies; on the road where it is snapped.
  public let coordinate: Coordinate
  /// The direction in which to leave the point, in degrees clockwise from north; nil for any.
  public let course: Double?
  /// Whether the SDK matched it to a road.
  public let isSnapped: Bool
  /// The location that the point was built of.
  let location: Location?

  /// Creates a point that is not snapped.
  ///
  /// - Parameter course: Degrees in which to leave, normally unknown; brought into `0..<360`, and
  ///   ignored where it is no number.
  public init(coordinate: Coordinate, course: Double? = nil) {
    self.coordinate = coordinate
    self.course = course.flatMap { $0.isFinite ? Bearing.normalized($0) : nil }
    isSnapped = false
    location = nil
  }

  /// Creates a point of a location: snapped, with its course, if and only if the location is.
  public init(_ location: Location) {
    coordinate = location.coordinate
    isSnapped = location.isSnapped
    course = location.isSnapped ? location.course : nil
    self.location = location
  }

  /// Returns where a route from this point begins, for the provider: with the point's course, not with
  /// that of a receiver.
  func origin(at now: Instant) -> Location {
    if let location, location.isSnapped { return location }
    return Location(
      coordinate: coordinate,
      horizontalAccuracy: location?.horizontalAccuracy,
      course: course,
      timestamp: location?.timestamp ?? now
    )
  }

  /// Returns a plan through places, none of them snapped.
  public static func plan(through coordinates: [Coordinate]) -> [RoutePlanPoint] {
    coordinates.map { RoutePlanPoint(coordinate: $0) }
  }

  /// Returns a plan from a position, best a snapped one, through places in their order.
  public static func plan(
    from position: Location,
    through coordinates: [Coordinate]
  ) -> [RoutePlanPoint] {
    [RoutePlanPoint(position)] + plan(through: coordinates)
  }
}
