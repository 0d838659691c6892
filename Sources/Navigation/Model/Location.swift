public import Geodesy

/// A position of the vehicle with what is known of its quality; what is unknown is nil.
public struct Location: Hashable, Sendable {
  /// Where the vehicle is, in degrees of WGS 84.
  public package(set) var coordinate: Coordinate
  /// When it was there, on the navigator's clock.
  public package(set) var timestamp: Instant
  /// Whether the SDK matched this position to a road; a snapped location always has a course.
  public let isSnapped: Bool
  /// Whether the SDK reckoned this position along the route, because no fix came.
  public let isReckoned: Bool
  // Beside the flags: at the end it would make each copy one of odd length, which a processor stalls at.
  private var knownQuality: Int16 = -1
  // Optionals would double the size, and a fix is copied many times on its way.
  private var knownAltitude: Double
  private var knownHorizontalAccuracy: Double
  private var knownVerticalAccuracy: Double
  private var knownCourse: Double
  private var knownSpeed: Double

  /// Stands for a value that is not known; no fix can say it.
  @inline(__always)
  private static var unknown: Double { -.infinity }

  @inline(__always)
  private static func said(_ value: Double) -> Double? { value == unknown ? nil : value }

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
    knownAltitude = altitude ?? Self.unknown
    knownHorizontalAccuracy = horizontalAccuracy ?? Self.unknown
    knownVerticalAccuracy = verticalAccuracy ?? Self.unknown
    knownCourse = course ?? Self.unknown
    knownSpeed = speed ?? Self.unknown
    self.timestamp = timestamp
    self.isSnapped = false
    self.isReckoned = false
    knownQuality = Int16(clamping: quality ?? -1)
  }

  /// Metres above the ellipsoid or mean sea level, as the source gives it.
  public package(set) var altitude: Double? {
    get { Self.said(knownAltitude) }
    set { knownAltitude = newValue ?? Self.unknown }
  }

  /// The radius of uncertainty in metres, 0 or more.
  public package(set) var horizontalAccuracy: Double? {
    get { Self.said(knownHorizontalAccuracy) }
    set { knownHorizontalAccuracy = newValue ?? Self.unknown }
  }

  /// The uncertainty of the altitude in metres, 0 or more.
  public package(set) var verticalAccuracy: Double? {
    get { Self.said(knownVerticalAccuracy) }
    set { knownVerticalAccuracy = newValue ?? Self.unknown }
  }

  /// Degrees clockwise from true north, in `0..<360`.
  public package(set) var course: Double? {
    get { Self.said(knownCourse) }
    set { knownCourse = newValue ?? Self.unknown }
  }

  /// Metres per second, 0 or more.
  public package(set) var speed: Double? {
    get { Self.said(knownSpeed) }
    set { knownSpeed = newValue ?? Self.unknown }
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
    knownAltitude = location.knownAltitude
    knownHorizontalAccuracy = location.knownHorizontalAccuracy
    knownVerticalAccuracy = location.knownVerticalAccuracy
    knownCourse = course
    knownSpeed = location.knownSpeed
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
    knownAltitude = last.knownAltitude
    knownHorizontalAccuracy = Self.unknown
    knownVerticalAccuracy = Self.unknown
    knownCourse = course
    knownSpeed = speed ?? Self.unknown
    self.timestamp = timestamp
    self.isSnapped = true
    self.isReckoned = true
  }
}
