import Navigation
import Recording
import ScenarioLanguage

extension GuidanceCall {
  func record(by recorder: Recorder) {
    switch self {
    case .setAudioGuidance(let audio):
      recorder.record(Event.Action.SetAudioGuidance.self) { event in
        event.voice = audio.voice.map { .init($0) }
        event.vibration = audio.vibration
        event.bluetooth = audio.bluetooth
        event.bluetoothAvailable = audio.isBluetoothAvailable
      }
    case .setSpeedAlertOptions(let options):
      recorder.record(Event.Action.SetSpeedAlertOptions.self) { event in
        event.enabled = options != nil
        event.minor = options?.minorThreshold
        event.major = options?.majorThreshold
        event.upgradeDuration = options?.severityUpgradeDuration
      }
    case .setFasterRoute(let minutes, let percent):
      recorder.record(Event.Action.SetFasterRoute.self) { event in
        event.minutes = minutes
        event.percent = percent
      }
    case .delegateAnswers(let answers):
      recorder.record(Event.Action.DelegateAnswers.self) { event in
        event.deviation = .getNewRoutes
        switch answers.deviation {
        case .doNothing: event.deviation = .doNothing
        case .getNewRoutes(let waypoints): event.waypoints = .init(waypoints)
        case nil: break
        }
        event.alternate = answers.alternate
      }
    }
  }
}
