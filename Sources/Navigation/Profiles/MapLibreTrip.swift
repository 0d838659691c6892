import Geodesy

/// A trip by the rules of MapLibre Navigation on iOS: what its route controller knows after each fix.
///
/// A fix goes through step advance, arrival and banners before it is judged on or off the route, and only
/// one on the route may make the next voice due. There is neither memory of a departure nor a timer: the
/// verdict is that of the last fix.
struct MapLibreTrip: MapLibreTripRules {
  let rules: MapLibreRules
  /// The leg that is driven; the app goes on to the next.
  private(set) var leg = 0
  /// The current step, an index into the line's steps.
  private(set) var step = 0
  /// The place on the current step nearest to the last fix.
  private(set) var place: PathPosition?
  private(set) var isOnRoute = true
  /// Whether the last fix is shown on the road rather than where it was.
  private(set) var snapped: (place: PathPosition, course: Double)?
  private(set) var hasArrived = false
  /// Successive fixes whose course was wrong.
  private(set) var wrongCourses = 0
  /// Which banner and which voice of the current step come next.
  private var nextBanner = 0
  private var nextVoice = 0
  /// Metres from the fix before to the maneuver ahead, as the crow flies; that of a step passed counts on.
  private var lastManeuverDistance: Double?

  init(configuration: NavigatorConfiguration) {
    rules = MapLibreRules(configuration: configuration)
  }

  var verdict: (measured: Double?, limit: Double, isByCourse: Bool) {
    (nil, rules.tolerance, wrongCourses >= rules.wrongCourses)
  }

  func shown(_ location: Location, on follower: RouteFollower) -> Location {
    guard let snapped else { return location }
    return Location(snapping: location, to: snapped.place.coordinate, course: snapped.course)
  }

  /// Metres to the end of the current step, along its line.
  func distanceToManeuver(on line: RouteLine) -> Double {
    guard let place, line.steps.indices.contains(step) else { return 0 }
    return max(0, line.steps[step].end - place.distanceAlong)
  }

  /// Takes a qualified fix; the first one only says where the route is taken up.
  mutating func update(_ location: Location, on line: RouteLine) {
    guard !line.steps.isEmpty else { return }
    guard place != nil else {
      place = line.nearest(to: location.coordinate, onStep: step, hint: nil)
      isOnRoute = Millimetres.isMore(rules.tolerance, than: place?.deviation ?? .infinity)
      snapped = snap(location, on: line)
      return
    }
    place = line.nearest(to: location.coordinate, onStep: step, hint: place?.segment)
    considerAdvance(location, on: line)
    considerArrival(on: line)
    isOnRoute = judge(location, on: line)
    snapped = snap(location, on: line)
  }

  /// Returns the ordinals of the banner and the voice that are due now, at most one of each.
  mutating func dueInstructions(on line: RouteLine) -> (banner: Int?, voice: Int?) {
    guard line.steps.indices.contains(step) else { return (nil, nil) }
    let distance = distanceToManeuver(on: line)
    let current = line.steps[step]
    let isFirst = current.index == 0
    var banner: Int?
    if let due = Self.due(line.bannerTriggers[current.banners], nextBanner, distance, isFirst) {
      banner = due
      nextBanner += 1
    }
    guard isOnRoute else { return (banner, nil) }
    var voice: Int?
    if let due = Self.due(line.voiceTriggers[current.voices], nextVoice, distance, isFirst) {
      voice = due
      nextVoice += 1
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

  /// Returns the first instruction from `next` on whose place was reached; the index it stands at counts up
  /// by one whichever it is.
  private static func due(
    _ triggers: ArraySlice<Double>,
    _ next: Int,
    _ distance: Double,
    _ isFirstStep: Bool
  ) -> Int? {
    guard next < triggers.count else { return nil }
    if next == 0 && isFirstStep { return 0 }
    for ordinal in next..<triggers.count
    where !Millimetres.isMore(distance, than: triggers[triggers.startIndex + ordinal]) {
      return next
    }
    return nil
  }

  mutating func countCourse(isRight: Bool) {
    wrongCourses = isRight ? 0 : wrongCourses + 1
  }

  private mutating func enter(_ step: Int) {
    self.step = step
    nextBanner = 0
    nextVoice = 0
    lastManeuverDistance = nil
  }

  /// The steps of the leg being driven.
  private func stepsOfLeg(on line: RouteLine) -> Range<Int> {
    guard leg + 1 < line.firstSteps.count else { return step..<(step + 1) }
    return line.firstSteps[leg]..<line.firstSteps[leg + 1]
  }

  private mutating func considerAdvance(_ location: Location, on line: RouteLine) {
    let upcoming = step + 1
    guard stepsOfLeg(on: line).contains(upcoming),
      let maneuver = line.path.position(at: line.steps[upcoming].start)
    else { return }
    let distance = distanceToManeuver(on: line)
    let direct = maneuver.coordinate.distance(to: location.coordinate)
    let isInZone = !Millimetres.isMore(distance, than: rules.maneuverZone)
    var isLeaving = false
    if let last = lastManeuverDistance {
      isLeaving =
        Millimetres.isMore(direct, than: last)
        && Millimetres.isMore(last, than: rules.maneuverZone)
    }
    if isInZone, isLeaving || hasTurned(location, into: line.provided(upcoming), distance) {
      enter(upcoming)
      place = line.nearest(to: location.coordinate, onStep: step, hint: place?.segment)
    }
    lastManeuverDistance = direct
  }

  /// Returns whether the vehicle's course is that of the road behind a maneuver.
  private func hasTurned(_ location: Location, into step: RouteStep, _ distance: Double) -> Bool {
    guard let before = step.maneuver.bearingBefore, let after = step.maneuver.bearingAfter else {
      return false
    }
    let turn = Bearing.difference(from: before, to: after).magnitude
    guard turn > rules.turnCompletion else { return Millimetres.rounded(distance) == 0 }
    guard let course = location.course else { return false }
    return Bearing.difference(from: after, to: course).magnitude <= rules.turnCompletion
  }

  /// Ends the leg once its last voice was spoken; a route that says nothing never ends.
  private mutating func considerArrival(on line: RouteLine) {
    guard !hasArrived, !line.voiceTriggers.isEmpty, line.steps.indices.contains(step) else {
      return
    }
    let behind = stepsOfLeg(on: line).upperBound - 1 - step
    guard behind <= rules.arrivingSteps, nextVoice >= line.steps[step].voices.count else { return }
    hasArrived = true
  }

  private mutating func judge(_ location: Location, on line: RouteLine) -> Bool {
    if hasArrived { return true }
    let deviation = place?.deviation ?? .infinity
    let isClose = Millimetres.isMore(max(rules.tolerance, rules.maneuverZone), than: deviation)
    if isClose, isCourseRight(location, on: line) { return true }
    // Another step of the leg takes over where it is near enough.
    let steps = stepsOfLeg(on: line)
    guard
      let nearest = line.path.nearest(
        to: location.coordinate,
        from: line.steps[step].start,
        through: line.steps[steps.upperBound - 1].end
      ), Millimetres.isMore(rules.snappingDistance, than: nearest.deviation)
    else { return false }
    var found = step
    while found + 1 < steps.upperBound,
      line.steps[found].end < nearest.distanceAlong - 0.001
    {
      found += 1
    }
    if found != step {
      enter(found)
      place = line.nearest(to: location.coordinate, onStep: step, hint: nearest.segment)
    }
    return true
  }
}
