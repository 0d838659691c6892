import Geodesy
import RoadNetwork

/// The steps of a leg while rules are applied to them.
struct LegDrafts {
  /// What the signs on the way say, each once; the first says nothing.
  private(set) var signs = [RoadSign()]
  private var signNumbers: [UInt32] = [0]
  private(set) var crossings: [Crossing] = []
  var steps: [StepDraft] = []
  /// The side of the road on which traffic keeps where the leg begins: there is the lane of who has no reason for
  /// another.
  private(set) var nearSide = TurnModifier.right

  init(_ leg: PlannedRoute.Leg, _ graph: RoadGraph, _ book: TurnBook) {
    guard let first = leg.pieces.first else { return }
    let facts = graph.facts(ofSection: graph.edges.sections[Int(first.edge)])
    if facts.drivingSide == .left { nearSide = .left }
    crossings.reserveCapacity(leg.pieces.count)
    steps.reserveCapacity(leg.pieces.count + 2)
    var step = draft(TurnInstruction(.none, .uTurn), first, at: 0, graph, book)
    step.waypoint = .depart
    Self.add(first, to: &step, graph)
    for index in leg.pieces.indices.dropFirst() {
      let previous = leg.pieces[index - 1]
      let piece = leg.pieces[index]
      // What a turn costs is waited before it, as OSRM has it.
      step.duration += Double(piece.turnDuration) / 10
      if let next = turn(from: previous, to: piece, at: index, graph, book) {
        steps.append(step)
        step = next
      }
      step.pieces = step.pieces.lowerBound..<(index + 1)
      Self.add(piece, to: &step, graph)
    }
    steps.append(step)
    var arrival = step
    arrival.turn = TurnInstruction(.none, .uTurn)
    arrival.waypoint = .arrive
    arrival.pieces = leg.pieces.count..<leg.pieces.count
    arrival.crossings = crossings.count..<crossings.count
    // Names that change without a word count at the end.
    let end = end(of: leg, graph, book)
    arrival.takeSigns(of: end)
    arrival.mode = end.mode
    arrival.distance = 0
    arrival.duration = 0
    arrival.isInternal = false
    steps.append(arrival)
  }

  // MARK: - Assembly

  private mutating func draft(
    _ turn: TurnInstruction,
    _ piece: PlannedRoute.Piece,
    at index: Int,
    _ graph: RoadGraph,
    _ book: TurnBook
  ) -> StepDraft {
    let facts = graph.sections.facts[Int(graph.edges.sections[Int(piece.edge)])]
    return StepDraft(
      turn: turn,
      sign: place(ofSign: book.factSigns[Int(facts)], graph, book),
      mode: book.mode(ofFacts: facts),
      piece: index,
      pieces: index..<(index + 1),
      crossings: crossings.count..<crossings.count
    )
  }

  /// The road on which a leg ends.
  private mutating func end(
    of leg: PlannedRoute.Leg,
    _ graph: RoadGraph,
    _ book: TurnBook
  ) -> StepDraft {
    let last = leg.pieces.count - 1
    return draft(TurnInstruction(.none, .uTurn), leg.pieces[last], at: last, graph, book)
  }

  /// The place of a sign among those on the way.
  private mutating func place(ofSign number: UInt32, _ graph: RoadGraph, _ book: TurnBook) -> Int {
    // Most signs say what the one before said.
    if let known = signNumbers.lastIndex(of: number) { return known }
    signNumbers.append(number)
    signs.append(book.sign(number, graph))
    return signs.count - 1
  }

  private static func add(
    _ piece: PlannedRoute.Piece,
    to step: inout StepDraft,
    _ graph: RoadGraph
  ) {
    step.distance += graph.length(of: piece)
    step.duration += Double(piece.duration) / 10
  }

  /// Returns the step that begins between two pieces; nil where nothing does.
  private mutating func turn(
    from previous: PlannedRoute.Piece,
    to piece: PlannedRoute.Piece,
    at index: Int,
    _ graph: RoadGraph,
    _ book: TurnBook
  ) -> StepDraft? {
    let incoming = book.arm(ofEdge: previous.edge, graph)
    let outgoing = book.arm(ofEdge: piece.edge, graph)
    // On along one road, also behind a via.
    guard incoming != outgoing, incoming != RoadGraph.none, outgoing != RoadGraph.none else {
      return nil
    }
    let places = book.roads(atEndOf: incoming)
    guard let place = places.first(where: { book.roadArms[$0] == outgoing }) else {
      return nil
    }
    let taken = book.road(place)
    var turn = taken.turn
    let twin = book.armTwins[Int(incoming)]
    if turn.kind == .invalid {
      let isBack = outgoing == twin
      turn = TurnInstruction(isBack ? .continue : .turn, isBack ? .uTurn : turn.modifier)
    }
    guard turn.kind != .none else { return nil }
    var step = draft(turn, piece, at: index, graph, book)
    let bearingIn = Bearing.normalized(Double(book.roadBearings[places.lowerBound]) + 180)
    crossings.append(
      Crossing(
        incoming: incoming,
        outgoing: outgoing,
        edge: piece.edge,
        place: graph.vertexPoint(graph.tail(ofEdge: piece.edge)),
        bearingIn: bearingIn,
        bearingOut: taken.bearing,
        roads: places.count,
        exits: places.count { book.isEnterable($0) },
        lanes: taken.lanes,
        laneCount: taken.lanes.isEmpty ? 0 : book.laneCount(atEndOf: incoming, graph),
        laneArm: incoming,
        straightestOther: Self.straightest(places, except: outgoing, bearingIn, book)
      )
    )
    step.crossings = (crossings.count - 1)..<crossings.count
    step.isInternal = book.armIsInternal[Int(outgoing)]
    step.bearingBefore = Bearing.normalized(Double(book.armBearings[Int(twin)]) + 180)
    step.bearingAfter = Double(book.armBearings[Int(outgoing)])
    return step
  }

  /// The angle of the straightest road beside the one taken; nil where there is none.
  private static func straightest(
    _ places: Range<Int>,
    except outgoing: UInt32,
    _ bearingIn: Double,
    _ book: TurnBook
  ) -> Double? {
    var best: Double?
    for place in places.dropFirst()
    where book.isEnterable(place) && book.roadArms[place] != outgoing {
      let angle = TurnAngle.between(bearingIn, Double(book.roadBearings[place]))
      if let known = best, TurnAngle.deviation(known) <= TurnAngle.deviation(angle) { continue }
      best = angle
    }
    return best
  }

  // MARK: - What rules ask

  /// The crossing where a step begins; nil for the ends of a leg.
  func crossing(_ step: StepDraft) -> Crossing? {
    step.crossings.isEmpty ? nil : crossings[step.crossings.lowerBound]
  }

  /// How many roads may be entered where a step begins.
  func exits(_ step: StepDraft) -> Int { crossing(step)?.exits ?? 1 }

  /// Whether a step passes no junction of three roads or more.
  func isUndisturbed(_ step: StepDraft) -> Bool {
    step.crossings.dropFirst().allSatisfy { crossings[$0].roads == 2 }
  }

  func sign(_ step: StepDraft) -> RoadSign { signs[step.sign] }

  func haveSameName(_ a: StepDraft, _ b: StepDraft) -> Bool {
    let (from, to) = (sign(a), sign(b))
    guard from.hasNameOrRef, to.hasNameOrRef else { return false }
    return a.sign == b.sign || !RoadNames.isNew(from: from, to: to, ignoring: [])
  }

  /// The next step that has a turn, or the arrival.
  func next(_ index: Int) -> Int {
    var index = index + 1
    while index < steps.count - 1, steps[index].isRemoved { index += 1 }
    return index
  }

  /// The step before that has a turn, or the departure.
  func previous(_ index: Int) -> Int {
    var index = index - 1
    while index > 0, steps[index].isRemoved { index -= 1 }
    return index
  }

  /// Joins a step to one before it.
  mutating func join(_ other: Int, to index: Int) {
    steps[index].extend(by: steps[other])
    steps[other].remove()
  }

  /// Tells of the lanes at the beginning of another step instead of a step's own.
  mutating func takeLanes(of other: Int, at index: Int) {
    guard let crossing = crossing(steps[other]), !steps[index].crossings.isEmpty else { return }
    crossings[steps[index].crossings.lowerBound].takeLanes(of: crossing)
  }

  mutating func setLanes(_ lanes: LaneRange, at crossing: Int) { crossings[crossing].lanes = lanes }

  mutating func dropRemoved() { steps.removeAll(where: \.isRemoved) }
}
