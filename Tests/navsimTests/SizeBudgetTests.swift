import Recording
import Regression
import ScenarioLanguage
import Simulation
import Testing

@testable import navsim

@Suite("The size of goldens")
struct SizeBudgetTests {
  /// A scenario of many fixes at rest, each of which is told.
  private static func scenario(fixes: Int, extra: String = "") -> String {
    let points = (0..<fixes).map { "{ \"t\": \($0), \"lat\": 47, \"lon\": 9.5 }" }
    return """
      {
        "version": 1,
        "title": "Many fixes",\(extra)
        "trace": { "points": [
          \(points.joined(separator: ",\n    "))
        ] }
      }

      """
  }

  @Test("A recording over the budget is exit 7 with advice, and becomes no golden")
  func over() throws {
    try Folder.withTemporary { folder in
      let path = try folder.write(Self.scenario(fixes: 20_000), to: "Scenarios/a.json")
      let run = CommandRun("test", folder("Scenarios"), "--check-determinism", "none")
      #expect(run.status == 3, "missing stands higher than the budget")
      #expect((run.output + run.error).contains("over the budget of 2 MB"))
      #expect(!folder.exists("Golden/a.new.jsonl"))
      let accept = CommandRun("accept", "--unseen", path)
      #expect((accept.output + accept.error).contains("\"navigator.didUpdateLocation\": 10"))
      #expect(!folder.exists("Golden/a.jsonl"))
    }
  }

  @Test("A golden over the budget that is equal is exit 7")
  func equal() throws {
    try Folder.withTemporary { folder in
      let path = try folder.write(Self.scenario(fixes: 20_000), to: "Scenarios/a.json")
      let golden = folder("Golden/a.jsonl")
      Folder.makeFolders(to: golden)
      #expect(CommandRun("run", path, "-q", "--events", golden).status != 1)
      #expect(Folder.size(of: golden) > ScenarioTest.sizeBudget)
      #expect(CommandRun("test", folder("Scenarios"), "--check-determinism", "none").status == 7)
    }
  }

  @Test("A sample thins the golden; the full recording goes to the artefacts and to --events")
  func sample() throws {
    try Folder.withTemporary { folder in
      let extra = "\n  \"record\": { \"sample\": { \"navigator.didUpdateLocation\": 10 } },"
      let path = try folder.write(Self.scenario(fixes: 95, extra: extra), to: "Scenarios/a.json")
      #expect(CommandRun("accept", "--unseen", path).status == 0)
      let golden = try Folder.text(of: folder("Golden/a.jsonl")).split(separator: "\n")
      #expect(golden.count == 12, "the header, one in ten of 95 with the first, and the end")
      #expect(
        golden[11].hasPrefix(
          #"{"end":90000,"records":10,"left":{"navigator.didUpdateLocation":{"count":85,"digest":""#
        )
      )
      #expect(golden[2].hasPrefix(#"{"seq":1,"t":10000,"#))
      #expect(CommandRun("test", folder("Scenarios"), "--check-determinism", "all").status == 0)
      let full = try Folder.text(of: folder(".navsim/a.full.jsonl")).split(separator: "\n")
      #expect(full.count == 97)
      let events = folder("events.jsonl")
      let run = CommandRun("run", path, "--events", events)
      #expect(run.status == 0)
      #expect(run.output.contains("golden equal"))
      #expect(try Folder.text(of: events).split(separator: "\n").count == 97)
      #expect(CommandRun("fmt", "--check", folder("Golden")).status == 0)
      let strict = CommandRun(
        arguments: ["test", folder("Scenarios")],
        environment: ["CI": "1"]
      )
      #expect(strict.status == 0)
    }
  }

  @Test(
    "A sample that cannot be meant is told with its line",
    arguments: [
      (#"{ "navigator.didUpdateLocatoin": 10 }"#, "did you mean \"navigator.didUpdateLocation\"?"),
      (#"{ "navigator.didUpdateLocation": 0 }"#, "expected a whole number from 1 to 100"),
      (#"{ "navigator.didUpdateLocation": 101 }"#, "expected a whole number from 1 to 100"),
      (#"{ "navigator.didArrive": 2 }"#, "is never left out"),
      (#"10"#, "expected an object"),
    ]
  )
  func invalid(sample: String, message: String) throws {
    try Folder.withTemporary { folder in
      let extra = "\n  \"record\": { \"sample\": \(sample) },"
      let path = try folder.write(Self.scenario(fixes: 2, extra: extra), to: "a.json")
      let run = CommandRun("lint", path)
      #expect(run.status == 2)
      #expect(run.output.contains("a.json:4:"))
      #expect(run.output.contains(message), "\(run.output)")
    }
  }
}
