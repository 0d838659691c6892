import Geodesy

/// A trip by the rules of MapLibre Navigation on Android: what its route processor and its off-route
/// detector know after each fix.
///
/// Steps advance first, then the fix is judged. It is off the route beyond the tolerance, or where the way
/// to the maneuver grew over three fixes by more than 50 m; then nothing is off within 50 m of there, so
/// that the very next fix is on the route again. A leg has ended with the last banner of its last step.
///
/// Of the intersections within a step a route of this project keeps none: the tolerance is half near the
/// step's two ends alone.
struct MapLibreAndroidTrip: MapLibreTripRules {
  let rules: MapLibreAndroidRules
  /// The leg that is driven; the app goes on to the next.
  private(set) var leg = 0
  /// The current step, an index into the line's steps.
  private(set) var step = 0
  /// The place on the current step nearest to the last fix.
  private(set) var place: PathPosition?
  private(set) var isOnRoute = true
  private(set) var hasArrived = false
  /// Metres by which the way to the maneuver had grown at a departure by driving away from it; else nil.
  private(set) var growth: Double?
  /// The metres by which the last fix was judged off its step.
  private(set) var radius: Double
  /// Metres to the end of the current step; the whole step where the fix is far away.
  private var rest = 0.0
  /// Where the last departure was, or the first fix.
  private var departure: Coordinate?
  /// Whole metres to the maneuver, growing; at most three.
  private var growing: [Int] = []
  /// Whether the next fix begins with the next step.
  private var advancesNext = false
  /// The banner and the voice of the current step that were told last.
  private var toldBanner: Int?
  private var toldVoice: Int?

  init(configuration: NavigatorConfiguration) {
    rules = MapLibreAndroidRules(configuration: configuration)
    radius = rules.tolerance
  }

  var verdict: (measured: Double?, limit: Double, isByCourse: Bool) {
    growth.map { ($0, rules.wrongDirection, true) } ?? (nil, radius, false)
  }

  func shown(_ location: Location, on follower: RouteFollower) -> Location {
    guard let place, let course = follower.courseAtPlace() else { return location }
    return Location(snapping: location, to: place.coordinate, course: course)
  }

  /// Takes a qualified fix; the first one only says where the route is taken up.
  mutating func update(_ location: Location, on line: RouteLine) {
    guard !line.steps.isEmpty else { return }
    let isFirst = place == nil
    if advancesNext, let upcoming = upcoming(on: line) { enter(upcoming) }
    advancesNext = false
    locate(location, on: line)
    if !isFirst { considerAdvance(location, on: line) }
    isOnRoute = hasArrived || !isOff(location, on: line)
  }

  /// Returns the ordinals of the banner and the voice that are due now, at most one of each.
  ///
  /// The last banner of the last step ends the leg.
  mutating func dueInstructions(on line: RouteLine) -> (banner: Int?, voice: Int?) {
    guard line.steps.indices.contains(step) else { return (nil, nil) }
    let current = line.steps[step]
    let banner = Self.due(line.bannerTriggers[current.banners], rest, told: &toldBanner)
    let voice = Self.due(line.voiceTriggers[current.voices], rest, told: &toldVoice)
    let behind = stepsOfLeg(on: line).upperBound - 1 - step
    if let banner, banner == current.banners.count - 1, behind <= rules.arrivingSteps {
      hasArrived = true
    }
    return (banner, voice)
  }

  /// Goes on along a line of the same geometry whose legs are divided anew, on its first leg.
  mutating func `continue`(on line: RouteLine) {
    let here = stepHere(on: line)
    if here != step { enter(here) }
    leg = 0
    hasArrived = false
  }

  /// Returns the instruction whose place is the nearest ahead of the vehicle, if it was not told last.
  private static func due(
    _ triggers: ArraySlice<Double>,
    _ rest: Double,
    told: inout Int?
  ) -> Int? {
    var found: Int?
    for (ordinal, trigger) in triggers.enumerated()
    where !Millimetres.isMore(rest, than: trigger)
      && trigger <= found.map({ triggers[triggers.startIndex + $0] }) ?? .infinity
    {
      found = ordinal
    }
    guard let found, found != told else { return nil }
    told = found
    return found
  }

  private mutating func enter(_ step: Int) {
    self.step = step
    (toldBanner, toldVoice) = (nil, nil)
    growing.removeAll(keepingCapacity: true)
  }

  /// The steps of the leg being driven.
  private func stepsOfLeg(on line: RouteLine) -> Range<Int> {
    guard leg + 1 < line.firstSteps.count else { return step..<(step + 1) }
    return line.firstSteps[leg]..<line.firstSteps[leg + 1]
  }

  /// The step after the current one; nil on the last of a leg.
  private func upcoming(on line: RouteLine) -> Int? {
    stepsOfLeg(on: line).contains(step + 1) ? step + 1 : nil
  }

  private mutating func locate(_ location: Location, on line: RouteLine) {
    place = line.nearest(to: location.coordinate, onStep: step, hint: place?.segment)
    let current = line.steps[step]
    guard let place, !Millimetres.isMore(place.deviation, than: rules.farAway) else {
      rest = current.end - current.start
      return
    }
    rest = max(0, current.end - place.distanceAlong)
  }

  /// Goes on to the next step near the maneuver once the course is that behind it, or at the very end.
  private mutating func considerAdvance(_ location: Location, on line: RouteLine) {
    guard let upcoming = upcoming(on: line) else { return }
    let isAtEnd = Millimetres.rounded(rest) == 0
    let isDone = rest < rules.maneuverZone && hasTurned(location, into: line.provided(upcoming))
    guard isAtEnd || isDone else { return }
    enter(upcoming)
    locate(location, on: line)
  }

  /// Returns whether the vehicle's course is that of the road behind a turn.
  ///
  /// What is no turn is passed at its very end; a fix without a course heads north.
  private func hasTurned(_ location: Location, into step: RouteStep) -> Bool {
    guard let before = step.maneuver.bearingBefore, let after = step.maneuver.bearingAfter,
      Bearing.difference(from: before, to: after).magnitude > rules.turnCompletion
    else { return false }
    return Bearing.difference(from: after, to: location.course ?? 0).magnitude
      <= rules.turnCompletion
  }

  private mutating func isOff(_ location: Location, on line: RouteLine) -> Bool {
    growth = nil
    guard let departure else {
      self.departure = location.coordinate
      return false
    }
    let way = departure.distance(to: location.coordinate)
    guard Millimetres.isMore(way, than: rules.wayAfterReroute) else { return false }
    radius = max(
      tolerance(at: location, on: line),
      (location.horizontalAccuracy ?? 0) * rules.accuracyShare
    )
    if Millimetres.isMore(place?.deviation ?? .infinity, than: radius) {
      if let upcoming = upcoming(on: line), isNear(location, step: upcoming, on: line) {
        advancesNext = true
        return false
      }
    } else {
      growth = considerDirection(on: line)
      guard growth != nil else { return false }
    }
    self.departure = location.coordinate
    return true
  }

  private func tolerance(at location: Location, on line: RouteLine) -> Double {
    let current = line.steps[step]
    let isNearEnd = [current.start, current.end].contains { along in
      guard let end = line.path.position(at: along)?.coordinate else { return false }
      return !Millimetres.isMore(end.distance(to: location.coordinate), than: rules.maneuverZone)
    }
    return isNearEnd ? rules.tolerance / 2 : rules.tolerance
  }

  private func isNear(_ location: Location, step: Int, on line: RouteLine) -> Bool {
    let deviation = line.nearest(to: location.coordinate, onStep: step, hint: nil)?.deviation
    return Millimetres.isMore(rules.maneuverZone, than: deviation ?? .infinity)
  }

  /// Notes the way to the maneuver; returns metres by which it has grown, if that is too much.
  private mutating func considerDirection(on line: RouteLine) -> Double? {
    guard upcoming(on: line) != nil, rest > 0 else { return nil }
    let metres = Int(min(rest, 1e9))
    if let last = growing.last {
      if metres > last {
        // The first is kept, the newest takes the place of the one before.
        if growing.count >= rules.wrongFixes { growing.removeLast() }
        growing.append(metres)
      } else if Double(last - metres) > rules.rightDirection {
        growing.removeAll(keepingCapacity: true)
      }
    } else {
      growing.append(metres)
    }
    guard growing.count >= rules.wrongFixes, let first = growing.first, let last = growing.last
    else { return nil }
    return Double(last - first) > rules.wrongDirection ? Double(last - first) : nil
  }
}
