/// What to do at the start of a step, in OSRM's vocabulary.
public struct Maneuver: Hashable, Sendable {
  /// OSRM's type, such as `turn` or `roundabout`; unknown types are kept as they came.
  public let type: String
  /// OSRM's modifier, such as `slight right`.
  public let modifier: String?
  /// The exit of a roundabout, from 1.
  public let exit: Int?
  /// Degrees clockwise from north before and after the maneuver.
  public let bearingBefore: Double?
  /// Degrees clockwise from north after the maneuver.
  public let bearingAfter: Double?

  /// Creates a maneuver.
  public init(
    type: String,
    modifier: String? = nil,
    exit: Int? = nil,
    bearingBefore: Double? = nil,
    bearingAfter: Double? = nil
  ) {
    self.type = type
    self.modifier = modifier
    self.exit = exit
    self.bearingBefore = bearingBefore
    self.bearingAfter = bearingAfter
  }
}
