public import Geodesy

/// A position of the vehicle with what is known of its quality; what is unknown is nil.
public struct Location: Hashable, Sendable {
  /// Where the vehicle is, in degrees of WGS 84.
  public package(set) var coordinate: Coordinate
  /// Metres above the ellipsoid or mean sea level, as the source gives it.
  public package(set) var altitude: Double?
  /// The radius of uncertainty in metres, 0 or more.
  public package(set) var horizontalAccuracy: Double?
  /// The uncertainty of the altitude in metres, 0 or more.
  public package(set) var verticalAccuracy: Double?
  /// Degrees clockwise from true north, in `0..<360`.
  public package(set) var course: Double?
  /// Metres per second, 0 or more.
  public package(set) var speed: Double?
  /// When it was there, on the navigator's clock.
  public package(set) var timestamp: Instant
  /// Whether the SDK matched this position to a road; a snapped location always has a course.
  public let isSnapped: Bool
  /// Whether the SDK reckoned this position along the route, because no fix came.
  public let isReckoned: Bool
  // An optional would make every fix eight bytes longer.
  private var knownQuality: Int16 = -1

  /// Creates an unsnapped location; only the SDK makes snapped ones.
  public init(
    coordinate: Coordinate,
    altitude: Double? = nil,
    horizontalAccuracy: Double? = nil,
    verticalAccuracy: Double? = nil,
    course: Double? = nil,
    speed: Double? = nil,
    quality: Int? = nil,
    timestamp: Instant
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    self.isSnapped = false
    self.isReckoned = false
    knownQuality = Int16(clamping: quality ?? -1)
  }

  /// The quality as NMEA's GGA counts it: 1 GPS, 2 differential, 4 and 5 RTK, 6 dead reckoning.
  public var quality: Int? { knownQuality < 0 ? nil : Int(knownQuality) }

  /// Creates the location that a fix is shown at on a road; the rest is the fix's.
  package init(
    snapping location: Location,
    to coordinate: Coordinate,
    course: Double
  ) {
    self.coordinate = coordinate
    self.altitude = location.altitude
    self.horizontalAccuracy = location.horizontalAccuracy
    self.verticalAccuracy = location.verticalAccuracy
    self.course = course
    self.speed = location.speed
    self.timestamp = location.timestamp
    self.isSnapped = true
    self.isReckoned = false
    knownQuality = location.knownQuality
  }

  /// Creates the location that the SDK takes a vehicle to have reached since the last fix.
  init(
    reckoning last: Location,
    to coordinate: Coordinate,
    course: Double,
    speed: Double?,
    at timestamp: Instant
  ) {
    self.coordinate = coordinate
    self.altitude = last.altitude
    self.horizontalAccuracy = nil
    self.verticalAccuracy = nil
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    self.isSnapped = true
    self.isReckoned = true
  }
}
