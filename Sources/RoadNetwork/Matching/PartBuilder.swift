import Geodesy

/// Joins the ways between fixes to pieces of edges.
struct PartBuilder {
  private let graph: RoadGraph
  private var pieces: [PlannedRoute.Piece] = []
  /// The edge that one is on, and the metres from where to where it was driven.
  private var edge: UInt32 = 0
  private var from = 0.0
  private var to = 0.0
  private var turnsBack = 0

  init(_ graph: RoadGraph) { self.graph = graph }

  mutating func begin(at state: MatchState) {
    pieces = []
    turnsBack = 0
    (edge, from, to) = (state.via, state.along, state.along)
  }

  /// Goes on to a place on the edge; one does not go back.
  mutating func advance(to along: Double) { to = max(to, along) }

  /// Drives the edge to its end, and others after it, to a place on the last of them.
  mutating func follow(_ edges: [UInt32], to along: Double) {
    to = length
    for next in edges {
      close()
      (edge, from, to) = (next, 0, graph.length(ofEdge: next))
    }
    to = along
  }

  /// Turns back in the street.
  mutating func turnBack(onto other: UInt32, to along: Double) {
    let start = max(0, length - to)
    close()
    (edge, from, to) = (other, start, max(start, along))
    turnsBack += 1
  }

  private var length: Double { graph.length(ofEdge: edge) }

  private mutating func close() {
    pieces.append(piece(after: pieces.last?.edge))
  }

  private func piece(after last: UInt32?) -> PlannedRoute.Piece {
    let whole = max(length, 0.1)
    let (low, high) = (min(1, from / whole), min(1, to / whole))
    let seconds = Double(graph.edges.durations[Int(edge)]) * max(0, high - low)
    return PlannedRoute.Piece(
      edge: edge,
      from: low,
      to: max(low, high),
      duration: UInt32(seconds.rounded()),
      turnDuration: last.map { turnDuration(from: $0) } ?? 0
    )
  }

  private func turnDuration(from last: UInt32) -> UInt32 {
    for turn in graph.turns(ofEdge: last) where graph.turns.targets[turn] == edge {
      return UInt32(graph.turns.durations[turn])
    }
    // The map has no such turn: one turned back in the street.
    return UInt32((graph.profile.turns.uTurn * 10).rounded())
  }

  /// Returns the part with all that was driven.
  func part(from start: RoadPosition, to end: RoadPosition, fixes: Range<Int>) -> MatchedPart {
    let pieces = pieces + [piece(after: pieces.last?.edge)]
    let duration = pieces.reduce(0) { $0 + $1.duration + $1.turnDuration }
    let leg = PlannedRoute.Leg(
      pieces: pieces,
      start: start,
      end: end,
      duration: duration,
      weight: duration
    )
    let metres = pieces.reduce(0.0) { $0 + ($1.to - $1.from) * graph.length(ofEdge: $1.edge) }
    return MatchedPart(leg: leg, fixes: fixes, length: metres, turnsBack: turnsBack)
  }
}
