import Geodesy

extension Router {
  /// How much dearer than the best an alternative may be, and how much of the best it may share; as OSRM
  /// 26.10 has them by default (`alternative_path_mld.cpp`).
  private static let stretch = 1.25
  private static let sharing = 0.75
  /// The share of the best route's cost over which an alternative must be the best way itself (Abraham,
  /// Delling, Goldberg and Werneck 2013, "Alternative Routes in Road Networks").
  private static let localShare = 0.25
  /// What each use of a road by a route adds to its cost for the next search.
  private static let penaltyPercent: UInt32 = 40
  private static let attemptsPerRoute = 4

  /// Returns the best route and others that a driver could prefer to it, the best first.
  ///
  /// Others are found by making the roads of known routes dearer (the penalty method), and kept where they
  /// are little dearer, share not too much, and nowhere leave the best way without need. They are given
  /// between two places only.
  ///
  /// - Parameter count: How many routes at most, 1 or more.
  /// - Throws: ``RoutingFailure`` as ``route(_:weights:)``.
  public func routes(
    _ stops: [RouteStop],
    weights: RouteWeights = RouteWeights(),
    count: Int
  ) throws(RoutingFailure) -> [PlannedRoute] {
    let best = try route(stops, weights: weights)
    guard count > 1, best.legs.count == 1, let leg = best.legs.first else { return [best] }
    let choices = try snap(stops, search.costs(weights))
    let starts = accesses(choices[0].chosen, of: stops[0], nil)
    let ends = accesses(choices[1].chosen, of: stops[1], nil)
    var legs = [leg]
    var costs = search.costs(weights)
    costs.penalise(leg.pieces.map(\.edge), percent: Self.penaltyPercent)
    for _ in 0..<(Self.attemptsPerRoute * (count - 1)) where legs.count < count {
      guard let path = search.path(from: starts, to: ends, costs) else { break }
      costs.penalise(path.edges, percent: Self.penaltyPercent)
      guard let other = PlannedRoute.Leg(tables.graph, path, from: starts, to: ends) else { break }
      if isAlternative(other, to: legs, weights) {
        legs.append(other.weighed(weight(other, weights)))
      }
    }
    return legs.map { PlannedRoute(legs: [$0]) }
  }

  private func isAlternative(
    _ leg: PlannedRoute.Leg,
    to known: [PlannedRoute.Leg],
    _ weights: RouteWeights
  ) -> Bool {
    guard let best = known.first else { return true }
    let cost = weight(leg, weights)
    guard Double(cost) <= Double(best.weight) * Self.stretch else { return false }
    let costs = search.costs(weights)
    let isOther = known.allSatisfy { other in
      let edges = Set(other.pieces.map(\.edge))
      let shared = leg.pieces.filter { edges.contains($0.edge) }.reduce(UInt64(0)) {
        $0 + UInt64(RoadGraph.part(of: costs.begun($1.edge), from: $1.from, to: $1.to))
      }
      return Double(shared) <= Double(best.weight) * Self.sharing
    }
    return isOther && isLocallyBest(leg, best, costs)
  }

  /// What a leg costs by the weights, whatever it was found by.
  private func weight(_ leg: PlannedRoute.Leg, _ weights: RouteWeights) -> UInt32 {
    let costs = search.costs(weights)
    var sum: UInt64 = 0
    for (number, piece) in leg.pieces.enumerated() {
      sum += UInt64(RoadGraph.part(of: costs.begun(piece.edge), from: piece.from, to: piece.to))
      guard number > 0 else { continue }
      sum += UInt64(turnCost(leg.pieces[number - 1].edge, piece.edge, costs))
    }
    return UInt32(min(sum, UInt64(RouteCosts.closed)))
  }

  private func turnCost(_ from: UInt32, _ to: UInt32, _ costs: RouteCosts) -> UInt32 {
    for turn in tables.graph.turns(ofEdge: from) where tables.graph.turnTargets[turn] == to {
      let (arc, edge) = (costs.arc(turn), costs.edge(to))
      return arc > edge ? arc - edge : 0
    }
    return 0
  }

  /// Whether the middle of what a leg does not share is the best way between its ends.
  private func isLocallyBest(
    _ leg: PlannedRoute.Leg,
    _ best: PlannedRoute.Leg,
    _ costs: RouteCosts
  ) -> Bool {
    let known = Set(best.pieces.map(\.edge))
    let own = leg.pieces.indices.filter { !known.contains(leg.pieces[$0].edge) }
    guard let first = own.first, let last = own.last else { return false }
    let limit = UInt64(Double(best.weight) * Self.localShare / 2)
    let middle = (first + last) / 2
    func cost(_ index: Int) -> UInt64 {
      guard index > 0 else { return 0 }
      let (from, to) = (leg.pieces[index - 1].edge, leg.pieces[index].edge)
      return UInt64(costs.begun(to)) + UInt64(turnCost(from, to, costs))
    }
    var (low, high) = (middle, middle)
    var (before, after): (UInt64, UInt64) = (0, 0)
    while low > 0, before < limit {
      before += cost(low)
      low -= 1
    }
    while high + 1 < leg.pieces.count, after < limit {
      high += 1
      after += cost(high)
    }
    guard low < high else { return true }
    let ends = (low + 1...high).reduce(UInt64(0)) { $0 + cost($1) }
    let from = RoadAccess(
      position: tables.graph.end(of: leg.pieces[low].edge),
      edges: [leg.pieces[low].edge]
    )
    let to = RoadAccess(
      position: tables.graph.end(of: leg.pieces[high].edge),
      edges: [leg.pieces[high].edge]
    )
    guard let shortest = search.path(from: [from], to: [to], costs) else { return true }
    return UInt64(shortest.cost) + 2 >= ends
  }
}

extension RoadGraph {
  /// The place at which an edge ends.
  fileprivate func end(of edge: UInt32) -> RoadPosition {
    let section = edgeSections[Int(edge)]
    let isBackward = edgeIsBackward[Int(edge)]
    let place = vertexPoint(head(ofEdge: edge))
    return RoadPosition(
      section: section,
      segment: isBackward ? 0 : max(0, shapeRange(section).count - 2),
      fraction: isBackward ? 0 : 1,
      coordinate: place,
      place: place,
      distance: 0
    )
  }
}
