/// The estimate to a destination from the current position.
public struct TimeAndDistance: Hashable, Sendable {
  /// Seconds.
  public let time: Double
  /// Metres along the route.
  public let distance: Double

  public init(time: Double, distance: Double) {
    self.time = time
    self.distance = distance
  }
}
