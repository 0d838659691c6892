import Platform
import Regression
import ScenarioLanguage
import Simulation
import Testing
import TestSupport

@Suite struct ScenarioTestTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{}", to: "Scenarios/x.json")
  }

  private func outcome(
    _ plant: @escaping @Sendable (Int) throws -> (recording: String, facts: RunFacts),
    flag: UpdatePolicy.Mode? = nil,
    environment: [String: String] = [:],
    checkingDeterminism: Bool = false
  ) throws -> ScenarioOutcome {
    let test = ScenarioTest(
      executor: PlantedExecutor(["x": plant]),
      store: GoldenStore(pendingFolder: environment["NAVSIM_PENDING_DIR"]),
      policy: try UpdatePolicy(flag: flag) { environment[$0] }
    )
    return test.outcome(
      of: ScenarioIdentity(path: folder("Scenarios/x.json"), workingFolder: "/"),
      checkingDeterminism: checkingDeterminism
    )
  }

  private let new = PlantedExecutor.recording(of: "x")
  private let old = PlantedExecutor.recording(of: "x", arrival: 1000)
  private let steady = PlantedExecutor.steady("x")

  @Test("A golden that is the same passes, and a needless pending recording goes")
  func equal() throws {
    try folder.write(new, to: "Golden/x.jsonl")
    try folder.write(old, to: "Golden/x.new.jsonl")
    let outcome = try outcome(steady)
    #expect(outcome.exitCode == .success)
    #expect(try folder.tree() == ["Golden/x.jsonl: \(new)", "Scenarios/x.json: {}"])
  }

  @Test("In check mode a pending recording fails and stays")
  func pendingLeft() throws {
    try folder.write(new, to: "Golden/x.jsonl")
    try folder.write(old, to: "Golden/x.new.jsonl")
    let before = try folder.tree()
    let outcome = try outcome(steady, environment: ["CI": "1"])
    #expect(outcome.exitCode == .missingGolden)
    #expect(outcome.notes == ["a pending recording waits: \(folder("Golden/x.new.jsonl"))"])
    #expect(try folder.tree() == before)
  }

  @Test("A missing golden leaves a pending recording at home and nothing in CI")
  func missing() throws {
    let before = try folder.tree()
    let inCI = try outcome(steady, environment: ["CI": "true"])
    #expect(inCI.exitCode == .missingGolden)
    #expect(try folder.tree() == before)
    let atHome = try outcome(steady)
    #expect(atHome.exitCode == .missingGolden)
    #expect(atHome.written == .pending(folder("Golden/x.new.jsonl")))
    #expect(try folder.tree() == ["Golden/x.new.jsonl: \(new)", "Scenarios/x.json: {}"])
  }

  @Test("An explicit update writes a missing golden even in CI, and the next test passes")
  func updateMissing() throws {
    let outcome = try outcome(steady, flag: .missing, environment: ["CI": "1"])
    #expect(outcome.exitCode == .success)
    #expect(outcome.written == .golden(folder("Golden/x.jsonl")))
    #expect(try folder.read("Golden/x.jsonl") == new)
    #expect(try self.outcome(steady, environment: ["CI": "1"]).exitCode == .success)
  }

  @Test(
    "Only what is asked for is updated",
    arguments: [
      (UpdatePolicy.Mode.missing, ExitCode.regression), (.none, .regression),
      (.changed, .success), (.all, .success),
    ]
  )
  func different(flag: UpdatePolicy.Mode, expected: ExitCode) throws {
    try folder.write(old, to: "Golden/x.jsonl")
    let outcome = try outcome(steady, flag: flag)
    #expect(outcome.exitCode == expected)
    #expect(outcome.diff?.headline == ["arrival later by 1.0 s"])
    #expect(try folder.read("Golden/x.jsonl") == (expected == .success ? new : old))
    let waits = FileSystem.kind(of: folder("Golden/x.new.jsonl")) == .file
    #expect(waits == (flag == .missing))
  }

  @Test(
    "A violated expectation fails whatever the golden says, and nothing blesses it",
    arguments: [nil, UpdatePolicy.Mode.all]
  )
  func violated(flag: UpdatePolicy.Mode?) throws {
    try folder.write(old, to: "Golden/x.jsonl")
    let violated = PlantedExecutor.steady("x") { facts in
      facts.expectations = [
        RunFacts.Expectation(text: "one arrival", .violated, detail: "found none")
      ]
    }
    #expect(try outcome(violated, flag: flag).exitCode == .regression)
    #expect(try folder.read("Golden/x.jsonl") == old)
    try folder.write(new, to: "Golden/x.jsonl")
    #expect(try outcome(violated, flag: flag).exitCode == .regression)
  }

  @Test("A damaged golden is invalid input, and the new recording waits beside it")
  func damaged() throws {
    let cut = String(new.dropLast(9))
    try folder.write(cut, to: "Golden/x.jsonl")
    let outcome = try outcome(steady)
    #expect(outcome.exitCode == .invalidInput)
    #expect(try folder.read("Golden/x.jsonl") == cut)
    #expect(try folder.read("Golden/x.new.jsonl") == new)
  }

  @Test("A line in the middle of a golden that is no JSON is found, and conflict markers too")
  func damagedInside() throws {
    var lines = new.split(separator: "\n").map(String.init)
    lines[2] = "garbage"
    try folder.write(lines.joined(separator: "\n") + "\n", to: "Golden/x.jsonl")
    let garbage = try outcome(steady)
    #expect(garbage.exitCode == .invalidInput)
    guard case .damaged(let damage) = garbage.verdict else {
      Issue.record("\(String(describing: garbage.verdict))")
      return
    }
    #expect(damage.line == 3)
    lines[2] = "<<<<<<< ours"
    try folder.write(lines.joined(separator: "\n") + "\n", to: "Golden/x.jsonl")
    let conflict = try outcome(steady)
    #expect(conflict.verdict == .conflicted(line: 3))
    #expect(conflict.exitCode == .missingGolden)
  }

  @Test("A folder for pending recordings takes them even in CI, and the tree stays as it was")
  func pendingFolder() throws {
    let before = try folder.tree()
    let other = try TemporaryFolder()
    let environment = ["CI": "1", "NAVSIM_PENDING_DIR": other.path]
    let outcome = try outcome(steady, environment: environment)
    #expect(outcome.exitCode == .missingGolden)
    #expect(try folder.tree() == before)
    #expect(try other.tree() == ["x.new.jsonl: \(new)"])
  }

  @Test("A golden folder that cannot be written is a fault and the difference is still told")
  func unwritable() throws {
    try folder.write("a file", to: "Golden")
    let before = try folder.tree()
    let outcome = try outcome(steady)
    #expect(outcome.exitCode == .harnessFault)
    #expect(
      outcome.failure?.messages == [
        "\(folder("Golden")): error: cannot create the folder: "
          + "a file stands where a folder is expected"
      ]
    )
    #expect(outcome.verdict == .missing)
    #expect(try folder.tree() == before)
  }

  #if os(Linux)
    @Test(
      "A full disk is a fault, and the golden on it stays",
      .enabled(if: SmallDisk.isAllowed, "mounting a small disk is refused here")
    )
    func fullDisk() throws {
      let disk = try SmallDisk(at: folder("Golden"), options: "size=64k")
      try folder.write(old, to: "Golden/x.jsonl")
      let long = PlantedExecutor.recording(of: "x", more: 3000)
      let outcome = try outcome({ _ in (long, RunFacts()) })
      #expect(outcome.exitCode == .harnessFault)
      #expect(
        outcome.failure?.messages == [
          "\(folder("Golden/x.new.jsonl")): error: cannot write: no space left on the device"
        ]
      )
      #expect(outcome.diff != nil)
      #expect(try FileSystem.names(in: folder("Golden")) == ["x.jsonl"])
      #expect(try folder.read("Golden/x.jsonl") == old)
      withExtendedLifetime(disk) {}
    }

    @Test(
      "A file system that is read-only is a fault and keeps its golden",
      .enabled(if: SmallDisk.isAllowed, "mounting a small disk is refused here")
    )
    func readOnly() throws {
      let disk = try SmallDisk(at: folder("Golden"), options: "size=64k")
      try folder.write(old, to: "Golden/x.jsonl")
      try disk.makeReadOnly()
      let outcome = try outcome(steady)
      #expect(outcome.exitCode == .harnessFault)
      #expect(
        outcome.failure?.messages == [
          "\(folder("Golden/x.new.jsonl")): error: cannot write: the file system is read-only"
        ]
      )
      #expect(try folder.read("Golden/x.jsonl") == old)
    }
  #endif

  @Test("Two runs that are the same pass the check")
  func deterministic() throws {
    try folder.write(new, to: "Golden/x.jsonl")
    let outcome = try outcome(steady, checkingDeterminism: true)
    #expect(outcome.wasCheckedForDeterminism)
    #expect(outcome.exitCode == .success)
  }

  @Test("Two runs that differ are named by event, time and field, and nothing is written")
  func nondeterministic() throws {
    let before = try folder.tree()
    let outcome = try outcome(
      { attempt in (PlantedExecutor.recording(of: "x", arrival: 2000 + attempt), RunFacts()) },
      flag: .all,
      checkingDeterminism: true
    )
    #expect(outcome.exitCode == .nondeterminism)
    #expect(outcome.nondeterminism?.line == 4)
    #expect(
      outcome.nondeterminism?.description
        == "two runs differ: 'navigator.didArrive' at 0:02.0, t is 2000 and then 2001"
    )
    #expect(try folder.tree() == before)
  }

  @Test(
    "A run that ends earlier or later than the first differs too",
    arguments: [(0, 1), (1, 0)]
  )
  func lengths(first: Int, second: Int) throws {
    let outcome = try outcome(
      { attempt in
        let count = attempt == 0 ? first : second
        return (PlantedExecutor.recording(of: "x", more: count), RunFacts())
      },
      checkingDeterminism: true
    )
    #expect(outcome.nondeterminism?.event == "navigator.x")
    #expect(
      outcome.nondeterminism?.description
        == "two runs differ: line 5, 'navigator.x' at 0:09.0, is in one of them only"
    )
  }

  @Test("A value that differs is named by its field")
  func field() throws {
    let outcome = try outcome(
      { attempt in
        let recording = PlantedExecutor.recording(of: "x")
        return (recording.replacing("\"index\":0", with: "\"index\":\(attempt)"), RunFacts())
      },
      checkingDeterminism: true
    )
    #expect(outcome.nondeterminism?.field?.path == "index")
  }

  @Test(
    "What a run throws decides the code",
    arguments: [
      (RunFailure(.invalidInput, ["x"]) as any Error & Sendable, ExitCode.invalidInput),
      (RunFailure(.budgetExceeded, ["x"]), .budgetExceeded),
      (FileError(.read, path: "x", code: 2), .invalidInput),
      (FileError(.write, path: "x", code: 28), .harnessFault),
      (CancellationError(), .harnessFault),
    ]
  )
  func thrown(error: any Error & Sendable, expected: ExitCode) throws {
    try folder.write(new, to: "Golden/x.jsonl")
    let before = try folder.tree()
    #expect(try outcome({ _ in throw error }).exitCode == expected)
    #expect(try folder.tree() == before)
  }

  @Test("An answer that nobody asked for fails in check mode only")
  func unusedAnswers() throws {
    try folder.write(new, to: "Golden/x.jsonl")
    let unused = PlantedExecutor.steady("x") { $0.unusedAnswers = ["1 scripted answer"] }
    #expect(try outcome(unused).exitCode == .success)
    #expect(try outcome(unused, environment: ["CI": "1"]).exitCode == .obsolete)
  }
}
