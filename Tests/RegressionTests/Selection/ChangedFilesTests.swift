import Platform
import ScenarioLanguage
import Testing

@testable import Regression
import TestSupport

@Suite("What changed") struct ChangedFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      #"{"tags":["smoke","reroute"],"map":{"file":"../maps/m.osm"},"trace":{"file":"t.gpx"}}"#,
      to: "Scenarios/a/x.json"
    )
  }

  private var identity: ScenarioIdentity {
    ScenarioIdentity(path: folder("Scenarios/a/x.json"), workingFolder: "/")
  }

  @Test(
    "A scenario is concerned by its own file, its golden, its defaults, and the files it names",
    arguments: [
      ("Scenarios/a/x.json", true), ("Golden/a/x.jsonl", true), ("Scenarios/maps/m.osm", true),
      ("Scenarios/a/t.gpx", true), ("Scenarios/a/_defaults.json", true),
      ("Scenarios/_defaults.json", true), ("Scenarios/_suite.json", true),
      ("Scenarios/b/_defaults.json", false),
      ("Scenarios/t.gpx", false), ("README.md", false), ("Scenarios/a/xx.json", false),
    ]
  )
  func concern(path: String, isConcerned: Bool) {
    let changed = ChangedFiles([path], below: folder(""), asSeenFrom: "/")
    #expect(changed.concern(identity) == isConcerned)
  }

  @Test("A scenario is concerned by what it includes, and by the files named there")
  func included() throws {
    try folder.write(
      #"{"version":1,"tags":["x"],"trace":{"file":"far.gpx"}}"#,
      to: "Scenarios/b/_part.json"
    )
    try folder.write(#"{"version":1,"include":["../b/_part.json"]}"#, to: "Scenarios/c/y.json")
    let other = ScenarioIdentity(path: folder("Scenarios/c/y.json"), workingFolder: "/")
    for (path, isConcerned) in [
      ("Scenarios/b/_part.json", true), ("Scenarios/b/far.gpx", true),
      ("Scenarios/c/far.gpx", false), ("Scenarios/b/_other.json", false),
    ] {
      let changed = ChangedFiles([path], below: folder(""), asSeenFrom: "/")
      #expect(changed.concern(other) == isConcerned, "\(path)")
    }
    #expect(ScenarioText(of: other).tags == ["x"])
  }

  @Test("Tags are read without loading the scenario")
  func tags() { #expect(ScenarioText(of: identity).tags == ["smoke", "reroute"]) }

  @Test("A file that is no JSON has neither tags nor files")
  func unreadable() throws {
    try folder.write("{ oops", to: "Scenarios/bad.json")
    let text = ScenarioText(
      of: ScenarioIdentity(path: folder("Scenarios/bad.json"), workingFolder: "/")
    )
    #expect(!text.isReadable)
    #expect(text.tags.isEmpty)
    #expect(text.possibleFiles.isEmpty)
  }
}
