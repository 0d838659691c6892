import Geodesy

/// Follows a road over junctions, to see where it leads.
package struct RoadWalk {
  /// Where the roads are.
  package let network: JunctionNetwork

  /// Follows roads of a network.
  package init(network: JunctionNetwork) { self.network = network }

  /// What is asked of a road that goes on.
  package struct Wish {
    /// The number of the sign that it should bear.
    package let sign: UInt32
    /// Degrees in which it should lead.
    package let bearing: Double
    /// Whether to stop where another road is as good a way on.
    let stopsAtChoices: Bool
  }

  /// Passes every junction that is only a place on a road.
  package func skippingPlaces(_ arm: UInt32) -> UInt32 {
    let start = network.arms[Int(arm)].node
    var arm = arm
    for _ in 0..<1000 {
      let target = network.arms[Int(arm)].target
      let range = network.arms(at: target)
      guard range.count == 2, target != start else { return arm }
      arm =
        range.lowerBound == network.arms[Int(arm)].twin ? range.lowerBound + 1 : range.lowerBound
    }
    return arm
  }

  /// Follows a road to a junction of three or more.
  ///
  /// - Returns: The last arm, with the junction as seen from it.
  package func nextJunction(
    from arm: UInt32,
    hops limit: Int,
    choose: (JunctionView) -> UInt32?
  ) -> JunctionView {
    let start = network.arms[Int(arm)].node
    var view = JunctionView(network, arrivingBy: arm, .close)
    var hops = 1
    while network.arms[Int(view.incoming)].target != start, view.count > 1,
      let next = choose(view), view.count <= 2, hops < limit
    {
      view = JunctionView(network, arrivingBy: next, .close)
      hops += 1
    }
    return view
  }

  /// Returns the line of a road and its length, cut at a length.
  package func line(from arm: UInt32, length limit: Double, _ wish: Wish) -> (
    Outline, metres: Double
  ) {
    let start = network.arms[Int(arm)].node
    var line = network.outline(of: arm, limit: 0)
    line.points = []
    var arm = arm
    var metres = 0.0
    for _ in 0..<1000 {
      var part = network.outline(of: arm, limit: .infinity, line.scale)
      let length = zip(part.points, part.points.dropFirst()).reduce(0) {
        $0 + part.distance($1.0, $1.1)
      }
      if metres + length > limit { part.points = Self.cut(part, at: limit - metres) }
      line.points += part.points
      metres = min(limit, metres + length)
      guard network.arms[Int(arm)].target != start else { break }
      let view = JunctionView(network, arrivingBy: arm, .close)
      guard view.count > 1, let next = straightest(view, wish), metres < limit else { break }
      arm = next
    }
    return (line, metres)
  }

  private static func cut(_ outline: Outline, at metres: Double) -> [Outline.Point] {
    var left = metres
    for index in outline.points.indices.dropFirst() {
      let length = outline.distance(outline.points[index - 1], outline.points[index])
      if length >= left {
        let share = length > 0 ? left / length : 1
        let end = Outline.between(outline.points[index - 1], outline.points[index], share)
        return outline.points[..<index] + [end]
      }
      left -= length
    }
    return outline.points
  }

  /// The road that goes on straightest under a name, or is the only one to do so.
  package func straightest(_ view: JunctionView, _ wish: Wish) -> UInt32? {
    let named = view.roads.count { $0.kind.sign == wish.sign }
    guard named <= 2, view.count > 1 else { return nil }
    func score(_ road: JunctionView.Road) -> Double {
      road.deviation + (road.kind.sign == wish.sign ? 0 : 180)
    }
    var best = 1
    for index in view.roads.indices.dropFirst(2)
    where score(view.roads[index]) < score(view.roads[best]) {
      best = index
    }
    let road = view.roads[best]
    let straight = view.closest(to: 180)
    if view.count == 2 || straight == best, road.deviation < 40,
      TurnAngle.difference(wish.bearing, road.bearing) < 40
    {
      return road.arm
    }
    if wish.stopsAtChoices, road.deviation > 60 {
      let opposite = view.roads[view.closest(to: Bearing.normalized(road.angle + 180))]
      if TurnAngle.difference(road.angle, opposite.angle) > 155
        || view.roads[straight].deviation < 25
      {
        return nil
      }
    }
    return road.kind.sign == wish.sign && road.deviation < 100 ? road.arm : nil
  }
}
