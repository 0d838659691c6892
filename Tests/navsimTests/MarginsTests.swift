import CanonicalJSON
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Margins")
struct MarginsTests {
  private static let scenario = Folder.package("Scenarios/reroute/missed-turn.json")

  @Test("Near misses are listed by their share of the threshold, the closest first")
  func order() throws {
    let run = CommandRun("margins", Folder.package("Scenarios/arrival"), "--json", "--top", "50")
    #expect(run.status == 0)
    let root = try JSONDocument(parsing: Array(run.output.utf8)).root
    let shares = try #require(root["margins"]).elements.compactMap {
      $0["share"]?.double?.magnitude
    }
    #expect(!shares.isEmpty)
    #expect(shares == shares.sorted())
    for margin in try #require(root["margins"]).elements {
      let share = try #require(margin["share"]?.double)
      #expect(margin["fragile"]?.bool == (share.magnitude < 0.01))
    }
  }

  @Test("A table names scenario, moment, rule and comparison")
  func table() {
    let run = CommandRun("margins", Self.scenario)
    #expect(run.status == 0)
    #expect(run.output.contains("reroute/missed-turn"))
    #expect(run.output.contains("off route"))
    #expect(run.error.contains("of 1 scenario closer than 1 % to a threshold"))
    let all = CommandRun("margins", Self.scenario, "--all-rules")
    #expect(all.output.count > run.output.count)
    #expect(
      CommandRun("margins", Self.scenario, "--top", "1").output.split(separator: "\n").count == 1
    )
  }

  @Test("A scenario that cannot be read is told with its line")
  func invalid() throws {
    try Folder.withTemporary { folder in
      let path = try folder.write("{ \"version\": 1 }", to: "a.json")
      let run = CommandRun("margins", path)
      #expect(run.status == 2)
      #expect(run.error.contains("a.json:1:1"))
    }
  }
}
