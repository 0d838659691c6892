import CanonicalJSON
import Platform
import Testing

@testable import navsim

/// Scenarios put to another navigator: `--navigator` and `navsim compare`.
@Suite struct NavigatorOptionTests {
  private static let corridor = "python3 " + Folder.package("tools/navigators/corridor.py")

  private static func json(_ run: CommandRun) throws -> JSONValue {
    try JSONDocument(parsing: Array(run.output.utf8)).root
  }

  private static func first(_ list: JSONValue?) -> JSONValue? {
    list.flatMap { Array($0.elements).first }
  }

  @Test("A program behind a pipe is driven, and judged by what it tells", .enabled(if: hasPython))
  func program() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let run = CommandRun("run", folder("Scenarios/ok.json"), "--navigator", Self.corridor)
      #expect(run.status == 0, "\(run.output)\(run.error)")
      #expect(run.output.contains("arrived    Pier, final"))
      #expect(run.output.contains("no goldens of this navigator · 1 of 1 expectations held"))
      let text = Suite.scenario().replacing(#""count": 1"#, with: #""count": 7"#)
      try folder.write(text, to: "Scenarios/wrong.json")
      let wrong = CommandRun("run", folder("Scenarios/wrong.json"), "--navigator", Self.corridor)
      #expect(wrong.status == 1, "\(wrong.output)")
      #expect(wrong.output.contains("wrong.json --navigator 'python3 "))
    }
  }

  @Test("An answer in another form reaches a program as OSRM's", .enabled(if: hasPython))
  func formOfAnswers() {
    let scenario = Folder.package("Scenarios/providers/answer-of-google.json")
    let run = CommandRun("run", scenario, "--navigator", Self.corridor)
    #expect(run.status == 0, "\(run.output)\(run.error)")
    #expect(run.output.contains("4 of 6 expectations held, 2 not judged"))
  }

  @Test("The variable stands for the option, which beats it", .enabled(if: hasPython))
  func variable() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let path = folder("Scenarios/ok.json")
      let environment = ["NAVSIM_NAVIGATOR": Self.corridor]
      let run = CommandRun("run", path, environment: environment)
      #expect(run.output.contains("no goldens of this navigator"))
      let builtin = CommandRun("run", path, "--navigator", "builtin", environment: environment)
      #expect(!builtin.output.contains("no goldens of this navigator"))
      #expect(CommandRun("run", path, environment: ["NAVSIM_NAVIGATOR": ""]).status == 0)
    }
  }

  @Test("Its goldens are its own: written when asked, missed afterwards", .enabled(if: hasPython))
  func goldens() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let scenarios = folder("Scenarios")
      let words = ["--navigator", Self.corridor]
      func test(_ more: [String], ci: Bool = true) -> CommandRun {
        CommandRun(
          arguments: ["test", scenarios] + words + more,
          environment: ci ? ["CI": "1"] : [:]
        )
      }
      #expect(test([]).status == 0)
      #expect(!folder.exists("Golden"))
      #expect(test(["--update", "missing"], ci: false).status == 0)
      let golden = try Folder.text(of: folder("Golden/navigators/corridor/ok.jsonl"))
      #expect(golden.contains(#""navigator":"corridor","version":"1""#))
      #expect(test([]).status == 0)
      // Another version of the same navigator is compared, its header is not.
      try folder.write(
        golden.replacing(#""version":"1""#, with: #""version":"0.9""#),
        to: "Golden/navigators/corridor/ok.jsonl"
      )
      #expect(test([]).status == 0)
      // The golden of another navigator is none of this one.
      try folder.write(
        golden.replacing(#""navigator":"corridor""#, with: #""navigator":"other""#),
        to: "Golden/navigators/corridor/ok.jsonl"
      )
      #expect(test([]).status == 2)
      try folder.write("", to: "Golden/navigators/corridor/else.jsonl")
      try FileSystem.remove(folder("Golden/navigators/corridor/ok.jsonl"))
      #expect(test([]).status == 3)
    }
  }

  @Test("Answers that it does not ask for are a note, in check mode too", .enabled(if: hasPython))
  func leftOver() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let answer = #"{ "latency": 0.8, "body": "cassettes/straight.json" }"#
      let text = Suite.scenario().replacing(answer, with: "\(answer), \(answer)")
      try folder.write(text, to: "Scenarios/ok.json")
      let words = ["test", folder("Scenarios")]
      let run = CommandRun(
        arguments: words + ["--navigator", Self.corridor],
        environment: ["CI": "1"]
      )
      #expect(run.status == 0, "\(run.output)")
      #expect(CommandRun(arguments: words + ["--update", "missing"]).status == 0)
      #expect(CommandRun(arguments: words, environment: ["CI": "1"]).status == 6)
    }
  }

  private static let failures: [(command: String, kind: String)] = [
    ("false", "ended"),
    ("sh -c 'echo starting up; cat >/dev/null'", "noise"),
    ("sh -c 'echo {; cat >/dev/null'", "badLine"),
    ("sh -c 'cat >/dev/null; exit 3'", "silent"),
    ("sh -c 'kill -SEGV $$'", "ended"),
  ]

  @Test(
    "A program that is no navigator fails with its kind, once for all",
    arguments: failures.indices
  )
  func failure(index: Int) throws {
    let (command, kind) = Self.failures[index]
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let run = CommandRun(
        "test",
        folder("Scenarios"),
        "--navigator",
        command,
        "--navigator-timeout",
        "0.5",
        "--json"
      )
      #expect(run.status == 1, "\(run.error)")
      let json = try Self.json(run)
      #expect(json["navigatorFailure"]?["kind"]?.string == kind)
      #expect(json["failed"]?.integer == 1)
      #expect(run.error.contains("the navigator failed: \(kind)"))
    }
  }

  @Test(
    "A command that cannot start is invalid input, and the result is written all the same",
    arguments: ["no-such-program", "./no-such-file", "/tmp", "'open", " "]
  )
  func cannotStart(command: String) throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let run = CommandRun("test", folder("Scenarios"), "--navigator", command, "--json")
      #expect(run.status == 2)
      let json = try Self.json(run)
      #expect(json["navigatorFailure"]?["kind"]?.string == "cannotStart")
      #expect(Self.first(json["scenarios"])?["outcome"]?.string == "failed")
    }
  }

  @Test("An empty option, an unknown profile and a wrong time-out are told")
  func wrongOptions() {
    let path = Folder.package("Scenarios/reroute/missed-turn.json")
    #expect(CommandRun("run", path, "--navigator", "").status == 2)
    let profile = CommandRun("run", path, "--navigator", "builtin:ferrostr")
    #expect(profile.status == 2)
    #expect(profile.error.contains("did you mean 'builtin:ferrostar'?"))
    #expect(
      CommandRun("run", path, "--navigator", "builtin", "--navigator-timeout", "0").status == 0
    )
    #expect(CommandRun("run", path, "--navigator", "true", "--navigator-timeout", "0").status == 2)
  }

  @Test("Where nothing is judged the exit code says so; JUnit skips it", .enabled(if: hasPython))
  func notJudged() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      try folder.write(
        try Folder.text(of: folder("Scenarios/ok.json"))
          .replacing(#""do": "startGuidance""#, with: #""do": "stopGuidance""#)
          .replacing("navigator.routeStatus", with: "navigator.didAdvanceStep")
          .replacing(#", "where": { "status": "ok" }"#, with: ""),
        to: "Scenarios/ok.json"
      )
      let junit = folder("junit.xml")
      let run = CommandRun(
        "test",
        folder("Scenarios"),
        "--navigator",
        Self.corridor,
        "--json",
        "--reporter",
        "junit=\(junit)"
      )
      #expect(run.status == 4, "\(run.output)")
      let scenario = try #require(Self.first(try Self.json(run)["scenarios"]))
      #expect(scenario["outcome"]?.string == "notJudged")
      #expect(Self.first(scenario["expectations"])?["met"]?.isNull == true)
      #expect(try Folder.text(of: junit).contains("<skipped message=\"not judged: "))
    }
  }

  @Test("Two sets of rules are compared, in text and for programs")
  func compare() throws {
    let path = Folder.package("Scenarios/reroute/missed-turn.json")
    let words = ["compare", path, "--navigator", "builtin", "--navigator", "builtin:ferrostar"]
    let text = CommandRun(arguments: words)
    #expect(text.status == 0)
    #expect(text.output.contains("left its route at 0:47.0"))
    let run = CommandRun(arguments: words + ["--navigator", "builtin", "--json"])
    #expect(run.status == 0)
    let json = try Self.json(run)
    #expect(json["kind"]?.string == "compare")
    let names = json["navigators"]?.elements.compactMap { $0["name"]?.string }
    #expect(names == ["builtin", "ferrostar", "builtin#2"])
    let rows = Array(try #require(Self.first(json["scenarios"])?["rows"]).elements)
    #expect(rows.count == 3)
    #expect(rows[0]["noticed"]?["t"]?.integer == 53_000)
    #expect(rows[0]["falseReroutes"]?.integer == 0)
    #expect(rows[1]["fairUntil"]?.integer == rows[0]["fairUntil"]?.integer)
    #expect(rows[0]["arrival"]?["t"]?.integer == 143_000)
    #expect(json["summary"]?.elements.count { $0["scenarios"]?.integer == 1 } == 3)
  }

  @Test("A navigator with a rule broken on purpose is compared with the sound one")
  func compareBroken() throws {
    let path = Folder.package("Scenarios/field/two-stops-where-the-car-stands.json")
    let words = ["compare", path, "--navigator", "builtin", "--plant", "arrivesAgain"]
    let run = CommandRun(arguments: words + ["--json"])
    #expect(run.status == 0)
    let json = try Self.json(run)
    let names = json["navigators"]?.elements.compactMap { $0["name"]?.string }
    #expect(names == ["builtin", "builtin,arrivesAgain"])
    let rows = Array(try #require(Self.first(json["scenarios"])?["rows"]).elements)
    #expect(rows[0]["outcome"]?.string == "held")
    #expect(rows[1]["outcome"]?.string == "violated")
    let unknown = CommandRun("compare", path, "--navigator", "builtin", "--plant", "arriveAgain")
    #expect(unknown.status == 2)
    #expect(unknown.error.contains("did you mean 'arrivesAgain'?"))
  }

  @Test("The page of a comparison has a name for each drive, and the others over each")
  func comparePage() throws {
    try Folder.withTemporary { folder in
      let page = folder("page.html")
      let run = CommandRun(
        "compare",
        Folder.package("Scenarios/reroute/missed-turn.json"),
        "--navigator",
        "builtin",
        "--navigator",
        "builtin:ferrostar",
        "--report",
        page
      )
      #expect(run.status == 0)
      func data(_ id: String) throws -> JSONValue {
        let text = try Folder.text(of: page)
        let start = try #require(text.firstRange(of: "id=\"\(id)\">")).upperBound
        let end = try #require(text[start...].firstRange(of: "</script>")).lowerBound
        return try JSONDocument(parsing: Array(text[start..<end].utf8)).root
      }
      let index = try data("suite")
      let names = index["scenarios"]?.elements.compactMap { $0["name"]?.string }
      #expect(names == ["reroute/missed-turn · builtin", "reroute/missed-turn · ferrostar"])
      let options = index["scenarios"]?.elements.compactMap { $0["options"]?.string }
      #expect(options == ["--navigator builtin", "--navigator builtin:ferrostar"])
      let compared = try #require(Self.first(index["compare"]?["scenarios"]))
      #expect(compared["left"]?.integer == 47_000)
      #expect(compared["rows"]?.elements.compactMap { $0["noticed"]?.integer } == [53_000, 52_000])
      for (drive, other) in [("drive-0", "ferrostar"), ("drive-1", "builtin")] {
        let others = try #require(try data(drive)["drive"]?["others"]).elements
        #expect(others.map { $0["name"]?.string } == [other])
      }
    }
  }

  @Test("One navigator is nothing to compare; one that cannot start fails its rows")
  func compareWrong() throws {
    let path = Folder.package("Scenarios/reroute/missed-turn.json")
    #expect(CommandRun("compare", path, "--navigator", "builtin").status == 2)
    let run = CommandRun(
      "compare",
      path,
      "--navigator",
      "builtin",
      "--navigator",
      "no-such-program",
      "--json"
    )
    #expect(run.status == 2)
    let rows = try #require(Self.first(try Self.json(run)["scenarios"])?["rows"]).elements
    #expect(rows.map { $0["outcome"]?.string } == ["held", "failed"])
  }

  /// Whether there is a Python for the navigator of the repository.
  private static let hasPython: Bool = {
    let folders = (SystemProcess.environment["PATH"] ?? "").split(separator: ":")
    let isThere = folders.contains { FileSystem.kind(of: "\($0)/python3") == .file }
    if !isThere { print("skipped: the navigator in Python, since there is no python3") }
    return isThere
  }()
}
