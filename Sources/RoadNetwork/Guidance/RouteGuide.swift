import Geodesy

/// Makes steps of a planned route.
public struct RouteGuide: Sendable {
  private let graph: RoadGraph
  private let vertices: VertexSections

  public init(_ graph: RoadGraph) {
    self.graph = graph
    vertices = VertexSections(graph)
  }

  init(_ file: NavmapFile, _ graph: RoadGraph) throws(MapError) {
    self.graph = graph
    vertices = try VertexSections(file, graph)
  }

  func store(in writer: inout NavmapWriter) { vertices.store(in: &writer) }

  /// Returns the steps of a leg, from the departure to the arrival.
  public func steps(of leg: PlannedRoute.Leg) -> [PlannedStep] {
    guard let first = leg.pieces.first else { return [] }
    var steps = [departure(first, from: leg.start)]
    var ring: RoundaboutWalk?
    for (previous, piece) in zip(leg.pieces, leg.pieces.dropFirst()) {
      if previous.to < 1, graph.edgeBases[Int(previous.edge)] == graph.edgeBases[Int(piece.edge)] {
        // On along one road, behind a via.
        extend(&steps[steps.count - 1], by: piece)
        continue
      }
      let junction = Junction(graph, vertices, arrivingOn: previous.edge)
      let decision = decide(junction, piece)
      switch decision.kind {
      case .enterRoundabout:
        ring = RoundaboutWalk(junction, graph)
        steps.append(step(piece, decision, junction, kind: .roundabout))
      case .stayOnRoundabout: ring?.pass(junction, isTaken: false)
      case .exitRoundabout:
        end(&ring, at: junction, &steps)
        let taken = graph.facts(ofSection: graph.edgeSections[Int(piece.edge)])
        if let index = steps.lastIndex(where: { $0.kind == .roundabout || $0.kind == .rotary }) {
          // What the driver looks for is the road behind the ring.
          steps[index].facts.name = taken.name
          steps[index].facts.ref = taken.ref
        }
        let kind: ManeuverKind = steps.last?.kind == .rotary ? .exitRotary : .exitRoundabout
        steps.append(step(piece, decision, junction, kind: kind))
      case .said(let kind): steps.append(step(piece, decision, junction, kind: kind))
      case .suppressed: steps[steps.count - 1].junctionCount += 1
      case .none: break
      }
      extend(&steps[steps.count - 1], by: piece)
    }
    end(&ring, at: nil, &steps)
    steps.append(arrival(leg, after: steps[steps.count - 1]))
    return StepCleaner.cleaned(steps)
  }

  /// Returns the name of the road that a piece is of; empty for one without.
  func name(of piece: PlannedRoute.Piece) -> String {
    graph.facts(ofSection: graph.edgeSections[Int(piece.edge)]).name ?? ""
  }

  private func decide(_ junction: Junction, _ piece: PlannedRoute.Piece) -> TurnDecision {
    let target = graph.edgeBases[Int(piece.edge)]
    guard let index = junction.roads.firstIndex(where: { $0.edge == target }) else {
      return TurnDecision(kind: .suppressed, modifier: .straight)
    }
    let road = junction.roads[index]
    let wasOnRing = junction.incoming.isRoundabout || junction.incoming.isCircular
    let isOnRing = road.facts.isRoundabout || road.facts.isCircular
    let modifier = TurnModifier(angle: road.angle)
    switch (wasOnRing, isOnRing) {
    case (false, true): return TurnDecision(kind: .enterRoundabout, modifier: modifier)
    case (true, true): return TurnDecision(kind: .stayOnRoundabout, modifier: modifier)
    case (true, false): return TurnDecision(kind: .exitRoundabout, modifier: modifier)
    case (false, false): return TurnHandler(junction).decision(index)
    }
  }

  /// Tells the step that entered a roundabout by which exit it is left.
  private func end(
    _ ring: inout RoundaboutWalk?,
    at junction: Junction?,
    _ steps: inout [PlannedStep]
  ) {
    guard var walk = ring, let index = steps.lastIndex(where: { $0.kind == .roundabout }) else {
      return
    }
    if let junction { walk.pass(junction, isTaken: true) }
    steps[index].exit = junction == nil ? nil : walk.exits
    if let name = walk.rotaryName {
      steps[index].kind = .rotary
      steps[index].rotaryName = name
    }
    ring = nil
  }

  // MARK: - Steps

  private func departure(
    _ piece: PlannedRoute.Piece,
    from start: RoadPosition
  ) -> PlannedStep {
    var step = blank(.depart, piece)
    extend(&step, by: piece)
    let path = step.points
    if path.count > 1 {
      step.bearingAfter = path[0].initialBearing(to: path[1])
      step.modifier = side(of: start, bearing: step.bearingAfter)
    }
    return step
  }

  private func arrival(_ leg: PlannedRoute.Leg, after last: PlannedStep) -> PlannedStep {
    var step = last
    step.kind = .arrive
    step.exit = nil
    step.rotaryName = nil
    step.turnLanes = nil
    step.destination = nil
    step.distance = 0
    step.duration = 0
    step.points = [leg.end.coordinate, leg.end.coordinate]
    if last.points.count > 1 {
      let before = last.points[last.points.count - 2].initialBearing(
        to: last.points[last.points.count - 1]
      )
      step.bearingBefore = before
      step.bearingAfter = 0
      step.modifier = side(of: leg.end, bearing: before)
    }
    return step
  }

  /// On which side of the road a stop lies; nil where it is on the road or far from it.
  private func side(of position: RoadPosition, bearing: Double) -> TurnModifier? {
    guard (5...300).contains(position.distance) else { return nil }
    let angle = TurnAngle.between(bearing, position.coordinate.initialBearing(to: position.place))
    if angle < 135 { return .right }
    return angle <= 225 ? .straight : .left
  }

  private func blank(_ kind: ManeuverKind, _ piece: PlannedRoute.Piece) -> PlannedStep {
    let direction = graph.direction(ofEdge: piece.edge)
    return PlannedStep(
      kind: kind,
      modifier: nil,
      exit: nil,
      bearingBefore: 0,
      bearingAfter: 0,
      points: [],
      distance: 0,
      duration: 0,
      facts: graph.facts(ofSection: graph.edgeSections[Int(piece.edge)]),
      destination: direction?.destination,
      speedLimit: direction?.limit.flatMap { $0.isUnlimited ? nil : $0.kilometresPerHour },
      turnLanes: nil,
      rotaryName: nil
    )
  }

  private func step(
    _ piece: PlannedRoute.Piece,
    _ decision: TurnDecision,
    _ junction: Junction,
    kind: ManeuverKind
  ) -> PlannedStep {
    var step = blank(kind, piece)
    step.modifier = decision.modifier
    step.bearingBefore = junction.bearingIn
    step.bearingAfter = graph.bearings(ofEdge: piece.edge).start
    return step
  }

  /// Adds a piece of road to a step.
  private func extend(_ step: inout PlannedStep, by piece: PlannedRoute.Piece) {
    let points = points(of: piece)
    step.points += step.points.isEmpty ? points[...] : points.dropFirst()
    let section = Int(graph.edgeSections[Int(piece.edge)])
    step.distance += Double(graph.sectionLengths[section]) / 10 * (piece.to - piece.from)
    step.duration += Double(piece.duration + piece.turnDuration) / 10
    step.turnLanes = graph.direction(ofEdge: piece.edge)?.turnLanes
  }

  /// Returns the line of a piece, in the direction of travel.
  func points(of piece: PlannedRoute.Piece) -> [Coordinate] {
    let section = graph.edgeSections[Int(piece.edge)]
    let shape = graph.shape(ofSection: section)
    let line = graph.edgeIsBackward[Int(piece.edge)] ? shape.reversed() : shape
    guard piece.from > 0 || piece.to < 1 else { return line }
    let path = GeoPath(line)
    var points: [Coordinate] = []
    func add(_ place: Coordinate?) {
      guard let place, points.last != place else { return }
      points.append(place)
    }
    add(path.position(at: piece.from * path.length)?.coordinate)
    for index in line.indices {
      let share = path.length > 0 ? path.distance(toVertex: index) / path.length : 0
      if share > piece.from, share < piece.to { add(line[index]) }
    }
    add(path.position(at: piece.to * path.length)?.coordinate)
    if points.count == 1 { points.append(points[0]) }
    return points
  }
}
