/// A spoken instruction at the moment it is spoken.
public struct Announcement: Hashable, Sendable {
  /// What the words are about.
  public enum Kind: String, CaseIterable, Sendable { case maneuver, traffic }
  /// Where the words are heard.
  public enum Channel: String, CaseIterable, Sendable { case builtIn, bluetooth }

  /// The words, as plain text.
  public let text: String
  /// The key under which it is spoken once: route, leg, step and ordinal, or the incident's identity.
  public let utteranceKey: String
  /// What the words are about.
  public let kind: Kind
  /// Where the words are heard.
  public let channel: Channel
  /// The index of the step in its leg at which they are spoken, from 0.
  public let stepIndex: Int
  /// Metres to the maneuver, or to the incident.
  public let distanceToManeuver: Double

  /// Creates an announcement.
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
  /// What is shown.
  public let instruction: VisualInstruction
  /// Metres to the maneuver.
  public let distanceToManeuver: Double

  /// Creates an event.
  public init(stepIndex: Int, instruction: VisualInstruction, distanceToManeuver: Double) {
    self.stepIndex = stepIndex
    self.instruction = instruction
    self.distanceToManeuver = distanceToManeuver
  }
}
