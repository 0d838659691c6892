import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

@Suite("Review", .waits)
struct ReviewTests {
  private static let prompt = "? help "

  /// A suite of three scenarios: one changed, one violated, one without a golden.
  private func withSuite(_ body: (Folder) throws -> Void) throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      try folder.write(Suite.scenario(), to: "Scenarios/violated.json")
      #expect(CommandRun("accept", "--unseen", folder("Scenarios")).status == 0)
      let changed = Suite.scenario(extra: "\n  \"navigator\": { \"arrivalDistance\": 60 },")
      try folder.write(changed, to: "Scenarios/ok.json")
      let impossible = changed.replacing("\"count\": 1", with: "\"count\": 2")
      try folder.write(impossible, to: "Scenarios/violated.json")
      try folder.write(Suite.scenario(), to: "Scenarios/young.json")
      #expect(CommandRun("test", folder("Scenarios")).status == 1)
      try body(folder)
    }
  }

  private func golden(_ name: String, _ folder: Folder) throws -> [UInt8] {
    try Folder.bytes(of: folder("Golden/\(name).jsonl"))
  }

  /// The command in a terminal, as a person has it who is not in CI.
  private func terminal(_ arguments: [String], rows: UInt16 = 40) throws -> PseudoTerminal {
    let command = ["-u", "CI", "NO_COLOR=1", ChildProcess.navsim] + arguments
    return try PseudoTerminal("/usr/bin/env", command, rows: rows)
  }

  @Test(
    "A difference longer than the screen is turned a screen at a time, and then decided as before"
  )
  func pager() throws {
    try withSuite { folder in
      let arguments = ["review", folder("Scenarios")]
      let terminal = try terminal(arguments, rows: 6)
      #expect(terminal.wait(for: Self.prompt), "\(terminal.screen)")
      terminal.type("d")
      #expect(terminal.wait(for: "lines 1 to 5 of "), "\(terminal.screen)")
      terminal.type("\r")
      #expect(terminal.wait(for: "lines 2 to 6 of "))
      terminal.type("q")
      #expect(terminal.wait(for: Self.prompt))
      terminal.type("q")
      #expect(terminal.end() == 3)
      #expect(terminal.screen.contains("0 accepted"))
    }
  }

  @Test("In a terminal a key accepts, one rejects, one toggles the diff; a violation stays")
  func keys() throws {
    try withSuite { folder in
      let pending = try Folder.bytes(of: folder("Golden/ok.new.jsonl"))
      let violated = try golden("violated", folder)
      let terminal = try terminal(["review", folder("Scenarios")])
      #expect(terminal.wait(for: Self.prompt), "\(terminal.screen)")
      #expect(terminal.screen.contains("arrival earlier by"))
      terminal.type("d")
      #expect(terminal.wait(for: Self.prompt))
      #expect(terminal.screen.contains("- "))
      #expect(terminal.screen.contains("arrived"))
      terminal.type("e")
      #expect(terminal.wait(for: Self.prompt))
      #expect(terminal.screen.contains("» arrival"), "\(terminal.screen)")
      #expect(terminal.screen.contains("what waits has in common"))
      terminal.type("m")
      #expect(terminal.wait(for: Self.prompt))
      #expect(terminal.screen.contains("as in the golden"), "\(terminal.screen)")
      #expect(terminal.screen.contains("⠤"))
      terminal.type("x")
      #expect(terminal.wait(for: Self.prompt), "a key without a meaning changes nothing")
      terminal.type("a")
      #expect(terminal.wait(for: Self.prompt))
      #expect(terminal.screen.contains("accepted"))
      #expect(try golden("ok", folder) == pending)
      terminal.type("a")
      #expect(terminal.wait(for: Self.prompt))
      #expect(terminal.screen.contains("not accepted"))
      #expect(try golden("violated", folder) == violated)
      terminal.type("s")
      #expect(terminal.wait(for: Self.prompt))
      terminal.type("r")
      #expect(terminal.end() == 3, "one still waits")
      #expect(terminal.screen.contains("1 accepted · 1 rejected · 1 left"), "\(terminal.screen)")
      #expect(!folder.exists("Golden/young.new.jsonl"))
      #expect(!folder.exists("Golden/young.jsonl"))
      #expect(folder.exists("Golden/violated.new.jsonl"))
    }
  }

  @Test("A capital letter counts for all that is left, and still blesses no violation")
  func all() throws {
    try withSuite { folder in
      let violated = try golden("violated", folder)
      let terminal = try terminal(["review", folder("Scenarios")])
      #expect(terminal.wait(for: Self.prompt))
      terminal.type("A")
      #expect(terminal.end() == 3)
      #expect(terminal.screen.contains("2 accepted · 0 rejected · 1 left"), "\(terminal.screen)")
      #expect(folder.exists("Golden/young.jsonl"))
      #expect(try golden("violated", folder) == violated)
      #expect(CommandRun("test", folder("Scenarios")).status == 1)
    }
  }

  @Test("Quitting leaves the rest as it is")
  func quit() throws {
    try withSuite { folder in
      let before = try golden("ok", folder)
      let terminal = try terminal(["review", folder("Scenarios")])
      #expect(terminal.wait(for: Self.prompt))
      terminal.type("q")
      #expect(terminal.end() == 3)
      #expect(try golden("ok", folder) == before)
      #expect(folder.exists("Golden/ok.new.jsonl"))
    }
  }

  @Test("Without a terminal the commands are printed and nothing is decided")
  func noTerminal() throws {
    try withSuite { folder in
      let before = try folder.snapshot()
      let run = CommandRun("review", folder("Scenarios"))
      #expect(run.status == 3)
      #expect(run.error.contains("needs a terminal; 3 recordings pending"))
      let inCI = CommandRun("review", folder("Scenarios"), environment: ["CI": "1"])
      #expect(inCI.status == 3)
      #expect(inCI.error.contains("decides nothing in CI; 3 recordings pending"))
      #expect(run.output.contains("navsim accept \(folder("Scenarios/ok.json"))\n"))
      #expect(run.output.contains("navsim reject \(folder("Scenarios/ok.json"))\n"))
      let (golden, new) = (folder("Golden/ok.jsonl"), folder("Golden/ok.new.jsonl"))
      #expect(run.output.contains("navsim diff \(golden) \(new)\n"))
      #expect(try folder.snapshot() == before)
      let ok = folder("Scenarios/ok.json")
      #expect(CommandRun("accept", "--unseen", ok).status == 0, "the printed command does it")
    }
  }

  @Test("Nothing pending is told and is no failure")
  func nothing() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let run = CommandRun("review", folder("Scenarios"))
      #expect(run.status == 0)
      #expect(run.error == "nothing is pending\n")
    }
  }
}
