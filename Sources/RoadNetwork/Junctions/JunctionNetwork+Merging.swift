import Geodesy

extension JunctionNetwork {
  /// Metres within which the shape of the next junction matters.
  private static let neighbourhood = 30.0

  /// Gives the halves of dual carriageways one direction, and turns roads that lead to such a junction
  /// close by so that they point at its middle.
  func mergeCarriageways() {
    // What follows changes neither the circles nor the pairs.
    let pairs = allPairs()
    for (node, places) in pairs.enumerated() {
      let circle = clockwise(UInt32(node))
      var isMerged = [Bool](repeating: false, count: circle.count)
      for place in places where circle.count >= 3 {
        merge(circle, place)
        isMerged[place] = true
        isMerged[(place + 1) % circle.count] = true
      }
      for (index, arm) in circle.enumerated()
      where circle.count >= 2 && !isMerged[index] && arms[Int(arm)].length <= Self.neighbourhood {
        let target = arms[Int(arm)].target
        adjust(arm, clockwise(target), pairs[Int(target)])
      }
    }
  }

  /// The pairs of every junction.
  private func allPairs() -> [[Int]] {
    let detector = DualCarriageway(self)
    return nodeVertices.indices.map { pairs(clockwise(UInt32($0)), detector) }
  }

  /// The arms of a junction, clockwise from north.
  private func clockwise(_ node: UInt32) -> [UInt32] {
    arms(at: node).sorted {
      (arms[Int($0)].perceived, $0) < (arms[Int($1)].perceived, $1)
    }
  }

  /// The places in a circle whose road is one with the next.
  private func pairs(_ circle: [UInt32], _ detector: DualCarriageway) -> [Int] {
    let count = circle.count
    guard count >= 2, circle.contains(where: { !arms[Int($0)].isOpen }) else { return [] }
    return circle.indices.filter { index in
      let left = circle[index]
      let right = circle[(index + 1) % count]
      return left != right && arms[Int(left)].isOpen != arms[Int(right)].isOpen
        && detector.isOther(circle[(index + count - 1) % count], left)
        && detector.isOther(right, circle[(index + 2) % count])
        && detector.isPair(left, right)
    }
  }

  private func merge(_ circle: [UInt32], _ place: Int) {
    let left = Int(circle[place])
    let right = Int(circle[(place + 1) % circle.count])
    let bearing = mergedBearing(circle, left, right, isNeighbour: false).bearing
    for arm in [left, right] {
      arms[arm].mergedInitial = bearing
      arms[arm].mergedPerceived = bearing
      if !arms[arm].isOpen { arms[arm].isHidden = true }
    }
  }

  private func adjust(_ arm: UInt32, _ circle: [UInt32], _ pairs: [Int]) {
    guard !pairs.isEmpty, let own = circle.firstIndex(of: arms[Int(arm)].twin) else { return }
    let before = (own + circle.count - 1) % circle.count
    let sign: Double
    let place: Int
    if pairs.contains(before) {
      (sign, place) = (-1, before)
    } else if pairs.contains(own) {
      (sign, place) = (1, own)
    } else {
      return
    }
    let left = Int(circle[place])
    let right = Int(circle[(place + 1) % circle.count])
    let merged = mergedBearing(circle, left, right, isNeighbour: true)
    guard merged.isUsable else { return }
    let offset = TurnAngle.difference(merged.bearing, arms[Int(circle[own])].perceived)
    let bearing = Bearing.normalized(arms[Int(arm)].perceived + sign * offset)
    arms[Int(arm)].mergedInitial = bearing
    arms[Int(arm)].mergedPerceived = bearing
  }

  /// The direction of two halves together.
  private func mergedBearing(
    _ circle: [UInt32],
    _ left: Int,
    _ right: Int,
    isNeighbour: Bool
  ) -> (isUsable: Bool, bearing: Double) {
    let entry = arms[left].isOpen ? left : right
    let back = Bearing.normalized(arms[entry].perceived + 180)
    let nearest = circle.map { arms[Int($0)].perceived }.min {
      TurnAngle.difference($0, back) < TurnAngle.difference($1, back)
    }
    let opposite = Bearing.normalized((nearest ?? 0) + 180)
    // A road that is perfectly straight stays so.
    if TurnAngle.deviation(TurnAngle.between(opposite, arms[entry].perceived)) < 3 {
      return (false, arms[entry].perceived)
    }
    let merged = Self.bisector(arms[left].perceived, arms[right].perceived)
    if isNeighbour {
      let deviation = TurnAngle.deviation(TurnAngle.between(opposite, merged))
      let isBent = [left, right].contains {
        TurnAngle.deviation(TurnAngle.between(opposite, arms[$0].perceived)) < deviation
      }
      if isBent { return (false, opposite) }
    }
    return (true, merged)
  }

  private static func bisector(_ a: Double, _ b: Double) -> Double {
    Bearing.normalized(a + Bearing.difference(from: a, to: b) / 2)
  }
}
