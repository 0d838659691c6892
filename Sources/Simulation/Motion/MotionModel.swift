/// How a car speeds up, brakes and takes bends.
///
/// The numbers are those of the replay driver of Mapbox's navigation SDK (`ReplayRouteOptions`): they
/// give drives that look like those of its users.
package struct MotionModel: Hashable, Sendable {
  /// Metres per second that each second of speeding up adds.
  package var acceleration = 3.0
  /// Metres per second that each second of braking takes.
  package var braking = 4.0
  /// Metres per second in a right-angled bend or a sharper one.
  package var turnSpeed = 3.0
  /// Metres per second where the vehicle turns back.
  package var uTurnSpeed = 1.0
  /// Degrees from which a bend is a turn back.
  package var uTurnAngle = 150.0

  /// The car that every drive is driven with unless another is given.
  package static let car = MotionModel()

  /// Creates the model of the replay driver.
  package init() {}

  /// Returns the speed in a bend: `(1 - angle / 90)²` of the speed before it, at least ``turnSpeed``.
  ///
  /// - Parameters:
  ///   - angle: Degrees between the directions before and after, 0 or more.
  ///   - speed: Metres per second that the road allows.
  package func speed(inBendOf angle: Double, at speed: Double) -> Double {
    guard angle < uTurnAngle else { return min(uTurnSpeed, speed) }
    let share = 1 - min(1, angle / 90)
    return min(speed, max(turnSpeed, share * share * speed))
  }
}
