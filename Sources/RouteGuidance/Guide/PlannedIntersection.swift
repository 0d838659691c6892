public import Geodesy
import RoadNetwork
import Synchronization

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
    let roads = book.roads(atEndOf: crossing.incoming)
    // By their bearings, and those of one bearing as they stand.
    let keys = roads.map { UInt64(book.roadBearings[$0]) << 32 | UInt64($0 - roads.lowerBound) }
    let order = keys.sorted().map { roads.lowerBound + Int($0 & 0xffff_ffff) }
    return PlannedIntersection(
      location: crossing.place,
      bearings: order.map { Int(book.roadBearings[$0]) },
      entry: order.map(book.isEnterable),
      // The way back is the first of them.
      incoming: order.firstIndex(of: roads.lowerBound),
      outgoing: order.firstIndex { book.roadArms[$0] == crossing.outgoing },
      lanes: lanes(of: crossing),
      classes: classes(ofEdge: crossing.edge)
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

  private func classes(ofEdge edge: UInt32) -> [String] {
    let facts = graph.sections.facts[Int(graph.edges.sections[Int(edge)])]
    let key = facts << 1 | (graph.edges.isBackward[Int(edge)] ? 1 : 0)
    if let known = book.readClasses.withLock({ $0[key] }) { return known }
    let names = classes(graph.wayFacts(facts), graph.direction(ofEdge: edge))
    book.readClasses.withLock { $0[key] = names }
    return names
  }

  /// What a road is in the direction in which it is driven.
  private func classes(_ facts: WayFacts, _ direction: WayFacts.Direction?) -> [String] {
    let flags = direction?.flags ?? []
    var names: [String] = []
    if flags.contains(.toll) { names.append("toll") }
    if flags.contains(.motorway) { names.append("motorway") }
    if (direction?.mode ?? facts.mode) == .ferry { names.append("ferry") }
    if flags.contains(.restricted) { names.append("restricted") }
    if flags.contains(.tunnel) { names.append("tunnel") }
    return names
  }
}
