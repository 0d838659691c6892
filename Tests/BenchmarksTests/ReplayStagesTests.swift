import Platform
import Regression
import ScenarioLanguage
import Simulation
import TestSupport
import Testing

@testable import Benchmarks

@Suite("What each stage of a replay costs")
struct ReplayStagesTests {
  private static let drive = BenchDrive(kilometres: 2, fixes: 300)

  @Test("Each stage has its nanoseconds a fix, in the order in which a fix passes them")
  func stages() throws {
    let rows = try ReplayStages(runs: 2, folder: TemporaryFolder(), drive: Self.drive).rows()
    let times = rows.filter { $0.unit == "ns/fix" }
    #expect(
      times.map(\.name)
        == ["read", "match", "decide", "record", "judge", "compare"].map { "stage \($0)" }
    )
    for row in times {
      #expect(row.range.contains(row.value), "\(row.name)")
      #expect(row.runs == 2)
    }
    // What is measured alone takes some time; the others are differences.
    for row in times.prefix(2) { #expect(row.value > 0, "\(row.name)") }
    let counted = rows.filter { $0.unit != "ns/fix" }
    #expect(counted.isEmpty || counted.map(\.name) == times.map { "\($0.name), instr." })
  }

  @Test("What is left out is left out, and the drive is the same")
  func leftOut() throws {
    let folder = try TemporaryFolder()
    let identity = try ReplayBench.write(Self.drive, name: "drive", in: folder)
    let scenario = try SimulationExecutor().load(identity)
    func run(leavingOut parts: Set<RunOptions.Part>) throws -> RunResult {
      var options = RunOptions()
      options.leftOut = parts
      return try SimulationExecutor.run(scenario, options) { _ in }
    }
    let whole = try run(leavingOut: [])
    let unjudged = try run(leavingOut: [.laws])
    let bare = try run(leavingOut: [.laws, .records])
    #expect(whole.fixCount == 300 && unjudged.fixCount == 300 && bare.fixCount == 300)
    #expect(unjudged.digest == whole.digest)
    #expect(whole.laws.contains { $0.outcome == .held })
    #expect(unjudged.laws.allSatisfy { $0.outcome == .notJudged })
    // Only what starts guidance is listened to, so nothing but that is written.
    #expect(whole.recordCount > 300 && bare.recordCount < 10)
    #expect(bare.recordCount > 0)
  }

  @Test("The fixes of a scenario are read without a run")
  func fixes() throws {
    let folder = try TemporaryFolder()
    let identity = try ReplayBench.write(Self.drive, name: "drive", in: folder)
    var count = 0
    try ScenarioRunner.eachFix(of: SimulationExecutor().load(identity)) { _ in count += 1 }
    #expect(count == 300)
  }
}
