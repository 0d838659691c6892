import Geodesy

/// The check that every reader makes of a position.
enum Position {
  /// - Throws: ``TraceError`` where the place is not on the Earth.
  @inline(__always)
  static func check(_ place: Coordinate, source: String, line: Int) throws(TraceError) {
    guard !place.isValid else { return }
    let isSwapped = (-180...180).contains(place.latitude) && (-90...90).contains(place.longitude)
    throw TraceError(
      source: source,
      line: line,
      message: "latitude \(place.latitude), longitude \(place.longitude) is no place on the Earth",
      hint: isSwapped ? "latitude and longitude may be swapped" : nil
    )
  }
}
