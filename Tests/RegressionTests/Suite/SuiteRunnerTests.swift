import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Synchronization
import Testing
import TestSupport

@Suite struct SuiteRunnerTests {
  private let folder: TemporaryFolder
  private let names = (0..<30).map { "s\($0 < 10 ? "0" : "")\($0)" }

  init() throws {
    folder = try TemporaryFolder()
    for name in names {
      try folder.write("{}", to: "Scenarios/\(name).json")
      try folder.write(PlantedExecutor.recording(of: name), to: "Golden/\(name).jsonl")
    }
  }

  private func executor(
    _ planted: [String: @Sendable (Int) throws -> (recording: String, facts: RunFacts)] = [:]
  ) -> PlantedExecutor {
    var scenarios = planted
    for name in names where scenarios[name] == nil {
      scenarios[name] = PlantedExecutor.steady(name)
    }
    return PlantedExecutor(scenarios)
  }

  private func run(
    _ executor: PlantedExecutor,
    jobs: Int = 4,
    determinism: DeterminismScope = .none,
    environment: [String: String] = ["CI": "1"],
    shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (SuiteProgress) -> Void = { _ in },
    select: (ScenarioIdentity) -> Bool = { _ in true }
  ) throws -> SuiteResult {
    var selection = try SuiteSelection(of: [folder("Scenarios")], workingFolder: "/")
    selection.filter(select)
    let test = ScenarioTest(
      executor: executor,
      store: GoldenStore(),
      policy: try UpdatePolicy(flag: nil) { environment[$0] },
      shouldStop: shouldStop
    )
    let runner = SuiteRunner(test: test, jobs: jobs, determinism: determinism, progress: progress)
    return runner.run(selection)
  }

  @Test("The result is the same with any number of jobs, in the order of the names")
  func jobs() throws {
    let planted = executor([
      "s03": PlantedExecutor.steady("other"),
      "s17": { _ in throw RunFailure(.invalidInput, ["x"]) },
    ])
    var texts: Set<[UInt8]> = []
    for jobs in [1, 2, 4, 64] {
      let result = try run(planted, jobs: jobs, determinism: .sample(seed: 1))
      #expect(result.outcomes.map(\.identity.name) == names)
      var writer = JSONWriter()
      result.write(to: &writer)
      texts.insert(writer.bytes)
    }
    #expect(texts.count == 1)
    let json = try JSONDocument(parsing: try #require(texts.first)).root
    #expect(json["scenarios"]?.count == 30)
    #expect((json["failed"]?.integer ?? 0) + (json["violated"]?.integer ?? 0) == 2)
    #expect(json["exitCode"]?.integer == 2)
  }

  @Test("Progress comes one at a time and ends with all")
  func progress() throws {
    let seen = Mutex<[Int]>([])
    let result = try run(
      executor(),
      progress: { progress in
        seen.withLock { $0.append(progress.finishedCount) }
      }
    )
    #expect(seen.withLock { $0 } == Array(1...30))
    #expect(result.exitCode == .success)
    #expect(result.simulatedMilliseconds == 60_000)
  }

  @Test("An interruption ends the suite with what is finished, and 130")
  func interrupted() throws {
    let count = Atomic<Int>(0)
    let result = try run(
      executor(["s02": { _ in throw RunFailure(.harnessFault, ["x"]) }]),
      jobs: 1,
      shouldStop: { count.load(ordering: .relaxed) >= 10 },
      progress: { _ in count.add(1, ordering: .relaxed) }
    )
    #expect(result.outcomes.count == 10)
    #expect(result.notRun.count == 20)
    #expect(result.isInterrupted)
    #expect(result.exitCode == .interrupted)
    #expect(result.obsoleteGoldens.isEmpty)
  }

  @Test("A golden without scenario fails in check mode, and is a warning elsewhere")
  func obsolete() throws {
    try folder.write("x", to: "Golden/gone.jsonl")
    let strict = try run(executor())
    #expect(strict.obsoleteGoldens == [folder("Golden/gone.jsonl")])
    #expect(strict.exitCode == .obsolete)
    #expect(try run(executor(), environment: [:]).exitCode == .success)
  }

  @Test("Obsolete goldens are judged only when all was selected and nothing failed")
  func obsoleteUnjudged() throws {
    try folder.write("x", to: "Golden/gone.jsonl")
    let part = try run(executor(), select: { $0.name != "s05" })
    #expect(part.exitCode == .success)
    #expect(part.obsoleteGoldens.isEmpty)
    let failed = try run(executor(["s05": { _ in throw RunFailure(.budgetExceeded, []) }]))
    #expect(failed.exitCode == .budgetExceeded)
    #expect(failed.obsoleteGoldens.isEmpty)
  }

  @Test("No scenario at all is a code of its own")
  func nothing() throws {
    #expect(try run(executor(), select: { _ in false }).exitCode == .nothingSelected)
  }

  @Test("One in twenty is checked for determinism, the same ones for the same seed")
  func sample() throws {
    func checked(_ scope: DeterminismScope) throws -> [String] {
      try run(executor(), determinism: scope).outcomes
        .filter(\.wasCheckedForDeterminism).map(\.identity.name)
    }
    let first = try checked(.sample(seed: 1))
    #expect(first.count == 2)
    #expect(try checked(.sample(seed: 1)) == first)
    #expect(Set(try (1...20).map { try checked(.sample(seed: $0)) }).count > 5)
    #expect(try checked(.all) == names)
    #expect(try checked(.none).isEmpty)
  }

  @Test("A scenario that fails is run once and never again")
  func noRetries() throws {
    let count = Atomic<Int>(0)
    let result = try run(
      executor([
        "s09": { _ in
          let number = count.add(1, ordering: .relaxed).oldValue
          return (
            PlantedExecutor.recording(of: "s09", arrival: number == 0 ? 5000 : 2000), RunFacts()
          )
        }
      ])
    )
    #expect(result.exitCode == .regression)
    #expect(count.load(ordering: .relaxed) == 1)
  }
}
