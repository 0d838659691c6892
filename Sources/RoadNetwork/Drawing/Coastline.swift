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
