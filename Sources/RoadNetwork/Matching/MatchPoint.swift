public import Geodesy

/// A fix as the matcher takes it; what the source did not say is nil.
public struct MatchPoint: Hashable, Sendable {
  /// Where the receiver says it was.
  public var coordinate: Coordinate
  /// Nanoseconds of any clock; two fixes of one time, or of a falling one, are an unknown time apart.
  public var time: Int64
  /// The radius in metres within which the place lies with 68 %.
  public var horizontalAccuracy: Double?
  /// Degrees clockwise from true north.
  public var course: Double?
  /// Metres per second.
  public var speed: Double?

  /// A fix of a place and a time, with what else the receiver told.
  public init(
    _ coordinate: Coordinate,
    time: Int64,
    horizontalAccuracy: Double? = nil,
    course: Double? = nil,
    speed: Double? = nil
  ) {
    self.coordinate = coordinate
    self.time = time
    self.horizontalAccuracy = horizontalAccuracy
    self.course = course
    self.speed = speed
  }
}
