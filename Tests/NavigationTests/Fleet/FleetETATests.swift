import Geodesy
import Navigation
import NavigationFixtures
import Seeds
import Testing

/// The ETA updates of a running job (D-42).
struct FleetETATests {
  @Test("An update is told exactly where the rule says so", arguments: 0..<40)
  func rule(seed: UInt64) throws {
    let fleet = try FleetDrive(routes: [Equator.route(to: [Equator.a, Equator.b])])
    var random = SeededGenerator(seed: seed)
    let threshold = Int.random(in: 1...30, using: &random)
    fleet.service.start()
    fleet.drive.at(0) { $0.setDestinations([Equator.a, Equator.b]) }
    fleet.scheduler.at(3) { [unowned fleet] in
      _ = fleet.service.send(.jobStarted(jobID: "J1", etaThreshold: threshold))
    }
    var original: Int64?
    var told: Int64 = 0
    var expected: [Int64] = []
    // The rule once more, in whole milliseconds.
    func judge() {
      guard fleet.service.runningJobID != nil,
        let remaining = fleet.drive.navigator.timesAndDistances?.last?.time
      else { return }
      let arrival = fleet.scheduler.now.nanoseconds + Int64((remaining * 1e9).rounded())
      let eta = (arrival + 500_000) / 1_000_000
      guard let first = original else {
        original = Int64((remaining * 1000).rounded())
        told = eta
        return expected.append(eta)
      }
      guard abs(eta - told) * 100 > Int64(threshold) * first else { return }
      told = eta
      expected.append(eta)
    }
    fleet.scheduler.at(3, as: .delivery) { judge() }
    for second in 0..<60 {
      let longitude =
        Double(second) * 0.0001 * Double(Int.random(in: 90...100, using: &random)) / 100
      fleet.drive.fix(at: Double(second), 0, longitude)
      fleet.scheduler.at(Double(second), as: .timer) { if second >= 3 { judge() } }
      if second > 3, Int.random(in: 0..<8, using: &random) == 0 {
        let delay = Double(Int.random(in: -20...60, using: &random)) + 0.4567
        fleet.scheduler.at(Double(second) - 0.5) { [unowned fleet] in
          let path = GeoPath([
            Coordinate(latitude: 0, longitude: 0.012), Coordinate(latitude: 0, longitude: 0.018),
          ])
          var traffic = fleet.drive.context.traffic ?? TrafficConditions()
          traffic.delays.append(TrafficDelay(seconds: delay, path: path))
          fleet.drive.context.traffic = traffic
        }
      }
    }
    fleet.scheduler.run(until: 61)
    #expect(fleet.log.updates.map { ($0.eta.nanoseconds + 500_000) / 1_000_000 } == expected)
    #expect(fleet.log.updates.first?.changePercent == nil)
    #expect(fleet.server.updates == fleet.log.updates)
  }

  @Test("What the server gets names the job, its message and the time")
  func record() throws {
    let fleet = try FleetDrive(routes: [Equator.route(to: [Equator.a])])
    fleet.server.polls = [FleetDrive.messages(FleetDrive.job("M7", "J1"))]
    fleet.log.onMessage = { [unowned fleet] in
      _ = fleet.service.send(.jobStarted(jobID: $0.jobID, etaThreshold: 5))
    }
    fleet.service.start()
    fleet.drive.at(11) { $0.setDestinations([Equator.a]) }
    fleet.drive.fix(at: 10, 0, 0)
    fleet.scheduler.run(until: 15)
    let update = try #require(fleet.log.updates.first)
    #expect(update.messageID == "M7")
    #expect(update.creationMilliseconds == 1_011_500)
    let body = try #require(FleetRequest.etaUpdate(update).body)
    #expect(
      String(decoding: body, as: UTF8.self) == """
        {"id":"E2","type":"ETA_UPDATE","message_id":"M7","job_id":"J1","asset_id":"truck",\
        "dispatcher_id":"depot","creation_time_ms":1011500,"remaining_time_s":111.195,\
        "position":{"lat":0,"lon":0}}
        """
    )
  }

  @Test("A job that runs no more is silent", arguments: ["finished", "cancelled", "stopped"])
  func silence(end: String) throws {
    let fleet = try FleetDrive(routes: [Equator.route(to: [Equator.a])])
    fleet.service.start()
    fleet.drive.at(0) { $0.setDestinations([Equator.a]) }
    fleet.scheduler.at(1) { [unowned fleet] in
      _ = fleet.service.send(.jobStarted(jobID: "J1", etaThreshold: 1))
    }
    fleet.scheduler.at(2.5) { [unowned fleet] in
      switch end {
      case "finished": fleet.service.send(.jobFinished())
      case "cancelled": fleet.service.send(.jobCancelled())
      default: fleet.service.stop()
      }
    }
    for second in 0..<30 { fleet.drive.fix(at: Double(second), 0, 0) }
    fleet.scheduler.run(until: 31)
    #expect(fleet.log.updates.allSatisfy { $0.creationMilliseconds <= 1_002_000 })
    #expect(!fleet.log.updates.isEmpty)
  }
}
