import RoadNetwork

/// Which road of a junction an arrow on a lane means (OSRM's rules).
enum ArrowMatch {
  /// Whether a turn may be what an arrow says.
  static func isValid(_ arrow: LaneMask, _ turn: TurnInstruction) -> Bool {
    let isMerge = turn.kind == .merge
    let modifier = isMerge ? turn.modifier.mirrored : turn.modifier
    switch arrow {
    case .uTurn: return isLeft(turn.modifier) || turn.modifier == .uTurn
    case .right, .sharpRight, .slightRight:
      return isRight(modifier) || (turn.kind.leavesRoundabout && !isMerge)
    case .left, .sharpLeft, .slightLeft:
      return isLeft(modifier) || (turn.kind == .stayOnRoundabout && !isMerge)
    case .through:
      if turn.modifier == .straight || turn.kind.entersRoundabout { return true }
      switch turn.kind {
      case .suppressed, .newName, .stayOnRoundabout: return true
      case .fork, .continue:
        return turn.modifier == .slightLeft || turn.modifier == .slightRight
      default: return false
      }
    default: return false
    }
  }

  static func isLeft(_ modifier: TurnModifier) -> Bool {
    modifier == .left || modifier == .slightLeft || modifier == .sharpLeft
  }

  static func isRight(_ modifier: TurnModifier) -> Bool {
    modifier == .right || modifier == .slightRight || modifier == .sharpRight
  }

  /// How far a road is from where an arrow points, in degrees.
  static func deviation(_ arrow: LaneMask, _ road: JunctionDraft.Road) -> Double {
    let ideal: Double =
      switch arrow {
      case .sharpRight: 35
      case .right: 90
      case .slightRight: 135
      case .through, .mergeToLeft, .mergeToRight: 180
      case .slightLeft: 225
      case .left: 270
      case .sharpLeft: 315
      default: 0
      }
    return TurnAngle.difference(ideal, road.angle)
  }

  /// The road that an arrow means best: a turn of its kind, one that is open, the nearest.
  static func best(_ arrow: LaneMask, _ view: JunctionDraft, from start: Int = 0) -> Int {
    var best = start
    for index in view.roads.indices.dropFirst(start + 1)
    where isBetter(arrow, view.roads[index], than: view.roads[best]) {
      best = index
    }
    return best
  }

  private static func isBetter(
    _ arrow: LaneMask,
    _ road: JunctionDraft.Road,
    than other: JunctionDraft.Road
  ) -> Bool {
    let (own, known) = (isValid(arrow, road.turn), isValid(arrow, other.turn))
    if own != known { return own }
    if road.isEnterable != other.isEnterable { return road.isEnterable }
    return deviation(arrow, road) < deviation(arrow, other)
  }

  /// The road to turn back on, beside the one that the neighbouring lane leads to.
  static func bestUTurn(beside arrow: LaneMask, _ view: JunctionDraft) -> Int {
    let neighbour = best(arrow, view)
    return neighbour + 1 == view.count ? 0 : best(.uTurn, view, from: neighbour)
  }
}
