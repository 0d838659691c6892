/// A banner before a maneuver.
public struct VisualInstruction: Hashable, Sendable {
  /// The first line: where to go.
  public let primary: Content
  /// The second line, such as a road's number; nil is none.
  public let secondary: Content?
  /// A line below both, such as the lanes or the maneuver after the next; nil is none.
  public let sub: Content?
  /// Metres before the end of the step from which it is shown.
  public let triggerDistance: Double

  /// Creates a banner.
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
    /// The whole line as text.
    public let text: String
    /// OSRM's type of the maneuver; nil where the line has no picture.
    public let maneuverType: String?
    /// OSRM's modifier, such as `slight right`.
    public let modifier: String?
    /// Degrees of the roundabout to drive through, clockwise.
    public let roundaboutExitDegrees: Double?
    /// The lanes before the maneuver, from the left; empty where none are known.
    public let lanes: [Lane]
    /// The numbers of the motorway exit, as they stand on the sign.
    public let exitNumbers: [String]

    /// Creates a line.
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
    /// Whether the lane leads where the route goes.
    public let isActive: Bool
    /// Where the lane leads, in OSRM's words, such as `straight`.
    public let directions: [String]
    /// The direction in which the route uses it; nil where it does not.
    public let activeDirection: String?

    /// Creates a lane.
    public init(isActive: Bool, directions: [String], activeDirection: String?) {
      self.isActive = isActive
      self.directions = directions
      self.activeDirection = activeDirection
    }
  }
}

/// A text to speak before a maneuver.
public struct SpokenInstruction: Hashable, Sendable {
  /// What is spoken, as plain text.
  public let text: String
  /// The same in the Speech Synthesis Markup Language; nil where the provider has none.
  public let ssml: String?
  /// Metres before the end of the step at which it becomes due.
  public let triggerDistance: Double

  /// Creates a text to speak.
  public init(text: String, ssml: String? = nil, triggerDistance: Double) {
    self.text = text
    self.ssml = ssml
    self.triggerDistance = triggerDistance
  }
}
