import Geodesy

extension MatchEngine {
  /// Makes the places near the first fix of a part a beginning.
  mutating func seed() {
    let hasRoute = incoming.contains { $0.isOnRoute }
    for index in incoming.indices {
      let isAway = hasRoute && !incoming[index].isOnRoute
      incoming[index].cost = incoming[index].emission + (isAway ? parameters.departure : 0)
    }
  }

  /// Finds the best ways from the last column to the places near a fix; false where there is none.
  mutating func reach(_ point: MatchPoint, _ sigma: Double) -> Bool {
    guard let column = columns.last else { return false }
    let gap = MatchStep(
      straight: last.coordinate.distance(to: point.coordinate),
      // A receiver may repeat an old place: only the step itself was surely there at its time.
      seconds: Double(point.time &- last.time) / 1e9,
      period: Double(point.time &- lastTime) / 1e9,
      sigma: sigma,
      parameters
    )
    incomingBeta = gap.beta
    guard gap.straight <= gap.longest else { return false }
    var least = Double.infinity
    for source in column.start..<states.count {
      goOn(from: source, column.start, gap, &least)
    }
    let emission = incoming.reduce(Double.infinity) { min($0, $1.emission) }
    let best = column.start + Int(column.best)
    leave(from: best, column.start, gap, emission, &least)
    for source in column.start..<states.count where source != best {
      leave(from: source, column.start, gap, emission, &least)
    }
    guard least < .infinity else { return false }
    turnBack()
    return true
  }

  /// Ways that stay on their edge.
  private mutating func goOn(
    from source: Int,
    _ start: Int,
    _ step: MatchStep,
    _ least: inout Double
  ) {
    guard let target = targets.existing(states[source].edge) else { return }
    let from = states[source]
    for index in targetRanges[target] {
      let to = incoming[index]
      let slip = max(0, from.reach - to.along)
      let way = abs(to.along - from.along)
      guard slip <= step.slip, way <= step.longest else { continue }
      let cost = from.cost + step.nats(way: way) + step.slipNats(slip) + to.emission
      guard cost < to.cost else { continue }
      incoming[index].cost = cost
      incoming[index].parent = Int32(source - start)
      incoming[index].isDirect = true
      incoming[index].reach = max(from.reach, to.along)
      incoming[index].via = from.via
      least = min(least, cost)
    }
  }

  /// Ways over the head of their edge.
  private mutating func leave(
    from source: Int,
    _ start: Int,
    _ step: MatchStep,
    _ emission: Double,
    _ least: inout Double
  ) {
    let from = states[source]
    let length = tables.graph.length(ofEdge: from.edge)
    let rest = max(0, length - from.along)
    let spare = parameters.beam - from.cost - emission
    guard rest <= step.limit(spare: least + spare) else { return }
    search.begin(edge: from.via, rest: UInt32(rest * 10), beta: step.beta)
    searchCount &+= 1
    var left = targets.count - skipsOwnEdge(from)
    while left > 0 {
      let limit = UInt32(step.limit(spare: least + spare) * 10)
      guard let number = search.next(limit) else { break }
      let label = search.labels[number]
      if let target = targets.existing(tables.graph.edges.bases[Int(label.edge)]) {
        // Of an edge and its copy the one first reached is the nearer.
        if targetSearches[target] != searchCount { left -= 1 }
        targetSearches[target] = searchCount
        let turns = Double(label.turns) / 10
        let way = Double(label.key) / 10 - turns
        for index in targetRanges[target] {
          let to = incoming[index]
          guard way + to.along <= step.longest else { continue }
          var cost = from.cost + step.nats(way: way + to.along) + turns / step.beta + to.emission
          if from.isOnRoute, !to.isOnRoute { cost += parameters.departure }
          guard cost < to.cost else { continue }
          incoming[index].cost = cost
          incoming[index].parent = Int32(source - start)
          incoming[index].isDirect = false
          incoming[index].reach = to.along
          incoming[index].via = label.edge
          least = min(least, cost)
        }
      }
      search.pass(number)
    }
  }

  /// Notes that no search need find the edge of a state, if all its places lie ahead: 1 then, 0 else.
  private mutating func skipsOwnEdge(_ state: MatchState) -> Int {
    guard let target = targets.existing(state.edge) else { return 0 }
    for index in targetRanges[target] where incoming[index].along < state.along { return 0 }
    targetSearches[target] = searchCount
    return 1
  }

  /// Lets the vehicle turn back at the fix, where its road is open in both directions.
  private mutating func turnBack() {
    for index in incoming.indices where incoming[index].twin > 0 {
      let twin = index + Int(incoming[index].twin)
      turn(index, from: twin)
      turn(twin, from: index)
    }
  }

  private mutating func turn(_ index: Int, from twin: Int) {
    var cost = incoming[twin].cost + parameters.uTurn
    // The course is that of the way out or of the way back: the fix knows one of them.
    cost += incoming[index].emission - incoming[twin].emission
    if incoming[twin].isOnRoute, !incoming[index].isOnRoute { cost += parameters.departure }
    guard cost < incoming[index].cost else { return }
    incoming[index].cost = cost
    incoming[index].parent = incoming[twin].parent
    incoming[index].isDirect = incoming[twin].isDirect
    incoming[index].isTurned = true
    incoming[index].via = incoming[index].edge
    incoming[index].reach = incoming[index].along
  }
}
