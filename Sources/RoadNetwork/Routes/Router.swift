import Geodesy

/// Finds routes on a graph.
///
/// With a hierarchy where the map has one, else by A* from edge to edge with an exact lower bound; both
/// find ways of the same least cost.
///
/// It keeps its tables between searches; it is for one thread at a time.
public final class Router {
  /// The roads.
  public var graph: RoadGraph { tables.graph }
  /// Finds roads near a place.
  public var index: SnapIndex { tables.index }
  /// Metres within which a stop must have a road.
  public var snapRadius = 5_000.0

  private let map: RoadMap
  let tables: MapTables
  let search: LegSearch

  /// A router with tables of its own on a map.
  public init(_ map: RoadMap) {
    self.map = map
    tables = map.tables
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
        ? leg.pieces.last.map { tables.graph.edges.bases[Int($0.edge)] } : nil
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
  func accesses(
    _ positions: [RoadPosition],
    of stop: RouteStop,
    _ onward: UInt32?
  ) -> [RoadAccess] {
    let all = positions.map { RoadAccess(position: $0, edges: edges(at: $0)) }
    if let onward, let own = all.first(where: { $0.edges.contains(onward) }) {
      return [RoadAccess(position: own.position, edges: [onward])]
    }
    let near = stop.isAtCurb ? curb(all) : all
    guard let heading = stop.heading else { return near }
    let fitting = near.map { access in
      RoadAccess(
        position: access.position,
        edges: access.edges.filter { isAlong(heading, stop, $0, at: access.position) }
      )
    }.filter { !$0.edges.isEmpty }
    return fitting.isEmpty ? near : fitting
  }

  /// The directions in which a road is driven at a place.
  private func edges(at position: RoadPosition) -> [UInt32] {
    let section = Int(position.section)
    return [
      tables.graph.sections.forwardEdges[section], tables.graph.sections.backwardEdges[section],
    ].filter { $0 != RoadGraph.none }
  }

  /// Returns whether a road leads as a stop wants it; every road does where it does not say.
  func leads(as stop: RouteStop, at position: RoadPosition) -> Bool {
    guard let heading = stop.heading else { return true }
    return edges(at: position).contains { isAlong(heading, stop, $0, at: position) }
  }

  /// Returns whether a road leads nowhere but the other way than a stop wants it.
  func leadsBack(from stop: RouteStop, at position: RoadPosition) -> Bool {
    guard let heading = stop.heading else { return false }
    return edges(at: position).allSatisfy { isAlong(heading + 180, stop, $0, at: position) }
  }

  private func isAlong(
    _ heading: Double,
    _ stop: RouteStop,
    _ edge: UInt32,
    at position: RoadPosition
  ) -> Bool {
    Bearing.difference(from: heading, to: bearing(of: edge, at: position)).magnitude
      <= stop.headingTolerance
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
    return tables.graph.edges.isBackward[Int(edge)] ? Bearing.normalized(bearing + 180) : bearing
  }
}
