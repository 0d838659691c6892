public import Geodesy

/// One position sample of a trace; what the source did not say is nil.
public struct Fix: Hashable, Sendable {
  /// Nanoseconds since 1970-01-01T00:00:00Z.
  public var time: Int64
  /// Where it is, as the source says.
  public var coordinate: Coordinate
  // Optionals would double the size, and a fix is copied from the reader to the navigator.
  private var knownAltitude: Double
  private var knownSpeed: Double
  private var knownCourse: Double
  private var knownHorizontalAccuracy: Double
  private var knownVerticalAccuracy: Double
  private var knownLine: Int32
  private var knownSegment: Int32
  /// Of 16 bits; as wide as its neighbours together, so that copies need no odd end.
  private var knownQuality: Int64

  /// Stands for a value that the source did not say; no source can say it.
  @inline(__always)
  private static var unknown: Double { -.infinity }

  /// Makes a fix of what is known of it.
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
    knownAltitude = altitude ?? Self.unknown
    knownSpeed = speed ?? Self.unknown
    knownCourse = course ?? Self.unknown
    knownHorizontalAccuracy = horizontalAccuracy ?? Self.unknown
    knownVerticalAccuracy = verticalAccuracy ?? Self.unknown
    knownQuality = Int64(Int16(clamping: quality ?? -1))
    knownSegment = Int32(clamping: segment)
    knownLine = Int32(clamping: line)
  }

  /// Metres.
  public var altitude: Double? {
    get { Self.said(knownAltitude) }
    set { knownAltitude = newValue ?? Self.unknown }
  }

  /// Metres per second, 0 or more.
  public var speed: Double? {
    get { Self.said(knownSpeed) }
    set { knownSpeed = newValue ?? Self.unknown }
  }

  /// Degrees clockwise from true north, in `0..<360`.
  public var course: Double? {
    get { Self.said(knownCourse) }
    set { knownCourse = newValue ?? Self.unknown }
  }

  /// The radius of uncertainty in metres, 0 or more.
  public var horizontalAccuracy: Double? {
    get { Self.said(knownHorizontalAccuracy) }
    set { knownHorizontalAccuracy = newValue ?? Self.unknown }
  }

  /// The uncertainty of the altitude in metres, 0 or more.
  public var verticalAccuracy: Double? {
    get { Self.said(knownVerticalAccuracy) }
    set { knownVerticalAccuracy = newValue ?? Self.unknown }
  }

  /// The quality as NMEA's GGA counts it: 1 GPS, 2 differential, 4 and 5 RTK, 6 dead reckoning.
  public var quality: Int? {
    get { knownQuality < 0 ? nil : Int(knownQuality) }
    set { knownQuality = Int64(Int16(clamping: newValue ?? -1)) }
  }

  /// The index of the stretch without a break that the fix belongs to.
  public var segment: Int {
    get { Int(knownSegment) }
    set { knownSegment = Int32(clamping: newValue) }
  }

  /// The line in the file, from 1; 0 for a fix that comes from no file.
  public var line: Int {
    get { Int(knownLine) }
    set { knownLine = Int32(clamping: newValue) }
  }

  /// Forgets everything but the time and the place.
  mutating func clear() {
    knownAltitude = Self.unknown
    knownSpeed = Self.unknown
    knownCourse = Self.unknown
    knownHorizontalAccuracy = Self.unknown
    knownVerticalAccuracy = Self.unknown
    knownQuality = -1
  }

  @inline(__always)
  private static func said(_ value: Double) -> Double? { value == unknown ? nil : value }
}
