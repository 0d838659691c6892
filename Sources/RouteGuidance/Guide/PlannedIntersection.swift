public import Geodesy
import RoadNetwork

/// A junction that a step begins at or passes.
public struct PlannedIntersection: Sendable {
  /// Where the junction lies.
  public let location: Coordinate
  /// The roads in degrees clockwise from north, rising.
  public let bearings: [Int]
  /// Whether each road may be entered.
  public let entry: [Bool]
  /// The road by which one comes and goes; nil at the ends of a leg.
  public let incoming: Int?
  /// The road by which one goes, likewise.
  public let outgoing: Int?
  /// The lanes before it from left to right; none where they are not known.
  public let lanes: [PlannedLane]
  /// What the road behind it is: `toll`, `motorway`, `ferry`, `restricted`, `tunnel`.
  public let classes: [String]
}

extension RouteGuide {
  /// Returns the junctions that a step begins at and passes, as OSRM lists them.
  public func intersections(of step: PlannedStep) -> [PlannedIntersection] {
    var list: [PlannedIntersection] = []
    if step.kind == .depart || step.kind == .arrive, let place = step.points.first {
      let isDeparture = step.kind == .depart
      let bearing =
        isDeparture ? step.bearingAfter : Bearing.normalized(step.bearingBefore + 180)
      list.append(
        PlannedIntersection(
          location: place,
          bearings: [Int(bearing.rounded()) % 360],
          entry: [true],
          incoming: isDeparture ? nil : 0,
          outgoing: isDeparture ? 0 : nil,
          lanes: [],
          classes: isDeparture ? classes(step.facts, step.direction) : []
        )
      )
    }
    return list + step.crossings.map(intersection)
  }

  private func intersection(_ crossing: Crossing) -> PlannedIntersection {
    let roads = book.roads(atEndOf: crossing.incoming).map { book.road($0) }
    let order = roads.indices.sorted { (roads[$0].bearing, $0) < (roads[$1].bearing, $1) }
    return PlannedIntersection(
      location: crossing.place,
      bearings: order.map { Int(roads[$0].bearing) },
      entry: order.map { roads[$0].isEnterable },
      incoming: order.firstIndex(of: 0),
      outgoing: order.firstIndex { roads[$0].arm == crossing.outgoing },
      lanes: lanes(of: crossing),
      classes: classes(
        graph.facts(ofSection: graph.edges.sections[Int(crossing.edge)]),
        graph.direction(ofEdge: crossing.edge)
      )
    )
  }

  func lanes(of crossing: Crossing) -> [PlannedLane] {
    guard !crossing.lanes.isEmpty else { return [] }
    let masks = book.lanes(atEndOf: crossing.laneArm, graph)
    let valid = crossing.lanes.first..<(crossing.lanes.first + crossing.lanes.count)
    return masks.indices.map { index in
      PlannedLane(masks[index], isValid: valid.contains(masks.count - 1 - index))
    }
  }

  /// What a road is in the direction in which it is driven.
  private func classes(_ facts: WayFacts, _ direction: WayFacts.Direction?) -> [String] {
    let flags = direction?.flags ?? []
    return [
      ("toll", flags.contains(.toll)), ("motorway", flags.contains(.motorway)),
      ("ferry", (direction?.mode ?? facts.mode) == .ferry),
      ("restricted", flags.contains(.restricted)), ("tunnel", flags.contains(.tunnel)),
    ].filter(\.1).map(\.0)
  }
}
