import Geodesy

/// Follows fixes along one route: for each, the place on the line that the drive has most plausibly
/// reached.
///
/// A route may pass a place twice (out and back, loops, bridges), so the nearest point is not enough.
/// Each fix has a few candidates, one for each pass of the line in a window around what is reachable;
/// the cheapest chain of candidates wins, as in an online Viterbi search (Newson and Krumm, *Hidden
/// Markov map matching through noise and sparseness*, 2009): a candidate costs its squared deviation,
/// a transition the difference between the way along the route and the way between the fixes, and
/// going back costs a little more. Work and memory depend on the window, not on the route.
///
/// The place moves no farther than the vehicle drove: a chain of places that gains on the vehicle by more
/// than noise explains is none. Where the fixes come to lie on another part of the route, by a way that is
/// no part of it, the place goes there once they followed it for some metres.
struct RouteMatcher {
  /// A place the drive may have reached, and what believing so costs.
  private struct Hypothesis {
    var place: PathPosition
    var cost: Double
    /// Metres by which the place gained on the way driven, 0 or more.
    var gain = 0.0
    /// Where the last fix lay from the place, if fixes come seldom; else nil.
    var residual: RouteResidual?
  }

  /// Metres of GPS noise, one sigma; Newson and Krumm measured 4, urban drives 5 to 8.
  private static let sigma = 8.0
  /// Metres of mismatch between the two ways that cost as much as e-fold unlikelihood.
  private static let beta = 10.0
  /// The dearest distance of one fix where they come seldom: each may be the first of a reflection.
  private static let distanceCostLimit = 6.0
  /// The cost of going back along the route: a vehicle under guidance does so once in twenty times.
  private static let backwardCost = 3.0
  /// Degrees of one sigma between the course of a moving vehicle and its road, and the dearest mismatch:
  /// a receiver's course may be anything for a fix or two.
  private static let courseSigma = 30.0
  private static let courseCostLimit = 4.0
  /// Metres per second below which a receiver's course says nothing.
  private static let courseSpeed = 2.0
  /// Metres of apparent going back that noise explains.
  private static let backwardTolerance = 2.0
  /// The fastest a vehicle is believed to go while it is away from the reachable part of the route, in
  /// metres per second, ahead and back.
  private static let speedAhead = PositionState.fastest
  private static let speedBack = 30.0
  /// How much longer than the straight line a way along roads is believed to be.
  private static let detour = 1.5
  /// Metres that a place must follow another part of the route, and degrees and metres within which it
  /// follows it.
  private static let rejoining = 30.0
  private static let rejoiningCourse = 45.0
  private static let rejoiningDeviation = 20.0
  /// Degrees between a course and the route beyond which that goes the other way.
  private static let across = 90.0
  /// Metres ahead within which another part of the route is looked for at once; a way around takes time.
  private static let rejoiningReach = 600.0
  /// Metres from the reachable place within which no other part of the route is looked at.
  private static let fittingDeviation = 15.0
  /// Metres of a reported accuracy beyond which it allows for no more.
  private static let worstAccuracy = 40.0
  /// Metres between fixes from which their errors count as independent.
  private static let independence = 8.0
  /// Metres around the reachable, for noise.
  private static let slackAhead = 60.0
  private static let slackBack = 60.0
  /// Metres by which a place gains on the vehicle where a receiver jumps.
  private static let jumpSlack = 20.0
  /// Metres from the beginning of a route that was asked for from here within which the vehicle may be:
  /// it may begin the other way around the block.
  private static let beginning = 300.0
  /// Metres from the route beyond which it makes no difference how far the way driven led.
  private static let farGap = 60.0
  /// Seconds without a fix after which the place is found anew, and how many fixes find it.
  private static let silence = 10.0
  private static let findingFixes = 2
  /// How many hypotheses are kept.
  private static let breadth = 4

  private var hypotheses: [Hypothesis] = []
  private var next: [Hypothesis] = []
  private var candidates: [PathPosition] = []
  /// The fix that the hypotheses belong to.
  private var lastCoordinate: Coordinate?
  private var lastTime = Instant.zero
  /// The last fix, and the metres driven since the one that the hypotheses belong to.
  private var lastFix: Location?
  private var driven = 0.0
  /// The metres that a vehicle can have driven since that one.
  private var possible = 0.0
  /// Metres that the vehicle drove by its speeds while its fixes stood: a receiver that froze says where it is at once.
  private var withheld = 0.0
  /// Seconds between the two fixes before.
  private var rhythm: Double?
  /// Metres per second between the two fixes before, where they tell no speed and are not one place.
  private var pace: Double?
  /// Whether the last fix lay farther away than that lets it.
  private var hasLeapt = false
  /// A place on a part of the route that is out of reach, metres for which fixes followed it, and the last of them.
  private var elsewhere: (place: PathPosition, followed: Double, fix: Coordinate)?
  /// Metres for which fixes followed another hypothesis than that of the place, since that began to be the
  /// cheapest or the fixes last did not go along there, what it came to, and how many fixes lay at no place
  /// meanwhile.
  private var elsewhereSince: (followed: Double, at: PathPosition, strays: Int)?
  /// Where the place was found anew, how many fixes more may find it, and whether after a silence; nil once the
  /// vehicle drove on from there.
  private var found: (at: Coordinate, fixes: Int, isAfterSilence: Bool)?

  init() {
    hypotheses.reserveCapacity(Self.breadth + 1)
    next.reserveCapacity(Self.breadth + 1)
    candidates.reserveCapacity(16)
  }

  /// The place reached, as it is told, as of the last fix within the corridor; nil before one.
  ///
  /// It goes back only where the vehicle does: where what fits best now lies behind it, and the fixes did not
  /// go back, noise put it too far ahead, and it waits for the vehicle.
  private(set) var place: PathPosition?
  /// The place that fits best, where that one waits ahead of it.
  private(set) var fitBehind: PathPosition?
  /// Whether the last fix lies farther from the one before than the vehicle can have driven.
  private(set) var hasJumped = false
  /// Whether fixes that come seldom are explained better by another place, to which this one may not go yet.
  private(set) var isContested = false

  /// Returns metres of the route by which the vehicle may be ahead of a place that waits for a fix near it.
  ///
  /// - Parameter limit: Metres along the route from which on no place is believed.
  func waited(through limit: Double) -> Double {
    guard let place else { return 0 }
    return min(Self.detour * driven, max(0, limit - place.distanceAlong))
  }

  /// Takes a fix; returns the metres between it and the place it would be matched to.
  ///
  /// Within `corridor` metres the place moves there; beyond, it stays, and the reachable window grows
  /// until a fix lies in the corridor again.
  ///
  /// - Parameters:
  ///   - limit: Metres along the route from which on no place is believed.
  ///   - beginsHere: Whether the route begins where the vehicle was when it was asked for.
  ///   - reckoning: Where the way driven led; nil where nobody knows.
  ///   - way: The way to this fix from the one before, whose length is known; nil where it is not.
  ///   - seen: Where the vehicle was last seen on the route; nil where the place may lie anywhere behind the one
  ///     before, as off the route.
  mutating func update(
    _ location: Location,
    on line: RouteLine,
    through limit: Double = .infinity,
    beginsHere: Bool = false,
    reckoning: DrivenTrack.Reckoning? = nil,
    way: DrivenWay? = nil,
    seen: Coordinate? = nil,
    corridor: Double
  ) -> Double {
    guard let lastCoordinate else {
      lastFix = location
      var limit = limit
      if beginsHere, let start = line.path.coordinates.first {
        // Since it was asked for, the vehicle went no farther than that.
        limit = min(limit, Self.beginning + Self.detour * start.distance(to: location.coordinate))
      }
      return begin(location, on: line, beginsHere: beginsHere, through: limit, corridor: corridor)
    }
    let path = line.path
    let travelled =
      if let way, way.from == lastCoordinate, way.to == location.coordinate {
        way.length
      } else {
        lastCoordinate.distance(to: location.coordinate)
      }
    // Where every fix lies on the route, the last one is the one that the hypotheses belong to.
    let isSame = lastFix?.coordinate == lastCoordinate
    let isSilence = endsSilence(location)
    let known = isSame ? travelled : nil
    let step = metresDriven(to: location, known)
    possible += mostDriven(to: location, step)
    let given = withhold(location, known)
    let speedBefore = lastFix?.speed
    lastFix = location
    isContested = false
    driven += step
    var reach = Self.slackAhead + 2 * min(location.horizontalAccuracy ?? 0, Self.worstAccuracy)
    var from = Double.infinity
    var through = 0.0
    for index in hypotheses.indices {
      let along = hypotheses[index].place.distanceAlong
      (from, through) = (min(from, along), max(through, along))
    }
    let elapsed = max(0, location.timestamp.seconds(since: lastTime))
    let untrusted = reckoning.flatMap { $0.trusts(location) ? nil : $0 }
    // A receiver that jumps tells of no way; the vehicle went as far as its speeds say.
    let isContradicted = untrusted?.isConfirmed == true
    let isDoubted = isContradicted || location.speed == nil
    hasJumped = isDoubted && travelled > driven + given + reach / 2
    let most = hasJumped ? Self.detour * driven : max(possible, Self.detour * travelled)
    if hasJumped { reach = min(reach, Self.jumpSlack) }
    find(
      location,
      on: path,
      from: from - Self.slackBack - Self.speedBack * elapsed,
      through: min(through + reach + most, limit),
      corridor
    )
    let told = place
    // Where no place near the last one will do, the vehicle may be on another part of the route.
    func comesBack() -> Bool {
      rejoin(
        location,
        step,
        reckoning,
        told,
        seen,
        on: path,
        from: from,
        through: limit,
        corridor
      )
    }
    guard let nearest = nearestCandidate, nearest <= corridor else {
      countStray()
      guard let nearest = nearestCandidate else { return .infinity }
      let hasRejoined = comesBack()
      return hasRejoined ? hypotheses[0].place.deviation : nearest
    }

    // The errors of fixes close to each other are one error (Newson and Krumm drop such fixes).
    let weight = min(1, travelled / Self.independence)
    let beta = Self.beta + 0.2 * travelled
    let isSeldom = elapsed > DrivenTrack.steadyTime
    // Between fixes that come seldom a way bends, as far as the speeds at them let it.
    let likely = isSeldom ? max(travelled, meanSpeed(speedBefore, location) * elapsed) : travelled
    // Of a few it is quicker than to remove all, which replaces a range by nothing.
    while next.popLast() != nil {}
    // By their indices: to go through a list would count a reference to it.
    for index in candidates.indices {
      let candidate = candidates[index]
      guard !isContradicted || isSupported(candidate, by: location, on: path) else { continue }
      var best = Hypothesis(place: candidate, cost: .infinity)
      if isSeldom { best.residual = residual(of: candidate, location, on: path) }
      for known in hypotheses.indices {
        let along = candidate.distanceAlong - hypotheses[known].place.distanceAlong
        let gain = max(0, hypotheses[known].gain + along.magnitude - most)
        // At the end of what was looked at the vehicle gained just so much, but for what rounding says.
        guard !Millimetres.isMore(gain, than: reach) else { continue }
        var cost = hypotheses[known].cost + missed(along.magnitude, travelled, likely) / beta
        if along < -Self.backwardTolerance { cost += Self.backwardCost }
        if let residual = best.residual {
          let before = hypotheses[known].residual
          cost += weight * self.cost(of: residual, after: before, location, elapsed)
        }
        if cost < best.cost { (best.cost, best.gain) = (cost, gain) }
      }
      guard best.cost < .infinity else { continue }
      best.cost +=
        weight
        * (isSeldom
          ? courseCost(of: candidate, location, on: path)
          : cost(of: candidate, location, untrusted, on: path))
      keep(best)
    }
    guard !next.isEmpty else {
      // Every place near the fix gained too much on the vehicle, or is driven the other way.
      countStray()
      let hasRejoined = comesBack()
      let best = hypotheses[0].place
      // Where the place waits, it is that from which the vehicle is too far away.
      return hasRejoined
        ? best.deviation : (place ?? best).coordinate.distance(to: location.coordinate)
    }
    let isPossible = travelled <= driven + Self.jumpSlack
    let freedom: Freedom = isSilence ? .anew : isPossible ? .near : .bound
    let farthest = most + 2 * corridor
    guard
      settle(
        location,
        on: path,
        within: most + reach,
        farthest: farthest,
        freedom,
        isSeldom: isSeldom
      )
    else { return hypotheses[0].place.coordinate.distance(to: location.coordinate) }
    let best = hypotheses[0].place
    // Where the fix fits badly, the vehicle may be on another part of the route all the same.
    if best.deviation <= Self.fittingDeviation,
      (RouteCourse.mismatch(location, at: best, on: path) ?? 0) <= Self.rejoiningCourse
    {
      elsewhere = nil
    } else {
      let hasRejoined = comesBack()
      if hasRejoined { return hypotheses[0].place.deviation }
    }
    let deviation = hypotheses[0].place.deviation
    guard let seen, let told, let now = place, found?.isAfterSilence != true,
      !RouteCourse.mayFollow(from: seen, to: location.coordinate, told, now, on: path)
    else { return deviation }
    (place, fitBehind) = (told, now)
    let gap = told.coordinate.distance(to: location.coordinate)
    place?.deviation = gap
    // Too far from its place, the vehicle is not on it.
    return gap > corridor ? gap : deviation
  }

  /// Whether a fix ends a silence: where fixes come seldom all the time, none of them does.
  ///
  /// Where a clock was put back nobody knows how long it lasted. The second fix ends none: how often they come is
  /// not known yet.
  private mutating func endsSilence(_ location: Location) -> Bool {
    guard let lastFix else { return false }
    let elapsed = location.timestamp.seconds(since: lastFix.timestamp)
    guard elapsed >= 0 else { return true }
    defer { rhythm = elapsed }
    guard let rhythm else { return false }
    return elapsed >= Self.silence && elapsed > 2 * rhythm
  }

  /// Returns the metres driven since the last fix.
  ///
  /// It is the way between the two, but no farther than a vehicle gets at the speed that it had; between
  /// fixes that come seldom it may have been longer.
  ///
  /// - Parameter gap: Metres between the two, where they are known.
  private mutating func metresDriven(to location: Location, _ gap: Double?) -> Double {
    guard let lastFix else { return 0 }
    let travelled = gap ?? lastFix.coordinate.distance(to: location.coordinate)
    let elapsed = max(0, location.timestamp.seconds(since: lastFix.timestamp))
    guard elapsed <= DrivenTrack.steadyTime else {
      let speed = max(lastFix.speed ?? Self.usualSpeed, location.speed ?? Self.usualSpeed)
      return max(travelled, speed * elapsed)
    }
    if let before = lastFix.speed, let now = location.speed {
      return min(travelled, max(before, now) * elapsed + Self.backwardTolerance)
    }
    let now = travelled > 0 && elapsed > 0 ? travelled / elapsed : nil
    guard let before = pace else {
      pace = now
      return travelled
    }
    // No vehicle becomes faster than any, unless it seemed to be so before: a recording may be played faster.
    let fastest = min(
      Self.mostTimes * before + Self.mostGained,
      max(Self.speedAhead, before + Self.mostGained)
    )
    let isLeap = travelled > fastest * elapsed
    // One leap of a receiver is no pace; where the next fix is as far away, the vehicle is faster.
    if !isLeap || hasLeapt { pace = now }
    hasLeapt = isLeap
    return isLeap ? before * elapsed : travelled
  }

  /// Returns the metres that a vehicle can have driven since the last fix, of which so many are likely.
  ///
  /// Between fixes that come seldom it may be faster than at either of them, but no faster than any.
  @inline(__always)  // Called, it would be handed a copy of the whole matcher.
  private func mostDriven(to location: Location, _ likely: Double) -> Double {
    guard let lastFix else { return 0 }
    let elapsed = max(0, location.timestamp.seconds(since: lastFix.timestamp))
    guard elapsed > DrivenTrack.steadyTime else { return Self.detour * likely }
    let told = max(lastFix.speed ?? Self.usualSpeed, location.speed ?? Self.usualSpeed)
    let fastest = min(Self.speedAhead, told + Self.acceleration * elapsed / 2)
    let gap = lastFix.coordinate.distance(to: location.coordinate)
    return max(Self.detour * gap, fastest * elapsed)
  }

  /// Takes note of what the vehicle drove while its fixes stood; returns it where they move again.
  ///
  /// - Parameter gap: Metres from the last fix, where they are known.
  private mutating func withhold(_ location: Location, _ gap: Double?) -> Double {
    guard let lastFix, let before = lastFix.speed, let now = location.speed else { return 0 }
    let elapsed = max(0, location.timestamp.seconds(since: lastFix.timestamp))
    let told = min(before, now) * elapsed
    let moved = gap ?? lastFix.coordinate.distance(to: location.coordinate)
    guard elapsed <= Self.silence, moved <= min(Self.standing, told / 4) else {
      defer { withheld = 0 }
      return withheld
    }
    withheld = min(Self.mostWithheld, withheld + told - moved)
    return 0
  }

  /// Metres between two fixes that stand.
  private static let standing = 5.0
  /// Metres beyond which a receiver that stands while it tells a speed is believed no more.
  private static let mostWithheld = 1000.0

  /// Metres per second squared at which a vehicle gains speed and brakes between fixes that come seldom.
  private static let acceleration = 3.0
  /// Metres per second of a vehicle whose receiver tells none (50 km/h).
  private static let usualSpeed = 13.9
  /// How many times, and by how many metres per second more, a vehicle and the noise of its fixes may be
  /// faster from one fix to the next.
  private static let mostTimes = 2.0
  private static let mostGained = 30.0

  private mutating func find(
    _ location: Location,
    on path: GeoPath,
    from: Double,
    through: Double,
    _ corridor: Double
  ) {
    path.candidates(
      near: location.coordinate,
      from: min(from, through),
      through: through,
      radius: corridor,
      hint: hypotheses[0].place.segment,
      into: &candidates
    )
  }

  /// Looks for the vehicle on a part of the route that it cannot have reached along the route, and goes
  /// there once it followed that part; returns whether it did.
  private mutating func rejoin(
    _ location: Location,
    _ step: Double,
    _ reckoning: DrivenTrack.Reckoning?,
    _ told: PathPosition?,
    _ seen: Coordinate?,
    on path: GeoPath,
    from: Double,
    through limit: Double,
    _ corridor: Double
  ) -> Bool {
    let elapsed = max(0, location.timestamp.seconds(since: lastTime))
    let place = hypotheses[0].place.distanceAlong
    find(
      location,
      on: path,
      from: min(from, place) - Self.slackBack - Self.speedBack * elapsed,
      through: min(
        place + Self.rejoiningReach + max(Self.speedAhead * elapsed, Self.detour * driven),
        limit
      ),
      corridor
    )
    var nearest: PathPosition?
    for candidate in candidates
    where candidate.deviation <= min(corridor, Self.rejoiningDeviation)
      && candidate.deviation < nearest?.deviation ?? .infinity
      && (RouteCourse.mismatch(location, at: candidate, on: path) ?? 0) <= Self.rejoiningCourse
    {
      nearest = candidate
    }
    guard let found = nearest,
      isLed(to: found, location, by: reckoning, on: path, through: limit),
      mayGo(from: told, to: found, location, seen, on: path)
    else {
      elsewhere = nil
      return false
    }
    var followed = 0.0
    if let elsewhere {
      let along = found.distanceAlong - elsewhere.place.distanceAlong
      let moved = elsewhere.fix.distance(to: location.coordinate)
      func isAsFar(as way: Double) -> Bool {
        (along - way).magnitude <= Self.rejoiningDeviation + 0.5 * way
      }
      // As far as the vehicle drove by its speeds, and as its fixes moved. Who stands keeps what was followed,
      // and noise that goes back takes as much away as it gave.
      if isAsFar(as: step), isAsFar(as: moved) {
        followed = max(0, elsewhere.followed + min(along, step, moved + Self.backwardTolerance))
      }
    }
    elsewhere = (found, followed, location.coordinate)
    guard !Millimetres.isMore(Self.rejoining, than: followed) else { return false }
    elsewhere = nil
    next.removeAll(keepingCapacity: true)
    next.append(Hypothesis(place: found, cost: 0))
    self.place = nil
    settle(location, on: path)
    return true
  }

  /// Returns whether the place may go to another part of the route: one that lies behind it only where the
  /// vehicle went back, or where nobody says that it is on its route.
  private func mayGo(
    from told: PathPosition?,
    to found: PathPosition,
    _ location: Location,
    _ seen: Coordinate?,
    on path: GeoPath
  ) -> Bool {
    guard let told, let seen else { return true }
    return RouteCourse.mayFollow(from: seen, to: location.coordinate, told, found, on: path)
  }

  /// Returns whether the way driven leads to another part of the route rather than on along this one.
  ///
  /// Between the arms of a bend a reflection puts the fixes onto the other arm, where the vehicle is not:
  /// the way driven must lead there by more than it errs. Where the vehicle turned against its part of the
  /// route, the other one may be the same road the other way.
  private mutating func isLed(
    to found: PathPosition,
    _ location: Location,
    by reckoning: DrivenTrack.Reckoning?,
    on path: GeoPath,
    through limit: Double
  ) -> Bool {
    guard let reckoning else { return true }
    func gap(from: Double, through: Double, hint: Int) -> Double {
      path.candidates(
        near: reckoning.coordinate,
        from: from,
        through: min(through, limit),
        radius: Self.farGap,
        hint: hint,
        into: &candidates
      )
      return nearestCandidate ?? Self.farGap
    }
    let place = hypotheses[0].place
    let (here, there) = (place.distanceAlong, found.distanceAlong)
    guard (there - here).magnitude > 2 * Self.slackAhead else { return true }
    let back = here - Self.slackBack
    let ahead = here + Self.slackAhead + Self.detour * driven
    let leftHere = gap(
      from: there < here ? max(back, there + Self.slackAhead) : back,
      through: there < here ? ahead : min(ahead, there - Self.slackAhead),
      hint: place.segment
    )
    let leftThere = gap(
      from: there - Self.slackBack,
      through: there + Self.slackAhead,
      hint: found.segment
    )
    let isAgainst =
      RouteCourse.mismatch(location, at: place, on: path).map { $0 > Self.rejoiningCourse } ?? false
    // The same road the other way is as near, but for what rounding says.
    return !Millimetres.isMore(leftThere + (isAgainst ? 0 : 2 * reckoning.sigma), than: leftHere)
  }

  /// Takes the first fix on a route: the cheapest place, where the start is preferred to later passes.
  private mutating func begin(
    _ location: Location,
    on line: RouteLine,
    beginsHere: Bool,
    through limit: Double,
    corridor: Double
  ) -> Double {
    line.path.candidates(
      near: location.coordinate,
      from: 0,
      through: min(line.length, limit),
      radius: corridor,
      hint: 0,
      into: &candidates
    )
    guard let nearest = nearestCandidate else { return .infinity }
    guard nearest <= corridor else { return nearest }
    if beginsHere, let start = candidates.first, isBound(location, for: start, on: line.path) {
      // Who is about to begin drove no later part that leads there as well, as the end of a round does.
      candidates.removeAll { Self.leads($0, to: start, location, on: line.path) }
    }
    for candidate in candidates {
      var seen = candidate
      // It was asked for from where the vehicle would be by now: it may begin some way ahead.
      if beginsHere, candidate.distanceAlong == 0 {
        seen.deviation = sideways(of: candidate, location, on: line.path)
      }
      keep(
        Hypothesis(
          place: candidate,
          cost: cost(of: seen, location, nil, on: line.path) + candidate.distanceAlong / 1000
        )
      )
    }
    settle(location, on: line.path)
    return hypotheses[0].place.deviation
  }

  /// Returns whether a vehicle is on its way to the beginning of its route, which lies ahead in the direction of both.
  private func isBound(
    _ location: Location,
    for start: PathPosition,
    on path: GeoPath
  ) -> Bool {
    guard start.distanceAlong == 0, let course = location.course,
      location.speed ?? Self.courseSpeed >= Self.courseSpeed
    else { return false }
    let aside = sideways(of: start, location, on: path)
    let ahead = location.coordinate.initialBearing(to: start.coordinate)
    return aside < start.deviation && aside <= max(Self.sigma, location.horizontalAccuracy ?? 0)
      && Bearing.difference(from: ahead, to: course).magnitude < Self.across
  }

  /// Returns whether a later place of the route lies before its beginning as the vehicle does, on a part that leads by
  /// there once more.
  private static func leads(
    _ later: PathPosition,
    to start: PathPosition,
    _ location: Location,
    on path: GeoPath
  ) -> Bool {
    guard later.distanceAlong > 0 else { return false }
    let again = path.nearest(
      to: start.coordinate,
      from: later.distanceAlong,
      through: later.distanceAlong + detour * (later.deviation + start.deviation),
      hint: later.segment
    )
    return (again?.deviation ?? .infinity) <= max(sigma, location.horizontalAccuracy ?? 0)
  }

  /// Returns metres by which a vehicle before a place of the route lies aside of its direction there; of one that is
  /// not before it all metres between both.
  private func sideways(
    of candidate: PathPosition,
    _ location: Location,
    on path: GeoPath
  ) -> Double {
    guard candidate.deviation > 0, let road = path.bearing(ofSegment: candidate.segment) else {
      return candidate.deviation
    }
    let ahead = location.coordinate.initialBearing(to: candidate.coordinate)
    let angle = Bearing.difference(from: road, to: ahead).magnitude
    guard angle < Self.across else { return candidate.deviation }
    return candidate.deviation * DeterministicMath.sineAndCosine(angle * (.pi / 180)).sine
  }

  private var nearestCandidate: Double? {
    candidates.isEmpty ? nil : candidates.reduce(.infinity) { min($0, $1.deviation) }
  }

  /// Returns what it costs to believe in a candidate, apart from the way there.
  ///
  /// - Parameter reckoning: Where the way driven led, if the fix contradicts it: then that tells how far
  ///   the candidate lies aside, and not the fix.
  @inline(__always)
  private func cost(
    of candidate: PathPosition,
    _ location: Location,
    _ reckoning: DrivenTrack.Reckoning?,
    on path: GeoPath
  ) -> Double {
    let sigma = max(Self.sigma, location.horizontalAccuracy ?? 0)
    var aside = candidate.deviation
    // The course chooses between passes of the line; where there is one, it decides nothing.
    guard candidates.count > 1, let road = path.bearing(ofSegment: candidate.segment) else {
      return aside * aside / (2 * sigma * sigma)
    }
    if let reckoning { aside = reckoning.miss(of: candidate.coordinate, course: road) }
    return aside * aside / (2 * sigma * sigma) + courseCost(location, along: road)
  }

  /// Returns what a fix's course costs on a road in some direction.
  @inline(__always)
  private func courseCost(_ location: Location, along road: Double) -> Double {
    guard let course = location.course, location.speed ?? Self.courseSpeed >= Self.courseSpeed
    else { return 0 }
    let mismatch = Bearing.difference(from: road, to: course) / Self.courseSigma
    return min(Self.courseCostLimit, mismatch * mismatch / 2)
  }

  // MARK: - Fixes that come seldom

  /// Returns metres by which a way along the route misses those that were driven.
  @inline(__always)
  private func missed(_ along: Double, _ least: Double, _ most: Double) -> Double {
    along < least ? least - along : max(0, along - most)
  }

  /// Returns metres per second between two fixes; 0 where they tell none.
  private func meanSpeed(_ before: Double?, _ now: Location) -> Double {
    guard let before, let now = now.speed else { return 0 }
    return (before + now) / 2
  }

  /// Returns where a fix lies from a candidate.
  private func residual(
    of candidate: PathPosition,
    _ location: Location,
    on path: GeoPath
  ) -> RouteResidual {
    RouteResidual(
      from: candidate.coordinate,
      to: location.coordinate,
      course: path.bearing(ofSegment: candidate.segment) ?? 0
    )
  }

  /// Returns what the distance of a fix costs after the fix before: an offset that lasts is one surprise, also
  /// around a bend.
  private func cost(
    of residual: RouteResidual,
    after earlier: RouteResidual?,
    _ location: Location,
    _ elapsed: Double
  ) -> Double {
    let cost = residual.cost(
      after: earlier,
      sigma: max(Self.sigma, location.horizontalAccuracy ?? 0),
      correlation: DeterministicMath.exp(-elapsed / RouteResidual.lastingTime)
    )
    return min(Self.distanceCostLimit, cost)
  }

  /// Returns what a fix's course costs on a candidate, where there is a choice.
  private func courseCost(
    of candidate: PathPosition,
    _ location: Location,
    on path: GeoPath
  ) -> Double {
    guard candidates.count > 1, let road = path.bearing(ofSegment: candidate.segment) else {
      return 0
    }
    return courseCost(location, along: road)
  }

  /// Returns whether a fix that the way driven contradicts may be of a vehicle at a candidate: it lies there, as far as
  /// its receiver errs, or goes along there.
  private func isSupported(
    _ candidate: PathPosition,
    by location: Location,
    on path: GeoPath
  ) -> Bool {
    let reach = DrivenWay.accuracyShare * (location.horizontalAccuracy ?? 0)
    return candidate.deviation <= max(Self.rejoiningDeviation, reach)
      || (RouteCourse.mismatch(location, at: candidate, on: path) ?? 0) <= Self.across
  }

  /// Puts a hypothesis in its place by cost; the dearest beyond the breadth is dropped.
  private mutating func keep(_ hypothesis: Hypothesis) {
    var at = next.count
    while at > 0 && next[at - 1].cost > hypothesis.cost { at -= 1 }
    guard at < Self.breadth else { return }
    if at == next.count { next.append(hypothesis) } else { next.insert(hypothesis, at: at) }
    if next.count > Self.breadth { next.removeLast() }
  }

  /// The cheapest hypothesis that goes on from a place; nil where none does.
  ///
  /// - Parameter reach: Metres along the route by which the place can have moved.
  @inline(__always)  // As ``mostDriven(to:_:)``.
  private func pass(of before: PathPosition, _ location: Location, within reach: Double) -> Int? {
    func first(within metres: Double) -> Int? {
      hypotheses.firstIndex {
        ($0.place.distanceAlong - before.distanceAlong).magnitude <= metres
      }
    }
    guard let kept = first(within: reach), let lastCoordinate else { return nil }
    // Before a U-turn both passes are within reach: what lies at one place in space, and farther along
    // the route than the vehicle moved, is the other pass. Who stands has not turned.
    guard let speed = location.speed, speed < Self.courseSpeed else { return kept }
    let moved = lastCoordinate.distance(to: location.coordinate) * Self.detour
    guard let near = first(within: min(reach, moved + Self.fittingDeviation)), near != kept,
      hypotheses[near].place.coordinate.distance(to: hypotheses[kept].place.coordinate)
        <= Self.fittingDeviation
    else { return kept }
    return near
  }

  /// How free the place is to be another than before.
  private enum Freedom {
    /// Nobody knows where the vehicle went.
    case anew
    /// It may still be found, where it was begun to be looked for.
    case near
    /// No vehicle comes to such a fix: it finds nothing.
    case bound
  }

  /// Takes the cheapest hypothesis for the place; returns whether the place is one near the fix.
  ///
  /// Where the route passes twice, what fits better now is on the other pass. The place goes there once the
  /// vehicle drove on for some metres, so that noise of a vehicle that stands moves it nowhere; with the first
  /// fixes of a route, and after a silence, it is found anew. Where nothing goes on from the place, it goes to
  /// what is near on the route, and else stays for as many metres.
  ///
  /// - Parameters:
  ///   - reach: Metres along the route by which the place can have moved.
  ///   - farthest: Metres along the route beyond which no error of a place before and now explains a move.
  ///   - freedom: How free the place is to be another than before.
  ///   - isSeldom: Whether fixes come seldom.
  @discardableResult
  private mutating func settle(
    _ location: Location,
    on path: GeoPath,
    within reach: Double = .infinity,
    farthest: Double = .infinity,
    _ freedom: Freedom = .anew,
    isSeldom: Bool = false
  ) -> Bool {
    let hadPlace = place != nil
    swap(&hypotheses, &next)
    let base = hypotheses[0].cost
    for index in hypotheses.indices { hypotheses[index].cost -= base }
    if freedom == .anew {
      found = (location.coordinate, Self.findingFixes, hadPlace)
    } else if let (from, fixes, isAfterSilence) = found {
      let isOver = fixes <= 1 || from.distance(to: location.coordinate) >= Self.rejoining
      found = isOver ? nil : (from, fixes - 1, isAfterSilence)
    }
    let isFree = freedom == .anew || found != nil && freedom == .near
    var isNear = true
    if hadPlace, !isFree {
      // Those that were are the next now.
      let before = next[0].place
      let kept = pass(of: before, location, within: reach)
      isContested = isSeldom && kept != 0
      follow(hypotheses[0].place, to: location, on: path, isElsewhere: kept != 0, within: reach)
      let moved = (hypotheses[0].place.distanceAlong - before.distanceAlong).magnitude
      if let elsewhereSince, Millimetres.isMore(Self.rejoining, than: elsewhereSince.followed),
        kept != nil || moved > farthest
      {
        if let kept {
          hypotheses.swapAt(0, kept)
        } else {
          hypotheses.insert(Hypothesis(place: before, cost: 0, gain: next[0].gain), at: 0)
          isNear = false
        }
      } else {
        elsewhereSince = nil
      }
    } else {
      elsewhereSince = nil
    }
    // What is e^-20 times as likely as the best is believed no more.
    while hypotheses.count > 1, let last = hypotheses.last,
      last.cost > 20 || hypotheses.count > Self.breadth
    {
      hypotheses.removeLast()
    }
    (place, fitBehind) = (hypotheses[0].place, nil)
    lastCoordinate = location.coordinate
    lastTime = location.timestamp
    (driven, possible) = (0, 0)
    return isNear
  }

  /// Counts a fix that lies at no place.
  ///
  /// One among those that follow another part of the route is an error of the receiver; more of them follow none.
  private mutating func countStray() {
    elsewhereSince?.strays += 1
    if elsewhereSince?.strays ?? 0 > 1 { elsewhereSince = nil }
  }

  /// Takes note of how far fixes followed the cheapest hypothesis, where that is not the place's.
  ///
  /// Who moves across the route there, or against it, does not follow it: a receiver that is off by a corridor
  /// leads past other parts of the route, and along none of them.
  private mutating func follow(
    _ now: PathPosition,
    to location: Location,
    on path: GeoPath,
    isElsewhere: Bool,
    within reach: Double
  ) {
    guard isElsewhere else { return elsewhereSince = nil }
    guard let (followed, at, strays) = elsewhereSince, let lastCoordinate else {
      return elsewhereSince = (0, now, 0)
    }
    let length = lastCoordinate.distance(to: location.coordinate)
    // Who drove as far along it would have come farther.
    guard
      (now.distanceAlong - at.distanceAlong).magnitude
        <= min(reach, DrivenWay.longest(for: length)),
      RouteCourse.leadsAlong(from: lastCoordinate, to: location.coordinate, [at, now], on: path)
    else { return elsewhereSince = (0, now, 0) }
    // No farther than the vehicle drove, and than its fixes moved: noise of one that stands goes back as often as
    // ahead, and fixes that stay where they are follow nothing, however fast they say they go.
    let moved = min(driven, length)
    let along = min(now.distanceAlong - at.distanceAlong, moved + Self.backwardTolerance)
    elsewhereSince = (followed + along, now, strays)
  }
}
