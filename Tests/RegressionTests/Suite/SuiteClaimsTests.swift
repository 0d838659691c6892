import Platform
import CanonicalJSON
import ScenarioLanguage
import TestSupport
import Testing

@testable import Regression

@Suite("What must be so at least once in a suite")
struct SuiteClaimsTests {
  private let folder: TemporaryFolder
  private let names = ["a/one", "a/two", "b/three", "b/four"]

  init() throws {
    folder = try TemporaryFolder()
    for name in names {
      try folder.write("{}", to: "Scenarios/\(name).json")
      try folder.write(PlantedExecutor.recording(of: name), to: "Golden/\(name).jsonl")
    }
    try folder.write(
      """
      { "version": 1, "sometimes": [
        { "title": "First", "decision": "arrival" },
        { "title": "Second", "event": "navigator.didArrive" }
      ] }
      """,
      to: "Scenarios/_suite.json"
    )
  }

  /// Tests the suite.
  ///
  /// - Parameter met: the places of the claims that scenarios meet.
  private func result(
    _ met: [String: [Int]],
    failing: String? = nil,
    excuse: String? = nil,
    shard: Shard? = nil,
    select: (ScenarioIdentity) -> Bool = { _ in true }
  ) throws -> SuiteResult {
    var selection = try SuiteSelection(of: [folder("Scenarios")], workingFolder: "/")
    selection.filter(select)
    if let shard { selection.keep(shard) }
    var scenarios: [String: @Sendable (Int) throws -> (recording: String, facts: RunFacts)] = [:]
    for name in names {
      scenarios[name] = PlantedExecutor.steady(name) {
        $0.recordCount = 3
        $0.claimsMet = met[name] ?? []
      }
    }
    if let failing { scenarios[failing] = { _ in throw RunFailure(.invalidInput, ["x"]) } }
    let test = ScenarioTest(
      executor: PlantedExecutor(scenarios),
      store: GoldenStore(),
      policy: try UpdatePolicy(flag: nil) { ["CI": "1"][$0] }
    )
    return SuiteRunner(
      test: test,
      jobs: 2,
      determinism: .none,
      claims: SuiteClaims(),
      claimsExcuse: excuse
    ).run(selection)
  }

  @Test(
    "A claim that one scenario meets is met, and a claim that none meets fails a suite of which all passed"
  )
  func judged() throws {
    let whole = try result(["a/one": [0], "b/three": [0, 1]])
    #expect(whole.exitCode == .success)
    #expect(whole.claims?.entries.map(\.count) == [2, 1])
    #expect(whole.claims?.entries.map(\.first) == ["a/one", "b/three"])
    let part = try result(["a/one": [0]])
    #expect(part.failedCount == 0)
    #expect(part.exitCode == .regression)
    #expect(part.claims?.unmet.map(\.text) == ["Second: eventually navigator.didArrive"])
    #expect(part.claims?.unmet.first?.place == folder("Scenarios/_suite.json:3"))
  }

  @Test("Claims are not judged where not all of the suite was looked at, and the result says why")
  func unjudged() throws {
    for (result, reason) in [
      (try result([:]) { $0.name != "a/one" }, "only some of the suite was selected"),
      (try result([:], failing: "a/two"), "1 scenario could not be run"),
      (try result([:], excuse: "because"), "because"),
      (try result([:], shard: Shard(1, of: 2)), "only a part of the suite ran"),
    ] {
      #expect(result.claims?.reason == reason)
      #expect(result.claims?.unmet == [])
      #expect(result.exitCode != .regression)
    }
  }

  @Test("A suite that claims nothing has no such result")
  func none() throws {
    try folder.write(#"{"version":1}"#, to: "Scenarios/_suite.json")
    #expect(try result([:]).claims == nil)
  }

  private func merged(_ met: [String: [Int]], parts: [Int] = [1, 2, 3]) throws -> SuiteReport {
    try SuiteReport(
      merging: parts.map { number in
        let bytes = try result(met, shard: Shard(number, of: 3)).json(timed: true)
        return ("\(number).json", try SuiteReport(parsing: bytes, path: "\(number).json"))
      }
    )
  }

  @Test(
    "Parts are judged together: no part is red for a claim that another meets",
    arguments: [0, 1, 2, 3]
  )
  func parts(owner: Int) throws {
    let report = try merged([names[owner]: [0, 1]])
    #expect(report.exitCode == .success)
    #expect(report.claims?.state == .judged)
    #expect(report.claims?.entries.map(\.count) == [1, 1])
    #expect(report.claims?.entries.map(\.first) == [names[owner], names[owner]])
    let red = try merged([names[owner]: [1]])
    #expect(red.exitCode == .regression)
    #expect(red.failedCount == 0)
    #expect(red.claims?.unmet.map(\.text) == ["First: eventually decision arrival"])
  }

  @Test("Where a part is missing nothing is claimed of the whole")
  func missing() throws {
    let report = try merged([:], parts: [1, 3])
    #expect(report.claims?.reason == "part 2/3 is missing")
    #expect(report.exitCode == .invalidInput)
  }

  @Test("A merged report reads as it was written, and as the whole suite writes it")
  func written() throws {
    let met = ["a/two": [0], "b/four": [0, 1]]
    var writer = JSONWriter()
    try merged(met).write(to: &writer)
    let again = try SuiteReport(parsing: writer.bytes, path: "merged")
    let whole = try SuiteReport(parsing: result(met).json(timed: false), path: "whole")
    #expect(again.claims == whole.claims)
    #expect(again.exitCode == .success)
    let red = try SuiteReport(parsing: result([:]).json(timed: true), path: "red")
    #expect(red.exitCode == .regression)
  }

  @Test("Parts of one suite agree about what it claims")
  func foreign() throws {
    let first = try result([:], shard: Shard(1, of: 2)).json(timed: true)
    try folder.write(
      #"{"version":1,"sometimes":[{"event":"navigator.didArrive"}]}"#,
      to: "Scenarios/_suite.json"
    )
    let second = try result([:], shard: Shard(2, of: 2)).json(timed: true)
    #expect(throws: ReportError.self) {
      try SuiteReport(
        merging: [first, second].enumerated().map {
          ("\($0)", try SuiteReport(parsing: $1, path: "\($0)"))
        }
      )
    }
  }
}
