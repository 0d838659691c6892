import Geodesy

/// The edge of a box, anticlockwise from its south-western corner: 0 to 1 the south, to 2 the east.
struct BoxEdge {
  private let box: GeoBounds
  private let tall: Double
  private let wide: Double

  init(_ box: GeoBounds) {
    self.box = box
    tall = max(1e-7, box.northEast.latitude - box.southWest.latitude)
    wide = max(1e-7, box.longitudeSpan)
  }

  /// Where on the edge is nearest to a place.
  func position(of place: Coordinate) -> Double {
    let x = min(1, max(0, (place.longitude - box.southWest.longitude) / wide))
    let y = min(1, max(0, (place.latitude - box.southWest.latitude) / tall))
    let nearest = [(y, x), (1 - x, 1 + y), (1 - y, 3 - x), (x, 4 - y)].min { $0.0 < $1.0 }
    let position = nearest?.1 ?? 0
    return position < 4 ? position : position - 4
  }

  func way(from start: Double, to end: Double) -> Double {
    end >= start ? end - start : end - start + 4
  }

  /// The corners that one passes.
  func corners(from start: Double, to end: Double) -> [Coordinate] {
    let far = start + way(from: start, to: end)
    var corner = start.rounded(.down) + 1
    var list: [Coordinate] = []
    while corner < far {
      let index = Int(corner) % 4
      list.append(
        Coordinate(
          latitude: index < 2 ? box.southWest.latitude : box.northEast.latitude,
          longitude: index == 0 || index == 3 ? box.southWest.longitude : box.northEast.longitude
        )
      )
      corner += 1
    }
    return list
  }
}
