/// What a turn costs.
public struct TurnCost: Hashable, Sendable {
  /// Of time.
  public let seconds: Double
  /// For choosing routes, in seconds too.
  public let weight: Double

  /// The time in tenths of a second, rounded down as OSRM 26.10 does (`edge_based_graph_factory`).
  public var deciseconds: Int32 { Self.tenths(seconds) }
  /// The weight in tenths, rounded down.
  public var weightTenths: Int32 { Self.tenths(weight) }

  /// OSRM keeps turns in 16 bits.
  private static func tenths(_ seconds: Double) -> Int32 {
    let tenths = seconds * 10
    guard tenths > 0 else { return 0 }
    return tenths < 32_767 ? Int32(tenths) : 32_767
  }
}
