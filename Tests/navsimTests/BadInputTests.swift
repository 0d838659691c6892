import CanonicalJSON
import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

/// Every kind of bad input: a located message, the right exit code, nothing lost.
@Suite("Bad input", .waits)
struct BadInputTests {
  /// A bad input and what must come of it.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// Puts the bad thing into a suite that is sound, and returns the command line.
    var plant: @Sendable (Folder) throws -> [String]
    var status: Int32
    /// Texts that the messages must hold; `%` stands for the folder.
    var messages: [String]

    init(
      _ name: String,
      status: Int32 = 2,
      _ messages: [String],
      plant: @escaping @Sendable (Folder) throws -> [String]
    ) {
      self.name = name
      self.plant = plant
      self.status = status
      self.messages = messages
    }

    var testDescription: String { name }
  }

  @Test(
    "Is told with its place, and nothing is lost",
    arguments: scenarios + traces + answers + goldens
  )
  func told(bad: Case) throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let command = try bad.plant(folder)
      let before = try folder.snapshot()
      let run = try ChildProcess.run(ChildProcess.navsim, command, environment: ["CI": "1"])
      let text = run.output + run.error
      #expect(run.status == bad.status, "\(text)")
      for message in bad.messages {
        let expected = message.replacing("%", with: folder.path)
        #expect(text.contains(expected), "expected \(expected) in:\n\(text)")
      }
      #expect(!text.contains("Fatal error"))
      #expect(try folder.snapshot() == before)
    }
  }

  // MARK: - The scenario

  static let scenarios: [Case] = [
    Case("A file that is missing", ["%/nope.json: error: cannot read: no such file or folder"]) {
      ["run", $0("nope.json")]
    },
    Case("A folder where a file is expected", ["folder.jsonl: error: cannot read"]) { folder in
      try folder.write("", to: "folder.jsonl/x")
      return ["diff", folder("folder.jsonl"), folder("folder.jsonl")]
    },
    scenario("Text that is no JSON", "hello\n", ["s.json:1:1: error: found 'hello'"]),
    scenario("JSON that is cut off", "{ \"version\": 1,", ["s.json:1:16: error: "]),
    scenario(
      "An unknown key, with what was meant",
      Suite.scenario(extra: "\n  \"expct\": [],"),
      ["s.json:3:3: error: unknown key 'expct', did you mean 'expect'? (at /expct)", "^^^^^^^"]
    ),
    scenario(
      "A value of the wrong type",
      Suite.scenario(extra: "\n  \"seed\": \"seven\","),
      ["s.json:3:11: error: 'seed' must be", "found the string \"seven\" (at /seed)"]
    ),
    scenario(
      "A value out of range",
      Suite.scenario(extra: "\n  \"navigator\": { \"offRoute\": { \"fixes\": 0 } },"),
      [
        "s.json:3:41: error: 'fixes' is 0, outside 1...1000 fixes",
        "(at /navigator/offRoute/fixes)",
      ]
    ),
    scenario(
      "A version of the future",
      Suite.scenario().replacing("\"version\": 1", with: "\"version\": 9"),
      ["s.json:2:14: error: version 9 is not known; this program reads version 1", "hint: "]
    ),
    scenario(
      "A key twice",
      Suite.scenario(extra: "\n  \"version\": 1,"),
      ["s.json:3:3: error: "]
    ),
    scenario(
      "JSON nested 100,000 deep",
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
      ["s.json:1:129: error: nested deeper than 128 levels"]
    ),
    Case("A file of 1 GB in one line", ["s.json: error: cannot read the scenario: larger than"]) {
      try $0.writeSparse(size: 1 << 30, to: "Scenarios/s.json")
      return ["run", $0("Scenarios/s.json")]
    },
    Case("A file outside the suite", ["s.json:", "lies outside", "--allow-outside"]) { folder in
      try folder.write("time,lat,lon\n", to: "outside.csv")
      try folder.write(Suite.scenario(trace: "../outside.csv"), to: "Scenarios/s.json")
      return ["run", folder("Scenarios/s.json")]
    },
  ]

  private static func scenario(_ name: String, _ text: String, _ messages: [String]) -> Case {
    Case(name, messages) { folder in
      try folder.write(text, to: "Scenarios/s.json")
      return ["run", folder("Scenarios/s.json")]
    }
  }

  // MARK: - The trace

  static let traces: [Case] = [
    trace("An empty trace", "t.csv", "", ["t.csv: error: the file is empty"]),
    trace("A trace without a fix", "t.csv", Suite.csvHead, ["t.csv: error: no position"]),
    trace(
      "One fix: the drive ends before it began",
      "t.csv",
      Suite.csvHead + Suite.csvRow(0, "47.14"),
      status: 1,
      ["s.json:", "navigator.didArrive: exactly 1; found 0"]
    ),
    trace(
      "Times that go backwards",
      "t.csv",
      Suite.csvHead + Suite.csvRow(5, "47.14") + Suite.csvRow(1, "47.1401"),
      ["t.csv:3: error: time goes back from 2026-03-01T08:00:05Z to 2026-03-01T08:00:01Z"]
    ),
    trace(
      "A latitude that is no number",
      "t.csv",
      Suite.csvHead + Suite.csvRow(0, "47.14") + Suite.csvRow(1, "NaN"),
      ["t.csv:3: error: \"NaN\" is no number"]
    ),
    trace(
      "A latitude of 91 degrees",
      "t.csv",
      Suite.csvHead + Suite.csvRow(0, "91"),
      ["t.csv:2: error: latitude 91", "is no place on the Earth"]
    ),
    trace(
      "GPX that is cut off",
      "t.gpx",
      "<?xml version=\"1.0\"?>\n<gpx version=\"1.1\"><trk><trkseg>\n"
        + "<trkpt lat=\"47\" lon=\"9\"><time>2026-03-01T08:00:00Z</time></trkpt>\n<trkpt lat=\"4",
      ["t.gpx:4: error: the file ends within a tag"]
    ),
    trace(
      "GPX with entities to expand",
      "t.gpx",
      "<?xml version=\"1.0\"?>\n<!DOCTYPE gpx [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>\n"
        + "<gpx version=\"1.1\"><trk><name>&b;</name></trk></gpx>\n",
      ["t.gpx:2: error: ", "entities are not expanded"]
    ),
    trace(
      "NMEA with a bad checksum: the sentence is dropped and counted",
      "t.nmea",
      "$GPRMC,080000.00,A,4708.40000,N,00931.20000,E,0.97,90.0,010326,,,A*51\n"
        + "$GPRMC,080001.00,A,4708.40000,N,00931.20100,E,0.97,90.0,010326,,,A*00\n",
      status: 1,
      ["badChecksum 1 time, first on line 2"]
    ),
    Case("A trace of 1 GB of zeros", ["t.csv: error: this is no text"]) { folder in
      try folder.writeSparse(size: 1 << 30, to: "Scenarios/traces/t.csv")
      try folder.write(Suite.scenario(trace: "traces/t.csv"), to: "Scenarios/s.json")
      return ["run", folder("Scenarios/s.json")]
    },
    Case("A trace that is missing", ["s.json:", "no file \"traces/t.csv\""]) { folder in
      try folder.write(Suite.scenario(trace: "traces/t.csv"), to: "Scenarios/s.json")
      return ["run", folder("Scenarios/s.json")]
    },
  ]

  private static func trace(
    _ name: String,
    _ file: String,
    _ text: String,
    status: Int32 = 2,
    _ messages: [String]
  ) -> Case {
    Case(name, status: status, messages) { folder in
      try folder.write(text, to: "Scenarios/traces/\(file)")
      try folder.write(Suite.scenario(trace: "traces/\(file)"), to: "Scenarios/s.json")
      return ["run", folder("Scenarios/s.json")]
    }
  }

  // MARK: - The route answer

  // A bad answer is what the navigator under test has to live with: the run goes on, the recording
  // says what was wrong, and the expectation that needs a route is violated.
  static let answers: [Case] = [
    answer(
      "A polyline that is cut off",
      try? Suite.route().replacing("_ie|xA_w`dQ?{cc@", with: "_ie|xA_w`dQ?{c"),
      ["invalid geometry", "polyline ends in the middle of a point"]
    ),
    answer(
      "A web page instead of a route",
      "<!doctype html><html><body>Please log in</body></html>\n",
      ["the answer is a web page or XML, not JSON"]
    ),
    answer("An empty answer", "", ["provider", "bad answer"]),
    answer(
      "An answer nested 100,000 deep",
      String(repeating: "[", count: 100_000),
      ["provider", "nested deeper than"]
    ),
    Case("An answer of 1 GB", ["s.json:", "cannot read \"cassettes/bad\": larger than"]) { folder in
      try folder.writeSparse(size: 1 << 30, to: "Scenarios/cassettes/bad")
      try folder.write(Suite.scenario(body: "cassettes/bad"), to: "Scenarios/s.json")
      return ["run", folder("Scenarios/s.json")]
    },
  ]

  private static func answer(_ name: String, _ text: String?, _ messages: [String]) -> Case {
    Case(name, status: 1, messages + ["navigator.didArrive: exactly 1; found 0"]) { folder in
      try folder.write(text ?? "", to: "Scenarios/cassettes/bad")
      try folder.write(Suite.scenario(body: "cassettes/bad"), to: "Scenarios/s.json")
      return ["run", folder("Scenarios/s.json")]
    }
  }

  // MARK: - The golden

  static let goldens: [Case] = [
    golden(
      "A golden with conflict markers counts as missing",
      status: 3,
      ["ok.jsonl:3:1: warning: conflict markers"]
    ) {
      var lines = $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      lines.insert("<<<<<<< HEAD", at: 2)
      lines.insert("=======", at: 4)
      lines.insert(">>>>>>> other", at: 6)
      return lines.joined(separator: "\n")
    },
    golden("A golden cut off in a line", ["ok.jsonl:", ": error: the recording is cut off"]) {
      String($0.dropLast(30))
    },
    golden("An empty golden", ["ok.jsonl:1:1: error: the recording is empty"]) { _ in "" },
    golden(
      "A golden of another scenario",
      ["ok.jsonl:1:1: error: this is the recording of 'other'"]
    ) {
      $0.replacing("\"scenario\":\"ok\"", with: "\"scenario\":\"other\"")
    },
    golden("A golden of a future version", ["ok.jsonl:1:1: error: unknown recording version 9"]) {
      $0.replacing("{\"navsim\":1,", with: "{\"navsim\":9,")
    },
    golden("A golden that is no recording", ["ok.jsonl:1:1: error: not a recording"]) { _ in
      "Hello,\nthis is a letter.\n"
    },
    Case("A golden of 1 GB", ["ok.jsonl:1:1: error: "]) { folder in
      try folder.writeSparse(size: 1 << 30, to: "Golden/ok.jsonl")
      return ["test", folder("Scenarios")]
    },
    Case("A file where the folder of goldens is expected", status: 70, ["cannot create the folder"])
    {
      try Folder($0("Golden")).removeAll()
      try $0.write("not a folder\n", to: "Golden")
      return ["accept", "--unseen", "--allow-ci", $0("Scenarios/ok.json")]
    },
  ]

  private static func golden(
    _ name: String,
    status: Int32 = 2,
    _ messages: [String],
    _ edit: @escaping @Sendable (String) -> String
  ) -> Case {
    Case(name, status: status, messages) { folder in
      let accepted = try ChildProcess.run(
        ChildProcess.navsim,
        ["accept", "--unseen", "--allow-ci", folder("Scenarios/ok.json")]
      )
      guard accepted.status == 0 else { throw Suite.Unsound(text: accepted.error) }
      let text = try Folder.text(of: folder("Golden/ok.jsonl"))
      try folder.write(edit(text), to: "Golden/ok.jsonl")
      return ["test", folder("Scenarios")]
    }
  }

  @Test("Defaults that a link brings from outside of the suite are refused")
  func linkedDefaults() throws {
    try Folder.withTemporary { folder in
      for name in [
        "Scenarios/drive/straight.json", "Scenarios/traces", "Scenarios/cassettes",
      ] { try folder.copy(name) }
      try folder.write(#"{"version":1,"seed":99}"#, to: "outside/d.json")
      _ = try ChildProcess.run(
        "/bin/ln",
        ["-s", "../../outside/d.json", folder("Scenarios/drive/_defaults.json")]
      )
      let scenario = folder("Scenarios/drive/straight.json")
      let refused = CommandRun("lint", scenario)
      #expect(refused.status == 2)
      #expect(
        refused.output.contains("_defaults.json: error: the defaults lie outside of the suite")
      )
      #expect(CommandRun("lint", scenario, "--allow-outside").status == 0)
    }
  }

  @Test(
    "What a link brings from outside of the suite is refused, and its text not shown",
    arguments: ["Scenarios/_suite.json", "Scenarios/drive/other.json"]
  )
  func linked(name: String) throws {
    try Folder.withTemporary { folder in
      for name in [
        "Scenarios/drive/straight.json", "Scenarios/traces", "Scenarios/cassettes",
      ] { try folder.copy(name) }
      try folder.write("zk9Secret77value\n", to: "outside/secret")
      _ = try ChildProcess.run("/bin/ln", ["-s", folder("outside/secret"), folder(name)])
      for command in ["lint", "test"] {
        let words =
          [command, folder("Scenarios")] + (command == "test" ? ["--update", "none"] : [])
        let refused = CommandRun(arguments: words)
        let said = refused.output + refused.error
        #expect(refused.status == 2, "\(said)")
        #expect(said.contains("outside of the suite"), "\(said)")
        #expect(!said.contains("Secret"), "\(said)")
        let allowed = CommandRun(arguments: words + ["--allow-outside"])
        #expect((allowed.output + allowed.error).contains("Secret"))
      }
    }
  }

  @Test(
    "A golden that a link brings from outside of the suite is refused: neither read, shown nor written",
    arguments: ["Golden", "Golden/drive", "Golden/drive/straight.jsonl"]
  )
  func linkedGolden(name: String) throws {
    try Folder.withTemporary { folder in
      try Folder.withTemporary { outside in
        for name in ["Scenarios/drive/straight.json", "Scenarios/traces", "Scenarios/cassettes"] {
          try folder.copy(name)
        }
        // Whatever the link replaces, the golden's place holds what nobody may see or change.
        let golden = "Golden/drive/straight.jsonl"
        try outside.write("zk9Secret77value\n", to: "there" + golden.dropFirst(name.count))
        Folder.makeFolders(to: folder(name))
        _ = try ChildProcess.run("/bin/ln", ["-s", outside("there"), folder(name)])
        let before = try outside.snapshot()
        let scenario = folder("Scenarios/drive/straight.json")
        for words in [
          ["test", folder("Scenarios"), "--update", "all"], ["test", folder("Scenarios")],
          ["accept", "--unseen", folder("Scenarios")], ["run", scenario],
          ["report", folder("Scenarios"), "-o", folder("r.html")],
        ] {
          let refused = CommandRun(arguments: words)
          let said = refused.output + refused.error
          #expect(refused.status == 2, "\(words): \(said)")
          #expect(said.contains("the golden lies outside of the suite"), "\(words): \(said)")
          #expect(!said.contains("reproduce  navsim lint"), "lint says nothing of goldens")
          #expect(!said.contains("Secret"), "\(words): \(said)")
          #expect(try outside.snapshot() == before, "\(words)")
        }
        let allowed = CommandRun("test", folder("Scenarios"), "--update", "all", "--allow-outside")
        #expect(!(allowed.output + allowed.error).contains("outside of the suite"))
      }
    }
  }

  @Test("A link from one place of a suite to another is followed")
  func linkedWithin() throws {
    try Folder.withTemporary { folder in
      for name in ["Scenarios/drive/straight.json", "Scenarios/traces", "Scenarios/cassettes"] {
        try folder.copy(name)
      }
      try folder.write("", to: "goldens/keep")
      _ = try ChildProcess.run("/bin/ln", ["-s", "goldens", folder("Golden")])
      let test = CommandRun("test", folder("Scenarios"), "--update", "all")
      #expect(test.status == 0, "\(test.output)\(test.error)")
      #expect(folder.exists("goldens/drive/straight.jsonl"))
    }
  }
}
