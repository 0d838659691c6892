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

  @Test("Scenarios that are no more are forgotten")
  func forgotten() {
    var run = LastRun()
    run.note([outcome("a", .success, milliseconds: 5), outcome("b", .success, milliseconds: 9)])
    run.keepOnly(["b"])
    #expect(run.entries.keys.sorted() == ["b"])
  }
}
