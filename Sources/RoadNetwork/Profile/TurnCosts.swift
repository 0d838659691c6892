internal import Geodesy

/// What turning costs a traveller, as data.
public struct TurnCosts: Hashable, Sendable {
  /// How the cost grows with the angle.
  public enum Shape: Hashable, Sendable {
    /// Not at all.
    case flat
    /// Along a sigmoid that ends at `penalty` seconds, at junctions only.
    case sigmoid
    /// With the square: `penalty` seconds at a right angle, everywhere.
    case square
  }

  /// How the cost grows with the angle.
  public var shape: Shape
  /// Seconds.
  public var penalty: Double
  /// How much more a turn to the left costs than one to the right; in left-hand traffic the
  /// sigmoid turns it round.
  public var bias: Double
  /// Seconds for turning back.
  public var uTurn: Double
  /// At most so many seconds more for a turn across oncoming traffic.
  public var crossing: Double
  /// Whether what holds the traveller up counts instead of the turn and not besides.
  public var obstaclesReplaceTurn: Bool
  /// The weight in seconds of entering a restricted road from one that is not; nil for none.
  public var restrictedWeight: Double?

  /// OSRM 26.10, profile `car`; entering a restricted road costs the most that fits 16 bits.
  public static let car = TurnCosts(
    shape: .sigmoid,
    penalty: 7.5,
    bias: 1.075,
    uTurn: 20,
    crossing: 2,
    obstaclesReplaceTurn: false,
    restrictedWeight: 3276.7
  )

  /// OSRM 26.10, profile `bicycle`; its weights are durations, so that changing the mode costs
  /// nothing.
  public static let bicycle = TurnCosts(
    shape: .square,
    penalty: 6,
    bias: 1.4,
    uTurn: 20,
    crossing: 0,
    obstaclesReplaceTurn: false
  )

  /// OSRM 26.10, profile `foot`.
  public static let foot = TurnCosts(
    shape: .flat,
    penalty: 0,
    bias: 1,
    uTurn: 2,
    crossing: 0,
    obstaclesReplaceTurn: true
  )
}

extension TurnCosts {
  /// Returns what a turn costs.
  public func cost(of turn: Turn) -> TurnCost {
    var seconds = 0.0
    switch shape {
    case .flat: if turn.isUTurn { seconds = uTurn }
    case .square:
      seconds = square(turn.angle)
      if turn.isUTurn { seconds += uTurn }
    case .sigmoid:
      if turn.roads > 2 || turn.source.mode != turn.target.mode || turn.isUTurn {
        seconds = sigmoid(turn.angle, turn.drivingSide)
        if turn.crossesOncoming { seconds += crossingSeconds(turn.angle) }
        if turn.isUTurn { seconds += uTurn }
      }
    }
    if obstaclesReplaceTurn {
      if turn.obstacleSeconds > 0 { seconds = turn.obstacleSeconds }
    } else {
      seconds += turn.obstacleSeconds
    }
    let entersRestricted = turn.target.isRestricted && !turn.source.isRestricted
    return TurnCost(
      seconds: seconds,
      weight: entersRestricted ? restrictedWeight ?? seconds : seconds
    )
  }

  private func sigmoid(_ angle: Double, _ side: DrivingSide) -> Double {
    let bias = side == .left ? 1 / self.bias : self.bias
    let exponent =
      angle >= 0
      ? 13 / bias * angle / 180 - 6.5 * bias
      : 13 * bias * -angle / 180 - 6.5 / bias
    return penalty / (1 + DeterministicMath.exp(-exponent))
  }

  /// Waiting for a gap takes longer the sharper the turn.
  private func crossingSeconds(_ angle: Double) -> Double {
    crossing * (1 / (1 + DeterministicMath.exp(-(13 * angle.magnitude / 180 - 3.25))))
  }

  private func square(_ angle: Double) -> Double {
    let right = angle / 90
    return right >= 0 ? right * right * penalty / bias : right * right * penalty * bias
  }
}
