import Geodesy

extension RoadExplorer {
  /// Metres that a driver goes with the traffic again before anybody asks for a way on.
  private static let turnedRound = 10.0
  /// Degrees up to which a driver who goes straight ahead follows a road.
  private static let ahead = 100.0

  /// Returns the ways on from the end of an edge that are closed in that direction: one-way streets, and
  /// carriageways of those who come towards one.
  ///
  /// The edge of each is the one that its traffic drives, the angle that of a driver who goes against it.
  public func closedTurns(after edge: UInt32) -> [Turn] {
    let arrival = graph.bearings(ofEdge: edge).end
    return ways(at: graph.head(ofEdge: edge), from: section(of: edge))
      .filter(\.isClosed)
      .map { Turn(edge: $0.edge, angle: Bearing.difference(from: arrival, to: $0.bearing)) }
  }

  /// Returns the roads from the end of an edge against its traffic and straight ahead for some metres.
  ///
  /// A driver who still goes against the traffic then turns round on the road and goes a few metres with it:
  /// that is how the last stretch lies.
  public func against(_ edge: UInt32, metres: Double) -> [RoadStretch] {
    var stretches: [RoadStretch] = []
    var seen: Set<UInt32> = []
    var edge = edge
    var rest = metres
    while seen.insert(section(of: edge)).inserted {
      let length = max(graph.length(ofEdge: edge), 0.1)
      guard length < rest, let next = wayOn(against: edge) else {
        // It ends within a road, never on a junction.
        let end = min(max(1 - rest / length, 0.05), 0.95)
        stretches.append(RoadStretch(edge: edge, from: 1, to: end))
        let back = min(end + Self.turnedRound / length, (end + 1) / 2)
        stretches.append(RoadStretch(edge: edge, from: end, to: back))
        return stretches
      }
      stretches.append(RoadStretch(edge: edge, from: 1, to: 0))
      rest -= length
      guard next.isClosed else { return stretches + ahead(from: next.edge, metres: rest) }
      edge = next.edge
    }
    return stretches
  }

  // MARK: - Ways without directions

  /// A way from a vertex as somebody sees it who does not keep to directions.
  private struct Way {
    /// The edge that traffic drives.
    let edge: UInt32
    /// Degrees in which it leaves the vertex.
    let bearing: Double
    /// Whether traffic only comes from there.
    let isClosed: Bool
  }

  /// The way straight on from the beginning of an edge, for one who comes to it against the traffic.
  private func wayOn(against edge: UInt32) -> Way? {
    let arrival = Bearing.normalized(graph.bearings(ofEdge: edge).start + 180)
    func angle(_ way: Way) -> Double { abs(Bearing.difference(from: arrival, to: way.bearing)) }
    return ways(at: graph.tail(ofEdge: edge), from: section(of: edge))
      .filter { angle($0) < Self.ahead }
      .min { angle($0) < angle($1) }
  }

  private func ways(at vertex: UInt32, from own: UInt32) -> [Way] {
    crossings.sections(at: vertex).compactMap { section, isTail in
      guard section != own, !graph.traits(ofSection: section).contains(.ferry) else { return nil }
      let (forward, backward) = (
        graph.sections.forwardEdges[Int(section)], graph.sections.backwardEdges[Int(section)]
      )
      let leaving = isTail ? forward : backward
      let arriving = isTail ? backward : forward
      let edge = leaving == RoadGraph.none ? arriving : leaving
      guard edge != RoadGraph.none, graph.direction(ofEdge: edge)?.isRestricted == false else {
        return nil
      }
      let bearings = graph.bearings(ofEdge: edge)
      return Way(
        edge: edge,
        bearing: edge == leaving ? bearings.start : Bearing.normalized(bearings.end + 180),
        isClosed: leaving == RoadGraph.none
      )
    }
  }
}
