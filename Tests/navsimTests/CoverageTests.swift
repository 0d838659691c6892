import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Coverage of the catalogue")
struct CoverageTests {
  @Test("What a golden holds is exercised, what none holds is missing")
  func hits() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      _ = CommandRun("test", "--update", "missing", folder("Scenarios"))
      let run = CommandRun("coverage", folder("Scenarios"))
      #expect(run.status == 0)
      #expect(run.output.contains("navigator.didArrive"))
      #expect(run.output.contains("1  ok"))
      #expect(run.output.contains("not exercised"))
      let json = CommandRun("coverage", folder("Scenarios"), "--json")
      #expect(json.output.contains(#"{"name":"ok","scenarios":["ok"]}"#))
      #expect(json.output.contains(#"{"name":"quotaExceeded","scenarios":[]}"#))
    }
  }

  @Test(
    "A required entry that no scenario exercises fails",
    arguments: ["events", "statuses", "all"]
  )
  func requires(topic: String) throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let run = CommandRun("coverage", folder("Scenarios"), "--require", topic)
      #expect(run.status == 1)
      #expect(run.error.contains("1 scenario without a readable golden: ok"))
      #expect(run.error.contains("missing  \(topic == "statuses" ? "statuses  ok" : "events")"))
    }
  }

  @Test("What came of a rule is seen by running the scenarios, and each branch can be required")
  func rules() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let run = CommandRun("coverage", folder("Scenarios"), "--json")
      #expect(run.output.contains(#"{"name":"arrival fired","scenarios":["ok"]}"#))
      #expect(run.output.contains(#"{"name":"rerouteGuard fired minimumTime","scenarios":[]}"#))
      let required = CommandRun("coverage", folder("Scenarios"), "--require", "rules")
      #expect(required.status == 1)
      #expect(required.error.contains("missing  rules  rerouteGuard fired minimumTime"))
      #expect(!required.error.contains("missing  rules  arrival fired\n"))
    }
  }

  @Test("A decision counts where a description names it, a key where a scenario sets it")
  func decisionsAndKeys() throws {
    try Folder.withTemporary { folder in
      let extra =
        #" "description": "Why D-16 and D-13.", "navigator": { "offRoute": { "fixes": 2 } },"#
      try folder.write(Suite.scenario(extra: extra), to: "Scenarios/ok.json")
      let run = CommandRun("coverage", folder("Scenarios"), "--json")
      #expect(run.output.contains(#"{"name":"D-13","scenarios":["ok"]},{"name":"D-16""#))
      #expect(run.output.contains(#"{"name":"offRoute.fixes","scenarios":["ok"]}"#))
      #expect(run.output.contains(#"{"name":"offRoute.distance","scenarios":[]}"#))
    }
  }

  @Test("A suite without scenarios is nothing selected")
  func empty() throws {
    try Folder.withTemporary { folder in
      try folder.write("", to: "Scenarios/_defaults.json")
      #expect(CommandRun("coverage", folder("Scenarios")).status == 4)
    }
  }
}
