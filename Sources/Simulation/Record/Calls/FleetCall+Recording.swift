import Navigation
import Recording
import ScenarioLanguage

extension FleetCall {
  func record(by recorder: Recorder) {
    switch self {
    case .setUp(let setUp):
      recorder.record(Event.Action.FleetSetUp.self) { event in
        event.assetID = setUp.assetID
        event.dispatcherID = setUp.dispatcherID
        event.pollingInterval = setUp.pollingInterval
      }
    case .start: recorder.record(Event.Action.FleetStart.self)
    case .stop: recorder.record(Event.Action.FleetStop.self)
    case .poll: recorder.record(Event.Action.FleetPoll.self)
    case .send(let sent):
      recorder.record(Event.Action.FleetSend.self) { event in
        event.send = .init(sent.kind)
        event.jobID = sent.jobID
        if case .jobStarted(_, let threshold, _) = sent { event.etaThreshold = threshold }
        event.content = sent.content.isEmpty ? nil : .init(sent.content)
      }
    case .probe: recorder.record(Event.Action.Probe.self) { $0.what = .fleetState }
    }
  }
}
