public import Geodesy

/// Goes about a map as drivers do: from place to place, past a turn, into a wrong road, and back.
///
/// It keeps the router's tables; it is for one thread at a time.
public final class RoadExplorer {
  let graph: RoadGraph
  private let router: Router
  /// Decimetres of the roads where a drive may begin, summed up to each of ``places``.
  private let lengths: [UInt64]
  private let places: [UInt32]
  /// What meets at each vertex, for one who does not keep to directions.
  lazy var crossings = VertexSections(graph)

  /// Explores the roads of a map.
  public init(_ map: RoadMap) {
    graph = map.graph
    router = Router(map)
    router.snapRadius = 200
    var places: [UInt32] = []
    var lengths: [UInt64] = []
    var sum: UInt64 = 0
    for section in 0..<UInt32(map.graph.sectionCount) {
      guard Self.isOrdinary(section, map.graph) else { continue }
      sum += UInt64(map.graph.sections.lengths[Int(section)])
      places.append(section)
      lengths.append(sum)
    }
    self.places = places
    self.lengths = lengths
  }

  /// Whether a section is a road on which anybody may begin a drive, of the largest part of the map.
  private static func isOrdinary(_ section: UInt32, _ graph: RoadGraph) -> Bool {
    let traits = graph.traits(ofSection: section)
    let facts = graph.facts(ofSection: section)
    guard traits.contains(.startPoint), !traits.contains(.ferry), !facts.isRestricted else {
      return false
    }
    let edges = [
      graph.sections.forwardEdges[Int(section)], graph.sections.backwardEdges[Int(section)],
    ]
    return edges.contains { $0 != RoadGraph.none && graph.edges.components[Int($0)] == 0 }
  }

  /// Returns a place on some road, each metre of road as likely as any other; nil without roads.
  public func place(_ random: inout some RandomNumberGenerator) -> Coordinate? {
    guard let total = lengths.last, total > 0 else { return nil }
    let wanted = random.next() % total
    var low = 0
    var high = lengths.count - 1
    while low < high {
      let middle = (low + high) / 2
      if lengths[middle] > wanted { high = middle } else { low = middle + 1 }
    }
    let section = places[low]
    let own = UInt64(graph.sections.lengths[Int(section)])
    let share = own > 0 ? Double(own - (lengths[low] - wanted)) / Double(own) : 0.5
    // Not on a junction, where it would lie on several roads.
    let path = GeoPath(graph.shape(ofSection: section))
    return path.position(at: path.length * min(max(share, 0.1), 0.9))?.coordinate
  }

  /// Returns the roads through places, one list a leg.
  ///
  /// - Throws: ``RoutingFailure`` where a place has no road, or no way leads to it.
  public func legs(through places: [Coordinate]) throws(RoutingFailure) -> [[RoadStretch]] {
    let route = try router.route(places.map { RouteStop($0) })
    return route.legs.map { RoadStretch.stretches(of: $0) }
  }

  /// Returns the roads from the end of a stretch, in its direction, to places; nil where no way leads on.
  ///
  /// - Throws: ``RoutingFailure`` where a stop has no road, or no way leads to it.
  public func legs(
    after stretch: RoadStretch,
    through places: [Coordinate]
  ) throws(RoutingFailure) -> [[RoadStretch]]? {
    let line = line(of: [stretch])
    guard line.points.count > 1, let last = line.points.last else { return nil }
    let heading = line.points[line.points.count - 2].initialBearing(to: last)
    let start = RouteStop(last, heading: heading, headingTolerance: 20, allowsUTurn: false)
    let route = try router.route([start] + places.map { RouteStop($0) })
    guard let first = route.legs.first?.pieces.first,
      graph.edges.bases[Int(first.edge)] == graph.edges.bases[Int(stretch.edge)]
    else { return nil }
    return route.legs.map { RoadStretch.stretches(of: $0) }
  }
}

extension RoadExplorer {
  /// Returns the place on the nearest road, and what the road is called; nil where none is within `limit` metres.
  public func road(
    near place: Coordinate,
    within limit: Double
  ) -> (coordinate: Coordinate, name: String?)? {
    guard let found = router.index.nearest(to: place, within: limit).first else { return nil }
    let section = Int(found.section)
    let forward = graph.sections.forwardEdges[section]
    let edge = forward == RoadGraph.none ? graph.sections.backwardEdges[section] : forward
    return (found.coordinate, edge == RoadGraph.none ? nil : name(of: edge))
  }
}

extension RoadExplorer {
  /// Metres within which a vehicle is on a road, and degrees by which its course may differ from that.
  private static let onRoad = 30.0
  private static let along = 45.0

  /// Returns where a vehicle comes that follows its road straight ahead for some metres, and the direction of the
  /// road there; nil where no road leads on.
  public func place(
    ahead metres: Double,
    from place: Coordinate,
    heading: Double
  ) -> (coordinate: Coordinate, course: Double)? {
    for found in router.index.nearest(to: place, within: Self.onRoad) {
      let section = Int(found.section)
      let edges = [graph.sections.forwardEdges[section], graph.sections.backwardEdges[section]]
      for edge in edges where edge != RoadGraph.none {
        guard let line = onward(from: found.coordinate, on: edge, heading: heading, metres: metres),
          let end = line.position(at: metres), let course = line.bearing(ofSegment: end.segment)
        else { continue }
        return (end.coordinate, course)
      }
    }
    return nil
  }

  /// The line that begins at a place of an edge, if that is driven in a direction; nil where it leads nowhere.
  private func onward(
    from place: Coordinate,
    on edge: UInt32,
    heading: Double,
    metres: Double
  ) -> GeoPath? {
    let own = GeoPath(line(of: [RoadStretch(edge: edge)]).points)
    guard let here = own.nearest(to: place), let course = own.bearing(ofSegment: here.segment),
      Bearing.difference(from: course, to: heading).magnitude <= Self.along,
      graph.direction(ofEdge: edge)?.isRestricted == false
    else { return nil }
    let roads = ahead(from: edge, at: here.distanceAlong / max(own.length, 0.1), metres: metres)
    let path = GeoPath(line(of: roads).points)
    return path.count > 1 ? path : nil
  }
}
