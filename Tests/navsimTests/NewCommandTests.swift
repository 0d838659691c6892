import Foundation
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("navsim new")
struct NewCommandTests {
  private static let trace = Folder.package("Scenarios/traces/harbour-missed-turn.gpx")
  private static let map = Folder.package("Scenarios/maps/harbour.osm")

  private func object(_ text: String) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(json as? [String: Any])
  }

  @Test("A recorded drive becomes a scenario that passes at once, in a suite and outside of one")
  func passes() throws {
    try Folder.withTemporary { folder in
      for name in ["Scenarios/drives/x.json", "x.json"] {
        let run = CommandRun(
          "new",
          Self.trace,
          "--map",
          Self.map,
          "--yes",
          "--json",
          "-o",
          folder(name)
        )
        #expect(run.status == 0, "\(run.error)")
        let json = try object(run.output)
        #expect(json["passed"] as? Bool == true)
        let departures = try #require(json["departures"] as? [[String: Any]])
        #expect(departures.map { $0["kind"] as? String } == ["missedTurn"])
        #expect(departures.first?["planned"] as? String == "Mill Lane")
        let reroutes = try #require(json["reroutes"] as? [[String: Any]])
        #expect(reroutes.map { $0["cause"] as? String } == ["missedTurn"])
        #expect((json["arrivals"] as? [Any])?.count == 1)
        let files = try #require(json["files"] as? [String: String])
        for path in files.values { #expect(Folder.size(of: path) > 0, "\(path)") }
        let test = CommandRun(
          "test",
          folder(name),
          "--check-determinism",
          "all",
          environment: ["CI": "1"]
        )
        #expect(test.status == 0, "\(test.output)\(test.error)")
        #expect(CommandRun("fmt", "--check", folder(name)).status == 0)
      }
      let text = try Folder.text(of: folder("Scenarios/drives/x.json"))
      #expect(text.contains("\"../maps/x.osm\"") && text.contains("\"../traces/x.gpx\""))
      #expect(Folder.size(of: folder("Golden/drives/x.jsonl")) > 0)
      #expect(
        text.contains("\"eventually\": \"navigator.rerouteStarted\", \"within\": [42, "),
        "no reroute before the junction is passed: \(text)"
      )
    }
  }

  @Test("The same trace gives the same files")
  func repeatable() throws {
    try Folder.withTemporary { folder in
      var texts: [[UInt8]] = []
      for name in ["one", "two"] {
        let run = CommandRun(
          "new",
          Self.trace,
          "--map",
          Self.map,
          "--yes",
          "--anonymise",
          "-o",
          folder("\(name)/Scenarios/x.json")
        )
        #expect(run.status == 0, "\(run.error)")
        for file in ["Scenarios/x.json", "Scenarios/maps/x.osm", "Golden/x.jsonl"] {
          texts.append(try Folder.bytes(of: folder("\(name)/\(file)")))
        }
      }
      #expect(Array(texts.prefix(3)) == Array(texts.suffix(3)))
    }
  }

  @Test(
    "Once it is said what a scenario gives away; anonymised, nothing of place, time and names is left"
  )
  func anonymised() throws {
    try Folder.withTemporary { folder in
      let raw = CommandRun("new", Self.trace, "--map", Self.map, "--yes", "-o", folder("raw.json"))
      #expect(raw.status == 0, "\(raw.error)")
      #expect(raw.error.contains("where and when it was"), "\(raw.error)")
      #expect(CommandRun("lint", folder("raw.json")).output.isEmpty)
      let hidden = CommandRun(
        "new",
        Self.trace,
        "--map",
        Self.map,
        "--yes",
        "--anonymise",
        "-o",
        folder("hidden.json")
      )
      #expect(hidden.status == 0, "\(hidden.error)")
      #expect(!hidden.error.contains("where and when it was"))
      #expect(CommandRun("lint", folder("hidden.json")).output.isEmpty)
      for file in ["hidden.json", "maps/hidden.osm", "traces/hidden.gpx"] {
        let text = try Folder.text(of: folder(file))
        for word in ["Quay", "Mill Lane", "9.5", "2026-"] {
          #expect(!text.contains("\"\(word)") && !text.contains(">\(word)"), "\(word) in \(file)")
        }
      }
    }
  }

  /// A line of a CSV.
  private static func row(_ second: Int, _ latitude: Double, _ longitude: Double) -> String {
    let (minutes, rest) = (second / 60 % 60, second % 60)
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "2026-03-01T08:\(two(minutes)):\(two(rest))Z,\(latitude),\(longitude)\n"
  }

  private static func rows(_ count: Int, _ place: (Int) -> (Double, Double)) -> String {
    (0..<count).reduce("time,latitude,longitude\n") { text, second in
      let (latitude, longitude) = place(second)
      return text + row(second, latitude, longitude)
    }
  }

  @Test(
    "What cannot be made a scenario is told with its file, and leaves nothing behind",
    arguments: [
      ("empty.csv", "", "the file is empty"),
      ("one.csv", rows(1) { _ in (47.14, 9.5) }, "one fix is no drive"),
      ("stands.csv", rows(99) { _ in (47.14, 9.5) }, "no drive in the file"),
      ("far.csv", rows(99) { (10 + Double($0) * 1e-4, 20) }, "is on no road of the map"),
      ("sea.csv", rows(99) { (47.12 - Double($0) * 2e-4, 9.50) }, "is on no road of the map"),
      (
        "times.csv",
        rows(1) { _ in (47.14, 9.5) }
          + String(repeating: row(0, 47.1401, 9.5) + row(0, 47.1402, 9.5), count: 20),
        "the time of another"
      ),
      ("words.csv", "a,b\nc,d\n", "words.csv"),
    ]
  )
  func refusals(name: String, content: String, message: String) throws {
    try Folder.withTemporary { folder in
      try folder.write(content, to: name)
      let run = CommandRun(
        "new",
        folder(name),
        "--map",
        Self.map,
        "--yes",
        "-o",
        folder("out/Scenarios/x.json")
      )
      #expect(run.status == 2, "\(run.output)\(run.error)")
      #expect(run.error.contains(message), "\(run.error)")
      #expect(run.error.contains("\(name):"), "\(run.error)")
      #expect(!Folder.isFolder(folder("out")))
    }
  }

  @Test("A missing or broken map, files that are there and a folder that cannot be are told")
  func places() throws {
    try Folder.withTemporary { folder in
      let missing = CommandRun(
        "new",
        Self.trace,
        "--map",
        "no.osm",
        "--yes",
        "-o",
        folder("x.json")
      )
      #expect(missing.status == 2 && missing.error.contains("no.osm"))
      try folder.write("<osm><node id=", to: "broken.osm")
      let broken = CommandRun(
        "new",
        Self.trace,
        "--map",
        folder("broken.osm"),
        "--yes",
        "-o",
        folder("x.json")
      )
      #expect(broken.status == 2 && broken.error.contains("broken.osm:1"), "\(broken.error)")
      try folder.write("mine", to: "maps/x.osm")
      let there = CommandRun("new", Self.trace, "--map", Self.map, "--yes", "-o", folder("x.json"))
      #expect(there.status == 0, "another drive's map makes way for nobody: \(there.error)")
      #expect(try Folder.text(of: folder("maps/x.osm")) == "mine")
      #expect(try Folder.text(of: folder("x.json")).contains("maps/x-2.osm"))
      try folder.write("mine", to: "z.json")
      let taken = CommandRun("new", Self.trace, "--map", Self.map, "--yes", "-o", folder("z.json"))
      #expect(taken.status == 2 && taken.error.contains("z.json: error: it is there already"))
      #expect(try Folder.text(of: folder("z.json")) == "mine")
      try folder.write("a file", to: "blocked")
      let blocked = CommandRun(
        "new",
        Self.trace,
        "--map",
        Self.map,
        "--yes",
        "-o",
        folder("blocked/y.json")
      )
      #expect(blocked.status == 70 && blocked.error.contains("blocked"), "\(blocked.error)")
    }
  }

  @Test("Without a terminal and without --yes nothing is asked, and it is said what to type")
  func noTerminal() {
    let run = CommandRun("new", Self.trace, "--map", Self.map)
    #expect(run.status == 2)
    #expect(run.error.contains("--yes"))
    #expect(CommandRun("new", Self.trace, "--yes").error.contains("--map"))
    let name = CommandRun("new", Self.trace, "--map", Self.map, "--yes", "-o", "x.txt")
    #expect(name.status == 2 && name.error.contains("x.txt.json"))
  }

  @Test("In a terminal it says what it made out, and asks for the rest; Enter takes the default")
  func questions() throws {
    try Folder.withTemporary { folder in
      let terminal = try PseudoTerminal(
        ChildProcess.navsim,
        ["new", Self.trace, "--map", Self.map]
      )
      #expect(terminal.wait(for: "Hide where and when"), "\(terminal.screen)")
      #expect(terminal.screen.contains("missed turn"))
      #expect(terminal.screen.contains("○") && terminal.screen.contains("◎"), "the drive is shown")
      terminal.type("maybe\n")
      #expect(terminal.wait(for: "Hide where and when"), "an answer that is none is asked again")
      terminal.type("\n")
      #expect(terminal.wait(for: "Title"))
      terminal.type("Past Mill Lane\n")
      #expect(terminal.wait(for: "Write the scenario to"), "\(terminal.screen)")
      terminal.type("?\n")
      #expect(terminal.wait(for: "a file's name, such as"), "\(terminal.screen)")
      terminal.type(folder("mine") + "\n")
      #expect(terminal.end() == 0, "\(terminal.screen)")
      #expect(terminal.screen.contains("passes"))
      let text = try Folder.text(of: folder("mine.json"))
      #expect(text.contains("\"title\": \"Past Mill Lane\""))
    }
  }

  @Test("Without a map a person is shown the drive and where maps are, and asked for one")
  func map() throws {
    try Folder.withTemporary { folder in
      let terminal = try PseudoTerminal(
        ChildProcess.navsim,
        ["new", Self.trace, "-o", folder("x.json")]
      )
      #expect(terminal.wait(for: "Which map was it on"), "\(terminal.screen)")
      for text in ["◎", "liechtenstein-latest.osm.pbf", "[out:xml]"] {
        #expect(terminal.screen.contains(text), "\(text): \(terminal.screen)")
      }
      terminal.type("nothing.osm\n")
      #expect(terminal.wait(for: "there is no file nothing.osm"), "\(terminal.screen)")
      terminal.type(Self.map + "\n")
      #expect(terminal.wait(for: "Hide where and when"), "\(terminal.screen)")
      terminal.type("\n\n")
      #expect(terminal.end() == 0, "\(terminal.screen)")
      #expect(folder.exists("x.json"))
    }
  }

  @Test(
    "A folder of recordings becomes a suite with one table; one that does not do costs no other"
  )
  func all() throws {
    try Folder.withTemporary { folder in
      let bytes = try Folder.bytes(of: Self.trace)
      for name in ["in/drive.gpx", "in/more/drive.gpx"] { try folder.write(bytes, to: name) }
      let csv = CommandRun("trace", "convert", Self.trace, folder("in/drive.csv"))
      #expect(csv.status == 0)
      // Another drive of the same name.
      let lines = try Folder.text(of: folder("in/drive.csv")).split(separator: "\n").dropLast(3)
      try folder.write(lines.joined(separator: "\n") + "\n", to: "in/drive.csv")
      try folder.write("<gpx></gpx>", to: "in/empty.gpx")
      try folder.write("no recording", to: "in/notes.md")
      let words = ["new", "--all", folder("in"), "--map", Self.map, "--yes"]
      let run = CommandRun(arguments: words + ["-o", folder("Scenarios/real")])
      #expect(run.status == 2, "\(run.error)")
      #expect(run.output.contains("3 scenarios with 3 departures"), "\(run.output)")
      #expect(run.output.contains("1 not made"))
      #expect(run.error.contains("in/empty.gpx"))
      #expect(run.error.split(separator: "\n").count { $0.hasPrefix("note:") } == 1)
      for name in ["drive", "drive-2", "more/drive"] {
        #expect(folder.exists("Scenarios/real/\(name).json"), "\(name)")
      }
      let traces = try Folder(folder("Scenarios/traces")).files()
      #expect(traces.count >= 2)
      #expect(CommandRun("test", folder("Scenarios"), environment: ["CI": "1"]).status == 0)
      let json = try object(CommandRun(arguments: words + ["--json", "-o", folder("two")]).output)
      let drives = try #require(json["drives"] as? [[String: Any]])
      #expect(drives.count == 4 && drives.count { $0["passed"] as? Bool == true } == 3)
      #expect(CommandRun("new", Self.trace, "--all", folder("in"), "--yes").status == 2)
      #expect(CommandRun("new", "--all", folder("Scenarios/none"), "--yes").status == 2)
      try folder.write("", to: "bare/notes.md")
      #expect(CommandRun("new", "--all", folder("bare"), "--yes").status == 4)
    }
  }
}
