import ScenarioLanguage
import Testing

@testable import navsim

/// Causes and consequences, found by running again along the golden.
@Suite("Causes")
struct CauseTests {
  /// Runs the missed turn with other keys of the navigator than its golden was made with.
  private func run(_ keys: String, json: Bool = false) throws -> CommandRun {
    try Folder.withTemporary { folder in
      for name in ["reroute/missed-turn.json", "cassettes", "traces/missed-turn.gpx"] {
        try folder.copy("Scenarios/\(name)")
      }
      let path = folder("Scenarios/reroute/missed-turn.json")
      #expect(CommandRun("accept", "--unseen", path).status == 0)
      let text = try Folder.text(of: path)
      let changed = text.replacing(
        "\"distanceUpdateThreshold\": 100",
        with: "\"distanceUpdateThreshold\": 100, \(keys)"
      )
      #expect(changed != text)
      try folder.write(changed, to: "Scenarios/reroute/missed-turn.json")
      return CommandRun(arguments: ["run", path, "-q"] + (json ? ["--json"] : []))
    }
  }

  @Test("Another off-route threshold is one cause", arguments: [20, 95])
  func oneCause(distance: Int) throws {
    let run = try run("\"offRoute\": { \"distance\": \(distance) }")
    #expect(run.status == 1)
    #expect(run.output.contains("golden differs: 1 cause, "), "\(run.output)")
    #expect(!run.output.contains("a guess"), "\(run.output)")
    #expect(run.output.contains("limit of \(distance).0 m"), "\(run.output)")
  }

  @Test("Two edits that have nothing to do with each other are two causes")
  func twoCauses() throws {
    let keys = "\"offRoute\": { \"distance\": 95 }, \"arrivalDistance\": 60"
    let run = try run(keys)
    #expect(run.output.contains("golden differs: 2 independent causes, "), "\(run.output)")
    #expect(run.output.contains("stayed under the limit of 95.0 m"), "\(run.output)")
    #expect(run.output.contains("came within the limit of 60.0 m"), "\(run.output)")
    let json = try self.run(keys, json: true)
    #expect(json.output.contains(#""rule":"offRoute""#))
    #expect(json.output.contains(#""rule":"arrival""#))
    #expect(json.output.contains(#""guess":false"#))
  }

  @Test("Reports of another threshold are one cause of their own")
  func reports() throws {
    let run = try run("\"arrivalDistance\": 60, \"stepExitDistance\": 20")
    #expect(run.output.contains("golden differs: "), "\(run.output)")
    #expect(!run.output.contains("a guess"), "\(run.output)")
  }

  @Test("An arrival that a departure of the same moment puts off follows from it")
  func sameMoment() {
    let scenario = Folder.package("Scenarios/drawn/deep-canyon.json") + "@seed=227"
    let run = CommandRun("test", scenario, "--plant", "outageIsDeparture")
    #expect(run.status == 1)
    #expect(run.output.contains("golden differs: 1 cause, "), "\(run.output)")
    #expect(run.output.contains("on-route state added (to \"offRoute\")"), "\(run.output)")
    #expect(!run.output.contains("a guess"), "\(run.output)")
  }
}
