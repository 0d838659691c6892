import Platform
import CanonicalJSON
import ScenarioLanguage
import Testing
import TestSupport

@testable import Regression

@Suite("The last run") struct LastRunTests {
  private func outcome(_ name: String, _ code: ExitCode, milliseconds: Int64) -> ScenarioOutcome {
    var outcome = ScenarioOutcome(
      ScenarioIdentity(path: "Scenarios/\(name).json", workingFolder: "/w")
    )
    outcome.elapsed = .milliseconds(milliseconds)
    if code != .success { outcome.failure = RunFailure(code, ["x"]) }
    return outcome
  }

  @Test("What was noted is read again; what did not run stays as it was")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    var run = LastRun()
    run.note([outcome("a", .success, milliseconds: 5), outcome("b", .regression, milliseconds: 9)])
    run.note([outcome("a", .invalidInput, milliseconds: 7)])
    var writer = JSONWriter()
    run.write(to: &writer)
    try folder.write(String(decoding: writer.bytes, as: UTF8.self), to: "last-run.json")
    let read = LastRun(reading: folder("last-run.json"))
    #expect(read["a"] == LastRun.Entry(isPassed: false, milliseconds: 7))
    #expect(read["b"] == LastRun.Entry(isPassed: false, milliseconds: 9))
    #expect(read["c"] == nil)
  }

  @Test(
    "A missing or damaged file is no last run",
    arguments: [nil, "", "{", "[]", #"{"kind":1}"#]
  )
  func damaged(text: String?) throws {
    let folder = try TemporaryFolder()
    if let text { try folder.write(text, to: "x") }
    #expect(LastRun(reading: folder("x")).entries.isEmpty)
  }

  private func kept(_ run: LastRun) throws -> LastRun {
    let folder = try TemporaryFolder()
    var writer = JSONWriter()
    run.write(to: &writer)
    try folder.write(String(decoding: writer.bytes, as: UTF8.self), to: "last-run.json")
    return LastRun(reading: folder("last-run.json"))
  }

  @Test("The runs before are counted and kept, each navigator's apart")
  func history() throws {
    var run = LastRun()
    run.note([outcome("a", .success, milliseconds: 5)])
    var other = outcome("a", .regression, milliseconds: 6)
    other.identity.navigator = "theirs"
    run.note([other])
    run = try kept(run)
    run.note([outcome("a", .invalidInput, milliseconds: 7)])
    let read = try kept(run)
    #expect(read.runCount == 3)
    #expect(
      read.runs(of: outcome("a", .success, milliseconds: 0).identity) == [
        LastRun.Run(number: 1, kind: .held, milliseconds: 5),
        LastRun.Run(number: 3, kind: .failed, milliseconds: 7),
      ]
    )
    #expect(read.runs(of: other.identity).map(\.number) == [2])
  }

  @Test("The last 20 runs of a scenario are kept, the same bytes whoever reads them first")
  func bounded() throws {
    var run = LastRun()
    for number in 1...25 { run.note([outcome("a", .success, milliseconds: Int64(number))]) }
    let runs = try kept(run).runs(of: outcome("a", .success, milliseconds: 0).identity)
    #expect(runs.map(\.number) == Array(6...25))
    var (first, second) = (JSONWriter(), JSONWriter())
    run.write(to: &first)
    try kept(run).write(to: &second)
    #expect(first.bytes == second.bytes)
  }

  @Test(
    "Runs that are none are passed over",
    arguments: ["[1]", #"[0,"held",1]"#, #"[1,"x",1]"#, "7"]
  )
  func damagedRun(text: String) throws {
    let folder = try TemporaryFolder()
    let file =
      #"{"kind":"lastRun","runs":1,"scenarios":[{"name":"a","passed":true,"runs":[\#(text)]}]}"#
    try folder.write(file, to: "x")
    let read = LastRun(reading: folder("x"))
    #expect(read["a"]?.isPassed == true)
    #expect(read.runs(of: outcome("a", .success, milliseconds: 0).identity).isEmpty)
  }

  @Test("Scenarios that are no more are forgotten")
  func forgotten() {
    var run = LastRun()
    run.note([outcome("a", .success, milliseconds: 5), outcome("b", .success, milliseconds: 9)])
    run.keepOnly(["b"])
    #expect(run.entries.keys.sorted() == ["b"])
  }
}
