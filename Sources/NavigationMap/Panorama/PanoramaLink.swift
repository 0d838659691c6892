import Geodesy

/// The way from a panorama to a neighbour.
public struct PanoramaLink: Hashable, Sendable {
  /// Degrees clockwise from north, in `0..<360`.
  public let heading: Double
  public let panoramaID: String

  public init(heading: Double, panoramaID: String) {
    self.heading = heading.isFinite ? Bearing.normalized(heading) : 0
    self.panoramaID = panoramaID
  }
}
