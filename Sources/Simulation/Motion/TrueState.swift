package import Geodesy

/// Where a vehicle truly is.
package struct TrueState: Hashable, Sendable {
  /// Metres per second below which a receiver gives no course.
  package static let slowest = 0.5

  /// The place on the line.
  package var coordinate: Coordinate
  /// Degrees of the road in the direction of travel.
  package var course: Double
  /// Metres per second.
  package var speed: Double
  /// Metres driven since the start.
  package var distance: Double
}
