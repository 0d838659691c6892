extension RoutingProfile {
  /// Reads what signs announce: `A 59: Bonn, Köln`, on one-ways and where a direction has its own.
  func readDestination(_ way: inout WayDraft) {
    for direction in WayDirection.allCases {
      let isOnly = way.oneWayReason != nil && way.openDirection == direction
      guard isOnly || way.oneWayReason == nil else { continue }
      func read(_ key: DirectionalKey) -> String? {
        let own = way.tags[direction == .forward ? key.forward : key.backward]
        return own ?? (isOnly ? way.tags[key.common] : nil)
      }
      let ref = read(Keys.destinationRef)
      let place = read(Keys.destination)
      let text =
        if let ref, let place { ref + ": " + place } else {
          ref ?? place ?? read(Keys.destinationStreet)
        }
      way.directions[direction].destination = text.map {
        Self.list(String($0.map { $0 == ";" ? "," : $0 }), separator: ",")
      }
    }
  }

  /// Reads the arrows on the lanes, less the lanes for others.
  func readLanes(_ facts: inout WayFacts, _ way: WayDraft) {
    let tags = way.tags
    let arrows = tags.directed(Keys.turnLanes, oneWay: way.openDirection)
    guard arrows.forward != nil || arrows.backward != nil else { return }
    let access = tags.directed(Keys.vehicleLanes, oneWay: way.openDirection)
    var others = BothWays(0)
    for direction in WayDirection.allCases {
      let tagged = Keys.sharedLanes.lazy.compactMap {
        tags.directed($0, oneWay: way.openDirection)[direction]
      }.first
      others[direction] = tagged.flatMap(Measure.count) ?? 0
    }
    func lanes(_ direction: WayDirection) -> String? {
      guard let text = arrows[direction] else { return nil }
      // Lanes of the other direction lie at the left.
      return TurnLanes.usable(
        text,
        access: access[direction],
        leftOthers: others[direction.reversed],
        rightOthers: others[direction]
      )
    }
    facts.forward?.turnLanes = lanes(.forward)
    facts.backward?.turnLanes = lanes(.backward)
  }

  func countLanes(_ facts: inout WayFacts, _ tags: TagReader) {
    let text = tags[Keys.lanes.common]
    let total = text.flatMap(Measure.count)
    let forward = tags[Keys.lanes.forward].flatMap(Measure.count)
    let backward = tags[Keys.lanes.backward].flatMap(Measure.count)
    let sum = (forward ?? 0) + (backward ?? 0)
    facts.laneCount = text == nil ? (sum > 0 ? sum : nil) : total
    let isTwoWay = facts.forward != nil && facts.backward != nil
    func count(own: Int?, other: Int?) -> Int? {
      if let own { return own }
      guard let total else { return nil }
      guard isTwoWay else { return total }
      if let other { return total > other ? total - other : nil }
      // A single lane is for both; an odd number does not tell whose the odd one is.
      return total == 1 ? 1 : (total.isMultiple(of: 2) ? total / 2 : nil)
    }
    facts.forward?.laneCount = count(own: forward, other: backward)
    facts.backward?.laneCount = count(own: backward, other: forward)
  }
}
