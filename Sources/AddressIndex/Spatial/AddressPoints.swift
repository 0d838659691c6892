/// Positions in two columns, in 1e-7 degrees.
public struct AddressPoints: Hashable, Sendable {
  public internal(set) var latitudes: [Int32] = []
  public internal(set) var longitudes: [Int32] = []

  init() {}

  var count: Int { min(latitudes.count, longitudes.count) }

  subscript(_ index: Int) -> FixedPoint {
    FixedPoint(latitude: latitudes[index], longitude: longitudes[index])
  }

  mutating func append(_ point: FixedPoint) {
    latitudes.append(point.latitude)
    longitudes.append(point.longitude)
  }
}
