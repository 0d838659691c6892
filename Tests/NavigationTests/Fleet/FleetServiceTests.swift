import Geodesy
import Navigation
import NavigationFixtures
import Seeds
import Testing

/// The fleet service: start and stop, polls, jobs and acknowledgements.
struct FleetServiceTests {
  @Test(
    "Starting needs both IDs, of 1 to 50 characters",
    arguments: [
      (nil, nil, false), ("truck", nil, false), (nil, "depot", false), ("truck", "depot", true),
      ("", "depot", false), (String(repeating: "a", count: 51), "depot", false),
      (String(repeating: "ü", count: 50), "depot", true),
    ] as [(String?, String?, Bool)]
  )
  func ids(asset: String?, dispatcher: String?, starts: Bool) throws {
    let fleet = try FleetDrive()
    fleet.service.assetID = asset
    fleet.service.dispatcherID = dispatcher
    #expect(fleet.service.start() == starts)
    #expect(fleet.service.isRunning == starts)
    #expect(fleet.service.stop() == starts)
  }

  @Test("Without a transport, without a key or with one of another use there is no service")
  func access() throws {
    final class Authority: APIKeyAuthority {
      func permitsNavigation(withKey key: String) -> Bool { true }
      func permitsFleetConnectivity(withKey key: String) -> Bool { key == "fleet" }
    }
    let scheduler = TestScheduler()
    let authority = Authority()
    func context() -> NavigationContext {
      NavigationContext(
        provider: .custom(ScriptedProvider(scheduler, [])),
        scheduler: scheduler,
        keyAuthority: authority
      )
    }
    let bare = context()
    bare.provideAPIKey("fleet")
    #expect(bare.fleetConnectivity == nil)
    let keyless = context()
    keyless.fleetTransport = FleetServer(scheduler)
    #expect(keyless.fleetConnectivity == nil)
    keyless.provideAPIKey("navigation")
    #expect(keyless.fleetConnectivity == nil)
    bare.fleetTransport = FleetServer(scheduler)
    let service = try #require(bare.fleetConnectivity)
    #expect(bare.fleetConnectivity === service)
  }

  @Test("Intervals of polls that make no sense are ignored")
  func intervals() throws {
    let service = try FleetDrive().service
    for interval in [0, -1, Int.min, Int.max] {
      service.pollingInterval = interval
      #expect(service.pollingInterval == 10)
    }
    service.pollingInterval = 1
    #expect(service.pollingInterval == 1)
  }

  @Test("Messages are told in later jobs, confirmed, and asked for behind the cursor")
  func messages() throws {
    let fleet = try FleetDrive()
    fleet.server.polls = [
      FleetDrive.messages(
        FleetDrive.job("B", "J2", created: 9),
        FleetDrive.job("A", "J1"),
        next: "c1"
      ),
      FleetDrive.messages(FleetDrive.job("A", "J1"), next: "c2"),
    ]
    fleet.service.start()
    fleet.scheduler.run(until: 21)
    #expect(
      fleet.log.lines == [
        "message A J1", "job J1 offered", "message B J2", "job J1 replaced", "job J2 offered",
        "dropped duplicate",
      ]
    )
    let polls = fleet.server.requests.compactMap { request -> String? in
      if case .messages(_, _, let after) = request { after ?? "-" } else { nil }
    }
    #expect(polls == ["-", "c1"])
    #expect(
      fleet.server.requests.contains(
        .receipt(assetID: "truck", dispatcherID: "depot", messageIDs: ["A", "B"])
      )
    )
  }

  @Test("Of a flood of messages 1000 are taken at a time, and none is lost")
  func flood() throws {
    let fleet = try FleetDrive()
    let all = (0..<2500).map { FleetDrive.job("M\($0)", "J\($0)", created: $0) }
    // The server sends what is not confirmed, as long as the cursor stays.
    for start in [0, 1000, 2000] {
      let list = all.dropFirst(start).joined(separator: ",")
      fleet.server.polls.append("{\"messages\":[\(list)],\"next\":\"c\(start)\"}")
    }
    fleet.service.start()
    fleet.scheduler.run(until: 35)
    #expect(fleet.log.messages.map(\.id) == (0..<2500).map { "M\($0)" })
    let confirmed = fleet.server.requests.flatMap { request -> [String] in
      if case .receipt(_, _, let ids) = request { ids } else { [] }
    }
    #expect(confirmed == fleet.log.messages.map(\.id))
    fleet.scheduler.run(until: 41)
    #expect(
      fleet.server.requests.last
        == .messages(assetID: "truck", dispatcherID: "depot", after: "c2000")
    )
  }

  @Test("An event sent inside a message's callback comes after the offer")
  func callback() throws {
    let fleet = try FleetDrive()
    fleet.server.polls = [FleetDrive.messages(FleetDrive.job("A", "J1"))]
    fleet.log.onMessage = { [unowned fleet] message in
      #expect(fleet.service.send(.jobStarted(jobID: message.jobID)))
    }
    fleet.service.start()
    fleet.scheduler.run(until: 12)
    #expect(
      fleet.log.lines == [
        "message A J1", "job J1 offered", "send jobStarted J1 true", "job J1 running",
        "ack jobStarted J1",
      ]
    )
    #expect(fleet.service.runningJobID == "J1")
  }

  @Test("A service that answers inside the call is told all the same in later jobs")
  func hastyServer() throws {
    let fleet = try FleetDrive()
    fleet.server.latency = { _ in nil }
    fleet.server.polls = [FleetDrive.messages(FleetDrive.job("A", "J1"))]
    fleet.service.start()
    fleet.scheduler.at(1) { [unowned fleet] in
      #expect(fleet.service.forcePoll())
      #expect(fleet.service.send(.custom(content: ["a": "b"])))
      #expect(fleet.service.send(.custom()))
      #expect(fleet.log.messages.isEmpty)
      #expect(fleet.log.acknowledged.isEmpty)
    }
    fleet.scheduler.run(until: 2)
    #expect(fleet.log.messages.count == 1)
    #expect(fleet.log.acknowledged.map(\.content) == [["a": "b"], [:]])
  }

  @Test("Nothing is told after a stop, though answers come; a start takes up where it was")
  func stop() throws {
    let fleet = try FleetDrive()
    fleet.server.polls = [
      FleetDrive.messages(FleetDrive.job("A", "J1")),
      FleetDrive.messages(FleetDrive.job("A", "J1")),
    ]
    fleet.service.start()
    fleet.scheduler.at(9.9) { [unowned fleet] in _ = fleet.service.send(.jobStarted(jobID: "J0")) }
    fleet.scheduler.at(10.2) { [unowned fleet] in
      #expect(fleet.service.stop())
      #expect(fleet.service.runningJobID == nil)
      #expect(fleet.service.start())
    }
    fleet.scheduler.run(until: 20.1)
    #expect(fleet.log.lines == ["send jobStarted J0 true", "job J0 running"])
    fleet.scheduler.run(until: 21)
    #expect(fleet.log.lines.suffix(2) == ["message A J1", "job J1 offered"])
  }

  @Test("A service that nobody holds any more leaves nothing behind")
  func released() throws {
    weak var service: FleetConnectivityService?
    weak var log: FleetLog?
    let scheduler: TestScheduler
    do {
      let fleet = try FleetDrive()
      scheduler = fleet.scheduler
      fleet.server.polls = [FleetDrive.messages(FleetDrive.job("A", "J1"))]
      fleet.service.start()
      service = fleet.service
      log = fleet.log
    }
    #expect(service == nil)
    #expect(log == nil)
    scheduler.run(until: 30)
  }

  @Test("Every accepted event is acknowledged once, in the order of the events", arguments: 0..<60)
  func acknowledgements(seed: UInt64) throws {
    let fleet = try FleetDrive()
    var random = SeededGenerator(seed: seed)
    // The server takes as long as it likes, now and then no time at all.
    let latencies = (0..<400).map { _ -> Double? in
      let tenths = Int.random(in: 0...30, using: &random)
      return tenths == 0 ? nil : Double(tenths) / 10
    }
    fleet.server.latency = { latencies[$0 % latencies.count] }
    fleet.service.start()
    for second in 0..<60 {
      let at = Double(second) + Double(Int.random(in: 0..<1000, using: &random)) / 1000
      let choice = Int.random(in: 0..<6, using: &random)
      let jobID = "J\(Int.random(in: 0..<4, using: &random))"
      fleet.scheduler.at(at) { [unowned fleet] in
        let content: FleetContent = ["n": "\(second)"]
        switch choice {
        case 0: fleet.service.send(.jobStarted(jobID: jobID, content: content))
        case 1: fleet.service.send(.jobRejected(jobID: jobID, content: content))
        case 2: fleet.service.send(.jobCancelled(content: content))
        case 3: fleet.service.send(.jobFinished(content: content))
        case 4: fleet.service.send(.jobStarted(jobID: "N\(second)", content: content))
        default: fleet.service.send(.custom(content: content))
        }
      }
    }
    fleet.scheduler.run(until: 400)
    #expect(fleet.log.acknowledged.count == fleet.log.accepted.count)
    #expect(fleet.log.acknowledged.map(\.id) == fleet.server.events.map(\.id))
    #expect(fleet.log.acknowledged.map(\.kind) == fleet.log.accepted.map(\.kind))
    #expect(fleet.log.acknowledged.map(\.jobID) == fleet.log.accepted.map(\.jobID))
  }
}
