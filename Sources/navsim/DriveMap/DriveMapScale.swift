import Geodesy

/// How places on the ground become dots: equally far in both directions, north above.
struct DriveMapScale {
  private let projection: LocalProjection
  private let west: Double
  private let north: Double
  let metresPerDot: Double

  /// The size that a picture of these places needs.
  let columns: Int
  let rows: Int

  /// The least ground that is shown: a vehicle that stands is a place in a street, not a dot.
  private static let leastMetres = 200.0

  /// Fits places into a picture of at most so many characters.
  ///
  /// - Returns: nil where there are none.
  init?(_ places: [Coordinate], columns: Int, rows: Int) {
    guard let first = places.first else { return nil }
    let projection = LocalProjection(origin: first)
    var (west, east, south, north) = (0.0, 0.0, 0.0, 0.0)
    for place in places {
      let point = projection.point(place)
      (west, east) = (min(west, point.east), max(east, point.east))
      (south, north) = (min(south, point.north), max(north, point.north))
    }
    let border = max(Self.leastMetres / 4, 0.04 * max(east - west, north - south))
    (west, east, south, north) = (west - border, east + border, south - border, north + border)
    let scale = max((east - west) / Double(columns * 2), (north - south) / Double(rows * 4))
    self.projection = projection
    self.west = west
    self.north = north
    metresPerDot = scale
    self.columns = max(1, min(columns, Int(((east - west) / scale / 2).rounded(.up))))
    self.rows = max(1, min(rows, Int(((north - south) / scale / 4).rounded(.up))))
  }

  /// Returns the dot of a place, which may lie outside of the picture.
  func dot(_ place: Coordinate) -> (x: Int, y: Int) {
    let point = projection.point(place)
    let x = ((point.east - west) / metresPerDot).rounded(.down)
    let y = ((north - point.north) / metresPerDot).rounded(.down)
    // Far beyond the picture all places are alike.
    return (Int(min(max(x, -1e6), 1e6)), Int(min(max(y, -1e6), 1e6)))
  }

  /// Returns the metres of a scale bar of about so many columns: 1, 2 or 5 and zeros.
  func bar(columns: Int) -> (metres: Double, columns: Int) {
    let most = metresPerDot * 2 * Double(columns)
    var unit = 1.0
    while unit * 10 <= most { unit *= 10 }
    let metres = [5.0, 2, 1].first { $0 * unit <= most }.map { $0 * unit } ?? unit
    return (metres, max(1, Int((metres / metresPerDot / 2).rounded())))
  }
}
