import Geodesy

/// A route as the roads it follows; instructions are made of it elsewhere.
public struct PlannedRoute: Sendable {
  /// A piece of a road: an edge, whole or in part.
  public struct Piece: Hashable, Sendable {
    public let edge: UInt32
    /// Where on the edge it begins and ends, from 0 to 1 in the direction of travel.
    public let from: Double
    public let to: Double
    /// Tenths of a second on the road, and for the turn onto it.
    public let duration: UInt32
    public let turnDuration: UInt32
  }

  public struct Leg: Sendable {
    public let pieces: [Piece]
    public let start: RoadPosition
    public let end: RoadPosition
    /// Tenths of a second.
    public let duration: UInt32
    /// What the search minimised.
    public let weight: UInt32
  }

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
