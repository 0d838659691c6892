import Geodesy

/// Makes land of coastlines, which have land on their left.
enum Coastline {
  /// Returns the outlines of the land, closed along the edges of a box where coastlines leave it.
  static func land(_ coasts: [[Coordinate]], in box: GeoBounds) -> [[Coordinate]] {
    let chains = LineChains.join(coasts, mayReverse: false)
    var outlines = chains.filter { $0.count > 2 && $0.first == $0.last }
    let open = chains.filter { $0.first != $0.last }
    let edge = BoxEdge(box)
    let starts = open.map { edge.position(of: $0[0]) }
    var isUsed = open.map { _ in false }
    for first in open.indices where !isUsed[first] {
      var outline: [Coordinate] = []
      var at = first
      // Along the coast to the edge, with the land on the left along it to the next coast.
      while !isUsed[at] {
        isUsed[at] = true
        outline += open[at]
        let end = edge.position(of: open[at][open[at].count - 1])
        let next = open.indices.min { a, b in
          (edge.way(from: end, to: starts[a]), a) < (edge.way(from: end, to: starts[b]), b)
        }
        guard let next else { break }
        outline += edge.corners(from: end, to: starts[next])
        at = next
      }
      outlines.append(outline)
    }
    return outlines
  }
}

/// The edge of a box, anticlockwise from its south-western corner: 0 to 1 the south, to 2 the east.
private struct BoxEdge {
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
