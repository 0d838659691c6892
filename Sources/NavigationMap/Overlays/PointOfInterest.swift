public import Geodesy

/// A place that the ground of the map itself shows, and that can be tapped.
public struct PointOfInterest: Hashable, Sendable {
  public let placeID: String
  public let name: String
  public let coordinate: Coordinate

  public init(placeID: String, name: String, coordinate: Coordinate) {
    self.placeID = placeID
    self.name = name
    self.coordinate = coordinate
  }
}
