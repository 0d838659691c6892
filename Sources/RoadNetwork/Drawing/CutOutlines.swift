import Geodesy

/// Closes outlines that an extract cuts: a river that flows through it has two banks, and no end.
enum CutOutlines {
  /// How far from the edge of the map, as a part of its size, an outline ends that is cut there.
  private static let margin = 0.03

  /// Returns closed rings of chains: those that are closed, and those that begin and end at the edge of a box, closed
  /// along it.
  ///
  /// Along the edge land and area take turns, so that its ends are joined two by two, the nearer way round. What ends
  /// within the map is left out: its outline is broken.
  static func rings(_ chains: [[Coordinate]], in box: GeoBounds?) -> [[Coordinate]] {
    let rings = chains.filter { $0.count > 3 && $0.first == $0.last }
    guard let box else { return rings }
    let open = chains.filter { chain in
      guard let first = chain.first, let last = chain.last, first != last else { return false }
      return isCut(first, box) && isCut(last, box)
    }
    guard !open.isEmpty else { return rings }
    return rings + closed(open, BoxEdge(box))
  }

  /// Whether a place lies at the edge of a box, or beyond.
  private static func isCut(_ place: Coordinate, _ box: GeoBounds) -> Bool {
    let tall = (box.northEast.latitude - box.southWest.latitude) * margin
    let wide = box.longitudeSpan * margin
    return place.latitude < box.southWest.latitude + tall
      || place.latitude > box.northEast.latitude - tall
      || place.longitude < box.southWest.longitude + wide
      || place.longitude > box.northEast.longitude - wide
  }

  /// An end of a chain: number 2 is the beginning of the second.
  private typealias End = Int

  private static func closed(_ chains: [[Coordinate]], _ edge: BoxEdge) -> [[Coordinate]] {
    let positions = chains.flatMap { chain in
      [edge.position(of: chain[0]), edge.position(of: chain[chain.count - 1])]
    }
    let order = positions.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
    func length(from first: Int) -> Double {
      stride(from: first, to: first + order.count, by: 2).reduce(0) { sum, place in
        let (a, b) = (order[place % order.count], order[(place + 1) % order.count])
        return sum + edge.way(from: positions[a], to: positions[b])
      }
    }
    let first = length(from: 0) <= length(from: 1) ? 0 : 1
    var partners = [End](repeating: 0, count: positions.count)
    var isForward = [Bool](repeating: true, count: positions.count)
    for place in stride(from: first, to: first + order.count, by: 2) {
      let (a, b) = (order[place % order.count], order[(place + 1) % order.count])
      (partners[a], partners[b]) = (b, a)
      (isForward[a], isForward[b]) = (true, false)
    }
    var isUsed = [Bool](repeating: false, count: chains.count)
    var rings: [[Coordinate]] = []
    for start in chains.indices where !isUsed[start] {
      var ring: [Coordinate] = []
      var entry: End = 2 * start
      while !isUsed[entry / 2] {
        isUsed[entry / 2] = true
        let chain = chains[entry / 2]
        ring += entry % 2 == 0 ? chain : chain.reversed()
        let exit = entry ^ 1
        let next = partners[exit]
        ring +=
          isForward[exit]
          ? edge.corners(from: positions[exit], to: positions[next])
          : edge.corners(from: positions[next], to: positions[exit]).reversed()
        entry = next
      }
      if let first = ring.first { rings.append(ring + [first]) }
    }
    return rings
  }
}
