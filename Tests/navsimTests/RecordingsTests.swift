import CanonicalJSON
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Recordings made elsewhere")
struct RecordingsTests {
  private static let header = #"{"navsim":1,"scenario":"ok","navigator":"our-app","version":"2"}"#

  private static let arrival =
    #"{"t":9000,"event":"navigator.didArrive","waypoint":{"title":"Pier"},"index":0,"#
    + #""isFinalDestination":true,"remainingCount":0}"#

  /// Judges recordings against the small suite.
  private func run(
    _ files: [String: [String]],
    _ options: String...,
    check: (CommandRun, Folder) throws -> Void
  ) throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      for (name, lines) in files {
        try folder.write(lines.joined(separator: "\n") + "\n", to: "drives/" + name)
      }
      try check(
        CommandRun(
          arguments: ["test", folder("Scenarios"), "--recordings", folder("drives")] + options
        ),
        folder
      )
    }
  }

  private func outcomes(_ text: String) throws -> [String: JSONValue] {
    let scenarios = try JSONDocument(parsing: Array(text.utf8)).root["scenarios"]
    return Dictionary(
      uniqueKeysWithValues: (scenarios.map { Array($0.elements) } ?? []).map {
        ($0["name"]?.string ?? "", $0)
      }
    )
  }

  @Test("The goldens of the repository hold as recordings of the built-in navigator")
  func goldens() throws {
    try Folder.withTemporary { folder in
      try folder.copy("Golden/reroute")
      let run = CommandRun(
        arguments: [
          "test", Folder.package("Scenarios/reroute"), "--recordings", folder("Golden"), "--json",
          "--update", "none",
        ]
      )
      #expect(run.status == 0, "\(run.error)")
      let result = try JSONDocument(parsing: Array(run.output.utf8)).root
      #expect(result["navigator"]?["name"]?.string == "builtin")
      let outcomes = try outcomes(run.output)
      #expect(outcomes.count > 20)
      #expect(outcomes.allSatisfy { $0.value["outcome"]?.string == "held" })
      // What needs the inside of the navigator or its fixes is not claimed to hold.
      let laws = outcomes["reroute/missed-turn"]?["laws"].map { Array($0.elements) } ?? []
      let unjudged = laws.filter { $0["outcome"]?.string == "notJudged" }
      let names = Set(unjudged.compactMap { $0["name"]?.string })
      #expect(names.isSuperset(of: ["noReentrance", "callbackOrder", "arrivalInReach"]))
      #expect(!names.contains("oneStatus"))
    }
  }

  @Test("Without the harness's own records what needs them is not judged, and nothing violated")
  func stripped() throws {
    try Folder.withTemporary { folder in
      try folder.copy("Golden/reroute")
      for file in try folder.files(endingIn: ".jsonl") {
        let kept = try Folder.text(of: file).split(separator: "\n").filter { line in
          !line.hasPrefix("{\"end\":")
            && !["action", "provider", "routing", "trace", "probe"].contains {
              line.contains("\"source\":\"\($0)\"")
            }
        }
        let text = kept.joined(separator: "\n").replacing("\"builtin\"", with: "\"our-app\"")
        try folder.write(text + "\n", to: String(file.dropFirst(folder.path.count + 1)))
      }
      let run = CommandRun(
        arguments: [
          "test", Folder.package("Scenarios/reroute"), "--recordings", folder("Golden"), "--json",
          "--update", "none",
        ]
      )
      #expect(run.status == 0, "\(run.error)")
      let outcomes = try outcomes(run.output)
      #expect(outcomes.values.allSatisfy { $0["outcome"]?.string != "violated" })
      let laws = outcomes.values.flatMap { $0["laws"].map { Array($0.elements) } ?? [] }
      let status = laws.filter { $0["name"]?.string == "oneStatus" }
      #expect(!status.isEmpty)
      #expect(status.allSatisfy { $0["outcome"]?.string == "notJudged" })
    }
  }

  @Test("A drive of another navigator is judged by what it tells; its first golden can be written")
  func foreign() throws {
    try run(["ok.jsonl": [Self.header, Self.arrival]]) { run, folder in
      #expect(run.status == 0, "\(run.output)\(run.error)")
      #expect(run.output.contains("our-app 2: 1 of 1 expectations held"))
      let arguments = ["test", folder("Scenarios"), "--recordings", folder("drives")]
      #expect(CommandRun(arguments: arguments + ["--update", "missing"]).status == 0)
      let golden = try Folder.text(of: folder("Golden/navigators/our-app/ok.jsonl"))
      #expect(golden.contains(#""navigator":"our-app","version":"2""#))
      #expect(golden.contains(#"{"seq":0,"t":9000,"source":"navigator","#))
      #expect(CommandRun(arguments: arguments).status == 0)
      // A drive that ends otherwise differs from it.
      try folder.write(
        [Self.header, Self.arrival.replacing("9000", with: "9100")].joined(separator: "\n"),
        to: "drives/ok.jsonl"
      )
      #expect(CommandRun(arguments: arguments + ["--update", "none"]).status == 1)
    }
  }

  @Test("An event outside of 'tells' is not judged, one inside of it that did not come is violated")
  func tells() throws {
    func header(_ tells: String) -> String { Self.header.dropLast() + ",\"tells\":[\(tells)]}" }
    let state = #""navigator.didChangeOnRouteState""#
    try run(["ok.jsonl": [header(state)]]) { run, _ in
      #expect(run.status == 4)
      #expect(run.output.contains("navigator.didArrive is not told by this navigator"))
    }
    try run(["ok.jsonl": [header(#""navigator.didArrive""#)]]) { run, _ in
      #expect(run.status == 1)
    }
  }

  @Test("A scenario without a recording is not judged; a recording without a scenario is a warning")
  func unpaired() throws {
    let other = Self.header.replacing("\"ok\"", with: "\"else\"")
    try run(["else.jsonl": [other, Self.arrival]], "--json") { run, folder in
      #expect(run.status == 4)
      let outcome = try #require(try outcomes(run.output)["ok"])
      #expect(outcome["outcome"]?.string == "notJudged")
      #expect(outcome["reason"]?.string == "no recording")
      let file = folder("drives/else.jsonl")
      #expect(run.error.contains("\(file): warning: no scenario has this recording\n"))
    }
  }

  @Test(
    "What cannot be read is exit 2, with its line and column",
    arguments: [
      ([header.replacing("\"ok\"", with: "\"no\""), arrival], "1:24: error: a recording of 'no'"),
      ([header, "{oops"], "2:2: error: "),
      (
        [header, arrival, arrival.replacing("9000", with: "8999")], "3:6: error: the time goes back"
      ),
      ([header, arrival.replacing("9000", with: "9e30")], "2:6: error: "),
      ([header, arrival.replacing("9000", with: "9000000000000000")], "2:6: error: "),
      ([header, #"{"t":1,"event":"navigator.didArive"}"#], "2:16: error: no event is called"),
      ([header, #"{"t":1,"event":"navigator.didVibrate","utteranceKey":7}"#], "2:54: error: "),
      ([#"{"navsim":1}"#], "1:1: error: "),
      ([#"{"navsim":2,"scenario":"ok","navigator":"our-app"}"#], "1:11: error: "),
    ] as [([String], String)]
  )
  func badLines(lines: [String], problem: String) throws {
    try run(["ok.jsonl": lines]) { run, folder in
      #expect(run.status == 2)
      let text = run.output + run.error
      #expect(text.contains("\(folder("drives/ok.jsonl")):\(problem)"), "\(text)")
      #expect(text.contains("^"))
    }
  }

  @Test("A recording of another navigator than the one named, or than the first, is exit 2")
  func otherNavigator() throws {
    let files = ["ok.jsonl": [Self.header, Self.arrival]]
    try run(files, "--navigator-name", "their-app") { run, _ in
      #expect(run.status == 2)
      #expect(run.output.contains("'our-app', and --navigator-name says 'their-app'"))
    }
    try run(files, "--navigator-name", "our-app") { run, _ in #expect(run.status == 0) }
    let first = Self.header.replacing("our-app", with: "an-app").replacing("\"ok\"", with: "\"a\"")
    try run(files.merging(["a.jsonl": [first]]) { $1 }) { run, _ in
      #expect(run.status == 2)
      #expect(run.output.contains("'our-app', and the first recording is of 'an-app'"))
    }
  }

  @Test(
    "It goes without options that drive",
    arguments: [
      ["--navigator", "builtin"], ["--plant", "requestFromBehind"], ["--report", "out"],
      ["--check-determinism"], ["--navigator-name", "Our App"],
    ]
  )
  func options(more: [String]) throws {
    let run = CommandRun(arguments: ["test", "--recordings", "Golden"] + more)
    #expect(run.status == 2)
    #expect(run.error.contains(more[0]))
  }

  @Test("A folder that is none, or empty, is exit 2; so is a name without recordings")
  func noFolder() throws {
    try Folder.withTemporary { folder in
      #expect(CommandRun("test", "--recordings", folder("nonesuch")).status == 2)
      try folder.write("", to: "drives/readme.txt")
      let run = CommandRun("test", "--recordings", folder("drives"))
      #expect(run.status == 2)
      #expect(run.error.contains("there is no recording in this folder"))
    }
    #expect(CommandRun("test", "--navigator-name", "our-app").status == 2)
  }
}
