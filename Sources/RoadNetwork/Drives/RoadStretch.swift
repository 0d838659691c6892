/// An edge as it is driven, whole or in part.
public struct RoadStretch: Hashable, Sendable {
  /// The edge in the graph.
  public let edge: UInt32
  /// Where on the edge it begins, from 0 to 1 in the edge's direction.
  public var from: Double
  /// Where it ends, likewise; before ``from`` where somebody drives against the traffic.
  public var to: Double

  /// Whether it is driven against the direction of its edge.
  public var isAgainst: Bool { to < from }

  /// A part of an edge; the whole where nothing else is said.
  public init(edge: UInt32, from: Double = 0, to: Double = 1) {
    self.edge = edge
    self.from = from
    self.to = to
  }

  /// The stretches of a planned leg.
  public static func stretches(of leg: PlannedRoute.Leg) -> [RoadStretch] {
    leg.pieces.map { RoadStretch(edge: $0.edge, from: $0.from, to: $0.to) }
  }
}
