/// A spoken instruction at the moment it is spoken.
public struct Announcement: Hashable, Sendable {
  public enum Kind: String, Sendable { case maneuver, traffic }
  public enum Channel: String, Sendable { case builtIn, bluetooth }

  public let text: String
  /// The key under which it is spoken once: route, leg, step and ordinal, or the incident's identity.
  public let utteranceKey: String
  public let kind: Kind
  public let channel: Channel
  public let stepIndex: Int
  /// Metres to the maneuver, or to the incident.
  public let distanceToManeuver: Double

  public init(
    text: String,
    utteranceKey: String,
    kind: Kind,
    channel: Channel,
    stepIndex: Int,
    distanceToManeuver: Double
  ) {
    self.text = text
    self.utteranceKey = utteranceKey
    self.kind = kind
    self.channel = channel
    self.stepIndex = stepIndex
    self.distanceToManeuver = distanceToManeuver
  }
}

/// A banner that came due.
public struct InstructionEvent: Hashable, Sendable {
  /// The index of the step in its leg whose end the instruction is about.
  public let stepIndex: Int
  public let instruction: VisualInstruction
  /// Metres to the maneuver.
  public let distanceToManeuver: Double

  public init(stepIndex: Int, instruction: VisualInstruction, distanceToManeuver: Double) {
    self.stepIndex = stepIndex
    self.instruction = instruction
    self.distanceToManeuver = distanceToManeuver
  }
}
