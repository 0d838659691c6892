import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage

extension GuidanceCall {
  func record(by recorder: Recorder) {
    switch self {
    case .setAudioGuidance(let audio):
      recorder.record(.setAudioGuidance) { writer in
        writer.optional("voice", audio.voice?.rawValue)
        if let vibration = audio.vibration { writer.flag("vibration", vibration) }
        if let bluetooth = audio.bluetooth { writer.flag("bluetooth", bluetooth) }
        if let available = audio.isBluetoothAvailable {
          writer.flag("bluetoothAvailable", available)
        }
      }
    case .setSpeedAlertOptions(let options):
      recorder.record(.setSpeedAlertOptions) { writer in
        writer.flag("enabled", options != nil)
        writer.optional("minor", options?.minorThreshold, decimals: 4)
        writer.optional("major", options?.majorThreshold, decimals: 4)
        writer.optional("upgradeDuration", options?.severityUpgradeDuration, decimals: 2)
      }
    case .setFasterRoute(let minutes, let percent):
      recorder.record(.setFasterRoute) { writer in
        writer.optional("minutes", minutes, decimals: 2)
        writer.optional("percent", percent, decimals: 1)
      }
    case .delegateAnswers(let answers):
      recorder.record(.delegateAnswers) { writer in
        switch answers.deviation {
        case .doNothing: writer.text("deviation", "doNothing")
        case .getNewRoutes(let waypoints):
          writer.text("deviation", "getNewRoutes")
          writer.waypoints("waypoints", waypoints)
        case nil: writer.text("deviation", "getNewRoutes")
        }
        if let alternate = answers.alternate { writer.number("alternate", alternate) }
      }
    }
  }
}
