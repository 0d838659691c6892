/// The rules of a profile that repeats another SDK: a trip takes each fix whole, and its verdict is where
/// that fix lay.
///
/// Such a trip counts steps itself, ends legs by its own word, and counts what remains as the provider
/// states it.
protocol TripFollowing: FollowingRules {
  /// The current step, an index into the line's steps.
  var step: Int { get }
}

extension TripFollowing {
  func judge(
    _ location: Location,
    on follower: RouteFollower,
    isOffRoute: Bool
  ) -> RouteFollower.Verdict {
    if follower.isInCorridor { return isOffRoute ? .returned : .unchanged }
    return isOffRoute ? .unchanged : .left
  }

  var ownStep: Int? { step }

  func advanceStep(of follower: RouteFollower) { follower.step = step }

  var endsLegsEarly: Bool { true }
}
