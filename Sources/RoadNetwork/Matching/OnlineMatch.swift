/// What an online matcher says at a fix.
public struct OnlineMatch: Hashable, Sendable {
  /// The fix, counted from 0.
  public let fix: Int
  /// Where the vehicle most likely is, with what is known so far: for the puck.
  public let now: MatchedFix
  /// Where it most likely was so many fixes ago, with what came since: for what decides on a road.
  ///
  /// It is nil until there are so many.
  public let lagged: MatchedFix?
  /// How many fixes, from the first, will never be thought of otherwise.
  public let committedCount: Int
}
