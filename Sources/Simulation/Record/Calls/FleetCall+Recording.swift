import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage

extension FleetCall {
  func record(by recorder: Recorder) {
    switch self {
    case .setUp(let setUp):
      recorder.record(.fleetSetUp) { writer in
        writer.optional("assetID", setUp.assetID)
        writer.optional("dispatcherID", setUp.dispatcherID)
        if let interval = setUp.pollingInterval { writer.number("pollingInterval", interval) }
      }
    case .start: recorder.record(.fleetStart)
    case .stop: recorder.record(.fleetStop)
    case .poll: recorder.record(.fleetPoll)
    case .send(let event):
      recorder.record(.fleetSendEvent) { writer in
        writer.text("send", event.kind.name)
        writer.optional("jobID", event.jobID)
        if case .jobStarted(_, let threshold?, _) = event {
          writer.number("etaThreshold", threshold)
        }
        if !event.content.isEmpty { writer.content(event.content) }
      }
    case .probe: recorder.record(.probe) { $0.text("what", "fleetState") }
    }
  }
}
