extension VisualInstruction {
  /// One line of a banner.
  public struct Content: Hashable, Sendable {
    public let text: String
    public let maneuverType: String?
    public let modifier: String?
    /// Degrees of the roundabout to drive through, clockwise.
    public let roundaboutExitDegrees: Double?
    public let lanes: [Lane]
    public let exitNumbers: [String]

    public init(
      text: String,
      maneuverType: String? = nil,
      modifier: String? = nil,
      roundaboutExitDegrees: Double? = nil,
      lanes: [Lane] = [],
      exitNumbers: [String] = []
    ) {
      self.text = text
      self.maneuverType = maneuverType
      self.modifier = modifier
      self.roundaboutExitDegrees = roundaboutExitDegrees
      self.lanes = lanes
      self.exitNumbers = exitNumbers
    }
  }

  /// One lane of a road before a maneuver, from the left.
  public struct Lane: Hashable, Sendable {
    public let isActive: Bool
    public let directions: [String]
    public let activeDirection: String?

    public init(isActive: Bool, directions: [String], activeDirection: String?) {
      self.isActive = isActive
      self.directions = directions
      self.activeDirection = activeDirection
    }
  }
}
