/// A banner before a maneuver.
public struct VisualInstruction: Hashable, Sendable {
  public let primary: Content
  public let secondary: Content?
  public let sub: Content?
  /// Metres before the end of the step from which it is shown.
  public let triggerDistance: Double

  public init(
    primary: Content,
    secondary: Content? = nil,
    sub: Content? = nil,
    triggerDistance: Double
  ) {
    self.primary = primary
    self.secondary = secondary
    self.sub = sub
    self.triggerDistance = triggerDistance
  }
}

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

/// A text to speak before a maneuver.
public struct SpokenInstruction: Hashable, Sendable {
  public let text: String
  public let ssml: String?
  /// Metres before the end of the step at which it becomes due.
  public let triggerDistance: Double

  public init(text: String, ssml: String? = nil, triggerDistance: Double) {
    self.text = text
    self.ssml = ssml
    self.triggerDistance = triggerDistance
  }
}
