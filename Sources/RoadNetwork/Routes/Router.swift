import Geodesy

/// Finds routes on a graph.
///
/// With a hierarchy where the map has one, else by A* from edge to edge with an exact lower bound; both
/// find ways of the same least cost.
///
/// It keeps its tables between searches; it is for one thread at a time.
public final class Router {
  public var graph: RoadGraph { tables.graph }
  public var index: SnapIndex { tables.index }
  /// Metres within which a stop must have a road.
  public var snapRadius = 5_000.0

  private let map: RoadMap
  package let tables: MapTables
  package let search: LegSearch

  public init(_ map: RoadMap) {
    self.map = map
    tables = MapTables(map)
    search = LegSearch(map, tables)
  }

  /// Returns the route through stops, the first of which is the start.
  ///
  /// - Throws: ``RoutingFailure`` where a stop has no road, or no way leads to it.
  public func route(
    _ stops: [RouteStop],
    weights: RouteWeights = RouteWeights()
  ) throws(RoutingFailure) -> PlannedRoute {
    let choices = try snap(stops, search.costs(weights))
    var legs: [PlannedRoute.Leg] = []
    // The edge on which a via was reached: the route goes on along it.
    var onward: UInt32?
    for number in 0..<max(0, stops.count - 1) {
      let leg = try leg(number, stops, choices, onward, weights)
      legs.append(leg)
      onward =
        !stops[number + 1].allowsUTurn
        ? leg.pieces.last.map { tables.graph.edgeBases[Int($0.edge)] } : nil
    }
    do throws(MapError) { try map.checkDamage() } catch { throw .damagedMap(error) }
    return PlannedRoute(legs: legs)
  }

  // MARK: - Legs

  private func leg(
    _ number: Int,
    _ stops: [RouteStop],
    _ choices: [SnapChoice],
    _ onward: UInt32?,
    _ weights: RouteWeights
  ) throws(RoutingFailure) -> PlannedRoute.Leg {
    let starts = accesses(choices[number].chosen, of: stops[number], onward)
    let ends = accesses(choices[number + 1].chosen, of: stops[number + 1], nil)
    guard let path = search.path(from: starts, to: ends, weights),
      let leg = PlannedRoute.Leg(tables.graph, path, from: starts, to: ends)
    else { throw .noRoute(leg: number) }
    return leg
  }

  /// Returns the edges that a stop allows at places.
  ///
  /// - Parameter onward: The edge on which the route came; it goes on there if it can.
  package func accesses(
    _ positions: [RoadPosition],
    of stop: RouteStop,
    _ onward: UInt32?
  ) -> [RoadAccess] {
    let all = positions.map { position in
      let section = Int(position.section)
      let edges = [tables.graph.forwardEdges[section], tables.graph.backwardEdges[section]]
      return RoadAccess(position: position, edges: edges.filter { $0 != RoadGraph.none })
    }
    if let onward, let own = all.first(where: { $0.edges.contains(onward) }) {
      return [RoadAccess(position: own.position, edges: [onward])]
    }
    let near = stop.isAtCurb ? curb(all) : all
    guard let heading = stop.heading else { return near }
    let fitting = near.map { access in
      RoadAccess(
        position: access.position,
        edges: access.edges.filter {
          let off = abs(Bearing.difference(from: heading, to: bearing(of: $0, at: access.position)))
          return off <= stop.headingTolerance
        }
      )
    }.filter { !$0.edges.isEmpty }
    return fitting.isEmpty ? near : fitting
  }

  /// Metres from the middle of a road within which a place lies on neither side.
  private static let middle = 1.0

  /// Returns the edges that pass places on their own side; all where none does.
  private func curb(_ accesses: [RoadAccess]) -> [RoadAccess] {
    let own = accesses.map { access in
      let position = access.position
      guard position.distance > Self.middle else { return access }
      let toPlace = position.coordinate.initialBearing(to: position.place)
      return RoadAccess(
        position: position,
        edges: access.edges.filter {
          let side = Bearing.difference(from: bearing(of: $0, at: position), to: toPlace)
          let facts = tables.graph.facts(ofSection: position.section)
          return facts.drivingSide == .left ? side < 0 : side > 0
        }
      )
    }.filter { !$0.edges.isEmpty }
    return own.isEmpty ? accesses : own
  }

  /// Degrees in which an edge leads at a place.
  private func bearing(of edge: UInt32, at position: RoadPosition) -> Double {
    let first = tables.graph.shapeRange(position.section).lowerBound + position.segment
    let bearing = tables.graph.shapePoint(first).initialBearing(
      to: tables.graph.shapePoint(first + 1)
    )
    return tables.graph.edgeIsBackward[Int(edge)] ? Bearing.normalized(bearing + 180) : bearing
  }
}
