import Geodesy

/// Follows a route by Ferrostar's rules; see ``FerrostarTrip``.
///
/// What Ferrostar calls a deviation of either kind is off the route here, told with its kind. A stop that
/// is not the last is reached where Ferrostar drops a waypoint, the last where its trip is complete.
final class FerrostarFollowing: TripFollowing {
  private let configuration: NavigatorConfiguration
  private var trip: FerrostarTrip
  /// The place before the last fix, by which waypoints are judged.
  private var placeBefore: PathPosition?
  private var mayPassWaypoint = false
  /// The steps that the last fix left.
  private var stepsLeft = 0..<0

  init(configuration: NavigatorConfiguration) {
    self.configuration = configuration
    trip = FerrostarTrip(rules: FerrostarRules(configuration: configuration))
  }

  var step: Int { trip.step }

  func match(_ location: Location, on follower: RouteFollower) {
    placeBefore = follower.place
    mayPassWaypoint = true
    let before = trip.step
    trip.update(location, on: follower.line)
    stepsLeft = before..<max(before, trip.isComplete ? trip.step + 1 : trip.step)
    follower.place = trip.place
    follower.isInCorridor = trip.course.isOnStep
    switch trip.course {
    case .onStep(let metres), .offStep(let metres), .offRoute(let metres):
      follower.deviation = metres
    }
  }

  func explain(
    _ verdict: RouteFollower.Verdict,
    on follower: RouteFollower,
    isOffRoute: Bool,
    to tell: (Decision) -> Void
  ) {
    guard let deviation = follower.deviation else { return }
    let limit = trip.rules.deviationDistance
    guard verdict != .unchanged || !isOffRoute && deviation > limit / 2 else { return }
    tell(
      Decision(
        rule: isOffRoute ? .backOnRoute : .offRoute,
        measured: deviation,
        threshold: limit,
        unit: .metres,
        fired: verdict != .unchanged,
        margin: isOffRoute ? limit - deviation : deviation - limit,
        detail: verdict == .unchanged ? .nearMiss : .none
      )
    )
  }

  /// A via is passed by the waypoint rule: one a fix where it asks for a range.
  func isPassed(_ via: RouteLine.Via, on follower: RouteFollower) -> Bool {
    guard let coordinate = via.destination.waypoint.coordinate,
      distance(toWaypoint: coordinate, on: follower.line).map(isWithin) ?? false
    else { return false }
    if passesViasInAnyOrder { return true }
    guard mayPassWaypoint else { return false }
    mayPassWaypoint = false
    return true
  }

  /// Every via near a step that is left is dropped with it, whatever lies between.
  var passesViasInAnyOrder: Bool {
    switch trip.rules.waypointAdvance {
    case .withinRange: false
    case .alongAdvancingStep: true
    }
  }

  /// Metres that the waypoint rule compares: to the fix before, or to the steps just left; nil where it
  /// has nothing to compare.
  private func distance(toWaypoint coordinate: Coordinate, on line: RouteLine) -> Double? {
    switch trip.rules.waypointAdvance {
    case .withinRange: placeBefore?.coordinate.distance(to: coordinate)
    case .alongAdvancingStep:
      stepsLeft.compactMap { line.nearest(to: coordinate, onStep: $0, hint: nil)?.deviation }.min()
    }
  }

  private var waypointLimit: Double {
    switch trip.rules.waypointAdvance {
    case .withinRange(let metres), .alongAdvancingStep(let metres): metres
    }
  }

  private func isWithin(_ metres: Double) -> Bool {
    switch trip.rules.waypointAdvance {
    case .withinRange(let range): Millimetres.isMore(range, than: metres)
    case .alongAdvancingStep(let range): !Millimetres.isMore(metres, than: range)
    }
  }

  func judgeArrival(
    at location: Location,
    on follower: RouteFollower,
    isOffRoute: Bool
  ) -> ArrivalJudgement? {
    let line = follower.line
    let leg = line.route.legs[0]
    if line.route.legs.count > 1 {
      let target = leg.destination.coordinate ?? leg.destinationCoordinate
      guard let metres = distance(toWaypoint: target, on: line) else { return nil }
      return ArrivalJudgement(
        isReached: isWithin(metres),
        measured: metres,
        threshold: waypointLimit
      )
    }
    guard trip.isComplete || line.steps.count - trip.step <= trip.rules.arrivingSteps else {
      return nil
    }
    return ArrivalJudgement(
      isReached: trip.isComplete,
      measured: location.coordinate.distance(to: leg.destinationCoordinate),
      threshold: configuration.arrivalDistance
    )
  }

  func continuing(on line: RouteLine) -> any FollowingRules {
    let next = FerrostarFollowing(configuration: configuration)
    next.trip = trip
    next.trip.continue(on: line)
    next.placeBefore = placeBefore
    return next
  }

  var deviationKind: Deviation.Kind? {
    switch trip.course {
    case .onStep: nil
    case .offStep: .offStep
    case .offRoute: .offRoute
    }
  }

  /// Nothing is due completely off the route; off the step instructions go on.
  func dueInstructions(
    _ reporter: inout InstructionReporter,
    on follower: RouteFollower,
    isOnRoute: Bool
  ) -> (banner: Int?, voice: Int?) {
    if case .offRoute = trip.course { return (nil, nil) }
    return reporter.due(
      on: follower.line,
      step: follower.step,
      distance: follower.distanceToManeuver
    )
  }

  // MARK: - Places

  /// Degrees across the line, as on a plane, within which a fix is shown where it is.
  private static let unmoved = 1e-6

  /// Returns the fix moved to its place on the step; one that lies on the line as good as exactly stays
  /// where it is, in the direction of the line.
  func snapped(_ location: Location, on follower: RouteFollower) -> Location {
    guard let place = follower.place, let course = follower.courseAtPlace() else { return location }
    let (a, b) = (location.coordinate, place.coordinate)
    let (north, east) = (a.latitude - b.latitude, a.longitude - b.longitude)
    let isOnLine = (north * north + east * east).squareRoot() < Self.unmoved
    return Location(
      snapping: location,
      to: isOnLine ? a : b,
      course: configuration.ferrostar.snapsCourse ? course : location.course ?? course
    )
  }
}
