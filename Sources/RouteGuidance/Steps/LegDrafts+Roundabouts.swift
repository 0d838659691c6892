import RoadNetwork

extension LegDrafts {
  /// Joins what happens on a roundabout to entering it, and counts exits (OSRM's rules).
  mutating func joinRoundabouts() {
    guard let first = steps.firstIndex(where: { $0.kind.isOfRoundabout }) else { return }
    var isOnRing = !steps[first].kind.entersRoundabout
    var start: Int?
    for index in steps.indices {
      let kind = steps[index].kind
      var isMember = isOnRing
      if isOnRing {
        if kind.leavesRoundabout { isOnRing = false }
      } else if kind.entersRoundabout {
        isMember = true
        isOnRing = !kind.leavesRoundabout
      }
      if isMember, start == nil { start = index }
      if !isMember, let from = start {
        joinRoundabouts(from..<index)
        start = nil
      }
    }
    if let from = start { joinRoundabouts(from..<steps.count) }
    dropRemoved()
  }

  /// Joins the steps of roundabouts that follow each other at once.
  private mutating func joinRoundabouts(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let exit = steps[start..<range.upperBound].firstIndex { $0.kind.leavesRoundabout }
      let end = exit.map { $0 + 1 } ?? range.upperBound
      joinRoundabout(start..<end)
      start = end
    }
  }

  private mutating func joinRoundabout(_ range: Range<Int>) {
    let entry = range.lowerBound
    let last = range.upperBound - 1
    let kind = steps[entry].kind
    let isRotary = kind == .enterRotary || kind == .enterRotaryAtExit
    let isCrossing = kind == .enterRoundaboutTurn || kind == .enterRoundaboutTurnAtExit
    guard steps[last].kind.leavesRoundabout else {
      // The route ends on the ring.
      if isRotary { steps[entry].rotarySign = steps[entry].sign }
      if isCrossing { steps[entry].kind = .enterRoundabout }
      return compress(range)
    }
    let exit = range.count {
      steps[$0].kind.staysOnRoundabout || steps[$0].kind.leavesRoundabout
    }
    steps[last].exit = exit
    if kind.entersRoundabout {
      steps[entry].exit = exit
      if isRotary { steps[entry].rotarySign = steps[entry].sign }
      if isCrossing, let first = crossing(steps[entry]), let second = crossing(steps[last]) {
        let angle = TurnAngle.between(first.bearingIn, second.bearingOut)
        steps[entry].modifier = TurnModifier(angle: angle)
      }
      steps[entry].takeSigns(of: steps[last])
    }
    compress(isCrossing && steps[entry].mode == steps[last].mode ? range : entry..<last)
  }

  private mutating func compress(_ range: Range<Int>) {
    for index in range.dropFirst() where !steps[index].isWaypoint {
      join(index, to: range.lowerBound)
    }
  }
}
