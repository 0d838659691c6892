import Platform
import Regression
import ScenarioLanguage
import Simulation
import Testing
import TestSupport

@Suite struct SimulationExecutorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let good = """
    {
      "version": 1,
      "title": "Three fixes",
      "trace": { "points": [
        { "t": 0, "lat": 47, "lon": 9.5 },
        { "t": 1, "lat": 47.0001, "lon": 9.5 },
        { "t": 2, "lat": 47.0002, "lon": 9.5 }
      ] },
      "expect": [ { "event": "navigator.didUpdateLocation", "count": 3 } ]
    }
    """

  private func outcome(
    _ text: String,
    flag: UpdatePolicy.Mode? = nil,
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) throws -> ScenarioOutcome {
    try folder.write(text, to: "Scenarios/a/x.json")
    let test = ScenarioTest(
      executor: SimulationExecutor(),
      store: GoldenStore(),
      policy: try UpdatePolicy(flag: flag) { _ in nil },
      shouldStop: shouldStop
    )
    return test.outcome(
      of: ScenarioIdentity(path: folder("Scenarios/a/x.json"), workingFolder: "/"),
      checkingDeterminism: true
    )
  }

  @Test("A scenario is run, gets its golden, and is the same again")
  func run() throws {
    let first = try outcome(Self.good, flag: .missing)
    #expect(first.exitCode == .success)
    #expect(first.facts.fixCount == 3)
    #expect(first.facts.endTime == 2000)
    #expect(first.facts.title == "Three fixes")
    #expect(first.facts.expectations.map(\.judgement) == [.held])
    #expect(
      try folder.read("Golden/a/x.jsonl").split(separator: "\n").count == first.facts.recordCount
        + 2
    )
    let second = try outcome(Self.good)
    #expect(second.verdict == .equal)
    #expect(second.nondeterminism == nil)
    #expect(second.wasCheckedForDeterminism)
  }

  @Test("An expectation that is not met fails, with its line")
  func violated() throws {
    let outcome = try outcome(Self.good.replacing("\"count\": 3", with: "\"count\": 4"))
    #expect(outcome.exitCode == .regression)
    let expectation = try #require(outcome.facts.expectations.first)
    #expect(expectation.judgement == .violated)
    #expect(expectation.text.hasPrefix("\(folder("Scenarios/a/x.json")):9: "))
    #expect(expectation.detail == "found 3 at 0.0, 1.0, 2.0 s")
  }

  @Test(
    "A scenario that cannot be read is invalid input and says where",
    arguments: [
      ("{", ":1:2: error: the text ends here, expected ',' or '}'"),
      (Self.good.replacing("\"title\"", with: "\"titel\""), "did you mean 'title'?"),
      (Self.good.replacing("\"version\": 1", with: "\"version\": 9"), ":2:14: error: "),
      (Self.good.replacing("\"lat\": 47,", with: "\"lat\": 91,"), ":5:22: error: "),
      (
        Self.good.replacing("\"points\": [", with: "\"file\": \"nothing.gpx\", \"points\": ["),
        "nothing.gpx"
      ),
    ]
  )
  func invalid(text: String, expected: String) throws {
    let outcome = try outcome(text)
    #expect(outcome.exitCode == .invalidInput)
    #expect(
      outcome.failure?.description.contains(expected) == true,
      "\(outcome.failure?.description ?? "")"
    )
    #expect(FileSystem.kind(of: folder("Golden")) == .missing)
  }

  @Test("A scenario that does not exist is invalid input")
  func missing() throws {
    let test = ScenarioTest(
      executor: SimulationExecutor(),
      store: GoldenStore(),
      policy: try UpdatePolicy(flag: UpdatePolicy.Mode.none) { _ in nil }
    )
    let outcome = test.outcome(of: ScenarioIdentity(path: folder("no.json"), workingFolder: "/"))
    #expect(outcome.exitCode == .invalidInput)
  }

  @Test("A run that is stopped leaves nothing")
  func stopped() throws {
    let points = (3..<3000).map { #"{ "t": \#($0), "lat": 47.001, "lon": 9.5 }"# }
    let last = #"{ "t": 2, "lat": 47.0002, "lon": 9.5 }"#
    let long = Self.good.replacing(last, with: ([last] + points).joined(separator: ",\n"))
    let outcome = try outcome(long) { true }
    #expect(outcome.exitCode == .interrupted)
    #expect(FileSystem.kind(of: folder("Golden/a/x.new.jsonl")) == .missing)
    #expect(try folder.tree().count == 1)
  }
}
