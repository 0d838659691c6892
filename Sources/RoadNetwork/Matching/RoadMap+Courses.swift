public import Geodesy

extension RoadMap {
  /// Returns the direction in which the road of a fix was driven, in degrees; nil without one.
  public func course(of fix: MatchedFix) -> Double? {
    guard let position = fix.position, let edge = fix.edge else { return nil }
    return course(at: position, isBackward: graph.edges.isBackward[Int(edge)])
  }

  /// Returns the direction of a road at a place, in degrees; nil where the road has no length.
  public func course(at position: RoadPosition, isBackward: Bool) -> Double? {
    let range = graph.shapeRange(position.section)
    let first = range.lowerBound + position.segment
    guard first + 1 < range.upperBound else { return nil }
    let (from, to) = (graph.shapePoint(first), graph.shapePoint(first + 1))
    guard from != to else { return nil }
    return isBackward ? to.initialBearing(to: from) : from.initialBearing(to: to)
  }

  /// Returns the places on roads near another, the nearest first, one a section.
  public func roads(near place: Coordinate, within metres: Double, count: Int) -> [RoadPosition] {
    index.nearest(to: place, within: metres, count: count)
  }

  /// Returns the directions in which the road of a section may be driven, against its points or not.
  public func directions(ofSection section: UInt32) -> [(edge: UInt32, isBackward: Bool)] {
    let forward = graph.sections.forwardEdges[Int(section)]
    let backward = graph.sections.backwardEdges[Int(section)]
    return [(forward, false), (backward, true)].filter { $0.0 != RoadGraph.none }
      .map { (edge: $0.0, isBackward: $0.1) }
  }
}
