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

  static let names = [
    "setAudioGuidance", "setSpeedAlertOptions", "setFasterRoute", "delegateAnswers",
  ]

  static var schema: [(String, SchemaValue)] {
    [
      ("voice", .choice(VoiceGuidance.allCases.map(\.rawValue), "For setAudioGuidance.")),
      ("vibration", .boolean("For setAudioGuidance.")),
      ("bluetooth", .boolean("For setAudioGuidance: whether it is wanted.")),
      ("bluetoothAvailable", .boolean("For setAudioGuidance: whether a device is connected.")),
      ("minor", .number(-10...10, "For setSpeedAlertOptions: the share above the limit.")),
      ("major", .number(-10...10, "For setSpeedAlertOptions: the share above the limit.")),
      ("upgradeDuration", .number(-1...86_400, "Seconds, for setSpeedAlertOptions.")),
      ("minutes", .number(0...1440, "For setFasterRoute.", allowsMax: true)),
      ("percent", .number(0...100, "For setFasterRoute.", allowsMax: true)),
      (
        "deviation",
        .choice(["doNothing", "getNewRoutes"], "For delegateAnswers, from then on.")
      ),
      (
        "alternate",
        .number(
          -1...100,
          "For delegateAnswers: the route to take, from 0; -1 is none.",
          isWhole: true
        )
      ),
    ]
  }

  static func read(
    _ name: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> GuidanceCall? {
    switch name {
    case "setAudioGuidance":
      var audio = Audio()
      audio.voice = reader.oneOf("voice", VoiceGuidance.self)
      audio.vibration = reader.bool("vibration")
      audio.bluetooth = reader.bool("bluetooth")
      audio.isBluetoothAvailable = reader.bool("bluetoothAvailable")
      return .setAudioGuidance(audio)
    case "setSpeedAlertOptions":
      let isEnabled = reader.bool("enabled") ?? true
      let options = SpeedAlertOptions(
        minorThreshold: reader.double("minor", in: -10...10),
        majorThreshold: reader.double("major", in: -10...10),
        severityUpgradeDuration: reader.double("upgradeDuration", in: -1...86_400, unit: "s")
      )
      return .setSpeedAlertOptions(isEnabled ? options : nil)
    case "setFasterRoute":
      return .setFasterRoute(
        minutes: reader.doubleOrMax("minutes", in: 0...1440, unit: "min"),
        percent: reader.doubleOrMax("percent", in: 0...100, unit: "%")
      )
    default: return answers(&reader, sketch).map { .delegateAnswers($0) }
    }
  }

  private static func answers(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> DelegateAnswers? {
    var answers = DelegateAnswers()
    let deviation = reader.oneOf("deviation", ["doNothing", "getNewRoutes"])
    if deviation == "doNothing" {
      answers.deviation = .doNothing
      if reader.has("waypoints") {
        reader.report("with doNothing there are no waypoints", at: "waypoints")
      }
    } else if reader.has("waypoints") {
      guard let waypoints = PlaceReading.waypoints(&reader, sketch) else { return nil }
      answers.deviation = .getNewRoutes(through: waypoints)
    }
    answers.alternate = reader.integer("alternate", in: -1...100).map(Int.init)
    return answers
  }
}
