import Reporting
import Platform
import CanonicalJSON
import Testing
import Recording

@testable import Regression
@testable import ScenarioLanguage
@testable import Simulation
@testable import navsim

@Suite("navsim report") struct ReportTests {
  static let scenario = "Scenarios/reroute/missed-turn.json"

  private func run(_ words: String..., environment: [String: String] = [:]) throws -> (
    status: Int32, output: String, error: String
  ) {
    let run = try ChildProcess.run(
      ChildProcess.navsim,
      words,
      environment: environment.merging(["NO_COLOR": "1"]) { first, _ in first },
      folder: Folder.package.path
    )
    return (run.status, run.output, run.error)
  }

  /// Returns a piece of a page's data.
  private func data(_ id: String, in page: String) throws -> JSONValue {
    let opening = "<script type=\"application/json\" id=\"\(id)\">"
    let start = try #require(page.firstRange(of: opening)).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    return try JSONDocument(parsing: Array(page[start..<end].utf8)).root
  }

  @Test("The page of a drive holds its fixes, routes, events and decisions")
  func drive() throws {
    try Folder.withTemporary { folder in
      let answer = try run("report", Self.scenario, "-o", folder("drive.html"))
      #expect(answer.status == 0 && answer.output.isEmpty)
      #expect(answer.error.contains("wrote \(folder("drive.html")): 1 scenario"))
      let page = try Folder.text(of: folder("drive.html"))
      #expect(page.hasPrefix("<!doctype html>"))
      let drive = try #require(try data("drive-0", in: page)["drive"])
      #expect(drive["fixes"]?["t"]?.count == 145)
      // A distance from the route and what is left, for each fix.
      #expect(drive["fixes"]?["dev"]?.count == 145 && drive["fixes"]?["rd"]?.count == 145)
      #expect(drive["routes"]?.count == 2)
      _ = try run("run", Self.scenario, "-q", "--decisions", folder("all.jsonl"))
      let ledger = try Folder.text(of: folder("all.jsonl")).split(separator: "\n")
      #expect(drive["decisions"]?.count == ledger.count && ledger.count > 40)
      let reasons = drive["routes"]?.elements.compactMap { $0["reason"]?.string }
      #expect(reasons == ["destinationsSet", "reroute"])
      #expect(drive["stops"]?.elements.compactMap { $0["title"]?.string } == ["Post"])
      #expect(drive["diff"] == nil && drive["old"] == nil)
    }
  }

  @Test("What differs from the golden is in the page, with what was driven before")
  func difference() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let scenario = folder("Scenarios/ok.json")
      _ = try run("test", scenario, "--update", "all", "-q")
      let golden = try Folder.text(of: folder("Golden/ok.jsonl"))
      let lines = golden.split(separator: "\n").dropLast()
        .filter { !$0.contains("navigator.didArrive") }
      let open = Array((lines.joined(separator: "\n") + "\n").utf8)
      try folder.write(
        String(decoding: RecordingFormat.closed(open, path: "ok.jsonl"), as: UTF8.self),
        to: "Golden/ok.jsonl"
      )
      let before = try Folder.text(of: folder("Golden/ok.jsonl"))
      let answer = try run("report", folder("Scenarios"), "-o", folder("a.html"), "--json")
      #expect(answer.status == 0)
      #expect(answer.output.contains("\"scenarios\":1,\"failed\":1"))
      let page = try Folder.text(of: folder("a.html"))
      let detail = try data("drive-0", in: page)
      #expect(detail["golden"]?.string == "different")
      #expect(detail["acceptable"]?.bool == true)
      let causes = detail["drive"]?["diff"]?["causes"]
      #expect(causes?.count == 1)
      #expect(causes?.elements.first { _ in true }?["verdict"]?.string == "added")
      #expect(detail["drive"]?["old"]?["track"]?["t"]?.count ?? 0 > 3)
      // A report writes nothing but itself.
      #expect(try Folder.text(of: folder("Golden/ok.jsonl")) == before)
      #expect(FileSystem.kind(of: folder("Golden/ok.new.jsonl")) == .missing)
    }
  }

  @Test("A scenario that cannot be run is in the page too, and is exit 2")
  func broken() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      try folder.write("{ oops", to: "Scenarios/broken.json")
      let answer = try run("report", folder("Scenarios"), "-o", folder("a.html"))
      #expect(answer.status == 2)
      #expect(answer.error.contains("broken.json:1:3"))
      let page = try Folder.text(of: folder("a.html"))
      let states = try data("suite", in: page)["scenarios"]?.elements.compactMap {
        $0["state"]?.string
      }
      #expect(states == ["error", "new"])
    }
  }

  @Test("A test writes the page beside its verdict, and its exit code stays")
  func test() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let plain = try run("test", folder("Scenarios"), "-q", environment: ["CI": "1"])
      let answer = try run(
        "test",
        folder("Scenarios"),
        "-q",
        "--report",
        folder("out/page"),
        environment: ["CI": "1"]
      )
      #expect(answer.status == plain.status && answer.status == 3)
      #expect(answer.error.contains("out/page/index.html"))
      let page = try Folder.text(of: folder("out/page/index.html"))
      #expect(try data("drive-0", in: page)["golden"]?.string == "missing")
    }
  }

  @Test("Other thresholds make another drive, which has no golden")
  func changed() throws {
    try Folder.withTemporary { folder in
      _ = try run(
        "report",
        Self.scenario,
        "-o",
        folder("a.html"),
        "--set",
        "navigator.offRoute.distance=90"
      )
      let page = try Folder.text(of: folder("a.html"))
      let detail = try data("drive-0", in: page)
      #expect(detail["golden"]?.string == "")
      #expect(detail["drive"]?["limit"]?.double == 90)
      #expect(detail["drive"]?["diff"] == nil)
    }
  }

  @Test("Nothing selected is exit 4, and two wishes for standard output are one too many")
  func refused() throws {
    try Folder.withTemporary { folder in
      try folder.write("", to: "Scenarios/maps/README.md")
      #expect(try run("report", folder("Scenarios"), "-o", folder("a.html")).status == 4)
      #expect(try run("report", Self.scenario, "-o", "-", "--json").status == 2)
      #expect(FileSystem.kind(of: folder("a.html")) == .missing)
    }
  }

  @Test("Watching a drive changes nothing of it")
  func watched() throws {
    let path = Folder.package(Self.scenario)
    let scenario = try ScenarioLoader.load(path: path, name: "reroute/missed-turn", root: nil)
    var plain = MemorySink()
    let first = try ScenarioRunner.run(scenario, into: &plain)
    let watch = StoryWatch(scenario)
    var watched = MemorySink()
    let second = try ScenarioRunner.run(scenario, options: watch.options, into: &watched)
    #expect(first.digest == second.digest)
    #expect(plain.bytes == watched.bytes)
  }
}
