import Geodesy
import RoadNetwork

/// Whether one road at a junction is a lane of its own for a turn at the next (OSRM's rules).
///
/// At `b` the way goes on to the crossing `c`; the lane leads from `b` to `d`, on the road that
/// crosses at `c`.
struct SliproadCheck {
  let rules: TurnRules
  let view: JunctionDraft
  let main: Int
  let road: Int
  let crossing: JunctionDraft
  /// The square root of the triangle's greatest area, in metres.
  let area: Double

  private var network: JunctionNetwork { rules.network }
  private var isLeft: Bool { road > main }
  /// The outermost road at the crossing on the lane's side.
  private var crossingRoad: JunctionDraft.Road { isLeft ? crossing.leftmost : crossing.rightmost }

  func isSliproad() -> Bool {
    guard network.arms[Int(crossingRoad.arm)].isOpen else { return false }
    let arm = view.roads[road].arm
    let end = JunctionDraft(
      RoadWalk(network: network).nextJunction(from: arm, hops: 10) {
        $0.count == 2 ? $0.roads[1].arm : nil
      }
    )
    guard !end.isDeadEnd, hasOneMode(end), (3...4).contains(end.count),
      Set([view.node, crossing.node, end.node]).count == 3,
      end.count == 3 || sharesRoad(end), !isThrough(end), leadsOn(end), bendsInwards(end.incoming),
      hasSize(end.node)
    else { return false }
    return end.roads.contains { isCrossingRoad($0, end) }
  }

  private func hasOneMode(_ end: JunctionDraft) -> Bool {
    guard let exit = end.roads.first(where: \.isEnterable) else { return false }
    let mode = view.roads[road].kind.mode
    return view.incomingKind.mode == mode && exit.kind.mode == mode
  }

  /// Where four roads meet at the end, one of them joins the crossing's next road.
  private func sharesRoad(_ end: JunctionDraft) -> Bool {
    let arms = network.arms
    guard crossing.count >= 3, end.node == arms[Int(crossingRoad.arm)].target else { return false }
    let next = crossing.roads[isLeft ? crossing.count - 2 : 2]
    let node = arms[Int(next.arm)].target
    return end.roads.contains { arms[Int($0.arm)].target == node && isSharp($0) }
  }

  private func isSharp(_ road: JunctionDraft.Road) -> Bool {
    road.modifier == .sharpRight || road.modifier == .sharpLeft
  }

  private func isThrough(_ end: JunctionDraft) -> Bool {
    guard let index = end.index(of: end.incoming) else { return false }
    return rules.isThroughStreet(end, index)
  }

  private func leadsOn(_ end: JunctionDraft) -> Bool {
    guard let index = ObviousTurn(end).index() else { return false }
    return end.roads[index].deviation <= 80 && !end.roads[index].kind.isRoundabout
  }

  /// Whether the lane stays on the crossing's side of the line to its end.
  private func bendsInwards(_ arm: UInt32) -> Bool {
    let start = network.place(view.node)
    guard start.distance(to: network.place(crossing.node)) >= 3 else { return true }
    let outline = network.outline(of: arm)
    var points = outline.points
    points[0] = Outline.Point(start, on: outline.scale)
    let end = points[points.count - 1]
    let isInside = points.dropFirst().dropLast().allSatisfy {
      Outline.turnsLeft(points[0], $0, end) == isLeft
    }
    guard isInside else { return false }
    return crossingRoad.deviation <= 140 || view.roads[road].kind.isLink
  }

  private func hasSize(_ end: UInt32) -> Bool {
    let corner = network.place(crossing.node)
    let size =
      network.place(view.node).distance(to: corner) * corner.distance(to: network.place(end)) / 2
    return size >= 3 && size <= area * area
  }

  private func isCrossingRoad(_ candidate: JunctionDraft.Road, _ end: JunctionDraft) -> Bool {
    let kinds = rules.kinds
    let lane = view.roads[road].kind
    let mainKind = view.roads[main].kind
    guard crossing.roads.contains(where: { !kinds.isNewName($0.kind, candidate.kind) }) else {
      return false
    }
    // Two new names on the way are worth two instructions.
    if !lane.isLink, kinds.hasName(lane), kinds.hasName(mainKind), kinds.hasName(candidate.kind),
      kinds.isNewName(mainKind, lane), kinds.isNewName(lane, candidate.kind)
    {
      return false
    }
    if lane.isLink, candidate.kind.isLink { return false }
    let target = network.arms[Int(candidate.arm)].target
    if target == crossing.node { return true }
    if target == network.arms[Int(crossingRoad.arm)].target, isSharp(candidate),
      TurnAngle.between(candidate.bearing, crossingRoad.bearing) < ObviousTurn.fuzzy
    {
      return true
    }
    let range = network.arms(at: target)
    guard range.count == 2 else { return false }
    let twin = network.arms[Int(candidate.arm)].twin
    let onward = range.lowerBound == twin ? range.lowerBound + 1 : range.lowerBound
    return network.arms[Int(onward)].target == crossing.node
  }
}
