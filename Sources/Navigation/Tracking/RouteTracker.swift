import Geodesy

/// Where the vehicle is on its route: matched place, step, vias passed, remaining values.
final class RouteTracker {
  let line: RouteLine
  private let configuration: NavigatorConfiguration
  private var matcher = RouteMatcher()
  private var corridor: CorridorRule
  /// The last segment whose bearing was computed, and that bearing.
  private var bearing: (segment: Int, degrees: Double)?

  /// The current step, an index into the line's steps; the first until a fix was matched.
  private(set) var step = 0
  /// How many of the line's vias were passed.
  private(set) var passedVias = 0
  /// Metres between the last usable fix and its place on the route.
  private(set) var deviation: Double?
  /// Whether the last usable fix lay within the corridor, and so moved the place.
  private(set) var isInCorridor = false

  init(line: RouteLine, configuration: NavigatorConfiguration) {
    self.line = line
    self.configuration = configuration
    corridor = CorridorRule(configuration: configuration.offRoute)
  }

  /// Goes on where `other` is, on a line of the same geometry whose legs are divided anew.
  convenience init(line: RouteLine, continuing other: RouteTracker) {
    self.init(line: line, configuration: other.configuration)
    matcher = other.matcher
    corridor = other.corridor
    step = min(other.step, max(0, line.steps.count - 1))
    deviation = other.deviation
    isInCorridor = other.isInCorridor
    while let via = line.vias.dropFirst(passedVias).first, via.distanceAlong <= along {
      passedVias += 1
    }
  }

  /// The place reached; nil before a usable fix lay on the route.
  var place: PathPosition? { matcher.place }

  /// Metres along the route that were reached.
  var along: Double { matcher.place?.distanceAlong ?? 0 }

  var deviatingFixes: Int { corridor.deviatingFixes }

  /// Returns whether a fix may decide anything.
  @inline(__always)
  func isUsable(_ location: Location) -> Bool {
    guard let accuracy = location.horizontalAccuracy else { return true }
    return !Millimetres.isMore(accuracy, than: configuration.maxHorizontalAccuracy)
  }

  /// Takes a usable fix; returns what it means for the on-route state.
  func update(_ location: Location, isOffRoute: Bool) -> CorridorRule.Verdict {
    let limit = configuration.offRoute.distance
    // Half a millimetre more, so that what rounds to the limit is matched.
    let deviation = matcher.update(location, on: line, corridor: limit + 0.000_5)
    self.deviation = deviation
    isInCorridor = !Millimetres.isMore(deviation, than: limit)
    return corridor.judge(deviation, isOffRoute: isOffRoute)
  }

  /// Moves the current step to the place reached; returns the step before if it changed.
  ///
  /// A step is left once its end lies ``NavigatorConfiguration/stepExitDistance`` behind, or half of
  /// the next step if that is shorter; it is entered again only from well before its start, so that
  /// noise at a corner turns nothing back.
  func advanceStep() -> Int? {
    let before = step
    let steps = line.steps
    while step + 1 < steps.count {
      guard along >= exit(ofStep: step) - 0.001 else { break }
      step += 1
    }
    while step > 0, along < steps[step].start - 30 { step -= 1 }
    return step == before ? nil : before
  }

  /// Returns metres along the route at which a step is left.
  func exit(ofStep index: Int) -> Double {
    let steps = line.steps
    guard index + 1 < steps.count else { return steps[index].end }
    let next = steps[index + 1]
    return steps[index].end + min(configuration.stepExitDistance, (next.end - next.start) / 2)
  }

  /// Counts the vias that lie behind; call until it returns nil.
  func nextPassedVia() -> RouteLine.Via? {
    guard passedVias < line.vias.count, along >= line.vias[passedVias].distanceAlong else {
      return nil
    }
    passedVias += 1
    return line.vias[passedVias - 1]
  }

  /// Returns metres to the end of a leg, 0 once it is behind.
  @inline(__always)
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
  private var stepOfPlace: Int {
    var index = step
    while index + 1 < line.steps.count, along > line.steps[index].end { index += 1 }
    while index > 0, along < line.steps[index].start { index -= 1 }
    return index
  }

  /// Returns the direction of the route at the place reached.
  func courseAtPlace() -> Double? {
    guard let place else { return nil }
    if let bearing, bearing.segment == place.segment { return bearing.degrees }
    guard let degrees = line.path.bearing(ofSegment: place.segment) else { return nil }
    bearing = (place.segment, degrees)
    return degrees
  }
}
