import RoadNetwork

/// The lanes of a road that carry one arrow.
struct LaneArrow: Hashable {
  /// One arrow.
  var arrow: LaneMask
  /// Lanes from the right, 0 the rightmost.
  var first: Int
  var last: Int

  var range: LaneRange { LaneRange(count: last - first + 1, first: first) }

  /// From right to left.
  private static let order: [LaneMask] = [
    .sharpRight, .right, .slightRight, .through, .slightLeft, .left, .sharpLeft, .uTurn,
  ]

  static func isBefore(_ a: LaneArrow, _ b: LaneArrow) -> Bool {
    if a.first != b.first { return a.first < b.first }
    if a.last != b.last { return a.last < b.last }
    // Turning back is done from the outside.
    if a.arrow == .uTurn { return a.first == 0 && b.arrow != .uTurn }
    if b.arrow == .uTurn { return b.first != 0 }
    func place(_ arrow: LaneMask) -> Int { order.firstIndex(of: arrow) ?? order.count }
    if place(a.arrow) != place(b.arrow) { return place(a.arrow) < place(b.arrow) }
    return a.arrow.rawValue < b.arrow.rawValue
  }

  /// Returns the arrows of lanes from right to left; none where they cross each other.
  static func arrows(of lanes: [LaneMask]) -> [LaneArrow] {
    var arrows: [LaneArrow] = []
    for bit in 0..<11 {
      let arrow = LaneMask(rawValue: 1 << UInt16(bit))
      let places = lanes.indices.filter { lanes[$0].contains(arrow) }.map { lanes.count - 1 - $0 }
      guard let last = places.first, let first = places.last else { continue }
      arrows.append(LaneArrow(arrow: arrow, first: first, last: last))
    }
    arrows.sort(by: isBefore)
    for index in arrows.indices.dropFirst() {
      let isInside = index + 1 < arrows.count && arrows[index].arrow == .uTurn
      if isInside || arrows[index - 1].last > arrows[index].first { return [] }
    }
    return arrows
  }
}

extension [LaneArrow] {
  func has(_ arrows: LaneMask) -> Bool { contains { !$0.arrow.isDisjoint(with: arrows) } }
}
