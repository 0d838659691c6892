import CanonicalJSON
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Scenarios by standard input")
struct PipeModeTests {
  private func results(_ run: CommandRun) throws -> [JSONValue] {
    let lines = try JSONLines(parsing: Array(run.output.utf8))
    return (0..<lines.count).map { lines[$0] }
  }

  @Test("Each line gives one result in its turn; a bad one harms no other")
  func paths() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let good = folder("Scenarios/ok.json")
      let run = CommandRun(
        "run",
        "--stdin",
        input: [good, "", "/nonesuch.json", "  \(good)  ", "{ oops"]
      )
      let results = try results(run)
      #expect(results.map { $0["exitCode"]?.integer } == [0, 2, 0, 2])
      #expect(results[0]["digest"]?.string == results[2]["digest"]?.string)
      #expect(run.status == 2)
    }
  }

  @Test("A line may be a whole scenario")
  func inline() throws {
    let text = try Folder.text(of: Folder.package("Scenarios/arrival/far-side.json"))
      .split(separator: "\n").joined(separator: " ")
    let run = CommandRun("run", "--stdin", "--allow-outside", input: [text])
    let results = try results(run)
    #expect(results.count == 1)
    #expect(results[0]["name"]?.string == "line-1")
    #expect(results[0]["title"]?.string?.isEmpty == false)
    #expect((results[0]["records"]?.integer ?? 0) > 0)
  }

  @Test("Nothing on standard input is nothing selected; a path beside it is an error")
  func empty() {
    #expect(CommandRun("run", "--stdin").status == 4)
    #expect(CommandRun("run", "--stdin", "a.json").status == 2)
    #expect(CommandRun("run").status == 2)
  }

  @Test("A real pipe is answered line by line")
  func realPipe() throws {
    let scenario = Folder.package("Scenarios/arrival/at-25-metres.json")
    let child = try ChildProcess.run(
      "/bin/sh",
      ["-c", "printf '%s\\n%s' \"$1\" \"$1\" | \"$0\" run --stdin", ChildProcess.navsim, scenario]
    )
    #expect(child.status == 0)
    #expect(child.output.split(separator: "\n").count == 2)
  }
}
