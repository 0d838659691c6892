/// Finds the point of a road that shows where it leads as a driver sees it, not as it was drawn
/// (OSRM's rules).
///
/// Roads are drawn along their middle: what bends within the width of the road it meets, or waves by
/// less than half a lane, does not bend to a driver.
struct PerceivedDirection {
  static let laneWidth = 3.25
  /// Metres that are looked at without regard to lanes.
  static let near = 10.0
  static let far = 40.0

  private var outline: Outline
  private let kind: RoadKind
  /// The width of the junction in lanes, with what the class of the road adds to it.
  private let lanes: Double
  /// The length of the segment that leads to each point; 0 for the first.
  private var lengths: [Double] = []

  private init(_ outline: Outline, _ kind: RoadKind, lanes: Int) {
    self.outline = outline
    self.kind = kind
    self.lanes = Self.factor(kind) * Double(lanes == 0 ? 2 : lanes)
  }

  /// How many metres of a road decide, at most.
  static func reach(_ kind: RoadKind, lanes: Int) -> Double {
    far + factor(kind) * Double(lanes == 0 ? 2 : lanes) * laneWidth
  }

  /// Links of fast roads leave at slight angles.
  private static func factor(_ kind: RoadKind) -> Double {
    if kind.isMotorway || kind.isRamp { return 2.5 }
    return kind.roadClass == .primary ? 1.5 : 1
  }

  /// - Parameters:
  ///   - outline: The road from its junction on, as far as ``reach(_:lanes:)``.
  ///   - lanes: The most lanes of a road at the junction; 0 where none is known.
  static func point(of outline: Outline, _ kind: RoadKind, lanes: Int) -> Outline.Point {
    guard outline.points.count > 2 else { return outline.points[outline.points.count - 1] }
    if kind.isRing { return outline.point(along: 2) }
    if kind.isLow { return outline.point(along: near) }
    var finder = PerceivedDirection(outline, kind, lanes: lanes)
    return finder.find()
  }

  private mutating func find() -> Outline.Point {
    let width = lanes * Self.laneWidth
    if outline.distance(outline.points[0], outline.points[1]) > width + Self.near {
      return outline.points[1]
    }
    trim(to: Self.far + width)
    let total = lengths.reduce(0, +)
    let points = outline.points
    let end = points[points.count - 1]
    if points.count == 2 || total <= 2 { return end }
    if outline.deviation(of: 0..<points.count, from: points[0], end) < 0.5 * Self.laneWidth {
      return points[0] == end ? outline.point(along: 2) : end
    }
    let (straightIndex, straight) = straightStart()
    if straight >= width + Self.near { return outline.point(along: 5) }
    if let moved = alongRegression() { return moved }
    if let moved = behindOffset(straightIndex, straight, total) { return moved }
    if isCurve(total, width) { return inCurve(total) }
    if let moved = alongTrimmedRegression(total, width) { return moved }
    let reached = outline.point(along: Self.near)
    return reached == points[0] ? points[1] : reached
  }

  // MARK: - Straight parts

  private mutating func trim(to metres: Double) {
    lengths = [0]
    var sum = 0.0
    for index in outline.points.indices.dropFirst() where sum < metres {
      let length = outline.distance(outline.points[index - 1], outline.points[index])
      lengths.append(length)
      sum += length
    }
    outline.points.removeLast(outline.points.count - lengths.count)
    cut(at: metres)
    lengths[lengths.count - 1] = min(lengths[lengths.count - 1], metres)
  }

  /// Shortens the first segment that is long enough; the lengths of segments are not summed up.
  private mutating func cut(at metres: Double) {
    guard lengths[lengths.count - 1] >= metres else { return }
    for index in 1..<lengths.count where lengths[index] >= metres {
      let before = index > 1 ? lengths[index - 1] : 0
      let span = lengths[index] - before
      let share = span > 0 ? min(1, max(0, (metres - before) / span)) : 1
      outline.points.removeLast(outline.points.count - index - 1)
      outline.points[index] = Outline.between(
        outline.points[index - 1],
        outline.points[index],
        share
      )
      return
    }
  }

  /// How far the road leads straight on from the junction, and to which point.
  private func straightStart() -> (index: Int, metres: Double) {
    var metres = lengths[1]
    var index = 2
    while index < outline.points.count {
      let deviation = outline.deviation(
        of: 0..<index,
        from: outline.points[0],
        outline.points[index]
      )
      guard deviation < 0.25 * Self.laneWidth else { break }
      metres += lengths[index]
      index += 1
    }
    return (index - 1, metres)
  }

  // MARK: - Regression

  private func alongRegression() -> Outline.Point? {
    let points = outline.points
    let line = outline.regression(reach: Self.far)
    let deviation = outline.deviation(of: 0..<points.count, from: line.0, line.1)
    guard deviation < 0.35 * Self.laneWidth else { return nil }
    return moved(
      Outline.foot(of: points[0], on: line.0, line.1),
      Outline.foot(of: points[points.count - 1], on: line.0, line.1)
    )
  }

  private func alongTrimmedRegression(_ total: Double, _ width: Double) -> Outline.Point? {
    let skipped = 0.8 * width
    guard let rest = outline.dropping(0.8 * skipped), rest.points.count >= 2, total >= skipped + 2
    else { return nil }
    let line = rest.regression(reach: Self.far)
    let deviation = rest.deviation(of: 0..<rest.points.count, from: line.0, line.1)
    return deviation < 0.5 * Self.laneWidth ? moved(line.0, line.1) : nil
  }

  /// The end of a vector moved (nearly) to the junction.
  private func moved(_ base: Outline.Point, _ head: Outline.Point) -> Outline.Point {
    guard outline.distance(base, head) >= 2 else { return head }
    let origin = outline.points[0]
    return Outline.Point(
      head.x - (0.9 * (base.x - origin.x)).rounded(.towardZero),
      head.y - (0.9 * (base.y - origin.y)).rounded(.towardZero)
    )
  }

  // MARK: - Offsets

  /// Where a road begins only beyond the lanes that it joins.
  private func behindOffset(
    _ straightIndex: Int,
    _ straight: Double,
    _ total: Double
  ) -> Outline.Point? {
    let points = outline.points
    let index = max(1, straightIndex)
    guard index + 1 < points.count else { return nil }
    let offset = lengths[...index].reduce(0, +)
    guard offset - 0.5 * lanes.rounded(.down) * Self.laneWidth < Self.laneWidth,
      total >= 0.4 * Self.far, total - max(straight, lengths[1]) >= 0.1 * total
    else { return nil }
    let longSegment = lengths.indices.dropFirst(index).first { lengths[$0] >= 30 } ?? lengths.count
    let end = min(points.count, longSegment + 1)
    let deviation = outline.deviation(of: index..<end, from: points[index], points[end - 1])
    guard deviation < 0.5 * Self.laneWidth else { return nil }
    return moved(points[index], points[index + 1])
  }

  // MARK: - Curves

  private mutating func inCurve(_ total: Double) -> Outline.Point {
    cut(at: 6)
    let count = outline.points.count
    lengths.removeLast(lengths.count - count)
    lengths[count - 1] = outline.distance(outline.points[count - 2], outline.points[count - 1])
    let head = outline.points[count - 1]
    cut(at: 4)
    return moved(outline.points[outline.points.count - 1], head)
  }

  private func isCurve(_ total: Double, _ width: Double) -> Bool {
    let points = outline.points
    let count = points.count
    let turn = TurnAngle.difference(
      outline.bearing(points[0], points[1]),
      outline.bearing(points[count - 2], points[count - 1])
    )
    guard turn > 20, isOneSided(), let peak = peak() else { return false }
    let isEarly = lengths[...peak.index].reduce(0, +) <= 0.35 * total
    let isFlat = peak.deviation < max(0.3 * width, 0.5 * Self.laneWidth)
    if isEarly || isFlat, total > Self.near { return false }
    return total > 2 * width && hasNoStraightPart(total, width)
  }

  private func isOneSided() -> Bool {
    let points = outline.points
    guard points.count > 3 else { return true }
    let end = points[points.count - 1]
    let isLeft = Outline.turnsLeft(points[0], end, points[1])
    return points[2..<(points.count - 1)].allSatisfy {
      Outline.turnsLeft(points[0], end, $0) == isLeft
    }
  }

  /// Where a curve is farthest from its chord; nil where it comes and goes.
  private func peak() -> (index: Int, deviation: Double)? {
    let points = outline.points
    let end = points[points.count - 1]
    let offsets = points.map { outline.distance(Outline.foot(of: $0, on: points[0], end), $0) }
    if points.count == 3 { return (1, offsets[1]) }
    var index = 2
    while index < points.count, offsets[index] >= offsets[index - 1] { index += 1 }
    if index == points.count { return (points.count - 1, 0) }
    let top = index - 1
    while index < points.count - 1, offsets[index + 1] <= offsets[index] { index += 1 }
    return index == points.count - 1 ? (top, offsets[top]) : nil
  }

  private func hasNoStraightPart(_ total: Double, _ width: Double) -> Bool {
    let points = outline.points
    let angles = (0..<(points.count - 2)).map { index in
      TurnAngle.between(
        outline.bearing(points[index], points[index + 1]),
        outline.bearing(points[index + 1], points[index + 2])
      )
    }
    var wasStraight = false
    var straight = max(0, lengths[1] - width)
    for index in angles.indices.dropFirst() {
      let (before, angle) = (angles[index - 1], angles[index])
      let doTurn = TurnAngle.deviation(before) > 25 && TurnAngle.deviation(angle) > 25
      if doTurn, (before > 180) == (angle < 180) { return false }
      let isStraight = TurnAngle.deviation(angle) < 5
      if isStraight {
        straight += lengths[index + 1]
        if wasStraight, straight > 0.3 * total { return false }
      } else if straight > 0.3 * total {
        return false
      } else {
        straight = lengths[index + 1]
      }
      wasStraight = isStraight
    }
    return true
  }
}
