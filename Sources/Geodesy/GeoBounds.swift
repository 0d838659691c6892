/// A box of latitudes and longitudes.
public struct GeoBounds: Hashable, Sendable {
  public let southWest: Coordinate
  public let northEast: Coordinate

  public init(southWest: Coordinate, northEast: Coordinate) {
    self.southWest = southWest
    self.northEast = northEast
  }
}
