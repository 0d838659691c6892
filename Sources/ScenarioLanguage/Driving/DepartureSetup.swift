package import Navigation

/// A departure from the planned way as a scenario asks for it.
package struct DepartureSetup: Sendable {
  /// How a driver leaves the way.
  package enum Kind: String, CaseIterable, Sendable {
    /// Straight on where the way turns.
    case missedTurn
    /// Into a side road.
    case wrongTurn
    /// Onto a road that runs beside the way.
    case parallelRoad
    /// Back along the same road.
    case uTurn
    /// By a place that nobody told the navigator of.
    case detour
    /// Against the traffic, into a one-way street or onto the opposite carriageway.
    case wrongWay
    /// Round the block shortly before the end, as who finds no place to park.
    case parkingLoop
  }

  /// How the driver leaves it.
  package var kind: Kind
  /// Which of the junctions where it can be done, from 1; nil lets the seed draw.
  package var junction: Int?
  /// Metres along the departure before the driver looks for a way to the destination.
  package var distance = 300.0
  /// The place of a detour.
  package var through: Waypoint?

  /// Creates a departure at a junction that the seed draws.
  package init(_ kind: Kind) { self.kind = kind }
}
