import Simulation
import Testing

@testable import navsim

/// Rules of the navigator broken on purpose: `test --plant`.
@Suite struct PlantTests {
  @Test("A planted defect fails the gate and leaves no file")
  func failsWithoutWriting() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let scenarios = folder("Scenarios")
      #expect(CommandRun("accept", "--unseen", scenarios).status == 0)
      let golden = try Folder.bytes(of: folder("Golden/ok.jsonl"))
      let planted = CommandRun("test", "--plant", "arrivalByAir", scenarios)
      #expect(planted.status == 1)
      #expect(planted.output.contains("arrival earlier by"))
      #expect(planted.output.contains("reproduce  navsim test --plant arrivalByAir \(scenarios)"))
      #expect(!planted.output.contains("navsim accept"))
      let kept = try Folder.bytes(of: folder("Golden/ok.jsonl"))
      #expect(kept == golden)
      #expect(!folder.exists("Golden/ok.new.jsonl"))
      #expect(!folder.exists(".navsim"))
      #expect(CommandRun("test", scenarios).status == 0)
    }
  }

  @Test("The defects are listed, each with the field bug that it repeats")
  func isListed() {
    let list = CommandRun("test", "--plant", "help")
    #expect(list.status == 0)
    let lines = list.output.split(separator: "\n")
    #expect(lines.count == PlantedDefect.allCases.count)
    for (line, defect) in zip(lines, PlantedDefect.allCases) {
      #expect(line.hasPrefix("\(defect) "))
      #expect(line.contains(" \(defect.fieldBug) "))
      #expect(line.hasSuffix(defect.effect))
    }
  }

  @Test(
    "What is no defect, or would write, is refused",
    arguments: [
      (["--plant", "lateDeviaton"], "did you mean 'lateDeviation'?"),
      (["--plant", "nothing-of-the-kind"], "'--plant help' lists them"),
      (["--plant", "lostEast", "--update", "all"], "without '--update'"),
    ]
  )
  func isRefused(words: [String], hint: String) {
    let refused = CommandRun(arguments: ["test"] + words)
    #expect(refused.status == 2)
    #expect(refused.error.contains(hint))
  }

  @Test("Where the rules of a profile do not know a defect, the gate says that nothing was planted")
  func isToldWhereUnknown() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let scenarios = folder("Scenarios")
      let words = ["test", scenarios, "--navigator", "builtin:ferrostar", "--plant"]
      let unknown = CommandRun(arguments: words + ["arrivalByAir"])
      let said = "'arrivalByAir' was not planted in any of them, whose rules are another SDK's"
      #expect(unknown.output.contains(said))
      let known = CommandRun(arguments: words + ["arrivesAgain"])
      #expect(!known.output.contains("not planted"))
      let own = CommandRun("test", scenarios, "--plant", "arrivalByAir")
      #expect(!own.output.contains("not planted"))
    }
  }

  @Test("A navigator of one's own has no rule that could be broken")
  func isRefusedForOthers() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let words = ["test", folder("Scenarios"), "--navigator", "cat", "--plant", "arrivesAgain"]
      let refused = CommandRun(arguments: words)
      #expect(refused.status == 2)
      #expect(refused.error.contains("'--plant' breaks a rule of the SDK's own navigator"))
    }
  }

  @Test("The short help does not speak of it, the complete one does")
  func helpIsDiscreet() {
    #expect(!CommandRun("test", "-h").output.contains("--plant"))
    #expect(CommandRun("test", "--help").output.contains("--plant"))
  }
}
