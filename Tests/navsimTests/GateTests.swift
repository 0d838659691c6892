import Platform
import Recording
import Regression
import ScenarioLanguage
import Simulation
import Synchronization
import Testing

@testable import navsim

/// The regression gate as a user and a CI server meet it.
@Suite("The gate")
struct GateTests {
  private func withSuite(_ body: (Folder) throws -> Void) throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      try body(folder)
    }
  }

  @Test("A scenario goes from new to pending to golden, and then passes")
  func lifeOfAGolden() throws {
    try withSuite { folder in
      let scenarios = folder("Scenarios")
      let first = CommandRun("test", scenarios)
      #expect(first.status == 3)
      #expect(folder.exists("Golden/ok.new.jsonl"))
      #expect(!folder.exists("Golden/ok.jsonl"))
      let pending = CommandRun("pending", scenarios, "--json")
      #expect(pending.output.contains(#""name":"ok","kind":"new""#))
      #expect(CommandRun("accept", scenarios).status == 0)
      #expect(!folder.exists("Golden/ok.new.jsonl"))
      let second = CommandRun("test", scenarios)
      #expect(second.status == 0)
      #expect(second.output.contains("1 scenario passed"))
      #expect(CommandRun("pending", scenarios).error == "nothing is pending\n")
    }
  }

  @Test("A changed threshold is caught, explained, and accepted or rejected")
  func regression() throws {
    try withSuite { folder in
      let scenario = folder("Scenarios/ok.json")
      #expect(CommandRun("accept", "--unseen", scenario).status == 0)
      let golden = try Folder.bytes(of: folder("Golden/ok.jsonl"))
      let changed = "\n  \"navigator\": { \"arrivalDistance\": 60 },"
      try folder.write(Suite.scenario(extra: changed), to: "Scenarios/ok.json")
      let looked = CommandRun("run", scenario)
      #expect(looked.status == 1)
      #expect(looked.output.contains("golden differs"))
      #expect(looked.output.contains("arrival earlier by"))
      #expect(looked.output.contains("navsim explain \(scenario) --at "))
      #expect(looked.output.contains("navsim test \(scenario); navsim accept \(scenario)"))
      #expect(!folder.exists("Golden/ok.new.jsonl"), "looking writes nothing")
      #expect(CommandRun("test", folder("Scenarios")).status == 1)
      let diff = CommandRun("diff", folder("Golden/ok.jsonl"), folder("Golden/ok.new.jsonl"))
      #expect(diff.status == 1)
      #expect(CommandRun("reject", scenario).status == 0)
      #expect(!folder.exists("Golden/ok.new.jsonl"))
      #expect(try Folder.bytes(of: folder("Golden/ok.jsonl")) == golden)
      #expect(CommandRun("test", folder("Scenarios")).status == 1)
      #expect(CommandRun("accept", "--all", folder("Scenarios")).status == 0)
      #expect(try Folder.bytes(of: folder("Golden/ok.jsonl")) != golden)
      #expect(CommandRun("test", folder("Scenarios")).status == 0)
    }
  }

  @Test("Accepting cannot turn a violated expectation green")
  func violatedExpectation() throws {
    try withSuite { folder in
      let scenario = folder("Scenarios/ok.json")
      #expect(CommandRun("accept", "--unseen", scenario).status == 0)
      let golden = try Folder.bytes(of: folder("Golden/ok.jsonl"))
      let impossible = Suite.scenario(extra: "\n  \"navigator\": { \"arrivalDistance\": 60 },")
        .replacing("\"count\": 1", with: "\"count\": 2")
      try folder.write(impossible, to: "Scenarios/ok.json")
      #expect(CommandRun("test", folder("Scenarios")).status == 1)
      for arguments in [["accept", scenario], ["accept", "--all", folder("Scenarios")]] {
        let run = CommandRun(arguments: arguments)
        #expect(run.status == 1)
        #expect(run.error.contains("violated  \(scenario):"))
        #expect(try Folder.bytes(of: folder("Golden/ok.jsonl")) == golden)
      }
    }
  }

  @Test("CI writes nothing, unless a flag says so", arguments: ["1", "true", "yes"])
  func continuousIntegration(value: String) throws {
    try withSuite { folder in
      let before = try folder.snapshot()
      let scenarios = folder("Scenarios")
      let run = CommandRun("test", scenarios, environment: ["CI": value])
      #expect(run.status == 3)
      #expect(try folder.snapshot() == before)
      let explicit = CommandRun(
        "test",
        scenarios,
        "--update",
        "missing",
        environment: ["CI": value]
      )
      #expect(explicit.status == 0)
      #expect(folder.exists("Golden/ok.jsonl"))
    }
  }

  @Test("What nobody has seen is not accepted, unless it is said")
  func unseen() throws {
    try withSuite { folder in
      let scenario = folder("Scenarios/ok.json")
      let before = try folder.snapshot()
      let refused = CommandRun("accept", scenario)
      #expect(refused.status == 3)
      #expect(refused.error.contains("nobody has seen this recording: none waits"))
      #expect(try folder.snapshot() == before)
      // What waits is of another scenario than the one of now.
      #expect(CommandRun("test", scenario).status == 3)
      let changed = Suite.scenario(extra: "\n  \"navigator\": { \"arrivalDistance\": 60 },")
      try folder.write(changed, to: "Scenarios/ok.json")
      let other = CommandRun("accept", scenario)
      #expect(other.status == 3)
      #expect(other.error.contains("another recording waits than the one of now"))
      #expect(!folder.exists("Golden/ok.jsonl"))
      #expect(CommandRun("test", scenario).status == 3)
      #expect(CommandRun("accept", scenario).status == 0)
      #expect(CommandRun("test", scenario).status == 0)
    }
  }

  @Test("Where CI is set nothing is accepted without a word", arguments: [[], ["--unseen"]])
  func acceptInCI(options: [String]) throws {
    try withSuite { folder in
      let words = ["accept", folder("Scenarios/ok.json")] + options
      #expect(CommandRun("test", folder("Scenarios")).status == 3)
      let before = try folder.snapshot()
      let refused = CommandRun(arguments: words, environment: ["CI": "1"])
      #expect(refused.status == 2)
      #expect(refused.error.contains("--allow-ci"))
      #expect(try folder.snapshot() == before)
      let allowed = CommandRun(arguments: words + ["--allow-ci"], environment: ["CI": "1"])
      #expect(allowed.status == 0, "\(allowed.error)")
    }
  }

  @Test("CI set to nothing, 0 or false is no CI", arguments: ["", "0", "false"])
  func noContinuousIntegration(value: String) throws {
    try withSuite { folder in
      #expect(CommandRun("test", folder("Scenarios"), environment: ["CI": value]).status == 3)
      #expect(folder.exists("Golden/ok.new.jsonl"))
    }
  }

  @Test("Selecting nothing fails unless told otherwise")
  func nothingSelected() throws {
    try withSuite { folder in
      let scenarios = folder("Scenarios")
      #expect(CommandRun("test", scenarios, "--filter", "zebra").status == 4)
      #expect(CommandRun("test", scenarios, "--filter", "zebra", "--no-tests", "pass").status == 0)
      #expect(CommandRun("test", scenarios, "--list").output == "ok\n")
    }
  }

  @Test("An obsolete golden fails in check mode, and can be deleted elsewhere")
  func obsoleteGolden() throws {
    try withSuite { folder in
      let scenarios = folder("Scenarios")
      #expect(CommandRun("accept", "--unseen", scenarios).status == 0)
      try folder.write(Folder.bytes(of: folder("Golden/ok.jsonl")), to: "Golden/old.jsonl")
      #expect(CommandRun("test", scenarios, environment: ["CI": "1"]).status == 6)
      let warned = CommandRun("test", scenarios)
      #expect(warned.status == 0)
      #expect(warned.output.contains("old.jsonl: warning: no scenario has this golden"))
      #expect(CommandRun("test", scenarios, "--unreferenced", "delete").status == 0)
      #expect(!folder.exists("Golden/old.jsonl"))
      #expect(folder.exists("Golden/ok.jsonl"))
    }
  }

  @Test("The number of jobs changes nothing in the result")
  func jobs() throws {
    try withSuite { folder in
      for index in 0..<3 { try folder.write(Suite.scenario(), to: "Scenarios/copy\(index).json") }
      let runs = ["1", "2", "5"].map { jobs in
        CommandRun("test", folder("Scenarios"), "-j", jobs, "--json", environment: ["CI": "1"])
      }
      #expect(Set(runs.map(\.output)).count == 1)
      #expect(runs[0].output.contains(#""digest":""#))
      #expect(runs.allSatisfy { $0.status == 3 })
    }
  }

  @Test("A budget that is overdrawn is exit 7")
  func budget() throws {
    try withSuite { folder in
      let endless = Suite.scenario().replacing(
        "\"actions\": [",
        with: """
          "actions": [
              { "on": { "event": "probe", "every": true }, "do": "probe", "what": "navigatorState" },
              { "at": 0, "do": "probe", "what": "navigatorState" },
          """
      )
      try folder.write(endless, to: "Scenarios/ok.json")
      let run = CommandRun("run", folder("Scenarios/ok.json"))
      #expect(run.status == 7, "\(run.output)\(run.error)")
      #expect((run.output + run.error).contains("more than 10000 jobs"))
    }
  }

  /// Makes a second run of a scenario different from the first.
  private struct Flaky: ScenarioExecutor {
    func run(
      _ scenario: ScenarioIdentity,
      attempt: Int,
      shouldStop: @escaping @Sendable () -> Bool,
      receive: (borrowing [UInt8]) throws -> Void
    ) throws -> RunFacts {
      var lines = #"{"navsim":1,"scenario":"\#(scenario.name)"}"# + "\n"
      for index in 0..<5 {
        let speed = index == 3 && attempt == 1 ? 14 : 13
        lines += #"{"seq":\#(index),"t":\#(index * 1000),"source":"navigator","#
        lines += #""event":"navigator.didUpdateLocation","speed":\#(speed)}"# + "\n"
      }
      try receive(Array(lines.utf8))
      return RunFacts()
    }
  }

  @Test("A run that differs from itself is exit 5 and names event, time and field")
  func nondeterminism() throws {
    try withSuite { folder in
      let kept = Mutex("")
      let stream = IO.Stream(isTerminal: false) { bytes in
        kept.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
        return .written
      }
      let session = Session.saying(to: stream, environment: ["CI": "1"])
      let words = [folder("Scenarios"), "--check-determinism", "all"]
      let arguments = try ArgumentParser(TestCommand.description).parse(words)
      let code = try TestCommand.run(arguments, in: session, executor: Flaky())
      #expect(session.finish(with: code) == 5)
      let text = kept.withLock { $0 }
      #expect(text.contains("'navigator.didUpdateLocation' at 0:03.0, speed is 13 and then 14"))
      #expect(text.contains("--check-determinism"))
    }
  }

  private var silence: Session {
    .saying(to: IO.Stream(isTerminal: false) { _ in .written })
  }

  // 'navsim selftest' tries them all: of a release build, and first in CI.
  @Test("What is planted in the gate is told rightly", arguments: GateTrial.Topic.allCases)
  func plants(topic: GateTrial.Topic) throws {
    try Folder.withTemporary { folder in
      let sound = try GateTrial.soundGolden(in: folder.path, for: silence)
      let trials = GateTrial.all.filter { $0.topic == topic }.prefix(3)
      #expect(!trials.isEmpty)
      for trial in trials {
        let result = try trial.result(in: folder.path, sound: sound, for: silence).heldToBook()
        #expect(result.isPassed, "\(trial.name): \(result.faults)")
      }
    }
  }

  @Test("A trial that is gone is missed")
  func untold() throws {
    let trials = SelftestBook.digests.keys.sorted().map { ToldTrial(name: $0, told: "") }
    #expect(SelftestBook.untold(by: trials).isEmpty)
    let gone = try #require(trials.first).name
    #expect(SelftestBook.untold(by: Array(trials.dropFirst())) == [gone])
  }

  @Test("What is said otherwise by a letter is not what was accepted")
  func words() throws {
    let trials = try Folder.withTemporary { DifferenceTrials.all(in: $0.path) }
    #expect(trials.count > 50)
    for trial in trials {
      #expect(SelftestBook.agrees(with: trial), "\(trial.name)")
      let other = ToldTrial(name: trial.name, told: trial.told + ".")
      #expect(!SelftestBook.agrees(with: other))
    }
    #expect(!SelftestBook.agrees(with: ToldTrial(name: "nobody's", told: "")))
  }

  @Test(
    "A trial of the gate fails by a wrong code, by words that are missing, and by those that must not be"
  )
  func trials() throws {
    try Folder.withTemporary { folder in
      let session = silence
      let sound = try GateTrial.soundGolden(in: folder.path, for: session)
      func faults(_ trial: GateTrial) throws -> Int {
        try trial.result(in: folder.path, sound: sound, for: session).faults.count
      }
      let (topic, words) = (GateTrial.Topic.exit, "1 scenario passed")
      #expect(try faults(GateTrial(topic: topic, name: "x", code: .success, says: [words])) == 0)
      #expect(try faults(GateTrial(topic: topic, name: "x", code: .regression)) == 1)
      #expect(
        try faults(GateTrial(topic: topic, name: "x", code: .success, says: ["never said"])) == 1
      )
      #expect(try faults(GateTrial(topic: topic, name: "x", code: .success, hushes: [words])) == 1)
      let idle = [
        GateTrial.Edit.change("\(EventKind.didArrive)", "nothing that stands there", to: "")
      ]
      #expect(try faults(GateTrial(topic: topic, name: "x", golden: idle, code: .success)) > 0)
    }
  }

  @Test(
    "Every law is tried but those that only the SDK's own navigator, the host or time can break"
  )
  func triedLaws() {
    let untried: Set<Law> = [
      .monotoneTime, .noReentrance, .rerouteSpacing, .noStaleInstruction, .silentAfterCancel,
      .travelledNeverNegative, .sessionTable, .sessionSilence, .sessionEndsOnce,
      .fleetAcknowledgements, .fleetETA, .fleetSilence,
    ]
    #expect(GateTrial.untriedLaws == untried)
  }
}
