import Geodesy
import Recording
import Testing

@testable import Navigation
@testable import ScenarioLanguage
@testable import Simulation

/// Each law of the fleet service is broken on purpose, by callbacks that no sound service makes.
@Suite struct FleetLawsTests {
  private let checker: InvariantChecker
  private let laws: FleetLaws

  init() {
    checker = InvariantChecker(scheduler: Scheduler(), configuration: NavigatorConfiguration())
    laws = FleetLaws(checker)
    laws.serviceState(isRunning: true)
  }

  private var broken: [InvariantName] { checker.violations.map(\.name) }

  private func sent(_ kind: FleetEvent.Kind, _ jobID: String? = nil) -> FleetSentEvent {
    FleetSentEvent(
      id: "E1",
      kind: kind,
      jobID: jobID,
      assetID: "a",
      dispatcherID: "d",
      creationMilliseconds: 0,
      etaThreshold: nil,
      content: [:]
    )
  }

  private func update(_ jobID: String) -> FleetETAUpdate {
    FleetETAUpdate(
      id: "E1",
      messageID: nil,
      jobID: jobID,
      assetID: "a",
      dispatcherID: "d",
      creationMilliseconds: 0,
      remainingTime: 1,
      eta: .zero,
      position: Coordinate(latitude: 0, longitude: 0),
      changePercent: nil,
      threshold: 10
    )
  }

  @Test("A job from start to finish breaks nothing")
  func sound() {
    laws.told(.fleetDidReceiveMessage)
    laws.changed(FleetJobChange("J1", .offered))
    laws.accepted(.jobStarted(jobID: "J1"), ofJob: "J1")
    laws.changed(FleetJobChange("J1", .running))
    laws.accepted(.custom(), ofJob: nil)
    laws.updated(update("J1"))
    laws.acknowledged(sent(.jobStarted, "J1"))
    laws.acknowledged(sent(.custom))
    laws.accepted(.jobFinished(), ofJob: "J1")
    laws.changed(FleetJobChange("J1", .finished))
    laws.serviceState(isRunning: false)
    #expect(broken.isEmpty)
  }

  @Test("An acknowledgement out of its order, twice, or of nothing")
  func acknowledgements() {
    laws.accepted(.jobStarted(jobID: "J1"), ofJob: "J1")
    laws.accepted(.custom(), ofJob: nil)
    laws.acknowledged(sent(.custom))
    #expect(broken == [.fleetAcknowledgements])
    laws.acknowledged(sent(.jobStarted, "J1"))
    laws.acknowledged(sent(.jobStarted, "J1"))
    #expect(broken == [.fleetAcknowledgements, .fleetAcknowledgements])
  }

  @Test("An ETA before a job, after it, and of another")
  func etas() {
    laws.updated(update("J1"))
    laws.changed(FleetJobChange("J1", .running))
    laws.updated(update("J2"))
    laws.changed(FleetJobChange("J1", .cancelled))
    laws.updated(update("J1"))
    #expect(broken == [.fleetETA, .fleetETA, .fleetETA])
  }

  @Test("A running job is not replaced")
  func replaced() {
    laws.changed(FleetJobChange("J1", .running))
    laws.changed(FleetJobChange("J1", .replaced))
    #expect(broken == [.fleetETA])
  }

  @Test("Nothing is told after a stop")
  func silence() {
    laws.accepted(.custom(), ofJob: nil)
    laws.serviceState(isRunning: false)
    laws.told(.fleetDidReceiveMessage)
    laws.acknowledged(sent(.custom))
    #expect(broken == [.fleetSilence, .fleetSilence, .fleetAcknowledgements])
  }
}
