public import Geodesy

/// One position sample of a trace; what the source did not say is nil.
public struct Fix: Hashable, Sendable {
  /// Nanoseconds since 1970-01-01T00:00:00Z.
  public var time: Int64
  public var coordinate: Coordinate
  /// Metres.
  public var altitude: Double?
  /// Metres per second, 0 or more.
  public var speed: Double?
  /// Degrees clockwise from true north, in `0..<360`.
  public var course: Double?
  /// The radius of uncertainty in metres, 0 or more.
  public var horizontalAccuracy: Double?
  /// The uncertainty of the altitude in metres, 0 or more.
  public var verticalAccuracy: Double?
  /// The quality as NMEA's GGA counts it: 1 GPS, 2 differential, 4 and 5 RTK, 6 dead reckoning.
  public var quality: Int?
  /// The index of the stretch without a break that the fix belongs to.
  public var segment: Int
  /// The line in the file, from 1; 0 for a fix that comes from no file.
  public var line: Int

  public init(
    time: Int64,
    coordinate: Coordinate,
    altitude: Double? = nil,
    speed: Double? = nil,
    course: Double? = nil,
    horizontalAccuracy: Double? = nil,
    verticalAccuracy: Double? = nil,
    quality: Int? = nil,
    segment: Int = 0,
    line: Int = 0
  ) {
    self.time = time
    self.coordinate = coordinate
    self.altitude = altitude
    self.speed = speed
    self.course = course
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.quality = quality
    self.segment = segment
    self.line = line
  }
}
