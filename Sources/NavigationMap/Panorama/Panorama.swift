public import Geodesy

/// A place that can be looked around at; there are no pictures.
public struct Panorama: Hashable, Sendable {
  public let id: String
  public let coordinate: Coordinate
  public let links: [PanoramaLink]

  public init(id: String, coordinate: Coordinate, links: [PanoramaLink] = []) {
    self.id = id
    self.coordinate = coordinate
    self.links = links
  }
}

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
