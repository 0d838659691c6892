/// A waypoint reached.
public struct Arrival: Hashable, Sendable {
  public let waypoint: Waypoint
  /// The index among the stops of the current route, from 0.
  public let index: Int
  public let isFinalDestination: Bool
  /// How many destinations remain, this one included.
  public let remainingCount: Int

  public init(waypoint: Waypoint, index: Int, isFinalDestination: Bool, remainingCount: Int) {
    self.waypoint = waypoint
    self.index = index
    self.isFinalDestination = isFinalDestination
    self.remainingCount = remainingCount
  }
}
