import CanonicalJSON
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Fuzzing on the command line")
struct FuzzCommandTests {
  private static let scenario = "Scenarios/drive/straight.json"

  @Test(
    "The same seed does the same at every number of jobs; what is found is found again by its line"
  )
  func sameAgain() throws {
    let words = ["fuzz", "Scenarios/drive", "--seeds", "60", "--no-bank", "--json"]
    let one = CommandRun(arguments: words + ["-j", "1"])
    let two = CommandRun(arguments: words + ["-j", "2"])
    #expect(one.output == two.output)
    let root = try JSONDocument(parsing: Array(one.output.utf8)).root
    #expect(root["cases"]?.integer == 60)
    let findings = try #require(root["findings"]).elements
    #expect(one.status == (findings.contains { _ in true } ? 1 : 0))
    for finding in findings {
      let line = try #require(finding["reproduce"]?.string)
      let again = CommandRun(arguments: line.split(separator: " ").dropFirst().map(String.init))
      #expect(again.status == 1)
      #expect(again.output.contains(try #require(finding["fault"]?.string)))
    }
  }

  @Test("A kept failure is run first, told, and promoted to a scenario of the suite")
  func bank() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      // A scenario that says it breaks a law, and does not, stands for one that breaks a law.
      let broken = Suite.scenario(
        extra: #" "violates": ["oneArrival"],"#,
        trace: "../../Scenarios/traces/straight.csv",
        body: "../../Scenarios/cassettes/straight.json"
      )
      try folder.write(broken, to: ".navsim/failures/ok-0000000000000001.json")
      let file = folder(".navsim/failures/ok-0000000000000001.json")
      let path = folder("Scenarios/ok.json")
      let run = CommandRun("fuzz", path, "--seeds", "2")
      #expect(run.status == 1)
      #expect(run.output.contains("STILL"))
      #expect(run.output.contains("oneArrival"))
      let target = folder("Scenarios/bugs/named.json")
      let promoted = CommandRun("promote", file, "-o", target, "--title", "It has a name")
      #expect(promoted.status == 0, "\(promoted.error)")
      let text = try Folder.text(of: target)
      #expect(text.contains(#""title": "It has a name""#))
      #expect(text.contains(#""../traces/straight.csv""#))
      #expect(!folder.exists(".navsim/failures/ok-0000000000000001.json"))
      #expect(CommandRun("lint", target).status == 0)
      #expect(CommandRun("promote", file, "-o", target).status == 2)
      let after = CommandRun("fuzz", path, "--seeds", "2")
      #expect(after.status == 0, "\(after.output)")
    }
  }

  @Test("A line for each case holds its recording's digest, the same at every number of jobs")
  func digests() throws {
    try Folder.withTemporary { folder in
      func lines(_ name: String, _ more: String...) throws -> [Substring] {
        let words = ["fuzz", "Scenarios/deviation", "--seeds", "50", "--no-bank", "--digests"]
        _ = CommandRun(arguments: words + [folder(name)] + more)
        return try Folder.text(of: folder(name)).split(separator: "\n")
      }
      let one = try lines("a.txt", "-j", "1")
      #expect(one.first == "# digests of changed drives: digest, case, scenario")
      #expect((40...51).contains(one.count))
      let line = /[0-9a-f]{16} [0-9a-f]{16} Scenarios\/deviation\/[\w-]+\.json/
      #expect(one[1].wholeMatch(of: line) != nil)
      #expect(try lines("b.txt", "-j", "2") == one)
      // What it made itself it replaces.
      #expect(try lines("b.txt", "--seed", "2") != one)
      try folder.write("mine\n", to: "c.txt")
      let mine = CommandRun(
        arguments: [
          "fuzz", Self.scenario, "--seeds", "2", "--no-bank", "--digests", folder("c.txt"),
        ]
      )
      #expect(mine.status == 2)
      #expect(mine.error.contains("none of the files that this makes"))
    }
  }

  @Test("One case is run again by its number, and written as a scenario")
  func oneCase() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let path = folder("Scenarios/ok.json")
      let out = folder("Scenarios/case.json")
      let run = CommandRun("fuzz", path, "--case", "00000000000000ff", "-o", out)
      #expect(run.status == 0, "\(run.output)\(run.error)")
      #expect(run.output.contains("every law held"))
      #expect(CommandRun("lint", out).status == 0)
      let again = CommandRun("fuzz", path, "--case", "00000000000000ff", "-o", "-")
      #expect(try again.output.hasPrefix(Folder.text(of: out)))
    }
  }

  @Test(
    "What cannot be meant is said",
    arguments: [
      ["--digests", "x.txt", "--relations"], ["--digests", "x.txt", "--guided"],
      ["--digests", "x.txt", "--case", "00000000000000ff"],
      ["--seed", "abc"], ["--seeds", "0"], ["--case", "12"], ["--case", "zzzzzzzzzzzzzzzz"],
    ]
  )
  func refused(options: [String]) {
    #expect(CommandRun(arguments: ["fuzz", Self.scenario] + options).status == 2)
  }
}
