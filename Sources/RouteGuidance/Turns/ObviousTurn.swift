import RoadNetwork

/// Finds the way on that a driver takes without being told (OSRM's rules).
struct ObviousTurn {
  static let narrow = 40.0
  static let group = 60.0
  static let fuzzy = 25.0

  let view: JunctionDraft
  let kinds: RoadKinds

  init(_ view: JunctionDraft) {
    self.view = view
    kinds = view.network.kinds
  }

  /// Returns the place of the obvious road; nil where none is.
  func index() -> Int? {
    let roads = view.roads
    if roads.count == 1 { return nil }
    if roads.count == 2 { return 1 }
    if let keeping = view.straightest(where: keepsName), isDistinct(keeping) {
      return checked(keeping)
    }
    let best = view.straightest(where: isOfClass)
    if let best, isDistinct(best) { return checked(best) }
    guard let any = view.straightest(where: \.isEnterable) else { return nil }
    let road = roads[any]
    let near = roads.count { $0.deviation <= 90 }
    if any != best, road.deviation <= Self.group || (road.deviation <= 90 && near == 1),
      !road.kind.isLow, isDistinct(any)
    {
      return checked(any)
    }
    let isOnlyExit = view.enterableCount == 1
    if road.kind.isMotorway, road.deviation <= Self.group, isOnlyExit { return checked(any) }
    if roads.count == 3, isOnlyExit, haveOneName(), !isEndOfRoad() { return checked(any) }
    return nil
  }

  /// Nobody goes on to a roundabout without being told, nor back.
  private func checked(_ index: Int) -> Int? {
    let isSame = view.roads[index].kind.isRoundabout == view.incomingKind.isRoundabout
    return isSame && index > 0 ? index : nil
  }

  private func keepsName(_ road: JunctionView.Road) -> Bool {
    let from = view.incomingKind
    let to = road.kind
    guard road.isEnterable else { return false }
    if kinds.isBlank(from), !from.isLow { return false }
    if kinds.isBlank(to), !to.isLow { return false }
    return kinds.isBlank(from) == kinds.isBlank(to) && !to.isStrictlyLess(than: from)
      && !to.isLink(to: from) && !kinds.isNewName(from, to)
  }

  private func isOfClass(_ road: JunctionView.Road) -> Bool {
    road.isEnterable && !road.kind.isStrictlyLess(than: view.incomingKind)
      && !road.kind.isLink(to: view.incomingKind)
  }

  private func haveOneName() -> Bool {
    view.incomingKind.sign != 0 && view.roads.allSatisfy { $0.kind.sign == view.incomingKind.sign }
  }

  private func isEndOfRoad() -> Bool {
    TurnAngle.difference(view.roads[1].angle, 90) <= Self.narrow
      && TurnAngle.difference(view.roads[2].angle, 270) <= Self.narrow
  }

  // MARK: - Distinct

  func isDistinct(_ index: Int) -> Bool {
    let isNarrow = view.roads[index].deviation < Self.group
    let candidate = DistinctTurn(view, kinds, index)
    return view.roads.indices.dropFirst().allSatisfy { other in
      other == index
        || !(isNarrow
          ? candidate.isSimilar(view.roads[other]) : candidate.isSimilarWide(view.roads[other]))
    }
  }
}
