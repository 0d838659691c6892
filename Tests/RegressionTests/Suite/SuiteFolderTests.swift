import Platform
import FoundationEssentials
import Regression
import ScenarioLanguage
import Simulation
import Testing
import TestSupport

/// Folders of scenarios as nobody would make them on purpose.
@Suite struct SuiteFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func selection() throws -> SuiteSelection {
    try SuiteSelection(of: [folder("Scenarios")], workingFolder: "/")
  }

  private func outcome(of identity: ScenarioIdentity) throws -> ScenarioOutcome {
    try test(SimulationExecutor()).outcome(of: identity)
  }

  private func test(_ executor: any ScenarioExecutor) throws -> ScenarioTest {
    let policy = try UpdatePolicy(flag: UpdatePolicy.Mode.none) { _ in nil }
    return ScenarioTest(executor: executor, store: GoldenStore(), policy: policy)
  }

  @Test("Links that lead in a circle end, and each scenario is found once")
  func loops() throws {
    try folder.write("{}", to: "Scenarios/a/x.json")
    try folder.write("{}", to: "Scenarios/b/y.json")
    for (name, target) in [
      ("a/up", ".."), ("self", "self"), ("a/over", "../b"), ("b/back", "../a"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder("Scenarios/\(name)"),
        withDestinationPath: target
      )
    }
    #expect(
      try selection().scenarios.map(\.name) == ["a/over/y", "a/x", "b/back/x", "b/y"]
    )
  }

  @Test("A file named as the run of another's matrix is refused, so that no golden has two")
  func oneGolden() throws {
    let text = #"{"version":1,"title":"x","duration":1,"matrix":{"seed":[1]}}"#
    try folder.write(text, to: "Scenarios/x.json")
    try folder.write(#"{"version":1,"title":"x","duration":1}"#, to: "Scenarios/x@seed=1.json")
    let scenarios = try selection().scenarios
    #expect(scenarios.count == 2)
    let outcomes = try scenarios.map { try outcome(of: $0) }
    #expect(Set(outcomes.map(\.exitCode)) == [.invalidInput, .missingGolden])
    let refused = outcomes.first { $0.exitCode == .invalidInput }
    #expect(refused?.failure?.messages.first?.contains("a scenario's name has no '@'") == true)
  }

  @Test("A scenario that vanishes after it was selected is an error of the input")
  func vanished() throws {
    try folder.write(#"{"version":1,"title":"x","duration":1}"#, to: "Scenarios/x.json")
    let identity = try #require(try selection().scenarios.first)
    try FileSystem.remove(folder("Scenarios/x.json"))
    let outcome = try outcome(of: identity)
    #expect(outcome.exitCode == .invalidInput)
    #expect(outcome.failure?.messages.first?.contains("cannot read the scenario") == true)
  }

  @Test("A trace or an included file that vanishes is an error of the input, with its place")
  func vanishedParts() throws {
    let text =
      #"{"version":1,"title":"x","include":["_p.json"],"trace":{"file":"t.csv"}}"#
    try folder.write(text, to: "Scenarios/x.json")
    try folder.write("t,lat,lon\n0,0,0\n", to: "Scenarios/t.csv")
    try folder.write(#"{"version":1}"#, to: "Scenarios/_p.json")
    let identity = try #require(try selection().scenarios.first)
    try FileSystem.remove(folder("Scenarios/t.csv"))
    #expect(
      try outcome(of: identity).failure?.messages.first?.contains("no file \"t.csv\"") == true
    )
    try FileSystem.remove(folder("Scenarios/_p.json"))
    let outcome = try outcome(of: identity)
    #expect(outcome.exitCode == .invalidInput)
    let message = try #require(outcome.failure?.messages.first)
    #expect(message.contains("x.json:1:37: error: no file \"_p.json\""), "\(message)")
  }

  @Test("A golden that vanishes between two looks at it is an error of the input, not a fault")
  func vanishedGolden() throws {
    try folder.write(#"{"version":1,"title":"x","duration":1}"#, to: "Scenarios/x.json")
    let identity = try #require(try selection().scenarios.first)
    let header = #"{"navsim":1,"scenario":"x","seed":5,"navigator":"builtin","config":"default"}"#
    try folder.write(header + "\n", to: "Golden/x.jsonl")
    let golden = folder("Golden/x.jsonl")
    let executor = PlantedExecutor([
      "x": { _ in
        try FileSystem.remove(golden)
        return (PlantedExecutor.recording(of: "x"), RunFacts())
      }
    ])
    #expect(try test(executor).outcome(of: identity).exitCode == .invalidInput)
  }

  @Test("A folder with 10,000 files is listed without trouble")
  func many() throws {
    try folder.write("{}", to: "Scenarios/s0.json")
    for index in 1..<10_000 {
      let path = folder("Scenarios/s\(index).json")
      try FileManager.default.linkItem(atPath: folder("Scenarios/s0.json"), toPath: path)
    }
    let scenarios = try selection().scenarios
    #expect(scenarios.count == 10_000)
    #expect(scenarios.map(\.name) == scenarios.map(\.name).sorted())
  }
}
