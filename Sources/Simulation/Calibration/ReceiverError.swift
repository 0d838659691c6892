import Geodesy

/// What one fix of a receiver is off, against a better receiver that rode along.
package struct ReceiverError: Sendable {
  /// Which fix of the trace, from 0.
  package var index: Int
  /// Seconds since the first fix.
  package var seconds: Double
  /// Metres along the reference since its first fix.
  package var metres: Double
  /// Metres of the position to the east; negative is west.
  package var east: Double
  /// Metres of the position to the north; negative is south.
  package var north: Double
  /// The direction of the reference's course, also of the last movement at a stop: its east and north.
  package var ahead: (east: Double, north: Double)
  /// Metres ahead along the reference's course; nil below ``movingSpeed``.
  package var along: Double?
  /// Metres to the right of the reference's course; nil below ``movingSpeed``.
  package var across: Double?
  /// Metres per second that the reference moves.
  package var speed: Double
  /// Metres per second told too much; nil where the fix has no speed.
  package var speedError: Double?
  /// Degrees told too much, in -180 to 180; nil below ``movingSpeed`` and without a course.
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
