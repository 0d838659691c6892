import Geodesy

/// Follows a route by MapLibre's rules on Android; see ``MapLibreAndroidTrip``.
final class MapLibreAndroidFollowing: TripFollowing {
  private let configuration: NavigatorConfiguration
  private var trip: MapLibreAndroidTrip

  init(configuration: NavigatorConfiguration) {
    self.configuration = configuration
    trip = MapLibreAndroidTrip(rules: MapLibreAndroidRules(configuration: configuration))
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
    let (measured, limit) =
      trip.growth.map { ($0, trip.rules.wrongDirection) } ?? (deviation, trip.radius)
    tell(
      Decision(
        rule: isOffRoute ? .backOnRoute : .offRoute,
        measured: measured,
        threshold: limit,
        unit: .metres,
        fired: true,
        margin: isOffRoute ? limit - measured : measured - limit,
        detail: trip.growth == nil ? .none : .courseMismatch
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
    // It has arrived by what was shown and not by a distance: there is no limit to compare with.
    return ArrivalJudgement(isReached: true, measured: rest, threshold: .infinity)
  }

  func continuing(on line: RouteLine) -> any FollowingRules {
    let next = MapLibreAndroidFollowing(configuration: configuration)
    next.trip = trip
    next.trip.continue(on: line)
    return next
  }

  /// Off the route there is one kind of deviation only.
  var deviationKind: Deviation.Kind? { trip.isOnRoute ? nil : .offRoute }

  func dueInstructions(
    _ reporter: inout InstructionReporter,
    on follower: RouteFollower,
    isOnRoute: Bool
  ) -> (banner: Int?, voice: Int?) {
    trip.dueInstructions(on: follower.line)
  }
}
