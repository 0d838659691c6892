package import Geodesy

/// What the drive has come to on one route: place, step, vias passed, and what remains.
///
/// What a fix means is said by ``FollowingRules``; their results are stored here, so that reading them
/// costs no dispatch.
package final class RouteFollower {
  /// What a fix means for the on-route state.
  package enum Verdict { case unchanged, left, returned }

  /// The route.
  package let line: RouteLine
  let rules: any FollowingRules

  // Unchecked: one thread, and no access is open while somebody else is called (CONTRIBUTING, "Hot state").
  /// The place reached; nil before a usable fix lay on the route.
  @safe @exclusivity(unchecked) package var place: PathPosition?
  /// The current step, an index into the line's steps; the first until a fix was matched.
  @safe @exclusivity(unchecked) package var step = 0
  /// How many of the line's vias were passed, or left out before one that was.
  @safe @exclusivity(unchecked) var passedVias = 0
  /// Whether the last fix showed that the route is left.
  @safe @exclusivity(unchecked) private(set) var leftNow = false
  /// For each via of the line, whether the vehicle was there.
  @safe @exclusivity(unchecked) private var visited: [Bool]
  /// Whether the next stop may lie behind, because it was reached.
  ///
  /// Else nothing behind it is taken for the place, though it fits: a driver who left the stop out is off
  /// the route, and is led back.
  @safe @exclusivity(unchecked) package var mayPassStop = false
  /// Whether a via may be left out, because no new route would lead to it.
  @safe @exclusivity(unchecked) package var mayLeaveOutVias = false
  /// Metres along the route that were reached when it was left for the first time; nil before.
  ///
  /// Who comes back onto it beyond a via ahead of there has left that out: like one who left a stop out he is
  /// off the route, and is led there.
  @safe @exclusivity(unchecked) private var leftAlong: Double?
  /// Whether the route begins where the vehicle was when it was asked for.
  let beginsHere: Bool
  /// The way since the usable fix before, and where that was, or where the vehicle was reckoned to be;
  /// before the first fix it is where the route begins, if it was asked for from there.
  @safe @exclusivity(unchecked) private(set) var way: DrivenWay?
  @safe @exclusivity(unchecked) private var seen: Coordinate?
  @safe @exclusivity(unchecked) private var odometer = Odometer()
  /// Whether the vehicle was guided all that way.
  @safe @exclusivity(unchecked) private(set) var isGuidedWay = true
  /// Whether nobody guided it for some time since the last usable fix.
  @safe @exclusivity(unchecked) private var wasUnguided = false
  /// When guidance was stopped; nil while it is on, and where an arrival ended it.
  @safe @exclusivity(unchecked) private var stopped: Instant?
  /// The last fix that lay on the route, with its place, until the route is left.
  @safe @exclusivity(unchecked) private var anchor: (along: Double, coordinate: Coordinate)?
  /// Metres between the last usable fix and its place on the route; nil before one.
  @safe @exclusivity(unchecked) package var deviation: Double?
  /// Whether the place came beyond the beginning of the route.
  @safe @exclusivity(unchecked) private(set) var hasBegun = false
  /// Whether the last usable fix lay within the corridor, and so moved the place.
  @safe @exclusivity(unchecked) package var isInCorridor = false
  /// Metres along the route that were reckoned since the last fix that said more, and fixes since then.
  @safe @exclusivity(unchecked) private var reckonedAlong: Double?
  @safe @exclusivity(unchecked) private var heldFixes = 0
  /// The last segment whose bearing was computed, and that bearing.
  @safe @exclusivity(unchecked) private var bearing: (segment: Int, degrees: Double)?
  /// Whether what remains is stated by the provider for each step, and not measured along the line.
  private let isStated: Bool
  /// Which route it is; asked for at each fix.
  private let routeID: RouteID

  /// - Parameter beginsHere: Whether the route begins where the vehicle was when it was asked for.
  package init(line: RouteLine, rules: any FollowingRules, beginsHere: Bool = false) {
    self.line = line
    self.rules = rules
    self.beginsHere = beginsHere
    visited = Array(repeating: false, count: line.vias.count)
    seen = beginsHere ? line.path.coordinates.first : nil
    isStated = rules.ownStep != nil
    routeID = line.route.id
  }

  /// Where the vehicle was last seen, or reckoned, on the route; nil off the route.
  var lastSeen: Coordinate? { anchor?.coordinate }

  /// Takes note that guidance stops.
  func stopGuidance(at now: Instant) { stopped = now }

  /// Takes note that guidance goes on: what was passed meanwhile, nobody was guided to.
  func startGuidance(at now: Instant) {
    if let stopped, stopped < now { wasUnguided = true }
    stopped = nil
  }

  /// Takes a usable fix; returns what it means for the on-route state.
  package func update(_ location: Location, isOffRoute: Bool) -> Verdict {
    (isGuidedWay, wasUnguided) = (!wasUnguided, false)
    let driven = DrivenWay(from: seen ?? location.coordinate, to: location, by: &odometer)
    way = driven
    seen = location.coordinate
    if isOffRoute { anchor = nil }
    rules.match(location, on: self)
    if isInCorridor, let place {
      if let anchor {
        let length =
          anchor.coordinate == driven.from
          ? driven.length : anchor.coordinate.distance(to: location.coordinate)
        way?.followed(from: anchor.along, to: place.distanceAlong, length: length)
      }
      anchor = (place.distanceAlong, location.coordinate)
    }
    if along > Self.beginning { hasBegun = true }
    visitVias()
    let verdict = rules.judge(location, on: self, isOffRoute: isOffRoute)
    leftNow = verdict == .left
    if leftNow, leftAlong == nil { leftAlong = along }
    return verdict
  }

  /// Moves the current step to the place reached; returns the step before if it changed.
  func advanceStep() -> Int? {
    let before = step
    rules.advanceStep(of: self)
    return step == before ? nil : before
  }

  /// Whether there are vias that were neither passed nor left out.
  var hasViasAhead: Bool { passedVias < line.vias.count }

  /// Counts the vias that lie behind; call until it returns nil.
  ///
  /// One that was left out is told at no time: it stays among what the journey leads through.
  func nextPassedVia() -> RouteLine.Via? {
    for index in passedVias..<line.vias.count {
      if rules.isPassed(line.vias[index], on: self) {
        passedVias = index + 1
        return line.vias[index]
      }
      if rules.passesViasInAnyOrder { continue }
      guard line.vias[index].distanceAlong <= along else { return nil }
    }
    return nil
  }

  /// Returns whether the vehicle was at a via.
  func wasAt(_ via: RouteLine.Via) -> Bool { visited[via.index] }

  /// Notes at which of the vias the vehicle was since the fix before.
  private func visitVias() {
    guard hasViasAhead, rules.passesViasByPresence, let way else { return }
    let through = along + way.length + rules.presenceDistance
    for index in passedVias..<line.vias.count {
      let via = line.vias[index]
      guard via.distanceAlong <= through else { return }
      if !visited[index], let place = line.path.position(at: via.distanceAlong)?.coordinate {
        visited[index] = way.leads(
          past: place,
          at: via.distanceAlong,
          within: rules.presenceDistance,
          following: rules.passingDistance
        )
      }
    }
  }

  /// Goes on where this one is, on a line of the same geometry whose legs are divided anew.
  func continuing(on line: RouteLine) -> RouteFollower {
    let next = RouteFollower(line: line, rules: rules.continuing(on: line))
    next.place = place
    next.step = next.rules.ownStep ?? min(step, max(0, line.steps.count - 1))
    next.deviation = deviation
    next.isInCorridor = isInCorridor
    (next.way, next.seen, next.anchor) = (way, seen, anchor)
    next.leftAlong = leftAlong
    (next.wasUnguided, next.stopped) = (wasUnguided, stopped)
    while let via = line.vias.dropFirst(next.passedVias).first, via.distanceAlong <= along {
      next.passedVias += 1
    }
    return next
  }

  // MARK: - Dead reckoning

  /// Moves the place along the route without a fix.
  func reckon(to along: Double) {
    let way = self.along...max(self.along, along)
    for via in line.vias[passedVias...] where way.contains(via.distanceAlong) {
      visited[via.index] = true
    }
    place = line.path.position(at: along)
    seen = place?.coordinate
    anchor = seen.map { (along, $0) }
    (reckonedAlong, heldFixes) = (along, 0)
  }

  /// Keeps the place that was reckoned where the first fixes after it lie behind.
  ///
  /// The first is often a bad one, and the vehicle catches up; what a few fixes in a row say is so.
  func holdReckoned() {
    guard let reckonedAlong else { return }
    if isInCorridor, along >= reckonedAlong - Self.reckoningTolerance || heldFixes >= Self.heldFixes
    {
      self.reckonedAlong = nil
      return
    }
    heldFixes += 1
    place = line.path.position(at: reckonedAlong)
  }

  /// Forgets what was reckoned: the next fix is believed wherever it lies.
  package func forgetReckoned() { reckonedAlong = nil }

  /// Metres along the route within which a vehicle has not begun to drive it.
  private static let beginning = 1.0
  /// Metres by which a place may fall back, and fixes for which it is held.
  private static let reckoningTolerance = 2.0
  private static let heldFixes = 3

  /// Metres per second at which the step of the place is driven; infinity where that is not known.
  var paceAtPlace: Double {
    guard line.steps.indices.contains(step) else { return .infinity }
    let current = line.steps[stepOfPlace]
    return current.duration > 0 ? (current.end - current.start) / current.duration : .infinity
  }

  // MARK: - What was reached and what remains

  /// Metres to the end of the current step.
  package var distanceToManeuver: Double {
    guard step < line.steps.count else { return 0 }
    return max(0, line.steps[step].end - along)
  }

  /// Metres along the route that were reached.
  @inline(__always)
  package var along: Double { place?.distanceAlong ?? 0 }

  /// Returns metres to the end of a leg, 0 once it is behind.
  @inline(__always)
  package func distance(toEndOfLeg leg: Int) -> Double {
    isStated ? statedDistance(toEndOfLeg: leg) : max(0, line.legEnds[leg] - along)
  }

  /// It lets go of nothing, so that nobody who asks has to hold on to the follower (CONTRIBUTING, "Hot state").
  @inline(never)
  @_effects(releasenone)
  private func statedDistance(toEndOfLeg leg: Int) -> Double {
    line.statedDistance(toEndOfLeg: leg, from: along, inStep: rules.ownStep ?? step)
  }

  /// Metres to the next stop, and along which route; nil before a fix on it.
  var remaining: (distance: Double, route: RouteID)? {
    place == nil ? nil : (distance(toEndOfLeg: 0), routeID)
  }

  /// Metres along the route from which on no place is believed.
  ///
  /// A stop is reached within some metres, on either side of it; where fixes are far apart, it lies
  /// between two of them. So is a via ahead of where the route was left.
  var reachable: Double {
    guard let way else { return line.length }
    return min(reachable(withStopBefore: way), reachable(withViaBefore: way))
  }

  private func reachable(withStopBefore way: DrivenWay) -> Double {
    guard !mayPassStop, let end = line.legEnds.first, end < line.length else { return line.length }
    if along + 2 * way.length > end, isAtEndOfLeg { return line.length }
    return reachable(behind: end, after: way)
  }

  private func reachable(withViaBefore way: DrivenWay) -> Double {
    guard let leftAlong, hasViasAhead, rules.passesViasByPresence, !mayLeaveOutVias,
      let via = line.vias[passedVias...].first(where: {
        $0.distanceAlong > leftAlong && !visited[$0.index]
      })
    else { return line.length }
    return reachable(behind: via.distanceAlong, after: way)
  }

  /// Returns metres along the route up to which a place is believed though the vehicle was not seen at one before.
  private func reachable(behind end: Double, after way: DrivenWay) -> Double {
    let limit = end + 2 * rules.presenceDistance
    guard let anchor, anchor.along <= limit else { return limit }
    return max(
      limit,
      anchor.along + DrivenWay.longest(for: anchor.coordinate.distance(to: way.to))
    )
  }

  /// Whether the last way led past the end of the first leg.
  var isAtEndOfLeg: Bool {
    guard let way, let leg = line.route.legs.first, let end = line.legEnds.first else {
      return false
    }
    let distance = rules.presenceDistance
    let isPassed = way.leads(
      past: leg.destinationCoordinate,
      at: end,
      within: distance,
      following: rules.passingDistance
    )
    if isPassed { return true }
    guard let stop = leg.destination.coordinate else { return false }
    return !Millimetres.isMore(way.nearest(to: stop).gap, than: distance)
  }

  /// Returns seconds to the end of a leg, 0 once it is behind.
  func time(toEndOfLeg leg: Int) -> Double {
    if isStated {
      return line.statedTime(toEndOfLeg: leg, from: along, inStep: rules.ownStep ?? step)
    }
    let step = stepOfPlace
    let current = line.steps.isEmpty ? 0 : line.steps[step].leg
    guard distance(toEndOfLeg: leg) > 0 else { return 0 }
    var time = line.timeToEndOfLeg(from: along, in: step)
    if leg > current {
      for later in (current + 1)...leg { time += line.duration(ofLeg: later) }
    }
    return time
  }

  /// The step that the place lies in; near a step's end it may be one ahead of the current one.
  var stepOfPlace: Int {
    var index = step
    while index + 1 < line.steps.count, along > line.steps[index].end { index += 1 }
    while index > 0, along < line.steps[index].start { index -= 1 }
    return index
  }

  /// Returns the direction of the route at the place reached, in degrees; nil where it has none.
  package func courseAtPlace() -> Double? {
    guard let place else { return nil }
    if let bearing, bearing.segment == place.segment { return bearing.degrees }
    guard let degrees = line.path.bearing(ofSegment: place.segment) else { return nil }
    bearing = (place.segment, degrees)
    return degrees
  }
}
