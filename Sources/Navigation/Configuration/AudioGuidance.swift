/// What of guidance may be heard and felt.
public struct AudioGuidance: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Spoken instructions and traffic messages.
  public static let voice = AudioGuidance(rawValue: 1)
  /// The device vibrates whenever something is spoken; without ``voice`` it never does.
  public static let vibration = AudioGuidance(rawValue: 2)
  /// Speech goes over Bluetooth where a device is connected.
  public static let bluetooth = AudioGuidance(rawValue: 4)

  /// Everything.
  public static let `default`: AudioGuidance = [.voice, .vibration, .bluetooth]
}

/// What is spoken (the three modes of the Google Navigation SDK).
public enum VoiceGuidance: String, Sendable, CaseIterable {
  /// Nothing.
  case silent
  /// Traffic messages, but no maneuvers.
  case alertsOnly
  /// Traffic messages and maneuvers.
  case alertsAndGuidance
}
