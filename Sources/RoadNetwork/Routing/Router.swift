import Geodesy

/// Finds routes on a graph: A* from edge to edge, with an exact lower bound.
///
/// It keeps its tables between searches; it is for one thread at a time.
public final class Router {
  public var graph: RoadGraph { map.graph }
  public var index: SnapIndex { map.index }
  /// Metres within which a stop must have a road.
  public var snapRadius = 5_000.0

  /// The parts of the network that count as large: a stop near a smaller one takes the next road.
  private static let largeComponent: UInt32 = 1_000

  private let map: RoadMap
  private var search: EdgeSearch

  public init(_ map: RoadMap) {
    self.map = map
    search = EdgeSearch(map.graph, map.tables)
  }

  /// Returns the route through stops, the first of which is the start.
  ///
  /// - Throws: ``RoutingFailure`` where a stop has no road, or no way leads to it.
  public func route(
    _ stops: [RouteStop],
    weights: RouteWeights = RouteWeights()
  ) throws(RoutingFailure) -> PlannedRoute {
    var candidates: [[RoadPosition]] = []
    for (number, stop) in stops.enumerated() {
      candidates.append(try snap(stop, number))
    }
    var legs: [PlannedRoute.Leg] = []
    // The edge on which a via was reached: the route goes on along it.
    var onward: UInt32?
    for number in 0..<max(0, stops.count - 1) {
      let leg = try leg(number, stops, candidates, onward, weights)
      legs.append(leg)
      onward = stops[number + 1].isVia ? leg.pieces.last.map { graph.edgeBases[Int($0.edge)] } : nil
    }
    do throws(MapError) { try map.checkDamage() } catch { throw .damagedMap(error) }
    return PlannedRoute(legs: legs)
  }

  // MARK: - Snapping

  /// Returns the nearest road, and the nearest of a large part of the network if that is another.
  private func snap(_ stop: RouteStop, _ number: Int) throws(RoutingFailure) -> [RoadPosition] {
    let isStart: (UInt32) -> Bool = { [graph] section in
      graph.facts(ofSection: section).isStartPoint && Self.hasEdge(graph, section)
    }
    let nearest = index.nearest(to: stop.coordinate, within: snapRadius, where: isStart)
    guard let first = nearest.first else {
      let any = index.nearest(to: stop.coordinate, within: 1e6, where: isStart).first
      throw .noRoadNear(stop: number, place: stop.coordinate, distance: any?.distance)
    }
    guard !isLarge(first.section) else { return [first] }
    let large = index.nearest(to: stop.coordinate, within: snapRadius) { [self] section in
      isStart(section) && isLarge(section)
    }
    return [first] + large
  }

  private static func hasEdge(_ graph: RoadGraph, _ section: UInt32) -> Bool {
    graph.forwardEdges[Int(section)] != RoadGraph.none
      || graph.backwardEdges[Int(section)] != RoadGraph.none
  }

  private func component(_ section: UInt32) -> UInt32 {
    let edges = [graph.forwardEdges[Int(section)], graph.backwardEdges[Int(section)]]
    return edges.filter { $0 != RoadGraph.none }.map { graph.edgeComponents[Int($0)] }.min()
      ?? RoadGraph.none
  }

  private func isLarge(_ section: UInt32) -> Bool {
    let number = Int(component(section))
    return number < graph.componentSizes.count
      && graph.componentSizes[number] >= Self.largeComponent
  }

  // MARK: - Legs

  private func leg(
    _ number: Int,
    _ stops: [RouteStop],
    _ candidates: [[RoadPosition]],
    _ onward: UInt32?,
    _ weights: RouteWeights
  ) throws(RoutingFailure) -> PlannedRoute.Leg {
    let starts = candidates[number]
    let ends = candidates[number + 1]
    // Both on the nearest roads first, then on the large network.
    var pairs: [(RoadPosition, RoadPosition)] = []
    if let start = starts.first, let end = ends.first { pairs.append((start, end)) }
    if let start = starts.last, let end = ends.last, starts.count + ends.count > 2 {
      pairs.append((start, end))
    }
    for (start, end) in pairs {
      let from = edges(at: start, of: stops[number], isStart: true, onward)
      let to = edges(at: end, of: stops[number + 1], isStart: false, nil)
      if let leg = search.leg(graph, start, from, end, to, weights) { return leg }
    }
    throw .noRoute(leg: number)
  }

  /// Returns the edges of a section that a stop allows.
  private func edges(
    at position: RoadPosition,
    of stop: RouteStop,
    isStart: Bool,
    _ onward: UInt32?
  ) -> [UInt32] {
    let section = Int(position.section)
    let all = [graph.forwardEdges[section], graph.backwardEdges[section]].filter {
      $0 != RoadGraph.none
    }
    if let onward, all.contains(onward) { return [onward] }
    guard let heading = stop.heading, all.count > 1 else { return all }
    let range = graph.shapeRange(position.section)
    let from = graph.shapePoint(range.lowerBound + position.segment)
    let to = graph.shapePoint(range.lowerBound + position.segment + 1)
    let bearing = from.initialBearing(to: to)
    let fitting = all.filter { edge in
      let own = graph.edgeIsBackward[Int(edge)] ? Bearing.normalized(bearing + 180) : bearing
      return abs(Bearing.difference(from: heading, to: own)) <= stop.headingTolerance
    }
    return fitting.isEmpty ? all : fitting
  }
}
