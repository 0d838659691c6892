import Geodesy

/// A route as the roads it follows; instructions are made of it elsewhere.
public struct PlannedRoute: Sendable {
  /// A piece of a road: an edge, whole or in part.
  public struct Piece: Hashable, Sendable {
    /// The edge in the graph.
    public let edge: UInt32
    /// Where on the edge it begins and ends, from 0 to 1 in the direction of travel.
    public let from: Double
    /// Where the piece ends, likewise.
    public let to: Double
    /// Tenths of a second on the road, and for the turn onto it.
    public let duration: UInt32
    /// Tenths of a second for the turn onto the road.
    public let turnDuration: UInt32
  }

  /// The way from one stop to the next.
  public struct Leg: Sendable {
    /// The roads in the order of driving.
    public let pieces: [Piece]
    /// Where it begins.
    public let start: RoadPosition
    /// Where it ends.
    public let end: RoadPosition
    /// Tenths of a second.
    public let duration: UInt32
    /// What the search minimised.
    public let weight: UInt32
  }

  /// The legs in the order of driving.
  public let legs: [Leg]

  /// Returns the route with the legs at vias joined: one leg to each stop.
  public func joined(vias: [Bool]) -> PlannedRoute {
    var result: [Leg] = []
    var isOpen = false
    for (leg, isVia) in zip(legs, vias) {
      if isOpen, let last = result.popLast() {
        result.append(
          Leg(
            pieces: last.pieces + leg.pieces,
            start: last.start,
            end: leg.end,
            duration: last.duration + leg.duration,
            weight: last.weight + leg.weight
          )
        )
      } else {
        result.append(leg)
      }
      isOpen = isVia
    }
    return PlannedRoute(legs: result)
  }

  /// Seconds.
  public var duration: Double { Double(legs.reduce(0) { $0 + UInt64($1.duration) }) / 10 }
}
