import Navigation
import RoadNetwork

/// Cuts lines and outlines to a picture with a margin.
struct PictureClip {
  private let left: Double
  private let right: Double
  private let top: Double
  private let bottom: Double

  init(width: Double, height: Double, margin: Double) {
    (left, right, top, bottom) = (-margin, width + margin, -margin, height + margin)
  }

  /// Returns the parts of a line inside (Liang and Barsky, 1984).
  func lines(_ line: [PicturePoint]) -> [[PicturePoint]] {
    if line.allSatisfy(contains) { return line.count > 1 ? [line] : [] }
    return Self.runs(of: line, inside: inside, between: Self.between)
  }

  /// Returns the connected parts of a line.
  ///
  /// - Parameters:
  ///   - inside: Says from where to where a segment is kept, in shares of it; nil for not at all.
  ///   - between: A place at a share of a segment.
  static func runs<Point>(
    of line: [Point],
    inside: (Point, Point) -> (low: Double, high: Double)?,
    between: (Point, Point, Double) -> Point
  ) -> [[Point]] {
    var runs: [[Point]] = []
    var run: [Point] = []
    for (a, b) in zip(line, line.dropFirst()) {
      guard let (low, high) = inside(a, b) else {
        if run.count > 1 { runs.append(run) }
        run = []
        continue
      }
      if low > 0 || run.isEmpty {
        if run.count > 1 { runs.append(run) }
        run = [low > 0 ? between(a, b, low) : a]
      }
      run.append(high < 1 ? between(a, b, high) : b)
      if high < 1 {
        runs.append(run)
        run = []
      }
    }
    if run.count > 1 { runs.append(run) }
    return runs
  }

  /// Returns the part of an outline inside (Sutherland and Hodgman, 1974).
  func ring(_ ring: [PicturePoint]) -> [PicturePoint] {
    guard ring.count > 2 else { return [] }
    if ring.allSatisfy(contains) { return ring }
    let edges: [(KeyPath<PicturePoint, Double>, Double, Bool)] = [
      (\.x, left, true), (\.x, right, false), (\.y, top, true), (\.y, bottom, false),
    ]
    var points = ring
    for (axis, limit, keepsMore) in edges {
      points = Self.cut(
        points,
        distance: { keepsMore ? $0[keyPath: axis] - limit : limit - $0[keyPath: axis] },
        between: Self.between
      )
    }
    return points.count > 2 ? points : []
  }

  /// Returns the part of an outline on the ground on one side of a distance forward.
  static func cut(_ ring: [GroundPoint], at limit: Double, keepsMore: Bool) -> [GroundPoint] {
    cut(
      ring,
      distance: { keepsMore ? $0.forward - limit : limit - $0.forward },
      between: { a, b, part in
        GroundPoint(
          right: a.right + (b.right - a.right) * part,
          forward: a.forward + (b.forward - a.forward) * part
        )
      }
    )
  }

  private static func cut<Point>(
    _ ring: [Point],
    distance: (Point) -> Double,
    between: (Point, Point, Double) -> Point
  ) -> [Point] {
    guard let last = ring.last else { return [] }
    var result: [Point] = []
    result.reserveCapacity(ring.count)
    var (before, beforeDistance) = (last, distance(last))
    for point in ring {
      let here = distance(point)
      if (here >= 0) != (beforeDistance >= 0) {
        result.append(between(before, point, beforeDistance / (beforeDistance - here)))
      }
      if here >= 0 { result.append(point) }
      (before, beforeDistance) = (point, here)
    }
    return result
  }

  private func contains(_ point: PicturePoint) -> Bool {
    point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
  }

  private func inside(_ a: PicturePoint, _ b: PicturePoint) -> (low: Double, high: Double)? {
    var (low, high) = (0.0, 1.0)
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    for (step, room) in [
      (-dx, a.x - left), (dx, right - a.x), (-dy, a.y - top), (dy, bottom - a.y),
    ] {
      if step == 0 {
        if room < 0 { return nil }
      } else if step < 0 {
        low = max(low, room / step)
      } else {
        high = min(high, room / step)
      }
    }
    return low < high ? (low, high) : nil
  }

  private static func between(
    _ a: PicturePoint,
    _ b: PicturePoint,
    _ part: Double
  ) -> PicturePoint {
    PicturePoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }
}
