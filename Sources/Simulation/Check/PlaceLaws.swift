import Geodesy
import Navigation
import Platform
import Recording
import ScenarioLanguage

/// Watches the place that a navigator believes in against the fixes it was given: what remains, how fast
/// that changes, where the place is shown, and where stops are reached.
///
/// All of it is judged at the end of the job that a fix made, when everything is told.
final class PlaceLaws {
  /// What was known when the place was last found.
  private struct Anchor {
    /// Metres to the next stop.
    var remaining: Double
    /// The route, by its number; nil where it is not known.
    var route: Int?
    /// Where the fix lay, by how many metres its receiver errs, and when.
    var fix: Coordinate
    var accuracy: Double
    var time: Instant
    /// Where the place was shown; the fix where nothing is told of it.
    var place: Coordinate
    /// Metres from fix to fix since then, and those that the vehicle can have driven.
    var driven = 0.0
    var possible = 0.0
    /// When the place last moved, by the stamp of its fix.
    var since: Instant
    /// Whether the route was left since then.
    var wasLeft: Bool
    /// Whether a fix since then lay beside all of the route that the vehicle can have reached, and the navigator
    /// showed no place for it.
    var wasAway = false
  }

  /// Who owns these, and hears of what is broken.
  unowned var checker: LawChecker?
  private let configuration: NavigatorConfiguration
  // Unchecked: one thread, and no access is open while somebody else is called (CONTRIBUTING, "Hot state").
  /// The way to the next stop; nil where it is not known.
  @safe @exclusivity(unchecked) var line: GeoPath?
  /// Where the drive went back along its route.
  @safe @exclusivity(unchecked) private(set) var backwards: [BackwardStretch] = []
  @safe @exclusivity(unchecked) private var anchor: Anchor?
  /// The last usable fix, and seconds between it and the one before.
  @safe @exclusivity(unchecked) private var last: Location?
  @safe @exclusivity(unchecked) private var rhythm: Double?
  /// The fix of the job under way, and what was told of it.
  @safe @exclusivity(unchecked) private var fix: Location?
  /// Whether it is good enough to decide anything.
  @safe @exclusivity(unchecked) private var isUsable = false
  @safe @exclusivity(unchecked) private var told: Event.Navigator.DidUpdateLocation?
  /// When the last usable fix was told of.
  @safe @exclusivity(unchecked) private var heard: Instant?
  /// Whether it is the one before again, which says nothing new.
  @safe @exclusivity(unchecked) private var isRepeated = false
  /// Which fixes are news.
  @safe @exclusivity(unchecked) private var order = FixOrder()
  /// Whether it is stamped earlier than the one before, and not believed so far.
  @safe @exclusivity(unchecked) private var isEarlier = false
  @safe @exclusivity(unchecked) private var driven = DrivenFixes()
  @safe @exclusivity(unchecked) private var odometer = Odometer()
  /// Whether the vehicle is off its route.
  @safe @exclusivity(unchecked) private var isLeft = false
  /// Whether guidance was on and is not any more.
  @safe @exclusivity(unchecked) private var hasEnded = false
  /// Usable fixes left in which the place may lie away from them after positions were reckoned, and those with a
  /// place in which it may be corrected.
  @safe @exclusivity(unchecked) private var grace = 0
  @safe @exclusivity(unchecked) private var correcting = 0
  /// Usable fixes left in which the place may be another than a fix said after a silence, or one to which
  /// no vehicle came: it may lie where the route passes twice.
  @safe @exclusivity(unchecked) private var finding = 0
  /// Counts down the first usable fixes with a place on a route, of which the second may find it on another pass.
  @safe @exclusivity(unchecked) private var opening = 0
  /// Whether that began in the job under way, whose fix is none of them.
  @safe @exclusivity(unchecked) private var isOpening = false

  /// How many fixes correct a place that was reckoned, how many find it after a silence, and how many on a route
  /// that is met.
  private static let graceFixes = 6
  private static let findingFixes = 3
  private static let openingFixes = 2
  /// How much longer than the way from fix to fix a way along roads is believed to be.
  private static let detour = 1.5
  /// The fastest that a vehicle is believed to go, in metres per second, and how it gains speed, in metres
  /// per second squared: half of that of a sports car, all the way.
  private static let topSpeed = 60.0
  private static let acceleration = 3.0
  /// Seconds between fixes from which neither their places nor their speeds tell how far a vehicle went.
  private static let seldom = 2.0
  /// Metres that are no difference.
  private static let tolerance = 0.01

  /// A number as a person reads it, to the centimetre.
  private static func metres(_ value: Double) -> String { Quantity.fixed(value, 2) }

  init(_ configuration: NavigatorConfiguration) {
    self.configuration = configuration
  }

  // MARK: - What comes

  func begin(_ location: Location) {
    (fix, told, isRepeated, isOpening, isEarlier) = (location, nil, false, false, false)
    // One that is too bad decides nothing, and tells no way; nor does one older than the one before, unless the
    // navigator believes it.
    let elapsed =
      last.map { location.timestamp.seconds(since: $0.timestamp) }
      ?? max(0, location.timestamp.seconds)
    isUsable = location.isUsable(upTo: configuration.maxHorizontalAccuracy)
    guard isUsable else { return }
    isRepeated = elapsed == 0 && last?.coordinate == location.coordinate
    isEarlier = !order.takes(location.timestamp)
    if !isRepeated, !isEarlier { take(location, after: elapsed) }
  }

  /// Takes a fix into the way driven, so many seconds after the one before.
  private func take(_ location: Location, after elapsed: Double) {
    let step =
      last.map { odometer.distance(from: $0.coordinate, to: location.coordinate) } ?? 0
    if let last {
      anchor?.driven += step
      anchor?.possible += Self.mostDriven(from: last, to: location, step)
    }
    // Where fixes come seldom all the time, none of them ends a silence; a clock that was put back hides one.
    let isSilence =
      elapsed < 0 || elapsed >= configuration.positioning.lostAfter && elapsed > 2 * (rhythm ?? 0)
    let isLost = isSilence || last.map { isOutOfReach(location, from: $0, step) } ?? false
    finding = isLost ? Self.findingFixes : max(0, finding - 1)
    (last, rhythm) = (location, last == nil ? nil : elapsed)
    driven.append(
      location.coordinate,
      at: location.timestamp,
      accuracy: location.horizontalAccuracy ?? 0
    )
  }

  func hear(_ event: Event.Navigator.DidUpdateLocation, at time: Instant) {
    told = event
    guard event.isReckoned else {
      guard let fix, isUsable else { return }
      heard = time
      // A receiver's clock was put back: what is told of is believed.
      if isEarlier, let last {
        isEarlier = false
        take(fix, after: fix.timestamp.seconds(since: last.timestamp))
      }
      return
    }
    // The next fixes may correct it, but not while they come all the time.
    let isSilence =
      heard.map { time.seconds(since: $0) >= configuration.positioning.reckonAfter } ?? true
    if isSilence { (grace, correcting) = (Self.graceFixes, Self.graceFixes) }
    driven.append(event.coordinate, at: time, isReckoned: true)
  }

  func stateChanged(to state: Recorded.OnRouteState) {
    switch state {
    case .onRoute:
      // As where a route begins, the next fix may find the place on another pass.
      if isLeft { opens() }
      isLeft = false
    case .offRoute:
      anchor?.wasLeft = true
      isLeft = true
    case .undefined:
      // Where nobody claims to know the place any more, as with the location off, it is found anew: the next
      // fix may come from another receiver, and bear an earlier stamp.
      countsAnew()
      (last, rhythm) = (nil, nil)
      order = FixOrder()
    }
  }

  func guidanceChanged(_ isActive: Bool) {
    // What was driven without guidance in between leads to no arrival.
    if isActive, hasEnded { driven.waysBegin() }
    hasEnded = !isActive
  }

  /// A journey begins with the way driven until then: its stops may be passed while the answer is awaited.
  func journeyBegins() { hasEnded = false }

  /// What remains is counted anew: to another stop, or along another route.
  func countsAnew() { anchor = nil }

  /// Another route is followed: its first fix may lie nearer to where the route passes another time, and the
  /// second find the place there.
  func routeBegins() {
    countsAnew()
    opens()
    isLeft = false
  }

  private func opens() {
    (opening, isOpening) = (Self.openingFixes, true)
  }

  /// Returns metres that a vehicle can have driven between two fixes that lie so many metres apart.
  ///
  /// Between fixes that come seldom it may be faster than at either of them: it gains speed and brakes
  /// again. Where a fix tells no speed, it may be as fast as any vehicle.
  private static func mostDriven(from last: Location, to fix: Location, _ step: Double) -> Double {
    let seconds = max(0, fix.timestamp.seconds(since: last.timestamp))
    let told = max(last.speed ?? 0, fix.speed ?? 0)
    guard seconds > seldom else { return max(detour * step, told * seconds) }
    let isTold = last.speed != nil && fix.speed != nil
    let fastest = isTold ? min(topSpeed, told + acceleration * seconds / 2) : topSpeed
    return max(detour * step, fastest * seconds)
  }

  /// Whether no vehicle can have come to a fix from the one before, so many metres away, however both of them err.
  private func isOutOfReach(_ fix: Location, from last: Location, _ step: Double) -> Bool {
    let seconds = max(0, fix.timestamp.seconds(since: last.timestamp))
    return step > Self.topSpeed * seconds + slack(last.horizontalAccuracy ?? 0, fix)
  }

  /// Metres by which the ways between two fixes and between their places may differ: either place may lie
  /// a corridor away from its fix, or as far as the receiver errs.
  private func slack(_ accuracy: Double, _ fix: Location) -> Double {
    2 * configuration.offRoute.distance + accuracy + (fix.horizontalAccuracy ?? 0)
  }

  // MARK: - The place

  /// Judges where the fix of this job was shown.
  func jobEnds(in state: Recorded.OnRouteState) {
    defer {
      // A fix of which nothing is told was dropped, and corrects nothing.
      if let told, !told.isReckoned, !isRepeated, fix != nil, isUsable {
        grace = max(0, grace - 1)
        // Beside the route it finds no place: it neither corrects one nor could the next correct it.
        if told.isSnapped {
          correcting = max(0, correcting - 1)
          if !isOpening { opening = max(0, opening - 1) }
        }
      }
      told = nil
    }
    guard let fix, let told, told.isSnapped, !told.isReckoned, grace == 0, state != .offRoute else {
      return
    }
    let reach = max(configuration.offRoute.distance, fix.horizontalAccuracy ?? 0)
    if !fix.coordinate.isWithin(reach + 1, of: told.coordinate) {
      checker?.violated(
        .snappedNearTheFix,
        "\(fix.coordinate.distance(to: told.coordinate)) m between the fix and its place while \(state.rawValue)"
      )
    }
  }

  /// Judges what remains after a fix.
  ///
  /// - Parameters:
  ///   - remaining: Metres to the next stop.
  ///   - route: The number of the route; nil where it is not known.
  ///   - isReport: Whether it is what the navigator reports, which it does where the place moved.
  func remains(
    _ remaining: Double,
    on route: Int?,
    in state: Recorded.OnRouteState,
    isReport: Bool = false
  ) {
    guard let fix else { return }
    // A fix that was dropped, lies beside the route or was left out says nothing of where the place is.
    let isFound = isReport || state != .offRoute && told?.isSnapped ?? false
    let known = anchor
    let isStill = known.map { Self.isStill($0, remaining, route) } ?? false
    defer {
      if isFound {
        let waits = isStill && known.map { isWaiting($0, fix) } ?? false
        anchor = Anchor(
          remaining: remaining,
          route: route,
          fix: fix.coordinate,
          accuracy: fix.horizontalAccuracy ?? 0,
          time: fix.timestamp,
          place: told.map { $0.isSnapped ? $0.coordinate : fix.coordinate } ?? fix.coordinate,
          driven: waits ? known?.driven ?? 0 : 0,
          possible: waits ? known?.possible ?? 0 : 0,
          since: isStill ? known?.since ?? fix.timestamp : fix.timestamp,
          wasLeft: state == .offRoute
        )
      }
    }
    guard isFound else { return seek(fix, on: route) }
    guard let anchor = known, anchor.route == route else { return }
    judgePace(from: anchor, to: remaining, of: fix, in: state)
    let before = anchor.remaining
    guard remaining > before + Self.tolerance, isCertain(anchor) else { return }
    // Nothing remains behind the stop, however far: from there the vehicle may come back, and where the route drives
    // its street twice it need not come to the stop first.
    let reach = anchor.possible + slack(anchor.accuracy, fix)
    guard before > 0 || remaining > reach && !turnedBack(from: anchor.place, within: reach) else {
      return
    }
    // A place that is bound to what a vehicle can do follows a fix that lay too far ahead back in more
    // than one step: what counts then is that the fix lies behind the place.
    let isBack = [anchor.fix, anchor.place].contains {
      $0 != fix.coordinate
        && Self.isBack(from: $0, to: fix.coordinate, [before, remaining], along: line)
    }
    guard isBack else {
      checker?.violated(
        .remainingNeverGrows,
        "remaining grew from \(before) to \(remaining) m on the way ahead since"
          + " \(Double(anchor.time.milliseconds) / 1000) s"
      )
      return
    }
    let from = anchor.time.milliseconds
    let to = fix.timestamp.milliseconds
    if let last = backwards.last, last.to == from {
      backwards[backwards.count - 1].to = to
      backwards[backwards.count - 1].metres += remaining - before
    } else {
      backwards.append(BackwardStretch(from: from, to: to, metres: remaining - before))
    }
  }

  /// Whether a place has not moved.
  private static func isStill(_ anchor: Anchor, _ remaining: Double, _ route: Int?) -> Bool {
    anchor.route == route && (remaining - anchor.remaining).magnitude <= tolerance
  }

  /// Whether a place that has not moved waits for the vehicle, or for what the next fixes say.
  ///
  /// Then it may go as far as the vehicle drove meanwhile. One that stands for longer than a silence is stuck, and
  /// what it leaps it leaps; but behind the stop nothing remains for as long as the vehicle is there.
  private func isWaiting(_ anchor: Anchor, _ fix: Location) -> Bool {
    anchor.remaining == 0
      || fix.timestamp.seconds(since: anchor.since) <= configuration.positioning.lostAfter
  }

  /// Degrees between the route and a movement from which that does not go ahead: across the route, past
  /// its beginning too, nothing does.
  static let leastBack = 80.0
  /// Metres from a corner at which a place lies on it.
  static let corner = 0.5

  /// Returns whether a movement was against the direction of the route where so many metres remain: where
  /// it was left or where it was met.
  ///
  /// Of a route that is not known it may have been.
  private static func isBack(
    from: Coordinate,
    to: Coordinate,
    _ remaining: [Double],
    along line: GeoPath?
  ) -> Bool {
    guard let line else { return true }
    let movement = from.initialBearing(to: to)
    return remaining.contains { remaining in
      let along = max(0, line.length - remaining)
      // On a corner the route has the directions of both its sides.
      let segments = line.segment(at: along - corner)...line.segment(at: along + corner)
      return segments.contains { segment in
        guard let direction = line.bearing(ofSegment: segment) else { return false }
        return Bearing.difference(from: direction, to: movement).magnitude > leastBack
      }
    }
  }

  /// Judges how fast the place moved along the route.
  ///
  /// Who leaves a loop of the route out, or turns back before the end of a street that the route drives
  /// twice, follows the route again behind it: his place moves there at once, and it did not run.
  private func judgePace(
    from anchor: Anchor,
    to remaining: Double,
    of fix: Location,
    in state: Recorded.OnRouteState
  ) {
    guard isCertain(anchor), state == .onRoute else { return }
    // Behind a stop that was left out nothing remains, however far: how far the place went is not told.
    guard remaining > 0 || !isShownAway(fromEndOf: line) else { return }
    let moved = (anchor.remaining - remaining).magnitude
    if moved > anchor.possible + slack(anchor.accuracy, fix), !isFollowed(line, with: remaining),
      // Nor did it run to where the vehicle was, though it came to the stop by another way.
      remaining > 0 || !wasAtEnd(of: line),
      !isAnotherPass(of: line, at: [anchor.remaining, remaining], for: fix),
      !anchor.wasAway || isReachable(fix, within: DrivenFixes.noise, from: anchor)
    {
      let seconds = max(0, fix.timestamp.seconds(since: anchor.time))
      checker?.violated(
        .placeKeepsPace,
        "the place moved \(Self.metres(moved)) m in \(Self.metres(seconds)) s, and the vehicle "
          + "\(Self.metres(anchor.driven)) m"
      )
    }
  }

  /// Notes whether a fix without a place lies where the vehicle cannot have come along the route.
  private func seek(_ fix: Location, on route: Int?) {
    guard let told, !told.isSnapped, let before = anchor, before.route == route, !before.wasAway,
      fix.isUsable(upTo: configuration.maxHorizontalAccuracy)
    else { return }
    let corridor = configuration.offRoute.distance
    anchor?.wasAway = !isReachable(fix, within: corridor, from: before)
  }

  /// Whether a fix lies within so many metres, or what its receiver errs by, of the part of the route to which the
  /// vehicle can have driven since it was found; on a route that is not known it may.
  private func isReachable(
    _ fix: Location,
    within metres: Double,
    from anchor: Anchor
  ) -> Bool {
    guard let line else { return true }
    let place = max(0, line.length - anchor.remaining)
    let way = anchor.possible + slack(anchor.accuracy, fix)
    let found = line.nearest(to: fix.coordinate, from: place - way, through: place + way)
    let reach = max(metres, DrivenFixes.accuracyShare * (fix.horizontalAccuracy ?? 0))
    return found.map { $0.deviation <= reach } ?? true
  }

  /// Whether a fix is the second of a route that passes it twice, where so many metres remain before and now.
  private func isAnotherPass(
    of line: GeoPath?,
    at remaining: [Double],
    for fix: Location
  ) -> Bool {
    guard opening > 0, let line else { return false }
    return remaining.allSatisfy { remaining in
      guard let place = line.position(at: max(0, line.length - remaining)) else { return false }
      return place.coordinate.distance(to: fix.coordinate) <= 2 * configuration.offRoute.distance
    }
  }

  /// Whether the place is shown elsewhere than at the end of the way to the next stop.
  private func isShownAway(fromEndOf line: GeoPath?) -> Bool {
    guard let told, told.isSnapped else { return false }
    return isAway(told.coordinate, fromEndOf: line)
  }

  private func isAway(_ place: Coordinate, fromEndOf line: GeoPath?) -> Bool {
    line?.coordinates.last.map { place.distance(to: $0) > configuration.offRoute.distance } ?? false
  }

  /// Whether the place was shown behind the next stop, and is no farther from there now than a vehicle gets.
  private func turnedBack(from place: Coordinate, within reach: Double) -> Bool {
    guard let told, told.isSnapped, isAway(place, fromEndOf: line) else { return false }
    return place.distance(to: told.coordinate) <= reach
  }

  /// Whether the vehicle was at the end of the way to the next stop.
  private func wasAtEnd(of line: GeoPath?) -> Bool {
    guard let end = line?.coordinates.last else { return false }
    return driven.missed([end], reach: configuration.arrivalDistance) == 0
  }

  /// Whether the place was known before and could be followed since then.
  private func isCertain(_ anchor: Anchor) -> Bool {
    correcting == 0 && finding == 0 && !anchor.wasLeft
  }

  /// Whether the last fixes follow the route to where so many metres remain.
  private func isFollowed(_ line: GeoPath?, with remaining: Double) -> Bool {
    line.map {
      driven.followed(
        $0,
        through: max(0, $0.length - remaining),
        within: configuration.offRoute.distance
      )
    } ?? false
  }

  // MARK: - Arrivals

  /// Judges whether the vehicle was at a stop that is told to be reached.
  func arrived(at stop: Coordinate?, endOfLeg end: Coordinate) {
    defer { driven.waysBegin() }
    guard fix != nil else { return }
    let reach = configuration.arrivalDistance
    // A receiver may err by more without saying so: within the corridor the vehicle is on its route, and
    // of a real drive that ended at its stop the fixes lay 32 m aside.
    let missed = driven.missed(
      [end, stop].compactMap(\.self),
      reach: max(reach, configuration.offRoute.distance)
    )
    if missed > 1 {
      checker?.violated(
        .arrivalWhereTheVehicleWas,
        "the way driven missed the stop, and the end of its leg, by \(Self.metres(missed)) m beyond the reach"
      )
    }
    let far = driven.missed([end], reach: reach + configuration.offRoute.distance)
    if far > Self.tolerance {
      checker?.violated(
        .arrivalInReach,
        "the end of the leg is out of reach by \(Self.metres(far)) m"
      )
    }
  }
}
