import Navigation
import Recording
import ScenarioLanguage

extension TrafficCall {
  func record(by recorder: Recorder) {
    switch self {
    case .delay(let seconds, let from, let to):
      recorder.record(Event.Action.TrafficDelay.self) { event in
        event.seconds = seconds
        event.from = from.map { .init($0) }
        event.to = to.map { .init($0) }
      }
    case .clear: recorder.record(Event.Action.ClearTraffic.self)
    }
  }
}
