import RoadNetwork

/// Decides what to say where motorways and trunk roads divide and join (OSRM's rules).
struct MotorwayHandler {
  let rules: TurnRules

  func canAssign(_ view: JunctionDraft) -> Bool {
    let isFromMotorway = view.incomingKind.isMotorway
    var hasMotorway = isFromMotorway
    for road in view.roads {
      if road.isEnterable, road.deviation > 60 { return false }
      if road.kind.isMotorway {
        if road.isEnterable { hasMotorway = true }
      } else if !(road.kind.isRamp || (isFromMotorway && road.kind.isLink)) {
        return false
      }
    }
    return hasMotorway
  }

  func assign(_ view: inout JunctionDraft) {
    if view.incomingKind.isMotorway {
      fromMotorway(&view)
      for index in view.roads.indices where view.roads[index].turn.kind == .onRamp {
        view.roads[index].turn.kind = .offRamp
      }
    } else {
      fromRamp(&view)
    }
  }

  // MARK: - From a motorway

  private func fromMotorway(_ view: inout JunctionDraft) {
    let onward = continuation(view)
    guard onward != view.roads[0].angle else { return atEnd(&view) }
    let motorways = view.roads.indices.filter {
      view.roads[$0].isEnterable && view.roads[$0].kind.isMotorway
    }
    let exits = view.enterableCount
    if motorways.isEmpty {
      for index in view.roads.indices where view.roads[index].isEnterable {
        view.roads[index].turn = TurnInstruction(.suppressed, view.roads[index].modifier)
      }
    } else if motorways.count == 1 || motorways.count != exits {
      passExits(&view, onward)
    } else if motorways.count == 2 {
      rules.assignFork(&view, left: motorways[1], right: motorways[0])
    } else if motorways.count == 3 {
      rules.assignFork(&view, left: motorways[2], middle: motorways[1], right: motorways[0])
    } else {
      fallBack(&view)
    }
  }

  /// The angle at which the motorway goes on: by its name, else the straightest.
  private func continuation(_ view: JunctionDraft) -> Double {
    let from = view.incomingKind
    let kinds = rules.kinds
    for road in view.roads
    where road.isEnterable && road.angle != 0 && road.kind.isMotorway
      && !kinds.isBlank(from) && !kinds.isBlank(road.kind) && !kinds.isNewName(from, road.kind)
    {
      return road.angle
    }
    return view.straightest(where: { $0.kind.isMotorway && $0.deviation < 180 })
      .map { view.roads[$0].angle } ?? view.roads[0].angle
  }

  private func passExits(_ view: inout JunctionDraft, _ onward: Double) {
    for index in view.roads.indices where view.roads[index].isEnterable {
      let road = view.roads[index]
      if road.angle == onward {
        rules.assignObvious(&view, index, through: 1)
        continue
      }
      let kind: TurnInstruction.Kind = road.kind.isRamp || road.kind.isLink ? .offRamp : .turn
      let modifier: TurnModifier =
        road.angle < onward
        ? (road.angle < 145 ? .right : .slightRight) : (road.angle > 215 ? .left : .slightLeft)
      view.roads[index].turn = TurnInstruction(kind, modifier)
    }
  }

  /// Where a motorway ends in ramps.
  private func atEnd(_ view: inout JunctionDraft) {
    let roads = view.roads
    switch roads.count {
    case 2: view.roads[1].turn = TurnInstruction(.none, roads[1].modifier)
    case 3 where roads[1].isEnterable && roads[2].isEnterable:
      rules.assignFork(&view, left: 2, right: 1)
    case 3:
      let only = roads[1].isEnterable ? 1 : 2
      view.roads[only].turn = TurnInstruction(.none, roads[only].modifier)
    case 4
    where roads[1].kind.isSameCategory(as: roads[2].kind)
      && roads[2].kind.isSameCategory(as: roads[3].kind):
      rules.assignFork(&view, left: 3, middle: 2, right: 1)
    default: fallBack(&view)
    }
  }

  // MARK: - From a ramp

  private func fromRamp(_ view: inout JunctionDraft) {
    let exits = view.enterableCount
    if view.count == 2, exits == 1 {
      rules.assignObvious(&view, 1)
    } else if view.count == 3 {
      exits == 1 ? merge(&view) : divide(&view)
    } else if view.count == 4 {
      passMotorway(&view)
    } else {
      fallBack(&view)
    }
  }

  /// Onto a motorway that comes along, or where two ramps join.
  private func merge(_ view: inout JunctionDraft) {
    let index = view.roads[1].isEnterable ? 1 : 2
    let road = view.roads[index]
    let kinds = rules.kinds
    let (first, second) = (view.roads[1].kind, view.roads[2].kind)
    guard road.kind.isMotorway, kinds.isSameName(second, first) else {
      return rules.assignObvious(&view, index)
    }
    let side: TurnModifier = index == 1 ? .slightLeft : .slightRight
    view.roads[index].turn = TurnInstruction(.merge, road.deviation < 80 ? side : road.modifier)
  }

  private func divide(_ view: inout JunctionDraft) {
    let isRightMotorway = view.roads[1].kind.isMotorway
    if isRightMotorway, !view.roads[2].kind.isMotorway {
      view.roads[1].turn = TurnInstruction(.turn, .slightRight)
      view.roads[2].turn = TurnInstruction(.continue, .slightLeft)
    } else {
      rules.assignFork(&view, left: 2, right: 1)
    }
  }

  private func passMotorway(_ view: inout JunctionDraft) {
    var hasPassed = false
    for index in view.roads.indices {
      let road = view.roads[index]
      if road.kind.isMotorway {
        if road.isEnterable {
          view.roads[index].turn = TurnInstruction(.merge, hasPassed ? .slightRight : .slightLeft)
        } else {
          hasPassed = true
        }
      } else {
        view.roads[index].turn = TurnInstruction(.offRamp, road.modifier)
      }
    }
  }

  private func fallBack(_ view: inout JunctionDraft) {
    for index in view.roads.indices where view.roads[index].isEnterable {
      let road = view.roads[index]
      if road.kind.isMotorway {
        view.roads[index].turn = TurnInstruction(
          .merge,
          road.angle < 180 ? .slightLeft : .slightRight
        )
      } else if road.deviation < 25 {
        view.roads[index].turn = TurnInstruction(.turn, .straight)
      } else {
        view.roads[index].turn = TurnInstruction(
          .turn,
          road.angle > 180 ? .slightLeft : .slightRight
        )
      }
    }
  }
}
