public import Geodesy

/// Time lost on a stretch of road, in the direction of its line.
public struct TrafficDelay: Hashable, Sendable {
  /// Seconds on top of the provider's durations; negative is a gain.
  public let seconds: Double
  /// The stretch.
  public let path: GeoPath

  public init(seconds: Double, path: GeoPath) {
    self.seconds = seconds
    self.path = path
  }
}
