/// What is spoken (the three modes of the Google Navigation SDK).
public enum VoiceGuidance: String, Sendable, CaseIterable {
  /// Nothing.
  case silent
  /// Traffic messages, but no maneuvers.
  case alertsOnly
  /// Traffic messages and maneuvers.
  case alertsAndGuidance
}
