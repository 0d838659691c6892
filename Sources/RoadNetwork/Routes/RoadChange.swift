/// A road that is closed or slower than its map says.
public struct RoadChange: Hashable, Sendable {
  public enum Direction: UInt8, Sendable { case both, forward, backward }

  /// The number of the way in OpenStreetMap.
  public var way: Int64
  /// In which directions of the way it counts.
  public var direction: Direction
  /// The share of its speed that is left, in `0...1`; 0 closes the road.
  public private(set) var speedFactor: Double

  public init(way: Int64, direction: Direction = .both, speedFactor: Double) {
    self.way = way
    self.direction = direction
    self.speedFactor = speedFactor.isNaN ? 1 : min(1, max(0, speedFactor))
  }

  public static func closed(way: Int64, direction: Direction = .both) -> RoadChange {
    RoadChange(way: way, direction: direction, speedFactor: 0)
  }
}
