public import Geodesy

/// A place on a road, driven in one direction.
public struct RoadPlace: Hashable, Sendable {
  public let coordinate: Coordinate
  /// The direction of travel in degrees, in `0..<360`.
  public let course: Double
  /// Metres between the fix and the place.
  public let deviation: Double

  public init(coordinate: Coordinate, course: Double, deviation: Double) {
    self.coordinate = coordinate
    self.course = course
    self.deviation = deviation
  }
}
