import CanonicalJSON
import Testing

@testable import navsim

/// Claims of a suite through the very commands.
@Suite("What must be so sometimes, at the command line")
struct ClaimTests {
  private func withSuite(_ claims: String, _ body: (Folder) throws -> Void) throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      try folder.write(
        Suite.scenario(
          extra: "",
          trace: "../traces/straight.csv",
          body: "../cassettes/straight.json"
        ),
        to: "Scenarios/a/one.json"
      )
      #expect(CommandRun("test", folder("Scenarios"), "--update", "all").status == 0)
      try folder.write("{\"version\":1,\n\"sometimes\":[\n\(claims)]}", to: "Scenarios/_suite.json")
      try body(folder)
    }
  }

  private let met = #"{"title":"By the way","decision":"arrival","where":{"verdict":"fired"}}"#
  private let unmet = #"{"title":"Never here","event":"navigator.rerouteStarted"}"#

  @Test("A suite of which all passed is red where it never does what it claims")
  func gate() throws {
    try withSuite("\(met),\n\(unmet)") { folder in
      let run = CommandRun("test", folder("Scenarios"), "-q")
      #expect(run.status == 1)
      #expect(
        run.output.contains(
          "_suite.json:4: error: no scenario of the suite meets the claim: Never here"
        )
      )
      #expect(run.output.contains("all 2 scenarios passed, but that is not all"))
      #expect(run.output.contains("1 of 2 claims met"))
      #expect(!run.output.contains("By the way"))
      let json = try JSONDocument(
        parsing: CommandRun("test", folder("Scenarios"), "--json").output.utf8.map(\.self)
      ).root
      #expect(json["sometimes"]?["state"]?.string == "judged")
      let claims = json["sometimes"]?["claims"].map { Array($0.elements) } ?? []
      #expect(claims.map { $0["scenarios"]?.integer } == [2, 0])
      #expect(claims.first?["first"]?.string == "a/one")
    }
    try withSuite(met) { folder in
      let run = CommandRun("test", folder("Scenarios"), "-q")
      #expect(run.status == 0)
      #expect(run.output.contains("all 2 scenarios passed"))
      #expect(run.output.contains("1 claim met"))
    }
  }

  @Test(
    "A selection judges no claim, and says so",
    arguments: [["Scenarios/a"], ["Scenarios", "--filter", "one"]]
  )
  func selection(operands: [String]) throws {
    try withSuite(unmet) { folder in
      let run = CommandRun(arguments: ["test", folder(operands[0])] + operands.dropFirst())
      #expect(run.status == 0)
      #expect(
        run.output.contains("1 claim of the suite not judged: only some of the suite was selected")
      )
    }
  }

  @Test("With --cache what was not run again meets what it met, and nothing else")
  func cache() throws {
    try withSuite("\(met),\n\(unmet)") { folder in
      for _ in 1...2 {
        let run = CommandRun("test", folder("Scenarios"), "--cache")
        #expect(run.status == 1)
        #expect(run.output.contains("no scenario of the suite meets the claim: Never here"))
        #expect(run.output.contains("1 of 2 claims met"))
      }
      // The claims of another file have other numbers: all is run again.
      try folder.write(#"{"version": 1, "sometimes": [\#(met)]}"#, to: "Scenarios/_suite.json")
      let whole = CommandRun("test", folder("Scenarios"), "--cache")
      #expect(whole.status == 0)
      #expect(!whole.output.contains("not run again"))
    }
  }

  @Test("Parts are green alone, and red together where none of them meets a claim")
  func parts() throws {
    try withSuite("\(met),\n\(unmet)") { folder in
      for number in [1, 2] {
        let part = CommandRun(
          "test",
          folder("Scenarios"),
          "--shard",
          "\(number)/2",
          "--no-tests",
          "pass",
          "--reporter",
          "blob=\(folder("\(number).json"))"
        )
        #expect(part.status == 0)
      }
      let merged = CommandRun(
        "merge-reports",
        folder("1.json"),
        folder("2.json"),
        "--reporter",
        "junit=\(folder("j.xml"))"
      )
      #expect(merged.status == 1)
      #expect(
        merged.output.contains(
          "_suite.json:4: error: no scenario of the suite meets the claim: Never here"
        )
      )
      #expect(merged.output.contains("2 scenarios passed, but that is not all · 1 of 2 claims met"))
      let junit = try Folder.text(of: folder("j.xml"))
      #expect(junit.contains("navsim: sometimes"))
    }
  }

  @Test("A misspelt claim is an error with its place, of test and of lint, before anything runs")
  func misspelt() throws {
    try withSuite(#"{"event":"navigator.didArive"}"#) { folder in
      for command in ["test", "lint"] {
        let run = CommandRun(command, folder("Scenarios"))
        #expect(run.status == 2)
        #expect((run.output + run.error).contains("_suite.json:3:10: error: no event is called"))
        #expect((run.output + run.error).contains("did you mean \"navigator.didArrive\"?"))
      }
    }
  }

  @Test("A file of claims that is not at a suite's root is told by lint")
  func misplaced() throws {
    try withSuite(met) { folder in
      #expect(!CommandRun("lint", folder("Scenarios")).output.contains("_suite.json"))
      try folder.write(#"{"version":1}"#, to: "Scenarios/a/_suite.json")
      let run = CommandRun("lint", folder("Scenarios"))
      #expect(run.output.contains("a/_suite.json: warning: no suite reads this file"))
    }
  }

  @Test("The report's list tells claims and what scenarios have in common")
  func page() throws {
    try withSuite("\(met),\n\(unmet)") { folder in
      let run = CommandRun("test", folder("Scenarios"), "--report", folder("out"))
      #expect(run.status == 1)
      let page = try Folder.text(of: folder("out/index.html"))
      #expect(
        page.contains(#""sometimes":{"text":"1 of 2 claims met","claims":[{"text":"Never here"#)
      )
      #expect(page.contains(#""groups":[]"#))
    }
  }

  @Test("What two scenarios have in common is one finding of the report's list, with both of them")
  func findings() throws {
    try withSuite(met) { folder in
      for name in ["ok", "a/one"] {
        let text = try Folder.text(of: folder("Scenarios/\(name).json"))
        let changed = text.replacing(
          "\"version\": 1,",
          with: "\"version\": 1, \"navigator\": { \"arrivalDistance\": 60 },"
        )
        #expect(changed != text)
        try folder.write(changed, to: "Scenarios/\(name).json")
      }
      let run = CommandRun("test", folder("Scenarios"), "--report", folder("out"))
      #expect(run.status == 1)
      let page = try Folder.text(of: folder("out/index.html"))
      let groups = try #require(page.split(separator: #""groups":["#).dropFirst().first)
      #expect(groups.hasPrefix(#"{"name":"#))
      #expect(groups.prefix(600).contains("2 scenarios: "), "\(groups.prefix(600))")
      #expect(groups.prefix(600).contains(#""scenarios":[0,1]"#))
    }
  }
}
