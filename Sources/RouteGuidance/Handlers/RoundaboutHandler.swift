import RoadNetwork

/// Decides what to say at a roundabout (OSRM's rules).
struct RoundaboutHandler {
  let rules: TurnRules

  /// Assigns the roads of a junction at a roundabout; false where it is none.
  func assign(_ view: inout JunctionDraft) -> Bool {
    let isOnRing = view.incomingKind.isRing
    let ring = view.roads.firstIndex { $0.isEnterable && $0.kind.isRing }
    guard isOnRing || ring != nil, let kind = RoundaboutKind(rules.network, at: view.node) else {
      return false
    }
    if isOnRing {
      onRing(&view, kind)
    } else {
      let origin = rules.network.arms[Int(view.incoming)].node
      // Roads stand from the right to the left; one drives round the ring from its near side.
      let isLeft = rules.network.drivingSide(view.incoming) == .left
      let before =
        isLeft ? view.roads[((ring ?? view.count) + 1)...] : view.roads[..<(ring ?? 0)]
      let hasExitBefore = before.contains {
        $0.isEnterable && rules.network.arms[Int($0.arm)].target != origin
      }
      entering(&view, kind, hasExitBefore)
    }
    return true
  }

  // MARK: - On the ring

  private func onRing(_ view: inout JunctionDraft, _ kind: RoundaboutKind) {
    let arms = rules.network.arms(at: view.node)
    let exits = arms.filter { rules.network.arms[Int($0)].isOpen }
    let hasExit = exits.contains {
      let road = rules.network.kind($0)
      return !road.isRing && !road.isLow
    }
    for index in view.roads.indices {
      let road = view.roads[index]
      let turn: TurnInstruction.Kind =
        if !road.kind.isRing {
          kind.leaving
        } else if exits.count == 1 {
          view.count == 2 ? .none : .suppressed
        } else {
          // A driveway is no exit, unless the ring is one.
          road.kind.isLow || hasExit ? .stayOnRoundabout : .suppressed
        }
      view.roads[index].turn = TurnInstruction(turn, road.modifier)
    }
  }

  // MARK: - Entering

  private func entering(
    _ view: inout JunctionDraft,
    _ kind: RoundaboutKind,
    _ hasExitBefore: Bool
  ) {
    // Between the two arms of the ring lies what is across it.
    var isAcross = false
    for index in view.roads.indices {
      let road = view.roads[index]
      if road.kind.isRing { isAcross.toggle() }
      guard road.isEnterable else { continue }
      if road.kind.isRing {
        view.roads[index].turn = TurnInstruction(
          hasExitBefore ? kind.enteringAtExit : kind.entering,
          road.modifier
        )
      } else if road.deviation < 25, isAcross {
        // Straight through the ring.
        rules.assignObvious(&view, index)
      } else {
        view.roads[index].turn = TurnInstruction(kind.touching, road.modifier)
      }
    }
  }
}

extension RoundaboutKind {
  fileprivate var entering: TurnInstruction.Kind {
    switch self {
    case .roundabout: .enterRoundabout
    case .rotary: .enterRotary
    case .crossing: .enterRoundaboutTurn
    }
  }

  fileprivate var enteringAtExit: TurnInstruction.Kind {
    switch self {
    case .roundabout: .enterRoundaboutAtExit
    case .rotary: .enterRotaryAtExit
    case .crossing: .enterRoundaboutTurnAtExit
    }
  }

  fileprivate var touching: TurnInstruction.Kind {
    switch self {
    case .roundabout: .enterAndExitRoundabout
    case .rotary: .enterAndExitRotary
    case .crossing: .enterAndExitRoundaboutTurn
    }
  }

  fileprivate var leaving: TurnInstruction.Kind {
    switch self {
    case .roundabout: .exitRoundabout
    case .rotary: .exitRotary
    case .crossing: .exitRoundaboutTurn
    }
  }
}
