public import Geodesy

/// A place that can be looked around at; there are no pictures.
public struct Panorama: Hashable, Sendable {
  /// What its source calls it.
  public let id: String
  /// Where it was taken.
  public let coordinate: Coordinate
  /// The ways to its neighbours.
  public let links: [PanoramaLink]

  /// Creates a panorama; without links there is nowhere to go on.
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
  /// What its source calls the neighbour.
  public let panoramaID: String

  /// Creates a link; a heading that is no number is north.
  public init(heading: Double, panoramaID: String) {
    self.heading = heading.isFinite ? Bearing.normalized(heading) : 0
    self.panoramaID = panoramaID
  }
}
