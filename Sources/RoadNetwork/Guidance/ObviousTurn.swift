/// Finds the way on that a driver takes without being told (OSRM's rules, in part).
struct ObviousTurn {
  private static let narrow = 40.0
  private static let group = 60.0
  private static let fuzzy = 25.0

  private let junction: Junction

  init(_ junction: Junction) { self.junction = junction }

  /// Returns the place of the obvious road; nil where none is.
  func index() -> Int? {
    let roads = junction.roads
    if roads.count == 1 { return nil }
    if roads.count == 2 { return roads[1].isEnterable ? 1 : nil }
    let candidates = roads.indices.dropFirst().filter { roads[$0].isEnterable }
    func straightest(_ isWanted: (Junction.Road) -> Bool) -> Int? {
      candidates.filter { isWanted(roads[$0]) }.min {
        (roads[$0].deviation, $0) < (roads[$1].deviation, $1)
      }
    }
    let keepsName = straightest { road in
      isContinuing(road) && !isStrictlyLess(road) && !isLinkBeside(road)
    }
    if let keepsName, isDistinct(keepsName) { return keepsName }
    let best = straightest { !isStrictlyLess($0) && !isLinkBeside($0) }
    if let best, best != keepsName, isDistinct(best) { return best }
    if let any = straightest({ _ in true }), any != best {
      let near = roads.dropFirst().filter { $0.deviation <= 90 }
      let isNear =
        roads[any].deviation <= Self.group || (roads[any].deviation <= 90 && near.count == 1)
      if isNear, !roads[any].facts.roadClass.isLowPriority, isDistinct(any) { return any }
    }
    let motorways = candidates.filter {
      roads[$0].facts.roadClass.isMotorway && roads[$0].deviation <= Self.group
    }
    if candidates.count == 1, motorways.count == 1 { return motorways[0] }
    return nil
  }

  private func isContinuing(_ road: Junction.Road) -> Bool {
    if junction.incoming.name != nil || junction.incoming.ref != nil {
      return RoadNames.isSame(junction.incoming, road.facts)
    }
    return road.facts.name == nil && road.facts.ref == nil
      && junction.incoming.roadClass.isLowPriority && road.facts.roadClass.isLowPriority
  }

  /// Whether a road is of a class that nobody takes for the continuation.
  private func isStrictlyLess(_ road: Junction.Road) -> Bool {
    road.facts.roadClass.priority > junction.incoming.roadClass.priority + 4
      || (road.facts.roadClass.isLowPriority && !junction.incoming.roadClass.isLowPriority)
  }

  /// Whether it is a link that branches off a road of our own class.
  private func isLinkBeside(_ road: Junction.Road) -> Bool {
    road.facts.roadClass.isLink && !junction.incoming.roadClass.isLink
      && junction.roads.dropFirst().contains {
        $0.isEnterable && $0.facts.roadClass == junction.incoming.roadClass
      }
  }

  // MARK: - Distinct

  private func isDistinct(_ index: Int) -> Bool {
    let candidate = junction.roads[index]
    guard candidate.facts.isRoundabout == junction.incoming.isRoundabout else { return false }
    return junction.roads.indices.dropFirst().allSatisfy { other in
      other == index
        || (candidate.deviation < Self.group
          ? !isSimilar(junction.roads[other], to: candidate)
          : isFarOff(junction.roads[other], from: candidate))
    }
  }

  /// Whether a driver could take one road for the other, where the candidate leads about straight on.
  private func isSimilar(_ road: Junction.Road, to candidate: Junction.Road) -> Bool {
    let c = candidate.deviation
    let r = road.deviation
    let isFar = r > 2 * c && r - c > Self.fuzzy / 2
    if c < Self.narrow, !road.isEnterable { return false }
    if road.facts.isRestricted, !candidate.facts.isRestricted, isFar { return false }
    let keepsName = isContinuing(candidate)
    let changesName = !isContinuing(road)
    if keepsName || changesName, isFar { return false }
    let incoming = junction.incoming.roadClass
    let own = candidate.facts.roadClass
    let other = road.facts.roadClass
    if incoming.priority > 6, isFar { return false }
    if own.priority == incoming.priority || other.priority > own.priority + 4,
      other.priority > own.priority, keepsName, r > 1.4 * c
    {
      return false
    }
    if other.isLink, !own.isLink, !incoming.isLink { return false }
    if own.priority == incoming.priority, group(other) > group(own), changesName { return false }
    return true
  }

  private func isFarOff(_ road: Junction.Road, from candidate: Junction.Road) -> Bool {
    let isStraight = road.deviation < Self.fuzzy
    if !isStraight, road.facts.roadClass.priority > candidate.facts.roadClass.priority {
      return true
    }
    return road.deviation > 2 * candidate.deviation || !road.isEnterable && road.deviation > 90
  }

  /// OSRM's groups of classes.
  private func group(_ roadClass: RoadClass) -> Int {
    switch roadClass.priority {
    case 0...1: 0
    case 2...3: 1
    case 4...9: 2
    case 10...13: 3
    case 14...15: 4
    case 16: 5
    case 18: 6
    default: 7
    }
  }
}
