import Platform
import Testing
import Waiting

@testable import navsim

/// A trap costs the one scenario in hand: `NAVSIM_TRAP` plants it.
@Suite("Traps", .waits) struct TrapTests {
  /// Three scenarios alike, of which the second traps.
  private func run(
    _ words: [String],
    trap: String,
    prepare: (Folder) throws -> Void = { _ in }
  ) throws -> ChildProcess {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      for name in ["a", "b", "c"] {
        try folder.write(Suite.scenario(), to: "Scenarios/\(name).json")
      }
      #expect(CommandRun("accept", "--unseen", folder("Scenarios")).status == 0)
      try prepare(folder)
      return try ChildProcess.run(
        ChildProcess.navsim,
        words,
        environment: ["NAVSIM_TRAP": trap, "CI": "1", "TMPDIR": folder.path],
        folder: folder.path
      )
    }
  }

  private func lines(_ text: String, beginning word: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.hasPrefix(word) && $0.contains("[") }
  }

  @Test(
    "'test' names scenario, seed and moment; the others' results stand, each told once",
    arguments: [
      ("Scenarios/b.json@3", "while running it, at 0:03 with seed 0"),
      ("Scenarios/b.json@comparing", "while comparing it, run with seed 0"),
    ]
  )
  func test(trap: String, words: String) throws {
    let run = try run(["test", "-j2"], trap: trap)
    #expect(run.status == 70)
    #expect(lines(run.output, beginning: "PASS").count == 3, "\(run.output)")
    #expect(lines(run.output, beginning: "FAIL").count == 1, "\(run.output)")
    #expect(run.output.contains("Scenarios/b.json: error: navsim trapped (SIGILL) \(words)"))
    #expect(run.output.contains("1 of 4 scenarios failed"))
    #expect(run.output.contains("1 trapped, the others run without"))
  }

  @Test("Where all trap, two at a time, each is named once")
  func all() throws {
    let run = try run(["test", "-j2"], trap: "Scenarios/@0")
    #expect(run.status == 70)
    #expect(lines(run.output, beginning: "FAIL").count == 4, "\(run.output)")
    #expect(run.output.contains("4 of 4 scenarios failed"))
  }

  @Test("Too many traps end the program with the words and the code of a fault")
  func tooMany() throws {
    let words = ["fuzz", "--seeds", "\(CrashJournal.limit + 20)", "--no-bank"]
    let run = try run(words, trap: "--case@0")
    #expect(run.status == 70)
    #expect(run.output.isEmpty)
    #expect(run.error.contains("trapped  navsim fuzz Scenarios/"))
  }

  @Test("Where explaining traps, what differs is told all the same")
  func explaining() throws {
    let run = try run(["test", "--json"], trap: "Scenarios/b.json@explaining") { folder in
      let text = Suite.scenario(extra: "\n  \"navigator\": { \"arrivalDistance\": 60 },")
      try folder.write(text, to: "Scenarios/b.json")
    }
    #expect(run.status == 70)
    #expect(run.output.contains("while explaining what differs"))
    #expect(run.output.contains("arrival earlier by"))
    #expect(run.output.contains(#""passed":3"#))
  }

  @Test("'fuzz' counts a trap as what a case found, and goes on")
  func fuzz() throws {
    let words = ["fuzz", "--seeds", "30", "--no-bank"]
    let run = try run(words, trap: "Scenarios/b.json@1")
    #expect(run.status == 70)
    #expect(run.output.contains("BROKEN navsim trapped (SIGILL) while running it, at 0:01"))
    #expect(run.output.contains("reproduce  navsim fuzz Scenarios/b.json --case"))
    #expect(run.output.contains("30 cases of 4 scenarios"))
    #expect(!run.output.contains("every law held"))
  }

  @Test("'mutate' names the change and the scenario, and judges the others")
  func mutate() throws {
    let words = ["mutate", "--key", "arrivalDistance", "Scenarios/b.json"]
    let run = try run(words, trap: "arrivalDistance +10 %@2")
    #expect(run.status == 70)
    #expect(run.output.contains("TRAPPED  arrivalDistance +10 %\n"))
    #expect(run.output.contains("b.json: error: navsim trapped (SIGILL) while running it, at 0:02"))
    #expect(run.output.contains(" of 8 changes: score"))
  }

  @Test("'ensemble' names the seed, and counts the other drives")
  func ensemble() throws {
    let scenario = Folder.package("Scenarios/quality/erratic.json")
    let run = try run(["ensemble", scenario, "--seeds", "3"], trap: "with seed 2@10")
    #expect(run.status == 70)
    #expect(run.output.contains("drives that could not be made       1"), "\(run.output)")
    #expect(run.output.contains("seed 2: navsim trapped (SIGILL)"), "\(run.output)")
  }

  @Test("'shrink' makes small what traps")
  func shrink() throws {
    let words = ["shrink", "Scenarios/b.json", "-o", "-"]
    let run = try run(words, trap: "b@2")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("navsim trapped (SIGILL) while running\n"), "\(run.error)")
    #expect(run.error.contains("actions      2 → 0"), "\(run.error)")
  }
}
