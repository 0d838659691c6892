import RoadNetwork

/// Passes roads that nobody would take for the way on (OSRM's rules).
struct DrivewayHandler {
  let rules: TurnRules

  /// Whether the only road beside service roads, tracks and the like is the one that goes on.
  func canAssign(_ view: JunctionDraft) -> Bool {
    view.count > 2 && !view.roads[0].kind.isLow
      && view.roads.count { $0.kind.isLow } + 2 == view.count
  }

  func assign(_ view: inout JunctionDraft) {
    guard let main = view.roads.indices.dropFirst().first(where: { !view.roads[$0].kind.isLow }),
      view.roads[main].turn.kind != .invalid
    else { return }
    let isSame = rules.kinds.isSameName(view.incomingKind, view.roads[main].kind)
    view.roads[main].turn.kind = isSame ? .none : .newName
    guard view.roads[main].turn.modifier == .straight else { return }
    for index in view.roads.indices.dropFirst()
    where index != main && view.roads[index].turn.modifier == .straight {
      view.roads[index].turn.modifier = index < main ? .slightRight : .slightLeft
    }
  }
}
