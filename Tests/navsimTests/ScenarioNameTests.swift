import Testing

@testable import navsim

@Suite("Names of scenarios as arguments")
struct ScenarioNameTests {
  @Test(
    "A name of the suite at hand stands for its file, a folder of the suite for itself",
    arguments: [
      ("reroute/missed-turn", ["reroute/missed-turn"]),
      ("language/tunnel@seed=2", ["language/tunnel@seed=2"]),
      (
        "tunnel",
        [
          "tunnel/bad-exit-fix", "tunnel/jam", "tunnel/no-arrival-by-reckoning",
          "tunnel/stops-at-the-entrance",
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

  @Test("What is no name is told as it was typed", arguments: ["reroute/mised-turn", "nowhere"])
  func unknown(argument: String) {
    let run = CommandRun("run", argument)
    #expect(run.status == 2)
    #expect(run.error.contains(argument))
  }
}
