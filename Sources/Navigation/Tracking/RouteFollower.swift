import Geodesy

/// Follows fixes along one route and judges them: place, step, on or off, vias passed, arrival.
///
/// This is what a profile decides in its own way; ``RouteTracker`` is the SDK's own. A class whose
/// results are stored here, so that reading them costs no dispatch.
class RouteFollower {
  /// What a fix means for the on-route state.
  enum Verdict { case unchanged, left, returned }

  final let line: RouteLine
  final let configuration: NavigatorConfiguration

  /// The place reached; nil before a usable fix lay on the route.
  final var place: PathPosition?
  /// The current step, an index into the line's steps; the first until a fix was matched.
  final var step = 0
  /// How many of the line's vias were passed.
  final var passedVias = 0
  /// Metres between the last usable fix and its place on the route.
  final var deviation: Double?
  /// Whether the last usable fix lay within the corridor, and so moved the place.
  final var isInCorridor = false
  /// Metres along the route that were reckoned since the last fix that said more, and fixes since then.
  private final var reckonedAlong: Double?
  private final var heldFixes = 0
  /// The last segment whose bearing was computed, and that bearing.
  private final var bearing: (segment: Int, degrees: Double)?

  init(line: RouteLine, configuration: NavigatorConfiguration) {
    self.line = line
    self.configuration = configuration
  }

  // MARK: - Rules of the profile

  /// Takes a usable fix; returns what it means for the on-route state.
  func update(_ location: Location, isOffRoute: Bool) -> Verdict { .unchanged }

  /// Tells the decisions behind the last verdict, those that fired and those that came near.
  ///
  /// Called only where somebody listens. `isOffRoute` is the state before the verdict.
  func explain(_ verdict: Verdict, isOffRoute: Bool, to tell: (Decision) -> Void) {}

  /// The place on the roads of a map where the vehicle was found; nil where no map was asked.
  var roadPlace: RoadPlace? { nil }

  /// Moves the current step to the place reached; returns the step before if it changed.
  func advanceStep() -> Int? { nil }

  /// Returns metres along the route at which a step is left.
  func exit(ofStep index: Int) -> Double { line.steps[index].end }

  /// Counts the vias that lie behind; call until it returns nil.
  func nextPassedVia() -> RouteLine.Via? {
    guard passedVias < line.vias.count, along >= line.vias[passedVias].distanceAlong else {
      return nil
    }
    let via = line.vias[passedVias]
    if configuration.plantedDefects.contains(.viaMustBeVisited), along > via.distanceAlong + 15 {
      return nil
    }
    passedVias += 1
    return via
  }

  /// Judges by a usable fix whether the end of the first leg was reached; nil where that is no question
  /// at all.
  func judgeArrival(at location: Location, isOffRoute: Bool) -> ArrivalJudgement? {
    guard isInCorridor else { return nil }
    let rest = distance(toEndOfLeg: 0)
    let limit = configuration.arrivalDistance
    return ArrivalJudgement(
      isReached: !Millimetres.isMore(rest, than: limit),
      measured: rest,
      threshold: limit
    )
  }

  /// Whether the stop is so near that leaving the route is part of arriving.
  var isArriving: Bool { false }

  /// Goes on where this one is, on a line of the same geometry whose legs are divided anew.
  func continuing(on line: RouteLine) -> RouteFollower {
    let next = RouteFollower(line: line, configuration: configuration)
    next.take(overFrom: self)
    return next
  }

  /// Whether a stop may be reached while its leg's road still lies ahead, so that a journey that goes on
  /// keeps that road.
  var endsLegsEarly: Bool { false }

  /// What kind of deviation the last fix was; nil leaves it to the navigator.
  var deviationKind: Deviation.Kind? { nil }

  /// Returns the ordinals of the banner and the voice of the current step that are due now.
  func dueInstructions(
    _ reporter: inout InstructionReporter,
    isOnRoute: Bool
  ) -> (banner: Int?, voice: Int?) {
    guard isOnRoute && isInCorridor || configuration.plantedDefects.contains(.speaksOffRoute)
    else { return (nil, nil) }
    return reporter.due(on: line, step: step, distance: distanceToManeuver)
  }

  /// Returns an on-route fix where it is shown.
  func snapped(_ location: Location) -> Location {
    guard let place, var course = courseAtPlace() else { return location }
    if configuration.plantedDefects.contains(.roundedCourse) { course.round() }
    return Location(snapping: location, to: place.coordinate, course: course)
  }

  // MARK: - Dead reckoning

  /// Whether positions are reckoned along the route where fixes stop.
  var reckons: Bool { false }

  /// Moves the place along the route without a fix.
  final func reckon(to along: Double) {
    place = line.path.position(at: along)
    place?.deviation = deviation ?? 0
    (reckonedAlong, heldFixes) = (along, 0)
  }

  /// Keeps the place that was reckoned where the first fixes after it lie behind.
  ///
  /// The first is often a bad one, and the vehicle catches up; what a few fixes in a row say is so.
  final func holdReckoned() {
    guard let reckonedAlong, !configuration.plantedDefects.contains(.jumpsBack) else { return }
    if isInCorridor, along >= reckonedAlong - Self.reckoningTolerance || heldFixes >= Self.heldFixes
    {
      self.reckonedAlong = nil
      return
    }
    heldFixes += 1
    place = line.path.position(at: reckonedAlong)
    place?.deviation = deviation ?? 0
  }

  /// Metres by which a place may fall back, and fixes for which it is held.
  private static let reckoningTolerance = 2.0
  private static let heldFixes = 3

  /// Metres per second at which the step of the place is driven; infinity where that is not known.
  final var paceAtPlace: Double {
    guard line.steps.indices.contains(step) else { return .infinity }
    let current = line.steps[stepOfPlace]
    return current.duration > 0 ? (current.end - current.start) / current.duration : .infinity
  }

  // MARK: - What all profiles share

  /// Metres to the end of the current step.
  final var distanceToManeuver: Double {
    guard step < line.steps.count else { return 0 }
    return max(0, line.steps[step].end - along)
  }

  /// Takes over the place, step and vias of another follower of the same geometry.
  final func take(overFrom other: RouteFollower) {
    place = other.place
    step = min(other.step, max(0, line.steps.count - 1))
    deviation = other.deviation
    isInCorridor = other.isInCorridor
    while let via = line.vias.dropFirst(passedVias).first, via.distanceAlong <= along {
      passedVias += 1
    }
  }

  /// Metres along the route that were reached.
  @inline(__always)
  final var along: Double { place?.distanceAlong ?? 0 }

  /// Returns metres to the end of a leg, 0 once it is behind.
  func distance(toEndOfLeg leg: Int) -> Double {
    max(0, line.legEnds[leg] - along)
  }

  /// Returns seconds to the end of a leg, 0 once it is behind.
  func time(toEndOfLeg leg: Int) -> Double {
    let current = line.steps.isEmpty ? 0 : line.steps[stepOfPlace].leg
    guard leg >= current, distance(toEndOfLeg: leg) > 0 else { return 0 }
    var time = line.timeToEndOfLeg(from: along, in: stepOfPlace)
    if leg > current {
      for later in (current + 1)...leg { time += line.duration(ofLeg: later) }
    }
    return time
  }

  /// The step that the place lies in; near a step's end it may be one ahead of the current one.
  final var stepOfPlace: Int {
    var index = step
    while index + 1 < line.steps.count, along > line.steps[index].end { index += 1 }
    while index > 0, along < line.steps[index].start { index -= 1 }
    return index
  }

  /// Returns the direction of the route at the place reached.
  final func courseAtPlace() -> Double? {
    guard let place else { return nil }
    if let bearing, bearing.segment == place.segment { return bearing.degrees }
    guard let degrees = line.path.bearing(ofSegment: place.segment) else { return nil }
    bearing = (place.segment, degrees)
    return degrees
  }
}
