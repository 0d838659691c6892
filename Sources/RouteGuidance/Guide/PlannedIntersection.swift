public import Geodesy
import RoadNetwork

/// A junction that a step begins at or passes.
public struct PlannedIntersection: Sendable {
  public let location: Coordinate
  /// The roads in degrees clockwise from north, rising.
  public let bearings: [Int]
  /// Whether each road may be entered.
  public let entry: [Bool]
  /// The road by which one comes and goes; nil at the ends of a leg.
  public let incoming: Int?
  public let outgoing: Int?
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
          classes: isDeparture ? classes(step.facts) : []
        )
      )
    }
    return list + step.crossings.map(intersection)
  }

  private func intersection(_ crossing: Crossing) -> PlannedIntersection {
    let roads = book.roads(atEndOf: crossing.incoming).map { book.road($0) }
    let order = roads.indices.sorted { (roads[$0].bearing, $0) < (roads[$1].bearing, $1) }
    let section = crossing.section
    return PlannedIntersection(
      location: crossing.place,
      bearings: order.map { Int(roads[$0].bearing) },
      entry: order.map { roads[$0].isEnterable },
      incoming: order.firstIndex(of: 0),
      outgoing: order.firstIndex { roads[$0].arm == crossing.outgoing },
      lanes: lanes(of: crossing),
      classes: classes(graph.facts(ofSection: section))
    )
  }

  func lanes(of crossing: Crossing) -> [PlannedLane] {
    guard !crossing.lanes.isEmpty else { return [] }
    let masks = book.lanes(atEndOf: crossing.incoming, graph)
    let valid = crossing.lanes.first..<(crossing.lanes.first + crossing.lanes.count)
    return masks.indices.map { index in
      PlannedLane(masks[index], isValid: valid.contains(masks.count - 1 - index))
    }
  }

  private func classes(_ facts: WayFacts) -> [String] {
    var classes: [String] = []
    if facts.isToll { classes.append("toll") }
    if facts.roadClass == .motorway || facts.roadClass == .motorwayLink {
      classes.append("motorway")
    }
    if facts.mode == .ferry { classes.append("ferry") }
    if facts.isRestricted { classes.append("restricted") }
    if facts.isTunnel { classes.append("tunnel") }
    return classes
  }
}
