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
