/// The tiles that a map shows.
struct TileCover {
  /// How many tiles one layer is asked for at most in one pass.
  static let limit = 1024

  /// Returns the tiles that touch what a camera sees, row by row from the north, in each from the west.
  ///
  /// The level is the largest whose tiles are seen at `tileSize` points or more.
  static func tiles(in projection: MapProjection, tileSize: Int) -> [TileAddress] {
    let level = projection.camera.zoom - WebMercator.zoom(scale: Double(tileSize) / 256)
    // A hair below a whole level is rounding.
    let zoom = Int(min(30, max(0, (level + 1e-9).rounded(.down))))
    let count = Double(sign: .plus, exponent: zoom, significand: 1)
    let corners = Self.corners(of: projection, tilesPerWorld: count)
    guard let first = corners.first else { return [] }
    let box = corners.reduce((first, first)) { box, corner in
      (
        ScreenPoint(x: min(box.0.x, corner.x), y: min(box.0.y, corner.y)),
        ScreenPoint(x: max(box.1.x, corner.x), y: max(box.1.y, corner.y))
      )
    }
    var tiles: [TileAddress] = []
    let north = max(0, box.0.y.rounded(.down))
    let south = min(count - 1, box.1.y.rounded(.down))
    let width = min(box.1.x.rounded(.down), box.0.x.rounded(.down) + count - 1)
    for row in stride(from: north, through: south, by: 1) {
      for column in stride(from: box.0.x.rounded(.down), through: width, by: 1) {
        guard touches(corners, column: column, row: row) else { continue }
        guard tiles.count < limit else { return tiles }
        let wrapped = column - count * (column / count).rounded(.down)
        tiles.append(TileAddress(x: Int(wrapped), y: Int(row), zoom: zoom))
      }
    }
    return tiles
  }

  /// Returns the corners of the ground in the view, in tiles, around the target without a jump at the
  /// antimeridian.
  private static func corners(
    of projection: MapProjection,
    tilesPerWorld count: Double
  ) -> [ScreenPoint] {
    let viewport = projection.viewport
    let top = min(projection.farEdge, viewport.height)
    return [
      ScreenPoint(x: 0, y: viewport.height), ScreenPoint(x: viewport.width, y: viewport.height),
      ScreenPoint(x: viewport.width, y: top), ScreenPoint(x: 0, y: top),
    ].compactMap { corner in
      projection.ground(at: corner).map { ground in
        let point = projection.plane(of: ground)
        let scale = count / WebMercator.worldSize
        return ScreenPoint(x: point.x * scale, y: point.y * scale)
      }
    }
  }

  /// Returns whether the area between corners touches a tile: no side of it, and none of the tile,
  /// has one on the outer side only.
  private static func touches(_ corners: [ScreenPoint], column: Double, row: Double) -> Bool {
    let square = [
      ScreenPoint(x: column, y: row), ScreenPoint(x: column + 1, y: row),
      ScreenPoint(x: column + 1, y: row + 1), ScreenPoint(x: column, y: row + 1),
    ]
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let (nx, ny) = (next.y - corner.y, corner.x - next.x)
      let own = corners.map { $0.x * nx + $0.y * ny }
      let other = square.map { $0.x * nx + $0.y * ny }
      guard let ownLow = own.min(), let ownHigh = own.max(), let low = other.min(),
        let high = other.max(), low < ownHigh, ownLow < high
      else { return false }
    }
    return corners.contains { $0.x > column } && corners.contains { $0.x < column + 1 }
      && corners.contains { $0.y > row } && corners.contains { $0.y < row + 1 }
  }
}
