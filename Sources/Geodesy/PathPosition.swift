/// A place on a path.
public struct PathPosition: Hashable, Sendable {
  /// Where it is.
  public var coordinate: Coordinate
  /// The index of the segment's first vertex.
  public var segment: Int
  /// How far along the segment, in `0...1`.
  public var fraction: Double
  /// Metres from the start of the path.
  public var distanceAlong: Double
  /// Metres from the query to this place; 0 where there was none.
  public var deviation: Double

  /// Makes a place of what is known of it.
  public init(
    coordinate: Coordinate,
    segment: Int,
    fraction: Double,
    distanceAlong: Double,
    deviation: Double
  ) {
    self.coordinate = coordinate
    self.segment = segment
    self.fraction = fraction
    self.distanceAlong = distanceAlong
    self.deviation = deviation
  }
}
