import CanonicalJSON
import Recording
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Shrinking on the command line")
struct ShrinkCommandTests {
  /// A minute on a straight road with ten seconds in a field.
  private static func scenario(expecting: String) -> String {
    let points = (0..<90).map { second -> String in
      let north = (40..<52).contains(second) ? min(120, (second - 39) * 20) : 0
      let latitude = 47.1444966 + Double(north) / 111_195
      let longitude = 9.52 + Double(second) * 10 / 111_195 / 0.68014
      return #"{ "t": \#(second), "lat": \#(latitude), "lon": \#(longitude), "accuracy": 5 }"#
    }
    return """
      {
        "version": 1, "title": "A field beside the road",
        "map": { "sketch": {
          "grid": 100, "origin": { "lat": 47.1444966, "lon": 9.52 },
          "drawing": ["a--------------------e"],
          "ways": [ { "nodes": "ae", "highway": "secondary", "name": "Road" } ]
        } },
        "trace": { "points": [ \(points.joined(separator: ", ")) ] },
        "faults": [ { "kind": "white", "sigma": 1 } ],
        "actions": [
          { "at": 0, "do": "setDestinations", "waypoints": [ { "node": "e" } ] },
          { "at": 1, "do": "startGuidance" }
        ],
        "expect": [ \(expecting) ]
      }
      """
  }

  @Test("The failure is told, the small scenario fails in the same way, and is the same each time")
  func expectation() throws {
    try Folder.withTemporary { folder in
      let never = #"{ "never": "navigator.rerouteStarted" }"#
      let other = #"{ "event": "navigator.guidanceChanged", "count": 1 }"#
      let path = try folder.write(Self.scenario(expecting: "\(other), \(never)"), to: "field.json")
      let run = CommandRun("shrink", path)
      #expect(run.status == 0, "\(run.error)")
      #expect(run.output.contains("expectation never navigator.rerouteStarted"))
      let small = folder("field.shrunk.json")
      let text = try Folder.text(of: small)
      #expect(text.count < 1500)
      #expect(!text.contains("guidanceChanged"))
      #expect(!text.contains("faults"))
      #expect(CommandRun("run", small, "-q").status == 1)
      let again = CommandRun("shrink", path, "-o", "-", "--json")
      #expect(again.output == text)
      let report = CommandRun("shrink", path, "-o", folder("b.json"), "--json")
      let root = try JSONDocument(parsing: Array(report.output.utf8)).root
      #expect(root["before"]?["fixes"]?.integer == 90)
      #expect((root["after"]?["fixes"]?.integer ?? 90) < 10)
      #expect(root["complete"]?.bool == true)
    }
  }

  @Test("What passes is exit 2; with --set it fails, and is held against how it was")
  func settings() throws {
    try Folder.withTemporary { folder in
      let met = #"{ "event": "navigator.guidanceChanged", "count": 1 }"#
      let path = try folder.write(Self.scenario(expecting: met), to: "field.json")
      let passing = CommandRun("shrink", path)
      #expect(passing.status == 2)
      #expect(passing.error.contains("does not fail"))
      let set = CommandRun("shrink", path, "--set", "offRoute.distance=500")
      #expect(set.status == 0, "\(set.error)")
      #expect(set.output.contains("first event"))
      #expect(set.output.contains("--set offRoute.distance=500"))
    }
  }

  @Test("Where only the golden differs, the difference stays at its moment")
  func golden() throws {
    try Folder.withTemporary { folder in
      let met = #"{ "event": "navigator.guidanceChanged", "count": 1 }"#
      let path = try folder.write(Self.scenario(expecting: met), to: "Scenarios/field.json")
      #expect(CommandRun("accept", "--unseen", path).status == 0)
      let golden = folder("Golden/field.jsonl")
      let lines = try Folder.text(of: golden).split(separator: "\n")
      let kept = lines.filter { !$0.contains(#""event":"navigator.rerouteStarted""#) }
      #expect(kept.count < lines.count)
      try folder.write(kept.joined(separator: "\n") + "\n", to: "Golden/field.jsonl")
      let run = CommandRun("shrink", path)
      #expect(run.status == 0, "\(run.error)")
      #expect(run.output.contains("rerouteStarted added"))
      let small = CommandRun("run", folder("Scenarios/field.shrunk.json"), "--events", "-", "-q")
      #expect(small.output.contains(#""event":"navigator.rerouteStarted""#))
    }
  }

  @Test("More than one scenario, or none, is said")
  func operands() throws {
    #expect(CommandRun("shrink", "Scenarios/arrival").status == 2)
    #expect(CommandRun("shrink", "no-such.json").status == 2)
    #expect(CommandRun("shrink").status == 2)
  }
}
