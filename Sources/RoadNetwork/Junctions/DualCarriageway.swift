import Geodesy

/// Tells whether two roads at a junction are the two halves of one (OSRM's rules).
struct DualCarriageway {
  /// Degrees between the halves of a road, at most.
  static let widest = 95.0
  /// Metres of road that are compared.
  private static let compared = 120.0

  private let network: JunctionNetwork
  private let walk: RoadWalk

  init(_ network: JunctionNetwork) {
    self.network = network
    walk = RoadWalk(network: network)
  }

  func isOther(_ a: UInt32, _ b: UInt32) -> Bool {
    let arms = network.arms
    return TurnAngle.difference(arms[Int(a)].perceived, arms[Int(b)].perceived) > Self.widest
      || !network.kinds.isIdentical(network.kind(a), network.kind(b))
  }

  /// - Parameters:
  ///   - left, right: Roads at one junction, the right one clockwise of the left.
  func isPair(_ left: UInt32, _ right: UInt32) -> Bool {
    let a = network.arms[Int(left)]
    let b = network.arms[Int(right)]
    guard a.isOpen != b.isOpen,
      TurnAngle.difference(a.perceived, b.perceived) <= Self.widest, isMergeable(left, right),
      a.target != a.node, b.target != b.node
    else { return false }
    let leftEnd = network.arms[Int(walk.skippingPlaces(left))].target
    let rightEnd = network.arms[Int(walk.skippingPlaces(right))].target
    guard leftEnd != a.node, rightEnd != a.node else { return false }
    if leftEnd == rightEnd, isIsland(a.node, leftEnd) { return true }
    if isLinkRoad(left) || isLinkRoad(right) { return false }
    if isNarrowTriangle(left, right) { return true }
    return leadAlike(left, right)
  }

  private func isMergeable(_ a: UInt32, _ b: UInt32) -> Bool {
    let (a, b) = (network.kind(a), network.kind(b))
    return !a.isRoundabout && !b.isRoundabout && a.mode == b.mode && a.isSameCategory(as: b)
      && network.kinds.isIdentical(a, b)
  }

  // MARK: - Islands

  /// Whether a road divides around an island between two junctions.
  private func isIsland(_ start: UInt32, _ end: UInt32) -> Bool {
    let splits = isSplit(start)
    let joins = isSplit(end)
    guard splits || joins else { return false }
    let metres = network.place(start).distance(to: network.place(end))
    return metres < (splits && joins ? 30 : 15)
  }

  /// Whether three roads of one name meet.
  private func isSplit(_ node: UInt32) -> Bool {
    let range = network.arms(at: node)
    guard range.count == 3 else { return false }
    let first = network.kind(range.lowerBound)
    return range.allSatisfy { arm in
      let kind = network.kind(arm)
      guard network.kinds.hasName(first) || network.kinds.hasName(kind) else { return false }
      return !network.kinds.isNewName(first, kind) || !network.kinds.isNewName(kind, first)
    }
  }

  /// Whether a half leads to a road that passes straight through: it only links to that.
  private func isLinkRoad(_ arm: UInt32) -> Bool {
    let last = walk.skippingPlaces(arm)
    let view = JunctionView(network, arrivingBy: last, .perceived)
    let kinds = network.kinds
    let own = network.kind(arm)
    guard
      let next = view.straightest(where: {
        kinds.isSameName(own, $0.kind) && kinds.isSameName($0.kind, own)
      })
    else { return false }
    let road = view.roads[next]
    let opposite = view.roads[view.closest(to: Bearing.normalized(road.angle + 180))]
    let arms = network.arms
    guard arms[Int(opposite.arm)].target != arms[Int(last)].node,
      TurnAngle.difference(road.deviation, TurnAngle.difference(opposite.angle, 0)) >= 25
    else { return false }
    return TurnAngle.difference(opposite.angle, road.angle) >= 155
      && arms[Int(road.arm)].isOpen == arms[Int(opposite.arm)].isOpen
      && isMergeable(road.arm, opposite.arm)
  }

  // MARK: - Triangles

  /// Whether the halves divide just before a crossing, and a short road connects them there.
  private func isNarrowTriangle(_ left: UInt32, _ right: UInt32) -> Bool {
    let wish = RoadWalk.Wish(
      sign: network.kind(left).sign,
      bearing: network.arms[Int(left)].perceived,
      stopsAtChoices: false
    )
    let onward: (JunctionView) -> UInt32? = { walk.straightest($0, wish) }
    func corner(_ arm: UInt32, _ side: Double) -> JunctionView {
      let view = walk.nextJunction(from: arm, hops: 5, choose: onward)
      // Past one small street.
      guard TurnAngle.difference(view.roads[view.closest(to: side)].angle, side) > 40 else {
        return view
      }
      return walk.nextJunction(
        from: view.roads[view.closest(to: 180)].arm,
        hops: 5,
        choose: onward
      )
    }
    let origin = network.place(network.arms[Int(left)].node)
    let leftCorner = corner(left, 90)
    let leftPlace = network.place(leftCorner.node)
    guard origin.distance(to: leftPlace) <= 80 else { return false }
    let rightCorner = corner(right, 270)
    let connector = leftCorner.roads[leftCorner.closest(to: 90)]
    guard TurnAngle.difference(connector.angle, 90) <= 40 else { return false }
    let lanes = max(1, Int(network.kind(left).lanes)) + max(1, Int(network.kind(right).lanes))
    let width = Double(lanes) * PerceivedDirection.laneWidth + 10
    guard leftPlace.distance(to: network.place(rightCorner.node)) <= width else { return false }
    let connected = walk.nextJunction(from: connector.arm, hops: 5, choose: onward)
    return connected.node == rightCorner.node
  }

  // MARK: - Direction

  /// Whether the halves run beside each other.
  private func leadAlike(_ left: UInt32, _ right: UInt32) -> Bool {
    let bearing = network.arms[Int(left)].perceived
    func line(_ arm: UInt32, stops: Bool) -> (Outline, metres: Double) {
      let wish = RoadWalk.Wish(
        sign: network.kind(arm).sign,
        bearing: bearing,
        stopsAtChoices: stops
      )
      return walk.line(from: arm, length: Self.compared, wish)
    }
    let (leftLine, leftMetres) = line(left, stops: true)
    guard leftMetres > 40 else { return false }
    let (rightLine, rightMetres) = line(right, stops: true)
    guard rightMetres > 40 else { return false }
    var a = leftLine.samples(reach: Self.compared, rate: 5)
    var b = rightLine.samples(reach: Self.compared, rate: 5)
    if leftLine.points.last != rightLine.points.last {
      a.removeFirst(a.count / 3)
      b.removeFirst(b.count / 3)
    }
    guard areParallel(a, b) else { return false }
    let apart = min(
      distance(from: a[a.count / 2], to: b, leftLine),
      distance(from: b[b.count / 2], to: a, leftLine)
    )
    let lanes = max(1, Int(network.kind(left).lanes)) + max(1, Int(network.kind(right).lanes))
    guard apart <= 0.5 * Double(lanes) * PerceivedDirection.laneWidth + 12 else { return false }
    return !isCircle(line(left, stops: false), line(right, stops: false))
  }

  private func areParallel(_ a: [Outline.Point], _ b: [Outline.Point]) -> Bool {
    guard a.count > 1, b.count > 1 else { return false }
    let first = Outline.leastSquares(a)
    let second = Outline.leastSquares(b)
    func direction(_ line: (Outline.Point, Outline.Point)) -> (Double, Double) {
      (line.1.x - line.0.x, line.1.y - line.0.y)
    }
    let (u, v) = (direction(first), direction(second))
    // An incline of a fifth at most, whichever way the lines are drawn.
    let along = u.0 * v.0 + u.1 * v.1
    return (u.0 * v.1 - u.1 * v.0).magnitude < 0.2 * along.magnitude
  }

  private func distance(
    from point: Outline.Point,
    to line: [Outline.Point],
    _ measure: Outline
  ) -> Double {
    zip(line, line.dropFirst()).map {
      measure.distance(Outline.foot(of: point, on: $0, $1), point)
    }.min() ?? .infinity
  }

  /// Whether the halves close to about a circle.
  private func isCircle(
    _ left: (Outline, metres: Double),
    _ right: (Outline, metres: Double)
  ) -> Bool {
    let points = left.0.points
    guard points.last == right.0.points.last, points.first == points.last else { return false }
    let scale = left.0.scale.east * left.0.scale.north
    let area = zip(points, points.dropFirst()).reduce(0.0) {
      $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y)
    }
    let share = area.magnitude / 2 * scale / (left.metres * left.metres)
    return share >= 0.85 / (4 * .pi)
  }
}
