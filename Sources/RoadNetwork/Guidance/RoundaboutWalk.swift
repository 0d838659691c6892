/// Counts the exits of a roundabout from its entry on.
struct RoundaboutWalk {
  /// The exits passed, the one taken included.
  private(set) var exits = 0
  /// The name of the ring, where it has one of its own.
  private(set) var rotaryName: String?

  init(_ junction: Junction, _ graph: RoadGraph) {
    let ring = junction.roads.first { road in
      road.isEnterable && (road.facts.isRoundabout || road.facts.isCircular)
    }
    guard let ring, let name = ring.facts.name else { return }
    // A ring with the name of a road that leads to it is no place of its own.
    let isOfRoad = junction.roads.contains {
      !($0.facts.isRoundabout || $0.facts.isCircular) && $0.facts.name == name
    }
    if !isOfRoad { rotaryName = name }
  }

  /// Passes a junction on the ring.
  ///
  /// - Parameter isTaken: Whether the ring is left there; a driveway counts only then.
  mutating func pass(_ junction: Junction, isTaken: Bool) {
    let exits = junction.exits.filter { !$0.facts.isRoundabout && !$0.facts.isCircular }
    let isCounted = exits.contains {
      !$0.facts.roadClass.isLowPriority || junction.incoming.roadClass.isLowPriority
    }
    if isTaken || isCounted { self.exits += 1 }
  }
}
