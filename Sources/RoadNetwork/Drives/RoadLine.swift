public import Geodesy

/// The line of roads driven one after another, with what may be driven on them.
public struct RoadLine: Sendable {
  public private(set) var points: [Coordinate] = []
  /// Metres per second from each point to the next: the posted limit, else the profile's speed.
  public private(set) var limits: [Double] = []
  /// The index of the point at which each stretch ends.
  public private(set) var ends: [Int] = []

  public init() {}

  /// Adds a point; one that is there already is left out.
  package mutating func add(_ point: Coordinate, limit: Double) {
    guard let last = points.last else { return points.append(point) }
    guard last != point else { return }
    points.append(point)
    limits.append(limit)
  }

  mutating func endStretch() { ends.append(max(0, points.count - 1)) }
}
