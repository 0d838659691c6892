import RoadNetwork
import Synchronization

extension LegDrafts {
  /// Metres that one needs to change a lane.
  private static let laneChange = 200.0

  /// Whether the lanes before a step's turn are known.
  func hasLanes(_ step: StepDraft) -> Bool { crossing(step).map { !$0.lanes.isEmpty } ?? false }

  /// How many lanes there are before a step's turn.
  func laneCount(_ step: StepDraft) -> Int { crossing(step)?.laneCount ?? 0 }

  /// Keeps of several lanes for a turn those that are good for the next turn too (OSRM's rules).
  mutating func anticipateLanes() {
    var start = 0
    while start < steps.count {
      var end = start
      while end < steps.count, isShort(steps[end]) { end += 1 }
      if end - start > 1 { constrain(start..<end) }
      start = max(end, start + 1)
    }
    dropRemoved()
  }

  /// Whether a step with lanes is over before one could change them.
  private func isShort(_ step: StepDraft) -> Bool {
    guard hasLanes(step), let lanes = crossing(step)?.lanes else { return false }
    let left = laneCount(step) - lanes.count - lanes.first
    return step.distance < Double(1 + max(lanes.first, left)) * Self.laneChange
  }

  private mutating func constrain(_ range: Range<Int>) {
    var sides: [Int: TurnModifier] = [:]
    var metres = 0.0
    for index in range.dropFirst().reversed() {
      let before = index - 1
      guard let own = crossing(steps[index])?.lanes,
        let lanes = crossing(steps[before])?.lanes
      else { continue }
      metres = steps[before].kind == .suppressed ? metres + steps[before].distance : 0
      if lanes.count > 1, lanes.count > own.count,
        metres <= Double(lanes.count - own.count) * Self.laneChange
      {
        let side = side(steps[index]) ?? sides[index] ?? nearSide
        if self.side(steps[before]) == nil {
          sides[before] = self.side(steps[index]) ?? sides[index]
        }
        keep(own, of: lanes, at: before, side, laneCount(steps[index]))
      }
      joinLanes(before, index)
    }
  }

  /// The side to which a step turns.
  private func side(_ step: StepDraft) -> TurnModifier? {
    let modifier = step.kind == .merge ? step.modifier.mirrored : step.modifier
    if ArrowMatch.isLeft(modifier) { return .left }
    return ArrowMatch.isRight(modifier) ? .right : nil
  }

  private mutating func keep(
    _ own: LaneRange,
    of lanes: LaneRange,
    at index: Int,
    _ side: TurnModifier,
    _ count: Int
  ) {
    let first: Int
    if side == .left {
      let left = count - own.count - own.first
      first = lanes.first + lanes.count - own.count - min(max(0, left), own.count)
    } else {
      first = lanes.first + min(own.first, own.count)
    }
    let kept = LaneRange(count: own.count, first: max(0, first))
    setLanes(kept, at: steps[index].crossings.lowerBound)
  }

  /// Two places at which nothing is said are one, where the lanes are the same.
  private mutating func joinLanes(_ before: Int, _ index: Int) {
    guard steps[before].kind == .suppressed, steps[index].kind == .suppressed,
      steps[before].mode == steps[index].mode,
      crossing(steps[before])?.lanes == crossing(steps[index])?.lanes
    else { return }
    join(index, to: before)
  }
}

extension TurnBook {
  /// The lanes at the end of an arm, from left to right; none where they are not known.
  func lanes(atEndOf arm: UInt32, _ graph: RoadGraph) -> [LaneMask] {
    if let known = readLanes.withLock({ $0[arm] }) { return known }
    let lanes = lanes(armLanes[Int(arm)], graph) + lanes(armMoreLanes[Int(arm)], graph)
    readLanes.withLock { $0[arm] = lanes }
    return lanes
  }

  /// How many lanes there are at the end of an arm whose lanes could be read.
  func laneCount(atEndOf arm: UInt32, _ graph: RoadGraph) -> Int {
    [armLanes[Int(arm)], armMoreLanes[Int(arm)]].reduce(0) { sum, directed in
      guard let text = laneText(directed, graph) else { return sum }
      return text.utf8.reduce(sum + 1) { $0 + ($1 == UInt8(ascii: "|") ? 1 : 0) }
    }
  }

  private func lanes(_ directed: UInt32, _ graph: RoadGraph) -> [LaneMask] {
    laneText(directed, graph).map { TurnLanes($0).lanes } ?? []
  }

  private func laneText(_ directed: UInt32, _ graph: RoadGraph) -> String? {
    guard directed != RoadGraph.none else { return nil }
    let facts = graph.facts(ofSection: directed >> 1)
    return directed & 1 == 0 ? facts.forward?.turnLanes : facts.backward?.turnLanes
  }
}
