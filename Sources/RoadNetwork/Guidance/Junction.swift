import Geodesy

/// A junction as it looks to who arrives on an edge.
struct Junction {
  struct Road {
    let section: UInt32
    /// The edge that leaves on it; ``RoadGraph/none`` where it only leads in.
    let edge: UInt32
    /// 0 back, 180 straight on, less right, more left.
    let angle: Double
    let bearing: Double
    let isEnterable: Bool
    let facts: WayFacts

    var deviation: Double { TurnAngle.deviation(angle) }
  }

  /// Counter-clockwise, the road one came by first.
  let roads: [Road]
  let incoming: WayFacts
  let bearingIn: Double
  let vertex: UInt32

  /// The roads that may be entered, without the way back.
  var exits: [Road] { roads.dropFirst().filter(\.isEnterable) }

  init(_ graph: RoadGraph, _ vertexSections: VertexSections, arrivingOn edge: UInt32) {
    vertex = graph.head(ofEdge: edge)
    incoming = graph.facts(ofSection: graph.edgeSections[Int(edge)])
    bearingIn = graph.bearings(ofEdge: edge).end
    let own = graph.edgeBases[Int(edge)]
    let targets = graph.turns(ofEdge: edge).map { graph.edgeBases[Int(graph.turnTargets[$0])] }
    var list: [Road] = []
    var back: Road?
    for (section, isTail) in vertexSections.sections(at: vertex) {
      let isBackward = !isTail
      let edge = isBackward ? graph.backwardEdges[Int(section)] : graph.forwardEdges[Int(section)]
      let bearing =
        isTail
        ? Double(graph.startBearings[Int(section)])
        : Bearing.normalized(Double(graph.endBearings[Int(section)]) + 180)
      let isBack =
        section == graph.edgeSections[Int(own)] && isTail == graph.edgeIsBackward[Int(own)]
      let road = Road(
        section: section,
        edge: edge,
        angle: isBack ? 0 : TurnAngle.between(bearingIn, bearing),
        bearing: bearing,
        isEnterable: edge != RoadGraph.none && targets.contains(edge),
        facts: graph.facts(ofSection: section)
      )
      if isBack { back = road } else { list.append(road) }
    }
    list.sort { ($0.angle, $0.section) < ($1.angle, $1.section) }
    roads = (back.map { [$0] } ?? []) + list
  }
}
