import RoadNetwork

/// Gives the roads on one side of a junction different directions (OSRM's rules).
struct SideTurns {
  let rules: TurnRules
  /// Whether the left side is seen as if it were the right.
  let isMirrored: Bool

  /// The place of a road in the view, by its place counted on this side.
  private func place(_ view: JunctionDraft, _ index: Int) -> Int {
    isMirrored && index > 0 ? view.count - index : index
  }

  private func angle(_ view: JunctionDraft, _ index: Int) -> Double {
    let angle = view.roads[place(view, index)].angle
    return isMirrored ? 360 - angle : angle
  }

  private func direction(_ view: JunctionDraft, _ index: Int) -> TurnModifier {
    TurnModifier(angle: angle(view, index))
  }

  private func isOpen(_ view: JunctionDraft, _ index: Int) -> Bool {
    view.roads[place(view, index)].isEnterable
  }

  private func set(_ view: inout JunctionDraft, _ index: Int, _ modifier: TurnModifier? = nil) {
    let own = modifier ?? direction(view, index)
    rules.assignBasic(&view, place(view, index), isMirrored ? own.mirrored : own)
  }

  /// Assigns the roads from the first on this side up to a place.
  func assign(_ view: inout JunctionDraft, upTo end: Int) {
    guard end > 1, (1..<end).contains(where: { isOpen(view, $0) }) else { return }
    switch end {
    case 3 where direction(view, 1) == direction(view, 2): resolve(&view, left: 2, right: 1)
    case 4: assignThree(&view)
    default: for index in 1..<end { set(&view, index) }
    }
  }

  private func assignThree(_ view: inout JunctionDraft) {
    let (first, second, third) = (direction(view, 1), direction(view, 2), direction(view, 3))
    func gap(_ a: Int, _ b: Int) -> Double {
      TurnAngle.difference(angle(view, a), angle(view, b))
    }
    if first != second, second != third { return (1...3).forEach { set(&view, $0) } }
    let open = (1...3).filter { isOpen(view, $0) }
    if open.count < 3 {
      if !isOpen(view, 3) { return resolve(&view, left: 2, right: 1) }
      return isOpen(view, 1)
        ? resolve(&view, left: 3, right: 1) : resolve(&view, left: 3, right: 2)
    }
    if gap(1, 2) >= 40, gap(2, 3) >= 40 {
      set(&view, 1, .sharpRight)
      set(&view, 2, .right)
      set(&view, 3, .slightRight)
    } else if first == second, second != third, gap(2, 3) >= 60 {
      resolve(&view, left: 2, right: 1)
      set(&view, 3)
    } else if second == third, first != second, gap(1, 2) >= 60 {
      set(&view, 1)
      resolve(&view, left: 3, right: 2)
    } else {
      (1...3).forEach { set(&view, $0) }
    }
  }

  // MARK: - Two roads in one direction

  private func resolve(_ view: inout JunctionDraft, left: Int, right: Int) {
    let (leftAngle, rightAngle) = (angle(view, left), angle(view, right))
    guard isOpen(view, left), isOpen(view, right), leftAngle != rightAngle else {
      set(&view, left)
      return set(&view, right)
    }
    let (leftSide, rightSide) = (direction(view, left), direction(view, right))
    if leftSide == .straight || leftSide == .slightLeft || rightSide == .slightRight {
      return preferClass(&view, left: left, right: right)
    }
    let (a, b) = shifted(leftAngle, rightAngle, leftSide, rightSide)
    set(&view, left, a)
    set(&view, right, b)
  }

  /// About straight on, the road of the better class is the way on.
  private func preferClass(_ view: inout JunctionDraft, left: Int, right: Int) {
    let (a, b) = (view.roads[place(view, left)], view.roads[place(view, right)])
    let isRightBetter = a.kind.priority > b.kind.priority
    let better = isRightBetter ? right : left
    let road = view.roads[place(view, better)]
    // As OSRM, which decides on the mirrored side and mirrors what it said.
    view.roads[place(view, better)].turn = rules.obvious(
      view,
      road,
      roads: 4,
      isThroughStreet: false
    )
    set(&view, left + right - better, isRightBetter ? .slightLeft : .slightRight)
  }

  private func shifted(
    _ left: Double,
    _ right: Double,
    _ leftSide: TurnModifier,
    _ rightSide: TurnModifier
  ) -> (TurnModifier, TurnModifier) {
    // What is at a right angle stays.
    if TurnAngle.difference(left, 90) < 3 { return (.right, .sharpRight) }
    if TurnAngle.difference(right, 90) < 3 { return (.slightRight, .right) }
    if TurnAngle.difference(left, 270) < 3 { return (.left, .slightLeft) }
    if TurnAngle.difference(right, 270) < 3 { return (.sharpLeft, .left) }
    if leftSide == .sharpLeft { return (.sharpLeft, .left) }
    if rightSide == .sharpRight { return (.right, .sharpRight) }
    // The road nearer to a usual turn keeps its direction.
    return TurnAngle.difference(left, 85) >= TurnAngle.difference(right, 85)
      ? (.slightRight, .right) : (.right, .sharpRight)
  }
}
