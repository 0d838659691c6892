import Geodesy

/// What a trip by MapLibre's rules knows after each fix: on iOS ``MapLibreTrip``, on Android
/// ``MapLibreAndroidTrip``.
protocol MapLibreTripRules {
  init(configuration: NavigatorConfiguration)

  /// The current step, an index into the line's steps.
  var step: Int { get }
  /// The place on the current step nearest to the last fix.
  var place: PathPosition? { get }
  var isOnRoute: Bool { get }
  var hasArrived: Bool { get }
  /// What the last verdict compared, in metres, and whether the direction decided; nil where it was the
  /// distance from the route.
  var verdict: (measured: Double?, limit: Double, isByCourse: Bool) { get }

  /// Takes a qualified fix; the first one only says where the route is taken up.
  mutating func update(_ location: Location, on line: RouteLine)
  /// Returns the ordinals of the banner and the voice that are due now, at most one of each.
  mutating func dueInstructions(on line: RouteLine) -> (banner: Int?, voice: Int?)
  /// Goes on along a line of the same geometry whose legs are divided anew, on its first leg.
  mutating func `continue`(on line: RouteLine)
  /// Returns an on-route fix where it is shown.
  func shown(_ location: Location, on follower: RouteFollower) -> Location
}

extension MapLibreTripRules {
  /// Returns the step of a line on which the vehicle is, of one that has the same geometry as the last.
  func stepHere(on line: RouteLine) -> Int {
    let along = place?.distanceAlong ?? 0
    var here = min(step, max(0, line.steps.count - 1))
    while here > 0, line.steps[here].start > along + 0.001 { here -= 1 }
    while here + 1 < line.steps.count, line.steps[here].end < along - 0.001 { here += 1 }
    return here
  }
}

/// Follows a route by the rules of MapLibre.
final class MapLibreFollowing<Trip: MapLibreTripRules>: TripFollowing {
  private let configuration: NavigatorConfiguration
  private var trip: Trip

  init(configuration: NavigatorConfiguration) {
    self.configuration = configuration
    trip = Trip(configuration: configuration)
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
    let (found, limit, isByCourse) = trip.verdict
    let measured = found ?? deviation
    // Who heads for the maneuver again is back by that and not by a distance: there is no limit to compare with.
    let isByDistance = !isOffRoute || measured <= limit
    tell(
      Decision(
        rule: isOffRoute ? .backOnRoute : .offRoute,
        measured: measured,
        threshold: isByDistance ? limit : .infinity,
        unit: .metres,
        fired: true,
        margin: isByDistance ? isOffRoute ? limit - measured : measured - limit : .infinity,
        detail: verdict == .left && isByCourse ? .courseMismatch : .none
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
    // It has arrived by what was told and not by a distance: there is no limit to compare with.
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
    trip.shown(location, on: follower)
  }

  func dueInstructions(
    _ reporter: inout InstructionReporter,
    on follower: RouteFollower,
    isOnRoute: Bool
  ) -> (banner: Int?, voice: Int?) {
    trip.dueInstructions(on: follower.line)
  }
}
