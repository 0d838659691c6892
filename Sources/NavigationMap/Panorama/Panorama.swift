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
