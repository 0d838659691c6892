import Geodesy
public import RoadNetwork

/// Makes steps of planned routes, by the rules of OSRM's guidance.
///
/// What every turn of the network is worth saying is found once; a route only looks it up.
public final class RouteGuide: Sendable {
  let graph: RoadGraph
  let book: TurnBook

  init(_ graph: RoadGraph, _ book: TurnBook) {
    self.graph = graph
    self.book = book
  }

  /// Takes what turns are worth saying from the map's file, or finds it out for a map in memory.
  ///
  /// A ``GuidedMap`` does the latter while it is made, in less time.
  ///
  /// - Throws: `MapError` where the file lacks a section, or the sizes contradict each other.
  public init(_ map: RoadMap) throws(MapError) {
    graph = map.graph
    book = if let file = map.file { try TurnBook(file, graph) } else { TurnBook(.complete(graph)) }
  }

  func store(in writer: inout NavmapWriter) { book.store(in: &writer) }

  /// Returns the steps of a leg, from the departure to the arrival.
  public func steps(of leg: PlannedRoute.Leg) -> [PlannedStep] {
    guard !leg.pieces.isEmpty else { return [] }
    var drafts = LegDrafts(leg, graph, book)
    drafts.followTags(leg, graph)
    drafts.joinInternal()
    drafts.trim()
    drafts.joinRoundabouts()
    drafts.collapse()
    drafts.anticipateLanes()
    drafts.joinSilent()
    drafts.dropShortNames()
    var steps = drafts.steps.map { step($0, leg, drafts) }
    for index in steps.indices.dropFirst() {
      let name = steps[index].name ?? steps[index].ref
      steps[index].keepsName = name != nil && name == steps[index - 1].name ?? steps[index - 1].ref
    }
    return steps
  }

  /// What OSRM's profile calls the weights.
  var weightName: StaticString {
    graph.profile.rules.contains(.penalties) ? "routability" : "duration"
  }

  /// Metres of a leg.
  func distance(of leg: PlannedRoute.Leg) -> Double {
    leg.pieces.reduce(0) { $0 + graph.length(of: $1) }
  }

  /// Where a leg leads along.
  func line(of leg: PlannedRoute.Leg) -> [Coordinate] { graph.points(of: leg.pieces[...]) }

  /// The two roads on which a leg takes longest, in the order of driving, as OSRM sums a leg up: by what their signs
  /// say, whether they are said or not, with the turns at their ends.
  func summary(of leg: PlannedRoute.Leg) -> [String] {
    struct Road {
      let facts: UInt32
      let place: Int
      var duration: UInt64
    }
    var roads: [UInt32: Road] = [:]
    for (place, piece) in leg.pieces.enumerated() {
      let facts = graph.sections.facts[Int(graph.edges.sections[Int(piece.edge)])]
      let turn = place + 1 < leg.pieces.count ? leg.pieces[place + 1].turnDuration : 0
      roads[book.factSigns[Int(facts)], default: Road(facts: facts, place: place, duration: 0)]
        .duration += UInt64(piece.duration) + UInt64(turn)
    }
    let longest = roads.filter { $0.key != 0 }.values.sorted {
      ($1.duration, $0.place) < ($0.duration, $1.place)
    }
    return longest.prefix(2).sorted { $0.place < $1.place }.compactMap {
      let facts = graph.wayFacts($0.facts)
      return facts.name ?? facts.ref
    }
  }

  /// Tenths of a second that the search counts for pieces, with the turns at their ends.
  private func weight(of pieces: Range<Int>, in leg: PlannedRoute.Leg) -> Double {
    pieces.reduce(0) { sum, place in
      let piece = leg.pieces[place]
      let road = Double(graph.edges.weights[Int(piece.edge)]) * (piece.to - piece.from)
      guard place + 1 < leg.pieces.count else { return sum + road }
      let next = leg.pieces[place + 1].edge
      let turn = graph.turns(ofEdge: piece.edge).first { graph.turns.targets[$0] == next }
      return sum + road + (turn.map { Double(graph.turns.weights[$0]) } ?? 0)
    }
  }

  /// Returns the name of the road that a piece is of; empty for one without.
  func name(of piece: PlannedRoute.Piece) -> String {
    graph.facts(ofSection: graph.edges.sections[Int(piece.edge)]).name ?? ""
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
      points: graph.points(of: leg.pieces[draft.pieces]),
      distance: draft.distance,
      duration: draft.duration,
      facts: graph.facts(ofSection: graph.edges.sections[Int(piece.edge)]),
      destination: direction?.destination,
      speedLimit: direction?.limit.flatMap { $0.isUnlimited ? nil : $0.kilometresPerHour },
      turnLanes: last.flatMap { graph.direction(ofEdge: $0.edge)?.turnLanes },
      rotaryName: draft.rotarySign.map { drafts.signs[$0].name }
    )
    step.direction = direction
    step.weight = weight(of: draft.pieces, in: leg)
    step.junctionCount = max(1, draft.crossings.count)
    step.crossings = Array(drafts.crossings[draft.crossings])
    if let first = step.crossings.first, draft.waypoint == .none { step.lanes = lanes(of: first) }
    switch draft.waypoint {
    case .none: break
    case .depart: describeDeparture(&step, leg, isCornerCut: draft.isCornerCut)
    case .arrive: describeArrival(&step, leg, isCornerCut: draft.isCornerCut)
    }
    return step
  }

  /// - Parameter isCornerCut: Whether it begins on the road behind a corner that is centimetres away, whose direction
  ///   the step has.
  private func describeDeparture(
    _ step: inout PlannedStep,
    _ leg: PlannedRoute.Leg,
    isCornerCut: Bool
  ) {
    step.kind = .depart
    step.modifier = nil
    step.bearingBefore = 0
    guard step.points.count > 1 else { return }
    if !isCornerCut {
      let (start, next) = Self.stretch(of: step.points)
      step.bearingAfter = bearing(from: start, to: next, at: leg.start, leg.pieces.first)
    }
    let toPlace = leg.start.coordinate.initialBearing(to: leg.start.place)
    step.modifier = side(of: leg.start, Bearing.normalized(toPlace - step.bearingAfter))
  }

  private func describeArrival(
    _ step: inout PlannedStep,
    _ leg: PlannedRoute.Leg,
    isCornerCut: Bool
  ) {
    step.kind = .arrive
    step.modifier = nil
    step.points = [leg.end.coordinate, leg.end.coordinate]
    step.bearingAfter = 0
    // The last road may be some centimetres of another than the one that leads there.
    let line = graph.points(of: leg.pieces.suffix(4))
    guard line.count > 1 else { return }
    if !isCornerCut {
      let (end, before) = Self.stretch(of: line.reversed())
      step.bearingBefore = bearing(from: before, to: end, at: leg.end, leg.pieces.last)
    }
    let toPlace = leg.end.coordinate.initialBearing(to: leg.end.place)
    step.modifier = side(of: leg.end, TurnAngle.between(step.bearingBefore, toPlace))
  }

  /// The direction of the first or last stretch of a leg; where that is so short that it says more of where a place was
  /// set down than of the road, the direction of the road there.
  private func bearing(
    from start: Coordinate,
    to end: Coordinate,
    at position: RoadPosition,
    _ piece: PlannedRoute.Piece?
  ) -> Double {
    if start.distance(to: end) <= Self.stub, let piece,
      let road = graph.bearing(at: position, of: piece)
    {
      return road
    }
    return Outline.bearing(from: start, to: end)
  }

  /// The first stretch of a line that says where it leads: behind the first corner, where that is no farther than a
  /// ``stub`` away.
  private static func stretch(
    of line: some RandomAccessCollection<Coordinate>
  ) -> (start: Coordinate, next: Coordinate) {
    let start = line[line.startIndex]
    guard let next = line.firstIndex(where: { $0.distance(to: start) >= resolution }) else {
      return (start, line.dropFirst().first ?? start)
    }
    let corner = line[next]
    guard start.distance(to: corner) <= stub,
      let later = line[next...].first(where: { $0.distance(to: corner) >= resolution })
    else { return (start, corner) }
    return (corner, later)
  }

  /// Metres from which on places of six decimals are others.
  private static let resolution = 0.15
  /// Metres up to which OSRM leaves a stretch out and takes the direction of the road behind it.
  private static let stub = 1.0

  /// On which side of the road a stop lies; nil where it is on the road or far from it.
  ///
  /// - Parameter angle: Of the turn from the stop onto the road, or from the road to the stop; 180 is straight on.
  private func side(of position: RoadPosition, _ angle: Double) -> TurnModifier? {
    guard (5...300).contains(position.distance) else { return nil }
    if angle < 135 { return .right }
    return angle <= 225 ? .straight : .left
  }
}
