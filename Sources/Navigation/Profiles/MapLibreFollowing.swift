import Geodesy

/// Follows a route by MapLibre's rules; see ``MapLibreTrip``.
final class MapLibreFollowing: TripFollowing {
  private let configuration: NavigatorConfiguration
  private var trip: MapLibreTrip

  init(configuration: NavigatorConfiguration) {
    self.configuration = configuration
    trip = MapLibreTrip(rules: MapLibreRules(configuration: configuration))
  }

  var step: Int { trip.step }

  func match(_ location: Location, on follower: RouteFollower) {
    trip.update(location, on: follower.line)
    follower.place = trip.place
    follower.deviation = trip.place?.deviation
    follower.isInCorridor = trip.isOnRoute
  }

  func explain(
    _ verdict: RouteFollower.Verdict,
    on follower: RouteFollower,
    isOffRoute: Bool,
    to tell: (Decision) -> Void
  ) {
    guard verdict != .unchanged, let deviation = follower.deviation else { return }
    let limit = trip.rules.tolerance
    let isByCourse = verdict == .left && trip.wrongCourses >= trip.rules.wrongCourses
    tell(
      Decision(
        rule: isOffRoute ? .backOnRoute : .offRoute,
        measured: deviation,
        threshold: limit,
        unit: .metres,
        fired: true,
        margin: isOffRoute ? limit - deviation : deviation - limit,
        detail: isByCourse ? .courseMismatch : .none
      )
    )
  }

  func judgeArrival(
    at location: Location,
    on follower: RouteFollower,
    isOffRoute: Bool
  ) -> ArrivalJudgement? {
    guard trip.hasArrived else { return nil }
    let rest = follower.distance(toEndOfLeg: 0)
    // It has arrived by what was said and not by a distance: there is no limit to compare with.
    return ArrivalJudgement(isReached: true, measured: rest, threshold: .infinity)
  }

  func continuing(on line: RouteLine) -> any FollowingRules {
    let next = MapLibreFollowing(configuration: configuration)
    next.trip = trip
    next.trip.continue(on: line)
    return next
  }

  /// Off the route there is one kind of deviation only.
  var deviationKind: Deviation.Kind? { trip.isOnRoute ? nil : .offRoute }

  func snapped(_ location: Location, on follower: RouteFollower) -> Location {
    guard let snapped = trip.snapped else { return location }
    return Location(snapping: location, to: snapped.place.coordinate, course: snapped.course)
  }

  func dueInstructions(
    _ reporter: inout InstructionReporter,
    on follower: RouteFollower,
    isOnRoute: Bool
  ) -> (banner: Int?, voice: Int?) {
    trip.dueInstructions(on: follower.line)
  }
}
