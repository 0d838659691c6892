import Reporting
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Views of a diff")
struct DiffViewTests {
  private func withRecordings(_ body: (String, String) throws -> Void) throws {
    try Folder.withTemporary { folder in
      let golden = Folder.package("Golden/reroute/missed-turn.jsonl")
      let text = try Folder.text(of: golden)
      let line = try #require(
        text.split(separator: "\n").first { $0.contains("navigator.didArrive") }
      )
      let other = text.replacing("\(line)\n", with: "").replacing("Post", with: "Station")
      try body(golden, try folder.write(other, to: "other.jsonl"))
    }
  }

  @Test("The unified view has both sides of a change, and removed events once")
  func unified() throws {
    try withRecordings { golden, other in
      let run = CommandRun("diff", golden, other, "--unified")
      #expect(run.status == 1)
      let lines = run.output.split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("- ") && $0.contains("Post") })
      #expect(lines.contains { $0.hasPrefix("+ ") && $0.contains("Station") })
      #expect(lines.contains { $0.hasPrefix("- ") && $0.contains("arrived") })
      #expect(!lines.contains { $0.hasPrefix("+ ") && $0.contains("arrived") })
      #expect(lines.contains { $0.hasPrefix("  ") }, "events around")
    }
  }

  @Test("Side by side no line is wider than the terminal")
  func sideBySide() throws {
    try withRecordings { golden, other in
      let run = CommandRun("diff", golden, other, "--side-by-side")
      #expect(run.status == 1)
      let lines = run.output.split(separator: "\n").map(String.init)
      #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= 100 })
      #expect(lines.contains { $0.contains("arrived") && $0.hasSuffix("<") })
      #expect(lines.contains { $0.contains(" | ") })
      #expect(CommandRun("diff", golden, golden, "-y").output == "no difference\n")
    }
  }

  @Test("A tolerance that matches nothing is an error")
  func selector() throws {
    try withRecordings { golden, other in
      #expect(CommandRun("diff", golden, other, "--tolerance", "*/spede=1").status == 2)
      #expect(CommandRun("diff", golden, other, "--tolerance", "*/speed=1").status == 1)
    }
  }

  @Test("Only words accept where only words differ")
  func cosmetic() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let scenario = folder("Scenarios/ok.json")
      #expect(CommandRun("accept", "--unseen", scenario).status == 0)
      try folder.write(Suite.scenario().replacing("Pier", with: "Quay"), to: "Scenarios/ok.json")
      let cosmetic = CommandRun("accept", "--unseen", scenario, "--only", "cosmetic")
      #expect(cosmetic.status == 0, "\(cosmetic.error)")
      #expect(cosmetic.error.contains("1 accepted: 0 behavioural and "))
      let golden = try Folder.bytes(of: folder("Golden/ok.jsonl"))
      let changed = Suite.scenario(extra: "\n  \"navigator\": { \"arrivalDistance\": 60 },")
        .replacing("Pier", with: "Quay")
      try folder.write(changed, to: "Scenarios/ok.json")
      let refused = CommandRun("accept", "--unseen", scenario, "--only", "cosmetic")
      #expect(refused.status == 1)
      #expect(refused.error.contains("not only words and shapes differ"))
      #expect(try Folder.bytes(of: folder("Golden/ok.jsonl")) == golden)
      let accepted = CommandRun("accept", "--unseen", scenario)
      #expect(accepted.status == 0)
      #expect(accepted.error.contains(" behavioural and "))
    }
  }
}
