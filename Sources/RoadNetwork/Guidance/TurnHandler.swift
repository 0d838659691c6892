/// Decides what to say at a junction without a roundabout.
struct TurnHandler {
  private let junction: Junction

  init(_ junction: Junction) { self.junction = junction }

  func decision(_ index: Int) -> TurnDecision {
    let road = junction.roads[index]
    if index == 0 {
      return TurnDecision(kind: .said(.continue), modifier: .uTurn)
    }
    if let motorway = motorway(index) { return motorway }
    let obvious = ObviousTurn(junction).index()
    if obvious == index { return self.obvious(road) }
    if junction.roads.count == 3 { return threeWay(index, obvious) }
    if let fork = fork(index, obvious) { return fork }
    return TurnDecision(kind: basic(road), modifier: modifier(index, obvious))
  }

  // MARK: - Kinds

  private func basic(_ road: Junction.Road) -> TurnDecision.Kind {
    if road.facts.roadClass.isRamp, !junction.incoming.roadClass.isRamp { return .said(.onRamp) }
    return .said(RoadNames.isSame(junction.incoming, road.facts) ? .continue : .turn)
  }

  private func obvious(_ road: Junction.Road) -> TurnDecision {
    let modifier = TurnModifier(angle: road.angle)
    if road.facts.mode != junction.incoming.mode {
      return TurnDecision(kind: .said(.notification), modifier: modifier)
    }
    if road.facts.roadClass.isRamp, !junction.incoming.roadClass.isRamp {
      return TurnDecision(kind: .said(.onRamp), modifier: modifier)
    }
    if RoadNames.isNew(from: junction.incoming, to: road.facts) {
      if isThroughStreet(road), !road.facts.roadClass.isMotorway {
        // Only on fast roads does one merge; elsewhere one turns into a street.
        return TurnDecision(kind: .said(.turn), modifier: modifier)
      }
      if isThroughStreet(road) {
        // The side on which one joins is the other.
        let joined = road.angle > 180 ? TurnModifier.slightRight : .slightLeft
        return TurnDecision(kind: .said(.merge), modifier: joined)
      }
      return TurnDecision(kind: .said(.newName), modifier: modifier)
    }
    return TurnDecision(kind: junction.roads.count > 2 ? .suppressed : .none, modifier: modifier)
  }

  /// Whether a road goes straight through the junction under one name.
  private func isThroughStreet(_ road: Junction.Road) -> Bool {
    guard road.facts.name != nil else { return false }
    return junction.roads.dropFirst().contains { other in
      other.section != road.section && other.facts.name == road.facts.name
        && other.facts.roadClass == road.facts.roadClass
        && TurnAngle.difference(TurnAngle.difference(other.angle, road.angle), 180) < 25
    }
  }

  // MARK: - Three roads

  private func threeWay(_ index: Int, _ obvious: Int?) -> TurnDecision {
    if let fork = fork(index, obvious) { return fork }
    let right = junction.roads[1]
    let left = junction.roads[2]
    let road = junction.roads[index]
    let isEnd =
      obvious == nil && abs(right.angle - 90) < 40 && abs(left.angle - 270) < 40
      && left.angle - right.angle > 80
    if isEnd {
      let isRamp = road.facts.roadClass.isRamp && !junction.incoming.roadClass.isRamp
      return TurnDecision(
        kind: .said(isRamp ? .onRamp : .endOfRoad),
        modifier: index == 1 ? .right : .left
      )
    }
    return TurnDecision(kind: basic(road), modifier: modifier(index, obvious))
  }

  /// The modifier of a road beside an obvious one: not straight if that is.
  private func modifier(_ index: Int, _ obvious: Int?) -> TurnModifier {
    let road = junction.roads[index]
    let own = TurnModifier(angle: road.angle)
    if let obvious, own == .straight,
      TurnModifier(angle: junction.roads[obvious].angle) == .straight
    {
      return index < obvious ? .slightRight : .slightLeft
    }
    return conflictFree(index, own)
  }

  /// Of two roads on one side with one modifier, the one further round is sharp, the other slight.
  private func conflictFree(_ index: Int, _ own: TurnModifier) -> TurnModifier {
    guard own == .right || own == .left || own == .straight else { return own }
    let rivals = junction.roads.indices.dropFirst().filter {
      $0 != index && junction.roads[$0].isEnterable
        && TurnModifier(angle: junction.roads[$0].angle) == own
    }
    guard rivals.count == 1, let rival = rivals.first else { return own }
    let angle = junction.roads[index].angle
    let other = junction.roads[rival].angle
    switch own {
    case .straight: return angle < other ? .slightRight : .slightLeft
    case .right:
      if abs(angle - 85) <= abs(other - 85) { return .right }
      return angle > other ? .slightRight : .sharpRight
    default:
      if abs(angle - 275) <= abs(other - 275) { return .left }
      return angle < other ? .slightLeft : .sharpLeft
    }
  }

  // MARK: - Forks

  private func fork(_ index: Int, _ obvious: Int?) -> TurnDecision? {
    guard let members = forkMembers(), members.contains(index) else { return nil }
    let areLinks = members.allSatisfy { junction.roads[$0].facts.roadClass.isLink }
    guard obvious == nil || areLinks else { return nil }
    let low = members.filter { junction.roads[$0].facts.roadClass.isLowPriority }
    if members.count == 2, low.count == 1 {
      let modifier: TurnModifier = index == members[0] ? .slightRight : .slightLeft
      return low[0] == index
        ? TurnDecision(kind: basic(junction.roads[index]), modifier: modifier)
        : TurnDecision(kind: .suppressed, modifier: .straight)
    }
    if members.count == 3, index == members[1] {
      return TurnDecision(kind: .said(.fork), modifier: .straight)
    }
    return TurnDecision(
      kind: .said(.fork),
      modifier: index == members.first ? .slightRight : .slightLeft
    )
  }

  /// The two or three roads between which the way divides; nil where it does not.
  private func forkMembers() -> [Int]? {
    let roads = junction.roads
    let near = roads.indices.dropFirst().filter { roads[$0].deviation <= 40 }
    guard near.count == 2 || near.count == 3, near.allSatisfy({ roads[$0].isEnterable }),
      Set(near.map { roads[$0].facts.roadClass.isLink }).count == 1,
      Set(near.map { roads[$0].facts.mode }).count == 1
    else { return nil }
    // No other road may lie close beside them.
    let first = roads[near[0]].angle
    let last = roads[near[near.count - 1]].angle
    let isClear = roads.indices.dropFirst().allSatisfy { other in
      near.contains(other)
        || (TurnAngle.difference(roads[other].angle, first) >= 60
          && TurnAngle.difference(roads[other].angle, last) >= 60)
    }
    guard isClear else { return nil }
    let priorities = near.map { roads[$0].facts.roadClass.priority }
    guard let best = priorities.min(), let worst = priorities.max(), worst - best <= 4 else {
      return nil
    }
    return near
  }

  // MARK: - Motorways

  private func motorway(_ index: Int) -> TurnDecision? {
    let exits = junction.exits
    guard
      junction.incoming.roadClass.isMotorway
        || exits.contains(where: { $0.facts.roadClass.isMotorway }),
      exits.allSatisfy({ $0.facts.roadClass.isMotorway || $0.facts.roadClass.isRamp }),
      junction.incoming.roadClass.isMotorway || junction.incoming.roadClass.isRamp,
      exits.allSatisfy({ $0.deviation <= 60 })
    else { return nil }
    let road = junction.roads[index]
    return junction.incoming.roadClass.isMotorway
      ? fromMotorway(road, exits) : fromRamp(road, exits)
  }

  private func fromMotorway(_ road: Junction.Road, _ exits: [Junction.Road]) -> TurnDecision {
    let motorways = exits.filter { $0.facts.roadClass.isMotorway }
    if motorways.count >= 2 {
      guard road.facts.roadClass.isMotorway else { return offRamp(road) }
      let isRight = road.section == motorways.first?.section
      return TurnDecision(kind: .said(.fork), modifier: isRight ? .slightRight : .slightLeft)
    }
    if let only = motorways.first {
      return road.section == only.section ? obvious(road) : offRamp(road)
    }
    guard exits.count > 1 else { return TurnDecision(kind: .suppressed, modifier: .straight) }
    let place = exits.firstIndex { $0.section == road.section } ?? 0
    let modifier: TurnModifier =
      place == 0 ? .slightRight : (place == exits.count - 1 ? .slightLeft : .straight)
    return TurnDecision(kind: .said(.fork), modifier: modifier)
  }

  private func offRamp(_ road: Junction.Road) -> TurnDecision {
    let modifier: TurnModifier =
      road.angle <= 180
      ? (road.angle < 145 ? .right : .slightRight) : (road.angle > 215 ? .left : .slightLeft)
    return TurnDecision(kind: .said(.offRamp), modifier: modifier)
  }

  private func fromRamp(_ road: Junction.Road, _ exits: [Junction.Road]) -> TurnDecision {
    if exits.count == 1, road.facts.roadClass.isMotorway {
      // The other part of the motorway leads in beside us.
      if let other = junction.roads.dropFirst().first(where: {
        !$0.isEnterable && $0.facts.roadClass.isMotorway
      }) {
        let isOnLeft = other.angle > road.angle
        return TurnDecision(kind: .said(.merge), modifier: isOnLeft ? .slightLeft : .slightRight)
      }
      return obvious(road)
    }
    if exits.count == 1 { return obvious(road) }
    let place = exits.firstIndex { $0.section == road.section } ?? 0
    return TurnDecision(kind: .said(.fork), modifier: place == 0 ? .slightRight : .slightLeft)
  }
}
