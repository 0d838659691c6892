import Geodesy
import RoadNetwork

/// Tells whether a driver could take another road for the one that seems the way on (OSRM's rules).
struct DistinctTurn {
  private let view: JunctionDraft
  private let kinds: RoadKinds
  private let candidate: JunctionDraft.Road
  private let from: RoadKind
  private let keepsName: Bool

  init(_ view: JunctionDraft, _ kinds: RoadKinds, _ index: Int) {
    self.view = view
    self.kinds = kinds
    candidate = view.roads[index]
    from = view.incomingKind
    keepsName = !kinds.isNewName(from, candidate.kind)
  }

  // MARK: - About straight on

  /// Whether a road is like the candidate, where that leads about straight on.
  func isSimilar(_ road: JunctionDraft.Road) -> Bool {
    let own = candidate.deviation
    let other = road.deviation
    if own < ObviousTurn.narrow, !road.isEnterable { return false }
    let isFar = other > 2 * own && other - own > ObviousTurn.fuzzy / 2
    let isFarther = other > 1.4 * own
    let kind = road.kind
    if !from.flags.contains(.restricted), !candidate.kind.flags.contains(.restricted),
      kind.flags.contains(.restricted), isFar
    {
      return false
    }
    if from.isRoundabout == candidate.kind.isRoundabout, from.isRoundabout != kind.isRoundabout,
      own < other
    {
      return false
    }
    let changesName = kinds.isNewName(from, kind)
    let isLaneFork = isLaneFork(road)
    if keepsName || changesName, !isLaneFork, isFar { return false }
    if continues(road, isFar, isFarther, changesName, isLaneFork) { return false }
    // From a small road whatever is far enough is distinct.
    if from.priority > RoadClass.secondary.priority, isFar { return false }
    if hasLanesOfCandidate, own < ObviousTurn.fuzzy, isFar { return false }
    return !isOfLowerClass(road, isFarther, changesName)
  }

  private func isLaneFork(_ road: JunctionDraft.Road) -> Bool {
    let lanes = candidate.kind.lanes
    return road.kind.lanes > 0 && lanes == road.kind.lanes
      && Int(from.lanes) == 2 * Int(lanes)
      && TurnAngle.difference(candidate.angle, road.angle) < ObviousTurn.group
  }

  private var hasLanesOfCandidate: Bool {
    candidate.kind.lanes > 0 && candidate.kind.lanes == from.lanes
  }

  /// Whether a road goes on across the junction by itself.
  private func continues(
    _ road: JunctionDraft.Road,
    _ isFar: Bool,
    _ isFarther: Bool,
    _ changesName: Bool,
    _ isLaneFork: Bool
  ) -> Bool {
    guard isFar || isFarther else { return false }
    let opposite = view.roads[opposite(of: road)]
    let keepsOpposite = !kinds.isNewName(opposite.kind, road.kind)
    let angle = TurnAngle.difference(road.angle, opposite.angle)
    if view.count >= 4 {
      if isFar, keepsOpposite || angle > 140 { return true }
      return keepsName && changesName && isFarther && keepsOpposite && angle > 155
    }
    return keepsName && changesName && isFar && !isLaneFork && angle > 120
  }

  private func opposite(of road: JunctionDraft.Road) -> Int {
    let bearing = Bearing.normalized(road.bearing + 180)
    var best = 0
    for index in view.roads.indices.dropFirst()
    where TurnAngle.difference(view.roads[index].bearing, bearing)
      < TurnAngle.difference(view.roads[best].bearing, bearing)
    {
      best = index
    }
    return best
  }

  private func isOfLowerClass(
    _ road: JunctionDraft.Road,
    _ isFarther: Bool,
    _ changesName: Bool
  ) -> Bool {
    let kind = road.kind
    let isSamePriority = from.priority == candidate.kind.priority
    let isLower = candidate.kind.priority < kind.priority
    let isMuchHigher = candidate.kind.priority > kind.priority + 4
    if isSamePriority, isLower || isMuchHigher, keepsName, isFarther { return true }
    if hasLowerClass(kind) { return true }
    guard isSamePriority else { return false }
    return kind.isLink
      || (from.group < kind.group && changesName && kinds.isNewName(candidate.kind, kind))
  }

  /// Whether a road is less than both the candidate and the way one came.
  private func hasLowerClass(_ kind: RoadKind) -> Bool {
    let hasFewerLanes = kind.lanes > 0 && Int(kind.lanes) + 1 < Int(from.lanes)
    let isLess = kind.isStrictlyLess(than: from) && kind.isStrictlyLess(than: candidate.kind)
    return isLess && hasFewerLanes || (kind.isLink(to: from) && kind.isLink(to: candidate.kind))
  }

  // MARK: - Turns

  /// Whether a road is like the candidate, where that turns.
  func isSimilarWide(_ road: JunctionDraft.Road) -> Bool {
    if road.modifier != .straight, hasLowerClass(road.kind) { return false }
    if road.deviation > 2 * candidate.deviation { return false }
    // Where the junction was drawn otherwise than it looks, its shape close by counts too.
    let own = view.roads[0]
    guard TurnAngle.difference(own.initial, own.bearing) > ObviousTurn.fuzzy else { return true }
    let bearingIn = Bearing.normalized(own.initial + 180)
    let candidateDeviation = TurnAngle.deviation(
      TurnAngle.between(bearingIn, candidate.initial)
    )
    let roadDeviation = TurnAngle.deviation(TurnAngle.between(bearingIn, road.initial))
    let across = TurnAngle.between(Bearing.normalized(road.initial + 180), candidate.initial)
    return TurnModifier(angle: across) == .straight || roadDeviation <= 2 * candidateDeviation
  }
}
