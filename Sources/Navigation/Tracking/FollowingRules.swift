package import Geodesy

/// The rules by which a route is followed: where a fix lies on it, whether it was left, which step is
/// current, what was passed and what was reached.
///
/// A profile has its own. Rules remember what they need from fix to fix; what they find they write into
/// the ``RouteFollower``, where it is read without asking them.
package protocol FollowingRules: AnyObject {
  /// Finds the place of a usable fix: sets the follower's place, its deviation, and whether the fix lay
  /// in the corridor.
  func match(_ location: Location, on follower: RouteFollower)

  /// Judges the fix just matched; returns what it means for the on-route state.
  ///
  /// - Parameter isOffRoute: Whether the vehicle was off the route before this fix.
  func judge(
    _ location: Location,
    on follower: RouteFollower,
    isOffRoute: Bool
  ) -> RouteFollower.Verdict

  /// Tells the decisions behind the last verdict, those that fired and those that came near.
  ///
  /// Called only where somebody listens. `isOffRoute` is the state before the verdict.
  func explain(
    _ verdict: RouteFollower.Verdict,
    on follower: RouteFollower,
    isOffRoute: Bool,
    to tell: (Decision) -> Void
  )

  /// The place on the roads of a map where the vehicle was found; nil where no map was asked.
  var roadPlace: RoadPlace? { get }

  /// Whether steps are left, and vias passed, while the vehicle is off the route.
  var advancesOffRoute: Bool { get }

  /// The last fix that lies where the vehicle can have come to; nil where every fix is believed.
  var trustedFix: Coordinate? { get }

  /// What kind of deviation the last fix was; nil leaves it to the navigator.
  var deviationKind: Deviation.Kind? { get }

  /// The step by the rules' own count, which remaining distances and times go by as the provider states
  /// them; nil where the follower counts alone, along the line.
  var ownStep: Int? { get }

  /// Moves the follower's step to the place reached.
  func advanceStep(of follower: RouteFollower)

  /// Returns metres along the route at which a step is left.
  func exit(ofStep index: Int, on line: RouteLine) -> Double

  /// Returns whether the next via lies behind; one that does is counted as passed.
  func isPassed(_ via: RouteLine.Via, on follower: RouteFollower) -> Bool

  /// Whether vias are passed where the vehicle was, and one that was left out holds up none behind it.
  var passesViasByPresence: Bool { get }

  /// Whether a via may be passed before one that lies ahead of it on the route, which remains.
  var passesViasInAnyOrder: Bool { get }

  /// Metres from a stop or via within which the vehicle is there.
  var presenceDistance: Double { get }

  /// Metres within which it is there if it followed the route past it: how far a receiver may err.
  var passingDistance: Double { get }

  /// Judges by a usable fix whether the end of the first leg was reached; nil where that is no question
  /// at all.
  func judgeArrival(
    at location: Location,
    on follower: RouteFollower,
    isOffRoute: Bool
  ) -> ArrivalJudgement?

  /// Whether the stop is so near that leaving the route is part of arriving.
  var isArriving: Bool { get }

  /// Returns the ordinals of the banner and the voice of the current step that are due now.
  func dueInstructions(
    _ reporter: inout InstructionReporter,
    on follower: RouteFollower,
    isOnRoute: Bool
  ) -> (banner: Int?, voice: Int?)

  /// Returns an on-route fix where it is shown.
  func snapped(_ location: Location, on follower: RouteFollower) -> Location

  /// Whether positions are reckoned along the route where fixes stop.
  var reckons: Bool { get }

  /// Whether a stop may be reached while its leg's road still lies ahead, so that a journey that goes on
  /// keeps that road.
  var endsLegsEarly: Bool { get }

  /// Returns rules that go on where these are, on a line of the same geometry whose legs are divided
  /// anew.
  func continuing(on line: RouteLine) -> any FollowingRules
}

extension FollowingRules {
  /// No map is asked.
  package var roadPlace: RoadPlace? { nil }

  /// Steps are left wherever the place goes.
  package var advancesOffRoute: Bool { true }

  /// Every fix is believed.
  package var trustedFix: Coordinate? { nil }

  /// The navigator says which kind it is.
  package var deviationKind: Deviation.Kind? { nil }

  /// The follower counts alone.
  package var ownStep: Int? { nil }

  /// Returns the end of the step.
  package func exit(ofStep index: Int, on line: RouteLine) -> Double { line.steps[index].end }

  /// Counts a via that lies behind the place reached.
  package func isPassed(_ via: RouteLine.Via, on follower: RouteFollower) -> Bool {
    follower.along >= via.distanceAlong
  }

  /// Vias are passed one after another.
  package var passesViasByPresence: Bool { false }

  /// Vias are passed one after another.
  package var passesViasInAnyOrder: Bool { false }

  /// Presence is no question.
  package var presenceDistance: Double { 0 }

  /// Nor is passing.
  package var passingDistance: Double { 0 }

  /// Leaving the route is never part of arriving.
  package var isArriving: Bool { false }

  /// Returns what the reporter finds due; nothing away from the route.
  package func dueInstructions(
    _ reporter: inout InstructionReporter,
    on follower: RouteFollower,
    isOnRoute: Bool
  ) -> (banner: Int?, voice: Int?) {
    guard isOnRoute, follower.isInCorridor else { return (nil, nil) }
    return reporter.due(
      on: follower.line,
      step: follower.step,
      distance: follower.distanceToManeuver
    )
  }

  /// Returns the fix moved to its place on the route; as it is where no place is known.
  package func snapped(_ location: Location, on follower: RouteFollower) -> Location {
    guard let place = follower.place, let course = follower.courseAtPlace() else {
      return location
    }
    return Location(snapping: location, to: place.coordinate, course: course)
  }

  /// Nothing is reckoned.
  package var reckons: Bool { false }

  /// A stop is reached where its leg ends.
  package var endsLegsEarly: Bool { false }
}
