import Geodesy

extension Router {
  /// The parts of the network that count as large, by their edges (OSRM 26.10, "tiny" below).
  private static let largeComponent: UInt32 = 1_000
  /// Roads that are looked at where a place lies at a junction.
  private static let junctionLimit = 12

  /// Takes stops to roads, as OSRM 26.10 does (`base_plugin`, `geospatial_query`): to the nearest of
  /// all where these lie in one and the same small part of the network; else those near a small part
  /// to the nearest road of a large one.
  ///
  /// A place at a junction lies on all of its roads.
  func snap(_ stops: [RouteStop], _ costs: RouteCosts) throws(RoutingFailure) -> [SnapChoice] {
    var choices: [SnapChoice] = []
    for (number, stop) in stops.enumerated() { choices.append(try snap(stop, number, costs)) }
    guard choices.contains(where: { !$0.large.isEmpty }), !areInOnePart(choices) else {
      return choices
    }
    for index in choices.indices { choices[index].isLarge = !choices[index].large.isEmpty }
    return choices
  }

  private func areInOnePart(_ choices: [SnapChoice]) -> Bool {
    guard let first = choices.first else { return true }
    return first.nearest.contains { position in
      let part = component(position.section)
      guard !isLarge(part) else { return false }
      return choices.allSatisfy { choice in
        choice.nearest.contains { component($0.section) == part }
      }
    }
  }

  private func snap(
    _ stop: RouteStop,
    _ number: Int,
    _ costs: RouteCosts
  ) throws(RoutingFailure) -> SnapChoice {
    let isStart: (UInt32) -> Bool = { [tables] section in
      costs.isOpen(section) && tables.graph.traits(ofSection: section).contains(.startPoint)
    }
    let nearest = places(near: stop.coordinate, where: isStart)
    guard !nearest.isEmpty else {
      let any = tables.index.nearest(to: stop.coordinate, within: .infinity, where: isStart).first
      // Over the globe: the index measures on a plane, which is good for a town.
      let distance = any.map { stop.coordinate.distance(to: $0.coordinate) }
      throw .noRoadNear(stop: number, place: stop.coordinate, distance: distance)
    }
    guard !nearest.contains(where: { isLarge(component($0.section)) }) else {
      return SnapChoice(nearest: nearest, large: [])
    }
    let large = places(near: stop.coordinate) {
      isStart($0) && isLarge(component($0))
    }
    return SnapChoice(nearest: nearest, large: large)
  }

  /// Returns the nearest place on roads, once for each road that passes it.
  private func places(
    near place: Coordinate,
    where isWanted: (UInt32) -> Bool
  ) -> [RoadPosition] {
    guard let first = tables.index.nearest(to: place, within: snapRadius, where: isWanted).first
    else {
      return []
    }
    guard first.fraction <= 0 || first.fraction >= 1 else { return [first] }
    let section = Int(first.section)
    let vertex =
      first.fraction <= 0 ? tables.graph.sectionTails[section] : tables.graph.sectionHeads[section]
    let others = tables.index.nearest(
      to: place,
      within: first.distance + 0.1,
      count: Self.junctionLimit
    ) {
      let ends = [tables.graph.sectionTails[Int($0)], tables.graph.sectionHeads[Int($0)]]
      return $0 != first.section && ends.contains(vertex) && isWanted($0)
    }
    let corner = tables.graph.vertexPoint(vertex)
    return [first] + others.filter { $0.coordinate.distance(to: corner) < 0.05 }
  }

  private func component(_ section: UInt32) -> UInt32 {
    let edges = [tables.graph.forwardEdges[Int(section)], tables.graph.backwardEdges[Int(section)]]
    return edges.filter { $0 != RoadGraph.none }.map { tables.graph.edgeComponents[Int($0)] }.min()
      ?? RoadGraph.none
  }

  private func isLarge(_ component: UInt32) -> Bool {
    let number = Int(component)
    return number < tables.graph.componentSizes.count
      && tables.graph.componentSizes[number] >= Self.largeComponent
  }
}
