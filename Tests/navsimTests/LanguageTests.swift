import ScenarioLanguage
import Testing

@testable import navsim

/// What the scenario language has beside one file, one run: matrices, parts, budgets, known failures.
@Suite("The language at the command line")
struct LanguageTests {
  private func withSuite(_ extra: String, _ body: (Folder, String) throws -> Void) throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      try folder.write(Suite.scenario(extra: "\n  " + extra), to: "Scenarios/ok.json")
      try body(folder, folder("Scenarios/ok.json"))
    }
  }

  private static let matrix =
    #""matrix": { "seed": [1, 2], "navigator.arrivalDistance": [20, 30] },"#

  @Test("Each run of a matrix is listed, tested, pending and accepted under its own name")
  func variants() throws {
    try withSuite(Self.matrix) { folder, scenario in
      let scenarios = folder("Scenarios")
      let names = [20, 30].flatMap { distance in
        [1, 2].map { "ok@navigator.arrivalDistance=\(distance),seed=\($0)" }
      }
      #expect(CommandRun("test", scenarios, "--list").output == names.map { $0 + "\n" }.joined())
      #expect(CommandRun("test", scenarios).status == 3)
      for name in names { #expect(folder.exists("Golden/\(name).new.jsonl")) }
      let pending = CommandRun("pending", scenarios, "--json")
      for name in names { #expect(pending.output.contains("\"name\":\"\(name)\"")) }
      #expect(CommandRun("accept", "--unseen", "\(scenario)@seed=1").status == 0)
      #expect(
        folder.exists("Golden/\(names[0]).jsonl") && folder.exists("Golden/\(names[2]).jsonl")
      )
      #expect(!folder.exists("Golden/\(names[1]).jsonl"))
      #expect(CommandRun("accept", "--unseen", "--all", scenarios).status == 0)
      let passed = CommandRun("test", scenarios, environment: ["CI": "1"])
      #expect(passed.status == 0)
      #expect(passed.output.contains("all 4 scenarios passed"))
      #expect(CommandRun("lint", scenarios).error == "4 scenarios, no problem\n")
    }
  }

  @Test("A failing run is reproduced by what its failure says")
  func reproduce() throws {
    try withSuite(Self.matrix) { folder, scenario in
      let name = "\(scenario)@navigator.arrivalDistance=20,seed=1"
      let failed = CommandRun("test", "-q", scenario, environment: ["CI": "1"])
      #expect(failed.output.contains("navsim run \(scenario)"))
      let one = CommandRun("run", "-q", name)
      #expect(one.status == 0)
      #expect(one.output.contains("ok@navigator.arrivalDistance=20,seed=1"))
      #expect(!one.output.contains("seed=2"))
      let none = CommandRun("run", "\(scenario)@seed=9")
      #expect(none.status == 2)
      #expect(none.error == "\(scenario)@seed=9: error: cannot read: no such file or folder\n")
    }
  }

  @Test("A value that is dropped leaves an obsolete golden")
  func obsolete() throws {
    try withSuite(Self.matrix) { folder, scenario in
      #expect(CommandRun("accept", "--unseen", scenario).status == 0)
      let fewer = #""matrix": { "seed": [1], "navigator.arrivalDistance": [20, 30] },"#
      try folder.write(Suite.scenario(extra: fewer), to: "Scenarios/ok.json")
      let result = CommandRun("test", folder("Scenarios"), environment: ["CI": "1"])
      #expect(result.status == 6)
      #expect(result.output.contains("ok@navigator.arrivalDistance=20,seed=2.jsonl"))
    }
  }

  @Test("What is wrong with a matrix is told once, with its place")
  func lint() throws {
    try withSuite(#""matrix": { "seed": [1, 2], "navigator.arivalDistance": [20] },"#) {
      _,
      scenario in
      let result = CommandRun("lint", scenario)
      #expect(result.status == 2)
      #expect(
        result.output.contains(
          "ok.json:3:31: error: unknown key 'arivalDistance', did you mean 'arrivalDistance'?"
        )
      )
      #expect(result.output.split(separator: "\n").count { $0.contains("error:") } == 1)
    }
  }

  @Test("A problem in an included file is told once, in that file")
  func included() throws {
    try withSuite(#""include": ["_part.json"],"#) { folder, scenario in
      try folder.write("{\n  \"version\": 1,\n  \"seed\": -4\n}\n", to: "Scenarios/_part.json")
      try folder.write(
        Suite.scenario(extra: #""include": ["_part.json"],"#),
        to: "Scenarios/other.json"
      )
      let result = CommandRun("lint", folder("Scenarios"))
      #expect(result.status == 2)
      #expect(result.output.contains("_part.json:3:11: error: 'seed' is -4"))
      #expect(result.output.split(separator: "\n").count { $0.contains("error:") } == 1)
      #expect(result.error == "2 of 2 scenarios cannot be run\n")
      let run = CommandRun("run", scenario)
      #expect(run.status == 2 && run.error.contains("_part.json:3:11"))
    }
  }

  @Test("A part is looked at by itself where it is named, or no scenario has it")
  func parts() throws {
    try withSuite("") { folder, _ in
      let scenarios = folder("Scenarios")
      let part = try folder.write(#"{"version":1,"navigatr":{}}"#, to: "Scenarios/a/_part.json")
      for operand in [part, scenarios] {
        let result = CommandRun("lint", operand)
        #expect(result.status == 2)
        #expect(
          result.output.contains(
            "_part.json:1:14: error: unknown key 'navigatr', did you mean 'navigator'?"
          )
        )
      }
      try folder.write(#"{"version":1,"navigator":{}}"#, to: "Scenarios/a/_part.json")
      #expect(CommandRun("lint", part).status == 0)
      let unused = CommandRun("lint", scenarios)
      #expect(unused.status == 0)
      #expect(unused.output.contains("warning: no scenario here is put together with this file"))
    }
  }

  @Test(
    "A run over its own budget is exit 7",
    arguments: [
      (#""budget": { "records": 5 },"#, "more than 5 records"),
      (#""budget": { "jobs": 3 },"#, "more than 3 jobs, the scenario's budget"),
      (#""budget": { "bytes": 900 },"#, "more than 900 bytes of recording, the scenario's budget"),
    ]
  )
  func budget(section: String, message: String) throws {
    try withSuite(section) { folder, scenario in
      let result = CommandRun("test", scenario)
      #expect(result.status == 7)
      #expect(result.output.contains(message))
      let recordings = try folder.files(endingIn: ".jsonl")
      #expect(recordings.isEmpty)
    }
  }

  @Test("A budget that is not reached changes nothing")
  func enough() throws {
    try withSuite(#""budget": { "records": 5000, "jobs": 5000, "bytes": 1000000 },"#) {
      _,
      scenario in
      #expect(CommandRun("accept", "--unseen", scenario).status == 0)
    }
  }

  /// The scenario with an expectation that is never met, which is known, and perhaps more.
  private static func known(_ extra: String = "", _ expectations: String = "") -> String {
    let mark = #""known": { "issue": "https://example.com/7", "since": "2026-03" }"#
    return Suite.scenario(extra: extra).replacing(
      #""count": 1 }]"#,
      with: #""count": 2, \#(mark) }\#(expectations)]"#
    )
  }

  private static let environment = ["CI": "1"]

  @Test("A violation that is known is told and passes; once it is mended, the mark fails")
  func known() throws {
    try withSuite("") { folder, scenario in
      try folder.write(Self.known(), to: "Scenarios/ok.json")
      #expect(CommandRun("accept", "--unseen", scenario).status == 0)
      let known = CommandRun("test", folder("Scenarios"), environment: Self.environment)
      #expect(known.status == 0, "\(known.output)")
      #expect(known.output.contains("violated as known: https://example.com/7, since 2026-03"))
      #expect(CommandRun("run", scenario).status == 0)
      try folder.write(
        Self.known().replacing(#""count": 2"#, with: #""count": 1"#),
        to: "Scenarios/ok.json"
      )
      let mended = CommandRun("test", folder("Scenarios"), environment: Self.environment)
      #expect(mended.status == 1)
      #expect(mended.output.contains("remove \"known\""))
    }
  }

  @Test("A mark may say why and what happens today, without an issue")
  func knownReason() throws {
    try withSuite("") { folder, scenario in
      let mark = #""reason": "it stood there", "instead": "one arrival""#
      let text = Self.known().replacing(
        #""issue": "https://example.com/7", "since": "2026-03""#,
        with: mark
      )
      try folder.write(text, to: "Scenarios/ok.json")
      #expect(CommandRun("accept", "--unseen", scenario).status == 0)
      let known = CommandRun("test", folder("Scenarios"), environment: Self.environment)
      #expect(known.status == 0, "\(known.output)")
      #expect(known.output.contains("violated as known: it stood there; instead: one arrival"))
    }
  }

  @Test("What is known excuses nothing but what it names")
  func knownAlone() throws {
    try withSuite("") { folder, scenario in
      func test() -> CommandRunResultText {
        let run = CommandRun("test", folder("Scenarios"), environment: Self.environment)
        return (run.status, run.output)
      }
      // There is a golden as everywhere.
      try folder.write(Self.known(), to: "Scenarios/ok.json")
      #expect(test().status == 3)
      #expect(CommandRun("accept", "--unseen", scenario).status == 0)
      #expect(test().status == 0)
      // Another expectation.
      let other = #", { "never": "navigator.didArrive" }"#
      try folder.write(Self.known("", other), to: "Scenarios/ok.json")
      let violated = test()
      #expect(violated.status == 1)
      #expect(violated.output.contains("violated: never navigator.didArrive"))
      // A difference from the golden.
      let later = "\n  \"navigator\": { \"arrivalDistance\": 60 },"
      try folder.write(Self.known(later), to: "Scenarios/ok.json")
      let differs = test()
      #expect(differs.status == 1)
      #expect(differs.output.contains("golden differs"))
      // A defect of the navigator that no expectation names.
      try folder.write(Self.known(), to: "Scenarios/ok.json")
      let plant = CommandRun("test", "--plant", "arrivalByAir", folder("Scenarios"))
      #expect(plant.status == 1, "\(plant.output)\(plant.error)")
    }
  }

  private typealias CommandRunResultText = (status: Int32, output: String)

  @Test("The differences of an event may be known, and no other")
  func knownEvent() throws {
    try withSuite("") { folder, scenario in
      let mark = #" "known": [{ "event": "navigator.didArrive", "issue": "7", "since": "2026" }],"#
      #expect(CommandRun("accept", "--unseen", scenario).status == 0)
      let golden = try Folder.text(of: folder("Golden/ok.jsonl"))
      func status(_ golden: String) throws -> Int32 {
        try folder.write(golden, to: "Golden/ok.jsonl")
        return CommandRun("test", folder("Scenarios"), environment: Self.environment).status
      }
      let arrival = golden.replacing(#""remainingCount":1"#, with: #""remainingCount":9"#)
      #expect(arrival != golden)
      #expect(try status(arrival) == 1, "nothing is known yet")
      try folder.write(Suite.scenario(extra: mark), to: "Scenarios/ok.json")
      #expect(try status(arrival) == 0)
      #expect(try status(golden) == 1, "it differs no more")
      let more = arrival.replacing(#""to":"onRoute""#, with: #""to":"offRoute""#)
      #expect(more != arrival)
      #expect(try status(more) == 1, "another event differs too")
    }
  }

  @Test("A known mark says what, and where or why, or is refused")
  func unknownMark() throws {
    try withSuite(#""known": [{ "issue": "" }],"#) { folder, scenario in
      let result = CommandRun("lint", scenario)
      #expect(result.status == 2)
      #expect(result.output.contains("'issue' must say something (at /known/0/issue)"))
      #expect(result.output.contains("a mark names a \"law\" or an \"event\""))
      try folder.write(
        Self.known().replacing(#""since": "2026-03""#, with: #""sinse": "2026-03""#),
        to: "Scenarios/ok.json"
      )
      #expect(CommandRun("lint", scenario).output.contains("did you mean 'since'"))
      try folder.write(
        Self.known().replacing(
          #""issue": "https://example.com/7""#,
          with: #""instead": "nothing""#
        ),
        to: "Scenarios/ok.json"
      )
      let aimless = CommandRun("lint", scenario)
      #expect(aimless.output.contains("a mark has an \"issue\" that tells of it, or a \"reason\""))
    }
  }
}
