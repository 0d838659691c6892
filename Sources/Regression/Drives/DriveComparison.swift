import Geodesy
import RoadNetwork
import Traces

/// Follows a drive and the plans of a navigator together, which plans anew wherever it sees that the
/// driver went elsewhere.
struct DriveComparison {
  /// How a navigator may be; what all of them see is so, what only some see nobody can demand.
  enum Habit: CaseIterable {
    /// Plans anew at the junction, as one does that knows the course.
    case instant
    /// Plans anew as soon as a fix is off the plan.
    case quick
    /// Plans anew once nobody can doubt it.
    case steady
    /// Takes all the time that it is given.
    case slow
    /// Steady, and does not know at first which way the vehicle faces.
    case undirected
  }

  /// Where the driver went elsewhere than one navigator planned.
  struct Parting {
    /// The first of the driven pieces that was not planned.
    let piece: Int
    var departure: DriveDeparture
  }

  private struct Planned {
    let edge: UInt32
    let length: Double
  }

  private let explorer: RoadExplorer
  private let router: Router
  private let match: DriveMatch
  private let habit: Habit
  private var pieces: [DrivenWay.Piece] { match.way.pieces }
  /// The piece that the drive has come to.
  private var at = 0
  private var plan: [Planned] = []
  /// The planned edge that comes next.
  private var next = 0

  private(set) var plans: [[Coordinate]] = []
  /// The fix from which each of ``plans`` was followed.
  private(set) var planStarts: [Int] = []
  private(set) var plannedLength = 0.0
  private(set) var plannedDuration = 0.0
  private(set) var partings: [Parting] = []
  /// Spans in milliseconds in which the drive led beside the plan.
  private(set) var besides: [(Int64, Int64)] = []
  /// Metres beside the plan in which the receiver cannot tell another road from it.
  private let besideWidth: Double
  /// The piece with which the last of ``besides`` ended.
  private var besideUntil = -1

  /// Metres behind a junction at which the road that was taken is no other any more.
  private static let beyond = 20.0
  /// Metres of another road that are no departure: a carriageway matched in place of the other.
  private static let wobble = 60.0
  /// Metres between the middles of two carriageways of one road: four lanes of 3.5 m and a strip of 10 m.
  private static let carriageways = 25.0

  init(_ explorer: RoadExplorer, _ router: Router, _ match: DriveMatch, _ habit: Habit) {
    self.explorer = explorer
    self.router = router
    self.match = match
    self.habit = habit
    besideWidth = min(Self.carriageways, 2 * (match.statedAccuracy ?? .infinity))
  }

  /// Follows the drive to the next place.
  ///
  /// - Throws: `RoutingFailure` where no way leads there from its first plan.
  mutating func follow(to place: DrivePlace) throws(RoutingFailure) {
    let end = min(match.way.piece(at: place.fix) + 1, pieces.count)
    guard at < end else { return }
    let route = try makePlan(to: place, isDirected: habit != .undirected)
    plannedLength += explorer.length(of: route.flatMap { RoadStretch.stretches(of: $0) })
    plannedDuration += route.reduce(0) { $0 + Double($1.duration) / 10 }
    while at < end { advance(to: place, end) }
  }

  private mutating func advance(to place: DrivePlace, _ end: Int) {
    let piece = pieces[at]
    if next < plan.count, plan[next].edge == piece.edge {
      next += 1
      return step()
    }
    // A break in the matched way may lie on a road, and what came between is not known.
    if at > 0, piece.edge == pieces[at - 1].edge { return step() }
    if at > 0, piece.part != pieces[at - 1].part { return replan(to: place) }
    // The end of the plan, passed.
    if next >= plan.count { return step() }
    depart(to: place, end)
  }

  private mutating func step() { at += 1 }

  // MARK: - Departures

  private mutating func depart(to place: DrivePlace, _ end: Int) {
    if goBeside(before: end) { return }
    let rejoin = rejoin(before: end)
    let to = rejoin?.at ?? end
    let drivenLength = pieces[at..<to].reduce(0) { $0 + $1.length }
    let plannedLength = plan[next..<(rejoin?.next ?? plan.count)].reduce(0) { $0 + $1.length }
    if let rejoin, max(drivenLength, plannedLength) < Self.wobble {
      at = rejoin.at
      next = rejoin.next
      return
    }
    let fix = pieces[at].fix
    let last = max(fix, to < pieces.count ? pieces[to].fix : match.fixes.count)
    let sight = DriveSight(
      match.fixes,
      fix..<last,
      plan: plans.last ?? [],
      offRoute: drivenLength,
      error: match.error
    )
    var departure = departure(to, rejoin != nil, drivenLength, plannedLength, sight)
    // The driver goes on until a new plan is there, or is back before that.
    let planned =
      habit == .instant ? at : sight.map { match.way.piece(at: self.fix(of: $0)) } ?? to
    departure.end = sight?.limit ?? time(of: min(last, match.fixes.count - 1))
    partings.append(Parting(piece: at, departure: departure))
    at = max(at, min(planned, to))
    if let rejoin, at >= rejoin.at {
      at = rejoin.at
      next = rejoin.next
    } else if at < end {
      replan(to: place)
    }
  }

  /// Goes on with a drive that leads beside the plan, as on the other carriageway of its road; false where it
  /// does so for less than tells the two from a fork.
  ///
  /// With a receiver that may err by as much nobody sees which of the two it is, and the matcher guesses: the
  /// departure, if there is one, is where they part. Who guesses right may plan anew before.
  private mutating func goBeside(before end: Int) -> Bool {
    guard let line = plans.last, line.count > 1 else { return false }
    let path = GeoPath(line)
    let passed = plan[..<next].reduce(0) { $0 + $1.length }
    var (along, index, metres) = (passed, at, 0.0)
    while index < end, pieces[index].part == pieces[at].part,
      let reached = reach(of: pieces[index], beside: path, after: along)
    {
      along = reached
      metres += pieces[index].length
      index += 1
    }
    guard metres >= Self.wobble else { return false }
    let behind = index < pieces.count ? pieces[index].fix : match.fixes.count - 1
    let start = at == besideUntil ? besides.last?.0 : nil
    besides.append((start ?? time(of: max(0, pieces[at].fix - 1)), time(of: behind)))
    besideUntil = index
    var planned = passed
    while next < plan.count, planned + plan[next].length <= along {
      planned += plan[next].length
      next += 1
    }
    at = index
    // What is left of a planned road may be less than the two differ at its end.
    if at < end, next < plan.count, plan[next].edge != pieces[at].edge,
      planned + plan[next].length < along + besideWidth
        || (next + 1 < plan.count && plan[next + 1].edge == pieces[at].edge)
    {
      next += 1
    }
    return true
  }

  /// The metres along a plan to which a piece leads that runs beside it; nil for one that does not.
  private func reach(of piece: DrivenWay.Piece, beside path: GeoPath, after start: Double)
    -> Double?
  {
    let width = besideWidth
    var along = start
    for point in explorer.line(of: [RoadStretch(edge: piece.edge, from: piece.from, to: piece.to)])
      .points
    {
      let place = path.nearest(
        to: point,
        from: along - width,
        through: along + piece.length + 2 * width
      )
      guard let place, place.deviation <= width else { return nil }
      along = max(along, place.distanceAlong)
    }
    // Who goes across, or back, does not go beside.
    return along - start >= piece.length / 2 - width ? along : nil
  }

  /// The fix at which the navigator plans anew.
  private func fix(of sight: DriveSight) -> Int {
    switch habit {
    case .instant, .quick: sight.first
    case .steady, .undirected: sight.enough
    case .slow: match.fixes.indices.last { time(of: $0) <= sight.limit } ?? sight.enough
    }
  }

  private func time(of fix: Int) -> Int64 { match.time(of: fix) }

  /// Where the drive comes back to the plan, if it does.
  private func rejoin(before end: Int) -> (at: Int, next: Int)? {
    var places: [UInt32: Int] = [:]
    for index in stride(from: plan.count - 1, through: next, by: -1) {
      places[plan[index].edge] = index
    }
    for index in at..<end {
      if let found = places[pieces[index].edge] { return (index, found) }
    }
    return nil
  }

  private func departure(
    _ to: Int,
    _ rejoins: Bool,
    _ drivenLength: Double,
    _ plannedLength: Double,
    _ sight: DriveSight?
  ) -> DriveDeparture {
    let before = at > 0 ? pieces[at - 1].edge : nil
    let fix = pieces[at].fix
    return DriveDeparture(
      kind: kind(to, before, rejoins, drivenLength, plannedLength),
      fix: fix,
      time: time(of: fix),
      left: (at == besideUntil ? besides.last?.0 : nil) ?? time(of: max(0, fix - 1)),
      limit: sight?.limit,
      end: time(of: fix),
      coordinate: start(of: pieces[at]),
      from: before.flatMap { explorer.name(of: $0) },
      planned: explorer.name(of: plan[next].edge),
      taken: explorer.name(of: pieces[at].edge),
      drivenLength: drivenLength,
      plannedLength: plannedLength,
      rejoins: rejoins,
      certainty: sight?.certainty ?? .doubtful
    )
  }

  private func kind(
    _ to: Int,
    _ before: UInt32?,
    _ rejoins: Bool,
    _ drivenLength: Double,
    _ plannedLength: Double
  ) -> DriveDeparture.Kind {
    if let before, turnsBack(before) { return .uTurn }
    if drivenLength < plannedLength { return .shortcut }
    if let before {
      let planned = abs(explorer.angle(from: before, to: plan[next].edge))
      let taken = abs(explorer.angle(from: before, to: pieces[at].edge))
      if planned >= 30, taken < planned - 15, taken < 45 { return .missedTurn }
    }
    return rejoins && plannedLength < 30 ? .wrongTurn : .detour
  }

  /// Whether the drive is on the way back within 150 m.
  private func turnsBack(_ before: UInt32) -> Bool {
    var metres = 0.0
    for piece in pieces[at...] {
      if explorer.areOpposite(piece.edge, before) { return true }
      metres += piece.length
      if metres > 150 { return false }
    }
    return false
  }

  // MARK: - Plans

  private mutating func replan(to place: DrivePlace) {
    do {
      _ = try makePlan(to: place, isDirected: true, from: Self.beyond)
    } catch {
      // Nobody can plan from here; the drive goes on to where one can.
      plan = []
      next = 0
    }
    // Where the router begins elsewhere, the road under the wheels counts.
    if plan.first?.edge != pieces[at].edge { step() }
  }

  private mutating func makePlan(
    to place: DrivePlace,
    isDirected: Bool,
    from metres: Double = 0
  ) throws(RoutingFailure) -> [PlannedRoute.Leg] {
    let piece = pieces[at]
    let stretch = RoadStretch(edge: piece.edge, from: piece.from, to: piece.to)
    let line = explorer.line(of: [stretch]).points
    let path = GeoPath(line)
    let heading = line.count > 1 ? line[0].initialBearing(to: line[1]) : nil
    let start =
      isDirected
      ? RouteStop(
        path.position(at: min(metres, path.length / 2))?.coordinate ?? place.coordinate,
        heading: heading,
        headingTolerance: 45,
        allowsUTurn: false
      ) : RouteStop(match.fixes[piece.fix].coordinate)
    let route = try router.route([start, RouteStop(place.coordinate)])
    let stretches = route.legs.flatMap { RoadStretch.stretches(of: $0) }
    plan = stretches.map {
      Planned(edge: explorer.base(of: $0.edge), length: explorer.length(of: [$0]))
    }
    next = 0
    plans.append(explorer.line(of: stretches).points)
    planStarts.append(piece.fix)
    return route.legs
  }

  private func start(of piece: DrivenWay.Piece) -> Coordinate {
    let stretch = RoadStretch(edge: piece.edge, from: piece.from, to: piece.to)
    return explorer.line(of: [stretch]).points.first ?? match.fixes[piece.fix].coordinate
  }
}
