import Geodesy

/// The square around a place within which roads are looked for, in 1e-7 degrees; on the antimeridian it
/// has a twin at its other side.
struct SnapBox {
  let south: Int64
  let north: Int64
  let west: Int64
  let east: Int64
  /// How far away to the east its twin lies; nil away from the antimeridian.
  let turn: Int64?

  /// The points of the roads, held once for a place and not for each of them.
  private let latitudes: Column<Int32>
  private let longitudes: Column<Int32>

  /// - Parameter place: A valid place.
  init(_ place: Coordinate, _ radius: Double, _ sections: SectionColumns) {
    (latitudes, longitudes) = (sections.shapeLatitudes, sections.shapeLongitudes)
    let tall = Int64((radius / EarthModel.metresPerDegree * 1e7).rounded(.up))
    let narrow = max(0.01, DeterministicMath.cos(place.latitude * .pi / 180))
    let wide = Int64((Double(tall) / narrow).rounded(.up))
    let latitude = Int64((place.latitude * 1e7).rounded())
    let longitude = Int64((place.longitude * 1e7).rounded())
    south = latitude - tall
    north = latitude + tall
    west = longitude - wide
    east = longitude + wide
    turn = SnapIndex.turn(around: longitude, wide)
  }

  /// Whether a segment may come into the box; false only where all of it lies on one side.
  @inline(__always)
  func touches(segment index: Int) -> Bool {
    let a = Int64(latitudes[index])
    let b = Int64(latitudes[index + 1])
    guard max(a, b) >= south, min(a, b) <= north else { return false }
    let c = Int64(longitudes[index])
    let d = Int64(longitudes[index + 1])
    let (low, high) = (min(c, d), max(c, d))
    // Of a segment over the antimeridian, all lies outside of what is between its ends.
    if high - low > SnapIndex.halfTurn { return east >= high || west <= low }
    if high >= west, low <= east { return true }
    guard let turn else { return false }
    return high >= west + turn && low <= east + turn
  }
}
