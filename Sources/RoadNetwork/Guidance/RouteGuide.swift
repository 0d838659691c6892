import Geodesy

/// Makes steps of planned routes, by the rules of OSRM's guidance.
///
/// What every turn of the network is worth saying is found once; a route only looks it up.
public struct RouteGuide: Sendable {
  let graph: RoadGraph
  let book: TurnBook

  /// - Parameter network: The network of the same graph, with all that is found out about it.
  init(_ graph: RoadGraph, _ network: GuidanceNetwork) {
    self.graph = graph
    book = TurnBook(network)
  }

  init(_ file: NavmapFile, _ graph: RoadGraph) throws(MapError) {
    self.graph = graph
    book = try TurnBook(file, graph)
  }

  func store(in writer: inout NavmapWriter) { book.store(in: &writer) }

  /// Returns the steps of a leg, from the departure to the arrival.
  public func steps(of leg: PlannedRoute.Leg) -> [PlannedStep] {
    guard !leg.pieces.isEmpty else { return [] }
    var drafts = LegDrafts(leg, graph, book)
    drafts.joinInternal()
    drafts.trim()
    drafts.joinRoundabouts()
    drafts.collapse()
    drafts.anticipateLanes()
    drafts.joinSilent()
    drafts.dropShortNames()
    return drafts.steps.map { step($0, leg, drafts) }
  }

  /// Returns the name of the road that a piece is of; empty for one without.
  func name(of piece: PlannedRoute.Piece) -> String {
    graph.facts(ofSection: graph.edgeSections[Int(piece.edge)]).name ?? ""
  }

  // MARK: - Steps

  private func step(
    _ draft: StepDraft,
    _ leg: PlannedRoute.Leg,
    _ drafts: LegDrafts
  ) -> PlannedStep {
    let piece = leg.pieces[draft.piece]
    let direction = graph.direction(ofEdge: piece.edge)
    let last = draft.pieces.isEmpty ? nil : leg.pieces[draft.pieces.upperBound - 1]
    var step = PlannedStep(
      kind: draft.kind.maneuver ?? .turn,
      modifier: draft.modifier,
      exit: draft.exit,
      bearingBefore: draft.bearingBefore,
      bearingAfter: draft.bearingAfter,
      points: points(draft, leg),
      distance: draft.distance,
      duration: draft.duration,
      facts: graph.facts(ofSection: graph.edgeSections[Int(piece.edge)]),
      destination: direction?.destination,
      speedLimit: direction?.limit.flatMap { $0.isUnlimited ? nil : $0.kilometresPerHour },
      turnLanes: last.flatMap { graph.direction(ofEdge: $0.edge)?.turnLanes },
      rotaryName: draft.rotarySign.map { drafts.signs[$0].name }
    )
    step.junctionCount = max(1, draft.crossings.count)
    step.crossings = Array(drafts.crossings[draft.crossings])
    if let first = step.crossings.first, draft.waypoint == .none { step.lanes = lanes(of: first) }
    switch draft.waypoint {
    case .none: break
    case .depart: describeDeparture(&step, leg)
    case .arrive: describeArrival(&step, leg)
    }
    return step
  }

  private func describeDeparture(_ step: inout PlannedStep, _ leg: PlannedRoute.Leg) {
    step.kind = .depart
    step.modifier = nil
    step.bearingBefore = 0
    guard step.points.count > 1 else { return }
    step.bearingAfter = step.points[0].initialBearing(to: step.points[1])
    step.modifier = side(of: leg.start, bearing: step.bearingAfter)
  }

  private func describeArrival(_ step: inout PlannedStep, _ leg: PlannedRoute.Leg) {
    step.kind = .arrive
    step.modifier = nil
    step.points = [leg.end.coordinate, leg.end.coordinate]
    step.bearingAfter = 0
    guard let piece = leg.pieces.last else { return }
    let line = points(of: piece)
    guard line.count > 1 else { return }
    step.bearingBefore = line[line.count - 2].initialBearing(to: line[line.count - 1])
    step.modifier = side(of: leg.end, bearing: step.bearingBefore)
  }

  /// On which side of the road a stop lies; nil where it is on the road or far from it.
  private func side(of position: RoadPosition, bearing: Double) -> TurnModifier? {
    guard (5...300).contains(position.distance) else { return nil }
    let angle = TurnAngle.between(bearing, position.coordinate.initialBearing(to: position.place))
    if angle < 135 { return .right }
    return angle <= 225 ? .straight : .left
  }

  // MARK: - Lines

  private func points(_ draft: StepDraft, _ leg: PlannedRoute.Leg) -> [Coordinate] {
    var line: [Coordinate] = []
    for piece in leg.pieces[draft.pieces] where line.isEmpty || piece.to > piece.from {
      if piece.from > 0 || piece.to < 1 {
        let points = points(of: piece)
        line += line.last == points.first ? points.dropFirst() : points[...]
      } else {
        append(piece, to: &line)
      }
    }
    return line
  }

  /// Adds the points of a whole edge.
  private func append(_ piece: PlannedRoute.Piece, to line: inout [Coordinate]) {
    let range = graph.shapeRange(graph.edgeSections[Int(piece.edge)])
    let isBackward = graph.edgeIsBackward[Int(piece.edge)]
    for offset in 0..<range.count {
      let place = graph.shapePoint(
        isBackward ? range.upperBound - 1 - offset : range.lowerBound + offset
      )
      if offset > 0 || line.last != place { line.append(place) }
    }
  }

  /// Returns the line of a piece, in the direction of travel.
  func points(of piece: PlannedRoute.Piece) -> [Coordinate] {
    var line: [Coordinate] = []
    append(piece, to: &line)
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
