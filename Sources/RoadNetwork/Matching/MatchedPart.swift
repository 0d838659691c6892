/// A stretch of a matched path without a break.
public struct MatchedPart: Sendable {
  /// The way, as routes have it: from the place of the first fix to that of the last.
  ///
  /// Its durations are those of the profile, not of the drive.
  public let leg: PlannedRoute.Leg
  /// The fixes from the first to the last step, outliers between them included.
  public let fixes: Range<Int>
  /// Metres.
  public let length: Double
  /// Times at which the vehicle turned back in the street.
  public let turnsBack: Int
}
