import RoadNetwork

extension LegDrafts {
  /// Says of turns what the map's relations say of them, in place of what their junctions look like.
  mutating func followTags(_ leg: PlannedRoute.Leg, _ graph: RoadGraph) {
    guard graph.hasManeuvers else { return }
    let way = leg.pieces.map { graph.edges.bases[Int($0.edge)] }
    for index in steps.indices where !steps[index].isWaypoint && !steps[index].kind.isOfRoundabout {
      let turn = steps[index].pieces.lowerBound
      for maneuver in graph.maneuvers(ontoEdge: way[turn]) where maneuver.isDriven(way, at: turn) {
        if let kind = maneuver.kind { steps[index].kind = TurnInstruction.Kind(kind) }
        if let direction = maneuver.direction { steps[index].modifier = TurnModifier(direction) }
      }
    }
  }
}

extension TurnInstruction.Kind {
  fileprivate init(_ kind: TaggedManeuver.Kind) {
    self =
      switch kind {
      case .turn: .turn
      case .continue: .continue
      case .fork: .fork
      case .suppress: .suppressed
      }
  }
}

extension TurnModifier {
  fileprivate init(_ direction: TaggedManeuver.Direction) {
    self =
      switch direction {
      case .uTurn: .uTurn
      case .sharpRight: .sharpRight
      case .right: .right
      case .slightRight: .slightRight
      case .straight: .straight
      case .slightLeft: .slightLeft
      case .left: .left
      case .sharpLeft: .sharpLeft
      }
  }
}
