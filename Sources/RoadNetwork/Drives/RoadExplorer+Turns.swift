import Geodesy

extension RoadExplorer {
  /// A way on from the end of an edge.
  public struct Turn: Hashable, Sendable {
    /// The edge that one turns onto.
    public let edge: UInt32
    /// Degrees from the direction of the edge before, positive to the right.
    public let angle: Double
  }

  /// Returns the turns at the end of an edge, without turning back, in the order of the map.
  public func turns(after edge: UInt32) -> [Turn] {
    let back = graph.reverse(ofEdge: edge)
    let arrival = graph.bearings(ofEdge: edge).end
    return graph.turns(ofEdge: edge).compactMap { turn in
      let target = graph.turns.targets[turn]
      let section = graph.edges.sections[Int(target)]
      guard graph.edges.bases[Int(target)] != back,
        !graph.traits(ofSection: section).contains(.ferry),
        graph.direction(ofEdge: target)?.isRestricted == false
      else { return nil }
      let angle = Bearing.difference(from: arrival, to: graph.bearings(ofEdge: target).start)
      return Turn(edge: target, angle: angle)
    }
  }

  /// The turn from one edge to the next, in degrees.
  public func angle(from edge: UInt32, to next: UInt32) -> Double {
    Bearing.difference(
      from: graph.bearings(ofEdge: edge).end,
      to: graph.bearings(ofEdge: next).start
    )
  }

  /// The section of an edge: the same for both directions of a road.
  public func section(of edge: UInt32) -> UInt32 { graph.edges.sections[Int(edge)] }

  /// The same road in the other direction; nil where that is closed.
  public func reverse(of edge: UInt32) -> UInt32? {
    let back = graph.reverse(ofEdge: graph.edges.bases[Int(edge)])
    guard back != RoadGraph.none, graph.direction(ofEdge: back)?.isRestricted == false else {
      return nil
    }
    return back
  }

  /// Whether a road is a roundabout's.
  public func isRoundabout(_ edge: UInt32) -> Bool {
    let facts = graph.facts(ofSection: section(of: edge))
    return facts.isRoundabout || facts.isCircular
  }

  /// Returns the roads from a place on an edge straight ahead for some metres, fewer where they end.
  ///
  /// - Parameter share: Where on the edge to begin, from 0 to 1.
  public func ahead(from edge: UInt32, at share: Double = 0, metres: Double) -> [RoadStretch] {
    var stretches: [RoadStretch] = []
    var seen: Set<UInt32> = []
    var edge = edge
    var from = share
    var rest = metres
    while rest > 0, seen.insert(section(of: edge)).inserted {
      let length = max(graph.length(ofEdge: edge), 0.1)
      let ahead = length * (1 - from)
      guard ahead < rest else {
        // It ends within a road, never on a junction.
        let to = min(from + rest / length, max(from, 0.95))
        stretches.append(RoadStretch(edge: edge, from: from, to: to))
        return stretches
      }
      stretches.append(RoadStretch(edge: edge, from: from))
      rest -= ahead
      from = 0
      guard let next = turns(after: edge).min(by: { abs($0.angle) < abs($1.angle) }),
        abs(next.angle) < 100
      else { break }
      edge = next.edge
    }
    if let last = stretches.last, last.to == 1 {
      stretches[stretches.count - 1].to = max(last.from, 0.9)
    }
    return stretches
  }

  /// Metres of a list of stretches.
  public func length(of stretches: [RoadStretch]) -> Double {
    stretches.reduce(0) { $0 + graph.length(ofEdge: $1.edge) * abs($1.to - $1.from) }
  }
}

extension RoadExplorer {
  /// Whether an edge is a street of its own: no ramp to another one, no driveway and no track.
  public func isStreet(_ edge: UInt32) -> Bool {
    let facts = graph.facts(ofSection: section(of: edge))
    switch facts.roadClass {
    case .service, .track, .path, .cycleway, .bridleway, .footway, .pedestrian, .steps, .platform:
      return false
    case .motorway, .trunk, .primary, .secondary, .tertiary, .motorwayLink, .trunkLink,
      .primaryLink, .secondaryLink, .tertiaryLink, .unclassified, .residential, .livingStreet,
      .winterRoad, .iceRoad, .ferry, .train, .other:
      return !facts.isLink && !facts.isFerry
    }
  }

  /// Whether an edge is a ferry's.
  public func isFerry(_ edge: UInt32) -> Bool {
    graph.traits(ofSection: section(of: edge)).contains(.ferry)
  }
}
