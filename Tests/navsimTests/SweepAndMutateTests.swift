import CanonicalJSON
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Sweeps and mutations on the command line")
struct SweepAndMutateTests {
  private static let noise = "Scenarios/faults/lasting-noise.json"

  @Test("A row a value, the same at every number of jobs, and a picture")
  func sweep() throws {
    try Folder.withTemporary { folder in
      let words = [
        "sweep", Self.noise, "--set", "offRoute.distance=10..50:20", "-n", "2", "--json",
      ]
      let one = CommandRun(arguments: words + ["-j", "1", "--svg", folder("s.svg")])
      let two = CommandRun(arguments: words + ["-j", "2"])
      #expect(one.status == 0, "\(one.error)")
      #expect(one.output == two.output)
      let root = try JSONDocument(parsing: Array(one.output.utf8)).root
      let points = try #require(root["points"])
      #expect(points.elements.compactMap { $0["value"]?.string } == ["10", "30", "50"])
      let picture = try Folder.text(of: folder("s.svg"))
      #expect(picture.hasPrefix("<svg "))
      #expect(picture.contains("offRoute.distance"))
      let table = CommandRun("sweep", Self.noise, "--set", "offRoute.distance=30,60", "-n", "1")
      #expect(table.output.contains("median s"))
    }
  }

  @Test(
    "What cannot be swept is said",
    arguments: [
      [], ["--set", "offRoute.distance"], ["--set", "offRoute.distance=5..1"],
      ["--set", "offRoute.distanse=1..5"], ["--set", "offRoute.distance=1,2", "--set", "seed=1"],
      ["--set", "offRoute.distance=-5..5:5"],
    ]
  )
  func refused(options: [String]) {
    let run = CommandRun(arguments: ["sweep", Self.noise, "-n", "1"] + options)
    #expect(run.status == 2)
    #expect(!run.error.isEmpty)
  }

  @Test(
    "The value at which another story begins is found to the thousandth, and held by two scenarios",
    arguments: [
      ("arrival/at-25-metres", "arrivalDistance", "navigator.didArrive", 1e-3),
      (
        "deviation/parallel-road-by-the-corridor", "offRoute.distance",
        "navigator.didChangeOnRouteState", 1e-3
      ),
      ("reroute/missed-turn", "offRoute.fixes", "navigator.didUpdateRemainingDistance", 1),
    ]
  )
  func pinned(scenario: String, key: String, event: String, step: Double) throws {
    try Folder.withTemporary { folder in
      let limits = folder("limits")
      let run = CommandRun(
        "sweep",
        "Scenarios/\(scenario).json",
        "--pin",
        key,
        "--event",
        event,
        "-o",
        limits,
        "--json"
      )
      #expect(run.status == 0, "\(run.error)")
      let root = try JSONDocument(parsing: Array(run.output.utf8)).root
      let flips = try #require(root["flips"].map { Array($0.elements) })
      #expect(!flips.isEmpty)
      for flip in flips {
        let (same, other) = (flip["same"]?.double ?? 0, flip["other"]?.double ?? 0)
        #expect(abs(abs(same - other) - step) < 1e-6)
        let changed = try #require(flip["events"]?.elements.first { _ in true })
        #expect(changed["event"]?.string == event)
        #expect(changed["same"]?.integer != changed["other"]?.integer)
      }
      let files = (root["files"].map { Array($0.elements) } ?? []).compactMap(\.string)
      #expect(files.count == 2 * flips.count)
      for file in files {
        let text = try Folder.text(of: file)
        #expect(text.contains("\"event\": \"\(event)\""))
        let test = CommandRun("run", file, "--allow-outside", "--json")
        let held = try JSONDocument(parsing: Array(test.output.utf8)).root
        let expectations = held["scenarios"]?.elements.first { _ in true }?["expectations"]
        #expect(expectations?.elements.allSatisfy { $0["met"]?.bool == true } ?? false, "\(file)")
      }
      let again = CommandRun("sweep", "Scenarios/\(scenario).json", "--pin", key, "-o", limits)
      #expect(again.status == 2 || again.output != run.output)
    }
  }

  @Test(
    "What cannot be pinned is said",
    arguments: [
      (["--pin", "profile"], 2, "is no number"), (["--pin", "nothing"], 2, "there is no key"),
      (["--pin", "fasterRoute.minimumSaving"], 2, "is \"max\" in the scenario"),
      (["--pin", "offRoute.fixes", "--set", "offRoute.fixes=1,2"], 2, "either --pin or --set"),
      (["--pin", "offRoute.fixes", "--event", "nothing"], 2, "there is no such event"),
      (["--set", "offRoute.fixes=1,2", "-o", "x"], 2, "--output is for --pin"),
      (["--pin", "offRoute.evidence"], 4, "no value from"),
      // Beyond the departure no return is allowed.
      (["--pin", "offRoute.returnDistance"], 4, "no value from 0 m to 50 m"),
    ]
  )
  func notPinned(options: [String], status: Int32, words: String) {
    let run = CommandRun(arguments: ["sweep", "Scenarios/reroute/missed-turn.json"] + options)
    #expect(run.status == status)
    #expect((run.error + run.output).contains(words), "\(run.error)\(run.output)")
  }

  @Test("A change that matters is caught by its scenario; the score is caught of applied")
  func mutate() throws {
    let run = CommandRun(
      "mutate",
      "Scenarios/arrival/at-25-metres.json",
      "--key",
      "arrivalDistance",
      "--json"
    )
    #expect(run.status == 0, "\(run.error)")
    let root = try JSONDocument(parsing: Array(run.output.utf8)).root
    let applied = try #require(root["applied"]?.integer)
    let caught = try #require(root["caught"]?.integer)
    #expect(applied == 8)
    #expect(caught > 0 && caught <= applied)
    let mutants = try #require(root["mutants"])
    #expect(mutants.elements.contains { $0["mutant"]?.string == "arrivalDistance +10 %" })
    let strict = CommandRun(
      "mutate",
      "Scenarios/arrival/at-25-metres.json",
      "--key",
      "audio",
      "--minimum",
      "1"
    )
    #expect(strict.status == 1)
    #expect(strict.output.contains("SURVIVED"))
  }

  @Test(
    "What only a golden notices counts apart from what an expectation does, and what is known excuses it",
    arguments: [
      // Each change of 25 m is noticed, to the millimetre: it arrives a fix earlier or later.
      (
        expects: #""count": 1, "within": [3, 3]"#, golden: false, expectations: true, goldens: false
      ),
      (expects: #""count": [0, 9]"#, golden: true, expectations: false, goldens: true),
      (expects: #""count": 1, "within": [3, 3]"#, golden: true, expectations: true, goldens: true),
      (
        expects: #""count": 7, "known": { "issue": "1", "since": "2026-01-01" }"#, golden: false,
        expectations: false, goldens: false
      ),
    ]
  )
  func twoScores(expects: String, golden: Bool, expectations: Bool, goldens: Bool) throws {
    try Folder.withTemporary { folder in
      let source = try Folder.text(of: Folder.package("Scenarios/arrival/at-25-metres.json"))
      let plain = #""count": 1, "within": [3, 3]"#
      #expect(source.contains(plain))
      let text = String(
        source.split(separator: plain, omittingEmptySubsequences: false).joined(separator: expects)
      )
      let file = try folder.write(text, to: "Scenarios/arrival/a.json")
      let answer = try Folder.text(of: Folder.package("Scenarios/cassettes/equator-a.json"))
      _ = try folder.write(answer, to: "Scenarios/cassettes/equator-a.json")
      if golden { #expect(CommandRun("test", file, "--update", "all").status == 0) }
      let run = CommandRun("mutate", file, "--key", "arrivalDistance", "--cases", "0", "--json")
      #expect(run.status == 0, "\(run.error)")
      let root = try JSONDocument(parsing: Array(run.output.utf8)).root
      #expect(root["applied"]?.integer == 8)
      #expect(
        (root["caughtByExpectations"]?.integer ?? -1) == (expectations ? 8 : 0),
        "\(run.output)"
      )
      #expect((root["caughtByGoldens"]?.integer ?? -1) == (goldens ? 8 : 0), "\(run.output)")
    }
  }

  @Test("Differences of an event that are known do not notice a change, and others do")
  func knownEvent() throws {
    try Folder.withTemporary { folder in
      let name = "Scenarios/drive/a-via-left-the-way-one-came.json"
      let source = try Folder.text(of: Folder.package(name))
      let tags = #""tags": ["#
      #expect(source.contains(tags))
      for (event, caught) in [("navigator.didVibrate", 0), ("navigator.didArrive", 1)] {
        let mark = #""known": [{ "event": "\#(event)", "issue": "1", "since": "2026-01" }], "#
        let file = try folder.write(
          source.replacing(tags, with: mark + tags),
          to: "Scenarios/a.json"
        )
        _ = CommandRun("test", file, "--update", "all")
        let run = CommandRun("mutate", file, "--key", "audio.vibration", "--cases", "0", "--json")
        let root = try JSONDocument(parsing: Array(run.output.utf8)).root
        #expect(root["applied"]?.integer == 1)
        #expect(root["caughtByGoldens"]?.integer == Int64(caught), "\(event): \(run.output)")
      }
    }
  }

  @Test(
    "For what survives a changed drive is named that catches it, or the scenario that comes nearest"
  )
  func telling() throws {
    let drive = "Scenarios/reroute/back-while-rerouting.json"
    let run = CommandRun(
      "mutate",
      drive,
      "--key",
      "offRoute.returnDistance",
      "--cases",
      "200",
      "--json"
    )
    let root = try JSONDocument(parsing: Array(run.output.utf8)).root
    let told = try #require(root["mutants"]?.elements.first { $0["told"] != nil })
    let digits = try #require(told["told"]?["case"]?.string)
    #expect(told["told"]?["scenario"]?.string == drive)
    try Folder.withTemporary { folder in
      let file = folder("Scenarios/told.json")
      let made = CommandRun("fuzz", drive, "--case", digits, "-o", file, "--allow-outside")
      #expect(made.status == 0, "\(made.error)")
      #expect(CommandRun("test", file, "--update", "all", "--allow-outside").status == 0)
      let again = CommandRun(
        "mutate",
        file,
        "--key",
        told["mutant"]?.string ?? "-",
        "--cases",
        "0",
        "--allow-outside",
        "--minimum",
        "1"
      )
      #expect(again.status == 0, "\(again.output)\(again.error)")
    }
    let words = CommandRun("mutate", drive, "--key", "offRoute.distance", "--cases", "0").output
    #expect(words.contains("nearest "), "\(words)")
  }

  @Test("A planted defect is caught by the scenario that is about it")
  func defect() throws {
    let run = CommandRun(
      "mutate",
      "Scenarios/reroute/heading-due-east.json",
      "--key",
      "lostEast",
      "--all"
    )
    #expect(run.status == 0)
    #expect(run.output.contains("CAUGHT"))
    #expect(run.output.contains("score 1.000"))
    #expect(CommandRun("mutate", Self.noise, "--key", "nothing-like-it").status == 2)
  }
}
