import Geodesy

/// What turning costs, in seconds.
public struct TurnCosts: Hashable, Sendable {
  /// The greatest cost of a turn by its angle.
  public var penalty: Double
  /// How much more a turn across the other direction costs than one along it.
  public var bias: Double
  /// For turning back.
  public var uTurn: Double
  /// For turns across oncoming traffic, in addition.
  public var crossing: Double
  public var trafficSignals: Double
  public var stopSign: Double
  public var giveWay: Double
  public var gate: Double

  /// Returns what waiting for a gap costs in a turn across oncoming traffic.
  public func crossingSeconds(angle: Double) -> Double {
    crossing / (1 + DeterministicMath.exp(-(13 * angle.magnitude / 180 - 3.25)))
  }

  /// Returns the cost of a turn: a sigmoid of its angle, after OSRM's car profile.
  ///
  /// - Parameter angle: Degrees in `-180...180`, right positive.
  public func seconds(angle: Double, isLeftHandTraffic: Bool) -> Double {
    let side = isLeftHandTraffic ? 1 / bias : bias
    let share = angle / 180
    let slope = angle >= 0 ? -(13 / side * share - 6.5 * side) : -(-13 * side * share - 6.5 / side)
    return penalty / (1 + DeterministicMath.exp(slope))
  }
}
