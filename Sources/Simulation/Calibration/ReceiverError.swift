import Geodesy

/// What one fix of a receiver is off, against a better receiver that rode along.
package struct ReceiverError: Sendable {
  /// Which fix of the trace, from 0.
  package var index: Int
  /// Seconds since the first fix.
  package var seconds: Double
  /// Metres along the reference since its first fix.
  package var metres: Double
  /// Metres of the position.
  package var east: Double
  package var north: Double
  /// The direction of the reference's course, also of the last movement at a stop: its east and north.
  package var ahead: (east: Double, north: Double)
  /// The error ahead, and to the right of the reference's course; nil below ``movingSpeed``.
  package var along: Double?
  package var across: Double?
  /// Metres per second that the reference moves.
  package var speed: Double
  /// Metres per second, and degrees in -180 to 180, told too much; nil where one does not say.
  package var speedError: Double?
  package var courseError: Double?
  /// The radius that the receiver claims.
  package var claimed: Double?

  /// Metres per second below which a course is no direction of movement.
  package static let movingSpeed = 1.0

  /// Metres of the position.
  package var distance: Double { (east * east + north * north).squareRoot() }

  /// Returns what is left of the error without a bias, which turns with the course.
  func rest(along: Double, across: Double) -> (east: Double, north: Double) {
    (
      east - along * ahead.east - across * ahead.north,
      north - along * ahead.north + across * ahead.east
    )
  }
}
