/// A line through coordinates.
public struct GeoPath: Hashable, Sendable {
  public let coordinates: [Coordinate]

  public init(_ coordinates: [Coordinate]) {
    self.coordinates = coordinates
  }
}
