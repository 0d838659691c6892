import RoadNetwork

/// Divides lanes into those for one junction and those for the next (OSRM's rules).
struct LanePartition {
  private(set) var first: [LaneArrow]
  private(set) var second: [LaneArrow] = []

  /// - Parameter look: Finds the junction at the end of an arm.
  init(_ view: JunctionDraft, _ arrows: [LaneArrow], _ look: (UInt32) -> JunctionDraft) {
    first = arrows
    let straight = view.closest(to: 180)
    guard view.roads[straight].isEnterable else { return }
    let next = look(view.roads[straight].arm)
    guard var places = Places(arrows, view, next, straight) else { return }
    places.addPlain(arrows, view, next)
    divide(arrows, places, next)
  }

  /// Where each arrow has a road.
  private struct Places {
    var atFirst: [Bool]
    var atSecond: [Bool]
    /// The arrow that leads straight on.
    var straight: Int?

    init?(_ arrows: [LaneArrow], _ view: JunctionDraft, _ next: JunctionDraft, _ straightest: Int) {
      atFirst = arrows.map { _ in false }
      atSecond = atFirst
      for (index, lane) in arrows.enumerated()
      where lane.arrow.isDisjoint(with: [.none, .uTurn]) {
        let best = ArrowMatch.best(lane.arrow, view)
        let road = view.roads[best]
        if road.isEnterable, ArrowMatch.isValid(lane.arrow, road.turn) {
          atFirst[index] = true
          if best == straightest { straight = index }
        }
        let later = next.roads[ArrowMatch.best(lane.arrow, next)]
        let isBetter =
          !atFirst[index] || lane.arrow == .through
          || ArrowMatch.deviation(lane.arrow, road) > ArrowMatch.deviation(lane.arrow, later)
        if later.isEnterable, ArrowMatch.isValid(lane.arrow, later.turn), isBetter {
          if lane.arrow != .through { atFirst[index] = false }
          atSecond[index] = true
        }
        guard atFirst[index] || atSecond[index] else { return nil }
      }
    }

    /// Lanes without an arrow are for both.
    mutating func addPlain(_ arrows: [LaneArrow], _ view: JunctionDraft, _ next: JunctionDraft) {
      guard let plain = arrows.firstIndex(where: { $0.arrow == .none }) else { return }
      if straight == nil { straight = plain }
      if atFirst.count(where: { $0 }) <= view.enterableCount { atFirst[plain] = true }
      if atSecond.count(where: { $0 }) <= next.enterableCount { atSecond[plain] = true }
    }
  }

  private mutating func divide(_ arrows: [LaneArrow], _ places: Places, _ next: JunctionDraft) {
    let later = arrows.indices.filter { places.atSecond[$0] }
    second = later.map { arrows[$0] }
    let low = second.map(\.first).min()
    let high = second.map(\.last).max()
    first = arrows.indices.filter { places.atFirst[$0] }.map { index in
      var lane = arrows[index]
      // Straight on lead all the lanes of the next junction.
      if index == places.straight, let low, let high {
        lane.first = min(lane.first, low)
        lane.last = max(lane.last, high)
      }
      return lane
    }
    let exits = next.enterableCount
    if places.straight == nil, exits > 0, later.count == exits, let low, let high {
      first.append(LaneArrow(arrow: .through, first: low, last: high))
      first.sort(by: LaneArrow.isBefore)
    }
  }
}
