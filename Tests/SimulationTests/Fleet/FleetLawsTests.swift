import Navigation
import Recording
import Testing
import Geodesy
@testable import ScenarioLanguage

@testable import Simulation

/// Each law of the fleet service is broken on purpose, by callbacks that no sound service makes.
@Suite struct FleetLawsTests {
  private let checker = LawChecker(
    scheduler: Scheduler(),
    configuration: NavigatorConfiguration()
  )

  init() { run(true) }

  private var broken: [Law] { checker.violations.map(\.name) }

  private func tell<Payload: EventPayload>(
    _ type: Payload.Type,
    _ fill: (inout Payload) -> Void = { _ in }
  ) {
    var event = Payload()
    fill(&event)
    checker.hear(event)
  }

  private func run(_ isRunning: Bool) {
    tell(Event.Fleet.ServiceState.self) { $0.running = isRunning }
  }

  private func change(_ jobID: String, _ state: Recorded.JobState) {
    tell(Event.Fleet.JobState.self) { ($0.jobID, $0.state) = (jobID, state) }
  }

  private func send(_ kind: Recorded.FleetEventKind, _ jobID: String? = nil) {
    tell(Event.Fleet.Send.self) { ($0.kind, $0.jobID, $0.accepted) = (kind, jobID, true) }
  }

  private func acknowledge(_ kind: Recorded.FleetEventKind, _ jobID: String? = nil) {
    tell(Event.Fleet.DidAcknowledge.self) { ($0.kind, $0.jobID) = (kind, jobID) }
  }

  private func update(_ jobID: String) {
    tell(Event.Fleet.ETAUpdate.self) { $0.jobID = jobID }
  }

  @Test("A job from start to finish breaks nothing")
  func sound() {
    tell(Event.Fleet.DidReceiveMessage.self)
    change("J1", .offered)
    send(.jobStarted, "J1")
    change("J1", .running)
    send(.custom)
    update("J1")
    acknowledge(.jobStarted, "J1")
    acknowledge(.custom)
    send(.jobFinished, "J1")
    change("J1", .finished)
    run(false)
    #expect(broken.isEmpty)
  }

  @Test("An acknowledgement out of its order, twice, or of nothing")
  func acknowledgements() {
    send(.jobStarted, "J1")
    send(.custom)
    acknowledge(.custom)
    #expect(broken == [.fleetAcknowledgements])
    acknowledge(.jobStarted, "J1")
    acknowledge(.jobStarted, "J1")
    #expect(broken == [.fleetAcknowledgements, .fleetAcknowledgements])
  }

  @Test("An ETA before a job, after it, and of another")
  func etas() {
    update("J1")
    change("J1", .running)
    update("J2")
    change("J1", .cancelled)
    update("J1")
    #expect(broken == [.fleetETA, .fleetETA, .fleetETA])
  }

  @Test("A running job is not replaced")
  func replaced() {
    change("J1", .running)
    change("J1", .replaced)
    #expect(broken == [.fleetETA])
  }

  @Test("Nothing is told after a stop")
  func silence() {
    send(.custom)
    run(false)
    tell(Event.Fleet.DidReceiveMessage.self)
    acknowledge(.custom)
    #expect(broken == [.fleetSilence, .fleetSilence, .fleetAcknowledgements])
  }
}
