import Testing
import Waiting

@testable import navsim

@Suite("Names of scenarios as arguments", .waits)
struct ScenarioNameTests {
  @Test(
    "A name of the suite at hand stands for its file, a folder of the suite for itself",
    arguments: [
      ("reroute/missed-turn", ["reroute/missed-turn"]),
      ("language/tunnel@seed=2", ["language/tunnel@seed=2"]),
      (
        "tunnel",
        [
          "tunnel/bad-exit-fix", "tunnel/jam", "tunnel/new-destination-in-the-tunnel",
          "tunnel/no-arrival-by-reckoning", "tunnel/stops-at-the-entrance",
        ]
      ),
    ]
  )
  func names(argument: String, scenarios: [String]) {
    let run = CommandRun("test", argument, "--list")
    #expect(run.status == 0, "\(run.error)")
    let told = run.output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(told == scenarios)
  }

  @Test(
    "What is no name is told as it was typed, and what it probably means",
    arguments: [
      ("reroute/mised-turn", "reroute/missed-turn"),
      ("reroute/mised-turn@seed=2", "reroute/missed-turn@seed=2"),
      ("rerout", "reroute"),
      ("Scenarios/reroute/missed-turns.json", "Scenarios/reroute/missed-turn.json"),
      ("Scenarios/rerute", "Scenarios/reroute"),
      ("nowhere-at-all", nil),
    ] as [(String, String?)]
  )
  func unknown(argument: String, meant: String?) {
    let run = CommandRun("test", argument)
    #expect(run.status == 2)
    let hint = meant.map { "; did you mean '\($0)'?" } ?? ""
    #expect(run.error == "\(argument): error: cannot read: no such file or folder\(hint)\n")
  }

  @Test("Who has no scenarios is told how to begin", arguments: ["test", "coverage", "margins"])
  func none(command: String) throws {
    try Folder.withTemporary { folder in
      let run = try ChildProcess.run(ChildProcess.navsim, [command], folder: folder.path)
      #expect(run.status == 2)
      #expect(run.error.contains("there is no folder 'Scenarios' here"))
      #expect(run.error.contains("navsim init"))
    }
  }

  @Test("A recording that is not there is told before any question")
  func recording() {
    let run = CommandRun("new", "nofile.gpx")
    #expect(run.status == 2)
    #expect(run.error == "nofile.gpx: error: cannot read: no such file or folder\n")
  }

  @Test("A scenario's name leads to its text and its map")
  func otherOperands() {
    #expect(CommandRun("fmt", "--check", "reroute/missed-turn").status == 0)
    #expect(CommandRun("fmt", "--check", "reroute/mised-turn").error.contains("did you mean"))
    let map = CommandRun("map", "export", "arrival/far-side", "-o", "-")
    #expect(map.status == 0, "\(map.error)")
    #expect(map.output.contains("<osm"))
  }
}
