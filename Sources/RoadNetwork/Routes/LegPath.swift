/// The edges from one place to another, and what the way costs.
package struct LegPath {
  let edges: [UInt32]
  package let cost: UInt32
}

extension PlannedRoute.Leg {
  /// Makes a leg of a path that begins at one of the starts and ends at one of the ends; nil for another.
  package init?(
    _ graph: RoadGraph,
    _ path: LegPath,
    from starts: [RoadAccess],
    to ends: [RoadAccess]
  ) {
    guard let first = path.edges.first, let last = path.edges.last,
      let start = graph.position(of: starts, on: first),
      let end = graph.position(of: ends, on: last)
    else { return nil }
    var pieces: [PlannedRoute.Piece] = []
    pieces.reserveCapacity(path.edges.count)
    var duration: UInt32 = 0
    for (number, edge) in path.edges.enumerated() {
      let from = number == 0 ? graph.share(of: start, on: edge) : 0
      let to = number == path.edges.count - 1 ? graph.share(of: end, on: edge) : 1
      let turn = number > 0 ? graph.turnDuration(from: path.edges[number - 1], to: edge) : 0
      let own = RoadGraph.part(of: graph.edgeDurations[Int(edge)], from: from, to: to)
      pieces.append(
        PlannedRoute.Piece(
          edge: edge,
          from: from,
          to: max(from, to),
          duration: own,
          turnDuration: turn
        )
      )
      duration &+= own &+ turn
    }
    self.init(pieces: pieces, start: start, end: end, duration: duration, weight: path.cost)
  }
}

extension PlannedRoute.Leg {
  /// The same leg with another weight.
  func weighed(_ weight: UInt32) -> PlannedRoute.Leg {
    PlannedRoute.Leg(pieces: pieces, start: start, end: end, duration: duration, weight: weight)
  }
}

extension RoadGraph {
  /// How far along an edge a place of its section lies, in the direction of travel.
  @inline(__always)
  package func share(of position: RoadPosition, on edge: UInt32) -> Double {
    edgeIsBackward[Int(edge)] ? 1 - position.fraction : position.fraction
  }

  /// Where on an edge one of several roads at a place has it; nil where it is on another.
  package func position(of accesses: [RoadAccess], on edge: UInt32) -> RoadPosition? {
    accesses.first { $0.edges.contains(edgeBases[Int(edge)]) }?.position
  }

  /// How far along an edge its place of several accesses lies; nil where none is on it.
  package func share(of accesses: [RoadAccess], on edge: UInt32) -> Double? {
    position(of: accesses, on: edge).map { share(of: $0, on: edge) }
  }

  /// What a part of an edge costs.
  @inline(__always)
  package static func part(of whole: UInt32, from: Double, to: Double) -> UInt32 {
    UInt32((Double(whole) * max(0, to - from)).rounded())
  }

  fileprivate func turnDuration(from: UInt32, to: UInt32) -> UInt32 {
    for turn in turns(ofEdge: from) where turnTargets[turn] == to {
      return UInt32(turnDurations[turn])
    }
    return 0
  }
}
