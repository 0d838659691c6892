import Geodesy

/// A position in 1e-7 degrees, as maps store it.
struct FixedPoint: Hashable, Sendable {
  var latitude: Int32
  var longitude: Int32

  init(latitude: Int32, longitude: Int32) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The point nearest to a coordinate; the origin for one that is not on the globe.
  init(_ coordinate: Coordinate) {
    guard coordinate.isValid else {
      self.init(latitude: 0, longitude: 0)
      return
    }
    self.init(
      latitude: Int32((coordinate.latitude * 1e7).rounded()),
      longitude: Int32((coordinate.longitude * 1e7).rounded())
    )
  }

  var coordinate: Coordinate {
    Coordinate(latitude: Double(latitude) / 1e7, longitude: Double(longitude) / 1e7)
  }

  /// A turn of the Earth.
  static let turn: Int64 = 3_600_000_000

  /// The difference of two longitudes, the short way round.
  static func eastward(from: Int32, to: Int32) -> Int64 {
    let difference = Int64(to) - Int64(from)
    if difference > turn / 2 { return difference - turn }
    return difference < -turn / 2 ? difference + turn : difference
  }

  /// The longitude of a sum, brought back into the range.
  static func wrapped(_ longitude: Int64) -> Int32 {
    var rest = longitude % turn
    if rest > turn / 2 { rest -= turn } else if rest < -turn / 2 { rest += turn }
    return Int32(rest)
  }
}
