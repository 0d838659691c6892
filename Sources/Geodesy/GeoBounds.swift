/// A box of latitudes and longitudes; it may cross the antimeridian.
public struct GeoBounds: Hashable, Sendable {
  /// The corner of the least latitude, from which the box goes east.
  public let southWest: Coordinate
  /// The corner of the greatest latitude, where the box ends in the east.
  public let northEast: Coordinate

  /// Creates the box from its south-western to its north-eastern corner, going east.
  public init(southWest: Coordinate, northEast: Coordinate) {
    self.southWest = southWest
    self.northEast = northEast
  }

  /// Creates the smallest box around coordinates, extended one by one; invalid if there are none.
  public init(_ coordinates: some Sequence<Coordinate>) {
    self = coordinates.reduce(.invalid) { $0.including($1) }
  }

  /// The box that holds nothing.
  public static let invalid = GeoBounds(
    southWest: Coordinate(latitude: .nan, longitude: .nan),
    northEast: Coordinate(latitude: .nan, longitude: .nan)
  )

  /// Whether the box holds any point.
  public var isValid: Bool {
    southWest.isValid && northEast.isValid && southWest.latitude <= northEast.latitude
  }

  /// The extent from west to east in degrees, in `0...360`.
  public var longitudeSpan: Double {
    let span = northEast.longitude - southWest.longitude
    return span < 0 ? span + 360 : span
  }

  /// Returns whether a coordinate lies inside or on the edge.
  public func contains(_ coordinate: Coordinate) -> Bool {
    guard isValid, coordinate.isValid else { return false }
    guard (southWest.latitude...northEast.latitude).contains(coordinate.latitude) else {
      return false
    }
    let east = coordinate.longitude - southWest.longitude
    return (east < 0 ? east + 360 : east) <= longitudeSpan
  }

  /// Returns whether two boxes share a point.
  public func intersects(_ other: GeoBounds) -> Bool {
    guard isValid, other.isValid,
      southWest.latitude <= other.northEast.latitude,
      other.southWest.latitude <= northEast.latitude
    else { return false }
    let toOther = other.southWest.longitude - southWest.longitude
    let toSelf = -toOther
    return (toOther < 0 ? toOther + 360 : toOther) <= longitudeSpan
      || (toSelf < 0 ? toSelf + 360 : toSelf) <= other.longitudeSpan
  }

  /// Returns the box extended to a coordinate, on the side where it grows less.
  public func including(_ coordinate: Coordinate) -> GeoBounds {
    guard coordinate.isValid else { return self }
    guard isValid else { return GeoBounds(southWest: coordinate, northEast: coordinate) }
    var west = southWest.longitude
    var east = northEast.longitude
    let fromWest = coordinate.longitude - west
    if (fromWest < 0 ? fromWest + 360 : fromWest) > longitudeSpan {
      let growthEast = coordinate.longitude - east
      let growthWest = west - coordinate.longitude
      if (growthEast < 0 ? growthEast + 360 : growthEast)
        <= (growthWest < 0 ? growthWest + 360 : growthWest)
      {
        east = coordinate.longitude
      } else {
        west = coordinate.longitude
      }
    }
    return GeoBounds(
      southWest: Coordinate(
        latitude: min(southWest.latitude, coordinate.latitude),
        longitude: west
      ),
      northEast: Coordinate(
        latitude: max(northEast.latitude, coordinate.latitude),
        longitude: east
      )
    )
  }
}
