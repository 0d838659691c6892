import Platform
import Regression
import Synchronization
import TestSupport
import Testing

@testable import Benchmarks

@Suite("The groups of rows")
struct BenchSuiteTests {
  @Test("A word finds the groups that hold it; none finds all")
  func names() {
    #expect(BenchSuite.groups(named: []).map(\.name) == BenchSuite.groups.map(\.name))
    #expect(BenchSuite.groups(named: ["ma"]).map(\.name) == ["map", "maths"])
    #expect(BenchSuite.groups(named: ["json", "replay"]).map(\.name) == ["replay", "json"])
    #expect(BenchSuite.groups(named: ["nothing"]).isEmpty)
  }

  @Test("A figure lies within its runs, and a rate falls as the time grows")
  func figures() {
    let measured = Measurement(seconds: [0.4, 0.1, 0.2])
    let rate = measured.rate("a", "", amount: 8, unit: "MB/s", target: .atLeast(40))
    #expect(rate.value == 40 && rate.range == 20...80 && rate.runs == 3)
    #expect(rate.target?.isReached(by: rate.value) == true)
    let time = measured.time("a", "", scale: 1000, unit: "ms", target: .atMost(199))
    #expect(time.value == 200 && time.range == 100...400)
    #expect(time.target?.isReached(by: time.value) == false)
  }

  @Test("The work is done once more than it is measured")
  func warmth() {
    let count = Mutex(0)
    let measured = Measurement(runs: 4) { count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == 5 && measured.seconds.count == 4)
  }

  @Test("What is compared are whole recordings: one is its own equal, and differs from the other")
  func recordings() throws {
    let folder = try TemporaryFolder()
    let golden = try folder.write(CompareBench.recording(events: 30, isOther: false), to: "golden")
    func verdict(isOther: Bool) throws -> GoldenVerdict {
      var comparer = try GoldenComparer(golden: golden, scenario: "bench", destination: .memory)
      try comparer.append(CompareBench.recording(events: 30, isOther: isOther))
      try comparer.finish()
      return comparer.verdict
    }
    #expect(try verdict(isOther: false) == .equal)
    guard case .different = try verdict(isOther: true) else {
      Issue.record("the other is the same, or none")
      return
    }
  }

  @Test("A group measures its rows")
  func rows() throws {
    let folder = try TemporaryFolder()
    let group = try #require(BenchSuite.groups(named: ["json"]).first)
    let rows = try group.measure(
      .init(runs: 1, map: nil, temporaryFolder: folder.path, scenarioCount: { 0 })
    )
    #expect(rows.map(\.name) == ["json read", "json write"])
    #expect(rows.allSatisfy { $0.value > 0 && $0.unit == "MB/s" })
  }
}
