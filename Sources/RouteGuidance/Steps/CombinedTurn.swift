import Geodesy
import RoadNetwork

/// The angle of two turns that are driven as one (OSRM's rules).
enum CombinedTurn {
  /// Metres between turns that belong together, at most.
  static let reach = 30.0

  /// Whether one leaves about where one came from.
  static func isReversed(_ bearingIn: Double, _ bearingOut: Double) -> Bool {
    let left = Bearing.normalized(bearingIn - bearingOut)
    return TurnAngle.difference(left, 180) <= 35
  }

  /// - Parameter distance: Metres between the turns.
  static func angle(_ first: Crossing, _ second: Crossing, distance: Double) -> Double {
    let total = TurnAngle.between(first.bearingIn, second.bearingOut)
    guard TurnAngle.deviation(total) >= 20 else { return first.angle }
    let isRight = first.angle <= 185 && second.angle <= 185
    let isLeft = first.angle >= 175 && second.angle >= 175
    return distance < reach || isRight || isLeft ? total : first.angle
  }
}
