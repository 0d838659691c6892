import Geodesy

extension Router {
  /// The parts of the network that count as large, by their edges (OSRM 26.10, "tiny" below).
  private static let largeComponent: UInt32 = 1_000
  /// Metres: places with six decimals, as OSRM's, tell no finer.
  private static let resolution = 0.1
  /// Roads that are looked at where a place lies at a junction, or between carriageways.
  private static let junctionLimit = 12

  /// Takes stops to roads, as OSRM 26.10 does (`base_plugin`, `geospatial_query`): to the nearest of
  /// all where these lie in one and the same small part of the network; else those near a small part
  /// to the nearest road of a large one.
  ///
  /// A place at a junction lies on all of its roads. A stop with a heading may lie on a road beside the nearest, if that
  /// leads back: of two carriageways the other one may be nearer, and lead nowhere.
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
    let nearest = places(near: stop, where: isStart)
    guard !nearest.isEmpty else {
      let any = tables.index.nearest(to: stop.coordinate, within: .infinity, where: isStart).first
      // Over the globe: the index measures on a plane, which is good for a town.
      let distance = any.map { stop.coordinate.distance(to: $0.coordinate) }
      throw .noRoadNear(stop: number, place: stop.coordinate, distance: distance)
    }
    guard !nearest.contains(where: { isLarge(component($0.section)) }) else {
      return SnapChoice(nearest: nearest, large: [])
    }
    let large = places(near: stop) {
      isStart($0) && isLarge(component($0))
    }
    return SnapChoice(nearest: nearest, large: large)
  }

  /// Returns the nearest place on roads, once for each road that passes it.
  private func places(
    near stop: RouteStop,
    where isWanted: (UInt32) -> Bool
  ) -> [RoadPosition] {
    let place = stop.coordinate
    guard let nearest = tables.index.nearest(to: place, within: snapRadius, where: isWanted).first
    else {
      return []
    }
    let first = leading(as: stop, nearest, where: isWanted)
    guard let vertex = junction(at: first) else { return [first] }
    let others = tables.index.nearest(
      to: place,
      within: first.distance + Self.resolution,
      count: Self.junctionLimit
    ) {
      let isThere =
        tables.graph.sections.tails[Int($0)] == vertex
        || tables.graph.sections.heads[Int($0)] == vertex
      return isThere && $0 != first.section && isWanted($0)
    }
    return ([first] + others.filter { junction(at: $0) == vertex }).map { taken($0, to: vertex) }
  }

  /// Returns the nearest place on a road that leads as a stop wants it, where the nearest of all leads back.
  ///
  /// A road across is no reason: the course of who turned off just now may still be that of before.
  private func leading(
    as stop: RouteStop,
    _ nearest: RoadPosition,
    where isWanted: (UInt32) -> Bool
  ) -> RoadPosition {
    guard stop.headingReach > 0, leadsBack(from: stop, at: nearest) else { return nearest }
    let near = tables.index.nearest(
      to: stop.coordinate,
      within: min(snapRadius, nearest.distance + stop.headingReach),
      count: Self.junctionLimit,
      where: isWanted
    )
    return near.first { leads(as: stop, at: $0) } ?? nearest
  }

  /// The end of its road that a place is one with; nil for a place on the way.
  private func junction(at position: RoadPosition) -> UInt32? {
    let section = Int(position.section)
    let ends = [tables.graph.sections.tails[section], tables.graph.sections.heads[section]]
    let isBeyondMiddle = position.fraction > 0.5
    return (isBeyondMiddle ? ends.reversed() : ends).first {
      tables.graph.vertexPoint($0).distance(to: position.coordinate) < Self.resolution
    }
  }

  /// A place at an end of its road, set down there.
  private func taken(_ position: RoadPosition, to vertex: UInt32) -> RoadPosition {
    let isStart =
      tables.graph.sections.tails[Int(position.section)] == vertex && position.fraction <= 0.5
    let last = max(0, tables.graph.shapeRange(position.section).count - 2)
    return RoadPosition(
      section: position.section,
      segment: isStart ? 0 : last,
      fraction: isStart ? 0 : 1,
      coordinate: tables.graph.vertexPoint(vertex),
      place: position.place,
      distance: position.distance
    )
  }

  private func component(_ section: UInt32) -> UInt32 {
    func of(_ edge: UInt32) -> UInt32 {
      edge == RoadGraph.none ? RoadGraph.none : tables.graph.edges.components[Int(edge)]
    }
    // No edge is more than any.
    return min(
      of(tables.graph.sections.forwardEdges[Int(section)]),
      of(tables.graph.sections.backwardEdges[Int(section)])
    )
  }

  private func isLarge(_ component: UInt32) -> Bool {
    let number = Int(component)
    return number < tables.graph.edges.componentSizes.count
      && tables.graph.edges.componentSizes[number] >= Self.largeComponent
  }
}

/// The roads that a stop may be taken to.
struct SnapChoice {
  /// All roads at the nearest place on any.
  let nearest: [RoadPosition]
  /// Those at the nearest place of a large part of the network; empty where that is the same place.
  let large: [RoadPosition]
  /// Which of both counts.
  var isLarge = false

  var chosen: [RoadPosition] { isLarge ? large : nearest }
}
