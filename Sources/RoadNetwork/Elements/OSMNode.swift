public import Geodesy

/// A point of OpenStreetMap.
public struct OSMNode: Hashable, Sendable {
  public let id: Int64
  public let coordinate: Coordinate
  /// In the order of their source.
  public let tags: [OSMTag]

  public init(id: Int64, coordinate: Coordinate, tags: [OSMTag] = []) {
    self.id = id
    self.coordinate = coordinate
    self.tags = tags
  }
}
