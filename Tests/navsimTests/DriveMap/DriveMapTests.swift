import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

@Suite("The drive as a picture in the terminal", .waits)
struct DriveMapTests {
  private let scenario = Folder.package("Scenarios/language/what-can-be-expected.json")

  @Test("A departure, its reroute, the arrival and the streets are seen")
  func picture() {
    let run = CommandRun("run", scenario, "--map")
    #expect(run.status == 0)
    for part in ["●", "×", "↻", "✓", "Quay Street", "Post Road", "100 m", "⠤⠤ driven"] {
      #expect(run.output.contains(part), "missing: \(part)\n\(run.output)")
    }
    let lines = run.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.last != " " })
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("A run without a place says so, and quiet means quiet")
  func nothing() throws {
    try Folder.withTemporary { folder in
      let empty = #"{"version":1,"title":"x","duration":1}"#
      let path = try folder.write(empty, to: "Scenarios/x.json")
      #expect(CommandRun("run", path, "--map").output.contains("there is no map"))
      #expect(!CommandRun("run", scenario, "--map", "-q").output.contains("driven"))
    }
  }

  @Test("In a terminal the drive is played, frame over frame, to the same end")
  func follow() throws {
    let words = ["run", scenario, "--follow", "--speed", "400", "--color", "never"]
    let terminal = try PseudoTerminal(ChildProcess.navsim, words)
    #expect(terminal.end() == 0)
    #expect(terminal.screen.contains("▲"), "the vehicle on its way")
    #expect(terminal.screen.contains("guidance  off (arrival)"), "the last thing that was told")
    #expect(terminal.screen.contains("\u{1B}[J"))
    let still = CommandRun("run", scenario, "--map").output
    let last = try #require(still.split(separator: "\n").first { $0.contains("⠤⠤ driven") })
    #expect(terminal.screen.contains(last))
  }

  @Test(
    "What does not go together is refused",
    arguments: [
      ["--speed", "3"], ["--map", "--speed", "3"],
      ["--map", "--follow", "--speed", "0"], ["--map", "--follow", "--speed", "fast"],
    ]
  )
  func refusals(words: [String]) {
    #expect(CommandRun(arguments: ["run", scenario] + words).status == 2)
  }
}
