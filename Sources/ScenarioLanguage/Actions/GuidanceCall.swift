import CanonicalJSON
package import Navigation
import Recording
import RoadNetwork

/// Calls about audio, speed alerts and faster routes, and what the delegate answers.
package enum GuidanceCall: ScenarioCall {
  case setAudioGuidance(Audio)
  case setSpeedAlertOptions(SpeedAlertOptions?)
  case setFasterRoute(minutes: Double?, percent: Double?)
  case delegateAnswers(DelegateAnswers)

  /// What a call changes; nil stays as it is.
  package struct Audio: Hashable, Sendable {
    /// What is spoken.
    package var voice: VoiceGuidance?
    /// Whether the device vibrates when something is spoken.
    package var vibration: Bool?
    /// Whether a Bluetooth device is wanted for the words.
    package var bluetooth: Bool?
    /// Whether a Bluetooth device is connected.
    package var isBluetoothAvailable: Bool?
  }

  /// The names that `do` takes.
  enum Name: String, CaseIterable {
    case setAudioGuidance, setSpeedAlertOptions, setFasterRoute, delegateAnswers
  }

  static let keys = Members()

  /// The members of its calls.
  struct Members: KeyTable {
    let voice = Keys.choice("voice", VoiceGuidance.self, "For setAudioGuidance.")
    let vibration = Keys.flag("vibration", "For setAudioGuidance.")
    let bluetooth = Keys.flag("bluetooth", "For setAudioGuidance: whether it is wanted.")
    let bluetoothAvailable = Keys.flag(
      "bluetoothAvailable",
      "For setAudioGuidance: whether a device is connected."
    )
    let minor = Keys.number(
      "minor",
      -10...10,
      "",
      "For setSpeedAlertOptions: the share above the limit."
    )
    let major = Keys.number(
      "major",
      -10...10,
      "",
      "For setSpeedAlertOptions: the share above the limit."
    )
    let upgradeDuration = Keys.number(
      "upgradeDuration",
      -1...86_400,
      "s",
      "Seconds, for setSpeedAlertOptions."
    )
    let minutes = Keys.number("minutes", 0...1440, "min", "For setFasterRoute.", allowsMax: true)
    let percent = Keys.number("percent", 0...100, "%", "For setFasterRoute.", allowsMax: true)
    let deviation = Keys.word(
      "deviation",
      ["doNothing", "getNewRoutes"],
      "For delegateAnswers, from then on."
    )
    let alternate = Keys.whole(
      "alternate",
      -1...100,
      "For delegateAnswers: the route to take, from 0; -1 is none."
    )
  }

  static func read(
    _ name: Name,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> GuidanceCall? {
    switch name {
    case .setAudioGuidance:
      var audio = Audio()
      audio.voice = keys.voice(&reader)
      audio.vibration = keys.vibration(&reader)
      audio.bluetooth = keys.bluetooth(&reader)
      audio.isBluetoothAvailable = keys.bluetoothAvailable(&reader)
      return .setAudioGuidance(audio)
    case .setSpeedAlertOptions:
      let isEnabled = ContextCall.keys.enabled(&reader) ?? true
      let options = SpeedAlertOptions(
        minorThreshold: keys.minor(&reader),
        majorThreshold: keys.major(&reader),
        severityUpgradeDuration: keys.upgradeDuration(&reader)
      )
      return .setSpeedAlertOptions(isEnabled ? options : nil)
    case .setFasterRoute:
      return .setFasterRoute(
        minutes: keys.minutes(&reader),
        percent: keys.percent(&reader)
      )
    case .delegateAnswers: return answers(&reader, sketch).map { .delegateAnswers($0) }
    }
  }

  private static func answers(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> DelegateAnswers? {
    var answers = DelegateAnswers()
    let deviation = keys.deviation(&reader)
    if deviation == "doNothing" {
      answers.deviation = .doNothing
      if reader.has("waypoints") {
        reader.report("with doNothing there are no waypoints", at: "waypoints")
      }
    } else if reader.has("waypoints") {
      guard let waypoints = PlaceReading.waypoints(&reader, sketch) else { return nil }
      answers.deviation = .getNewRoutes(through: waypoints)
    }
    answers.alternate = keys.alternate(&reader)
    return answers
  }
}
