import RoadNetwork

/// Lanes that are all for one junction (OSRM's rules).
enum SimpleLanes {
  /// Whether every arrow means a road of its own.
  static func isSimple(
    _ arrows: [LaneArrow],
    _ view: JunctionDraft,
    _ network: JunctionNetwork
  ) -> Bool {
    guard let first = arrows.first, let last = arrows.last else { return false }
    if view.count == 2 {
      return arrows.count { !$0.arrow.isDisjoint(with: [.mergeToLeft, .mergeToRight]) } + 1
        >= arrows.count
    }
    guard hasFittingCount(arrows, first, last, view) else { return false }
    var matched: Set<Int> = []
    for (place, lane) in arrows.enumerated() where lane.arrow != .none {
      let index = match(arrows, place, view)
      guard matched.insert(index).inserted, ArrowMatch.isValid(lane.arrow, view.roads[index].turn)
      else { return false }
      let isOuter = index == 0 || index + 1 == view.count
      guard
        view.roads[index].isEnterable
          || (isOuter && network.arms[Int(view.roads[index].arm)].isOpen)
      else { return false }
    }
    return matched.count == arrows.count || (matched.count + 1 == arrows.count && arrows.has(.none))
  }

  private static func hasFittingCount(
    _ arrows: [LaneArrow],
    _ first: LaneArrow,
    _ last: LaneArrow,
    _ view: JunctionDraft
  ) -> Bool {
    var turns = view.enterableCount
    let backIsOpen = view.roads[0].isEnterable
    if turns < arrows.count, !backIsOpen, last.arrow == .uTurn { turns += 1 }
    // One more may be a lane for buses at the side; more are for another junction.
    if turns + 2 <= arrows.count { return false }
    if turns + 1 == arrows.count, first.arrow != .none, last.arrow != .none { return false }
    if turns > arrows.count {
      if !arrows.contains(where: { $0.arrow == .none }) { return false }
      let endsLeft = last.arrow == .left || last.arrow == .sharpLeft
      if backIsOpen, !arrows.has(.uTurn), endsLeft { return false }
    }
    return true
  }

  private static func match(_ arrows: [LaneArrow], _ place: Int, _ view: JunctionDraft) -> Int {
    guard arrows[place].arrow == .uTurn, arrows.count > 1 else {
      return ArrowMatch.best(arrows[place].arrow, view)
    }
    if place + 1 == arrows.count {
      return ArrowMatch.bestUTurn(beside: arrows[place - 1].arrow, view)
    }
    return place == 0 ? ArrowMatch.bestUTurn(beside: arrows[1].arrow, view) : 0
  }

  // MARK: - Lanes without an arrow

  /// Gives lanes without an arrow the turns that are left.
  static func filled(_ arrows: [LaneArrow], _ view: JunctionDraft) -> [LaneArrow] {
    guard let place = arrows.firstIndex(where: { $0.arrow == .none }), let last = arrows.last else {
      return arrows
    }
    let isBackApart = view.roads[0].isEnterable && last.arrow != .uTurn
    let exits = view.enterableCount - (isBackApart ? 1 : 0)
    var result = arrows
    if exits > arrows.count {
      spread(&result, place, exits, view)
    } else if exits + 1 == arrows.count {
      merge(&result, place)
    } else if exits == arrows.count {
      rename(&result, place, view)
    }
    return result.sorted(by: LaneArrow.isBefore)
  }

  private static func arrow(_ modifier: TurnModifier) -> LaneMask {
    switch modifier {
    case .uTurn: .uTurn
    case .sharpRight: .sharpRight
    case .right: .right
    case .slightRight: .slightRight
    case .straight: .through
    case .slightLeft: .slightLeft
    case .left: .left
    case .sharpLeft: .sharpLeft
    }
  }

  /// A lane for all turns that no arrow names.
  private static func spread(
    _ arrows: inout [LaneArrow],
    _ place: Int,
    _ exits: Int,
    _ view: JunctionDraft
  ) {
    let open = view.roads.indices.dropFirst().filter { view.roads[$0].isEnterable }
    let count = exits - arrows.count + 1
    let start = place == 0 ? 0 : place + 1 == arrows.count ? open.count - count : place
    guard start >= 0, start + count <= open.count else { return }
    let roads = open[start..<(start + count)].map { view.roads[$0] }
    let lane = arrows[place]
    guard count > 1, lane.last > lane.first else {
      arrows.remove(at: place)
      arrows += roads.map {
        LaneArrow(arrow: arrow($0.turn.modifier), first: lane.first, last: lane.last)
      }
      return
    }
    guard let straight = roads.firstIndex(where: { $0.turn.modifier == .straight }) else { return }
    arrows.remove(at: place)
    for (index, road) in roads.enumerated() {
      arrows.append(
        LaneArrow(
          arrow: arrow(road.turn.modifier),
          first: index <= straight ? lane.first : lane.last,
          last: index >= straight ? lane.last : lane.first
        )
      )
    }
  }

  /// A lane for its neighbours' turns.
  private static func merge(_ arrows: inout [LaneArrow], _ place: Int) {
    let lane = arrows[place]
    if place == 0 {
      guard arrows.count > 1 else { return }
      arrows[1].first = lane.first
    } else if place + 1 == arrows.count {
      arrows[place - 1].last = lane.last
    } else if lane.last - lane.first <= 1 {
      arrows[place - 1].last = lane.first
      arrows[place + 1].first = lane.last
    } else {
      return
    }
    arrows.remove(at: place)
  }

  /// A lane for the one turn that no arrow names.
  private static func rename(_ arrows: inout [LaneArrow], _ place: Int, _ view: JunctionDraft) {
    let turns = view.roads.filter(\.isEnterable).map(\.turn.modifier)
    let goesStraight = turns.contains(.straight)
    let right: Set<LaneMask> = [.right, .sharpRight]
    let left: Set<LaneMask> = [.left, .sharpLeft]
    if place == 0 {
      let next = arrows.count > 1 ? arrows[1].arrow : nil
      if turns.contains(where: ArrowMatch.isRight), next.map({ !right.contains($0) }) ?? true {
        arrows[0].arrow = .right
        if next == .through {
          arrows[1].first = arrows[0].first
          arrows[0].last = arrows[0].first
        }
      } else if goesStraight, next != .through {
        arrows[0].arrow = .through
      }
    } else if place + 1 == arrows.count {
      let before = arrows[place - 1].arrow
      if turns.contains(where: ArrowMatch.isLeft), !left.contains(before) {
        arrows[place].arrow = .left
        if before == .through {
          arrows[place - 1].last = arrows[place].last
          arrows[place].first = arrows[place].last
        }
      } else if goesStraight, before != .through {
        arrows[place].arrow = .through
      }
    } else if left.union([.slightLeft]).contains(arrows[place + 1].arrow),
      right.union([.slightRight]).contains(arrows[place - 1].arrow)
    {
      arrows[place].arrow = .through
    }
  }
}
