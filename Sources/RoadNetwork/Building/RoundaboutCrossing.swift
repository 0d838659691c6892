import Geodesy

/// Turns at a node of a roundabout that would lead over the ring against its direction: from a road
/// that enters there to one that leaves there, where the ring runs between them.
///
/// After OSRM 26.10 (`intersection_analysis`).
struct RoundaboutCrossing {
  private let table: TurnTable
  /// Degrees in which the ring arrives.
  private let arrival: Double
  /// Angles off the arriving ring, in which 180 is straight on: of the ring's way on and of the
  /// road by which the traveller comes.
  private let onward: Double
  private let own: Double

  /// Returns nil at a node without a ring that passes.
  init?(_ table: TurnTable, from edge: UInt32, at vertex: UInt32) {
    let graph = table.graph
    func isRing(_ edge: UInt32) -> Bool {
      let facts = table.wayFacts(ofEdge: edge)
      return facts.isRoundabout || facts.isCircular
    }
    let exits = table.outgoing[Int(vertex)].filter(isRing)
    guard !exits.isEmpty else { return nil }
    let back = Bearing.normalized(graph.bearings(ofEdge: edge).end + 180)
    let arrivals = table.incoming[Int(vertex)].filter {
      isRing($0) && graph.reverse(ofEdge: $0) == RoadGraph.none
    }.map { graph.bearings(ofEdge: $0).end }
    let departures = exits.map { graph.bearings(ofEdge: $0).start }
    // Of linked rings the one that lies farthest round counts.
    let ringArrival = arrivals.map { (Self.angle($0, back), $0) }.filter { $0.0 > 0 }
      .max { $0.0 < $1.0 }
    let ringDeparture = departures.map { (Self.angle(back, $0), $0) }.filter { $0.0 > 0 }
      .max { $0.0 < $1.0 }
    guard let ringArrival, let ringDeparture else { return nil }
    self.table = table
    arrival = ringArrival.1
    onward = Self.angle(arrival, ringDeparture.1)
    own = Self.angle(arrival, back)
  }

  func forbids(_ exit: UInt32) -> Bool {
    let angle = Self.angle(arrival, table.graph.bearings(ofEdge: exit).start)
    return (own < onward && angle < own) || (own > onward && angle > own)
  }

  /// The angle of a turn as OSRM has it: 180 straight on, below to the right, above to the left.
  private static func angle(_ incoming: Double, _ outgoing: Double) -> Double {
    Bearing.normalized(incoming + 180 - outgoing)
  }
}
