import CanonicalJSON
import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

@Suite("Scenarios by standard input", .waits)
struct PipeModeTests {
  private func results(_ run: CommandRun) throws -> [JSONValue] {
    let lines = try JSONLines(parsing: Array(run.output.utf8))
    return (0..<lines.count).map { lines[$0] }
  }

  private func oneLine(_ path: String) throws -> String {
    try Folder.text(of: Folder.package(path)).split(separator: "\n").joined(separator: " ")
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

  @Test("What is too long for a path is not repeated, however long it is")
  func longPath() throws {
    let name = String(repeating: "\u{1B}", count: 1 << 20)
    let run = CommandRun(
      "run",
      "--stdin",
      input: [name, #"{"id":7,"scenario":"\#(String(repeating: "n", count: 5000))"}"#]
    )
    let results = try results(run)
    #expect(run.status == 2)
    #expect(results.map { $0["name"]?.string } == ["line-1", "7"])
    let said = results.map { $0["errors"]?.elements.compactMap(\.string).joined() ?? "" }
    #expect(said.allSatisfy { $0.contains("longer than a path: 4096 bytes") }, "\(said)")
    #expect(run.output.utf8.count < 5000)
  }

  @Test("A line may be a whole scenario")
  func inline() throws {
    let text = try oneLine("Scenarios/arrival/far-side.json")
    let run = CommandRun("run", "--stdin", "--allow-outside", input: [text])
    let results = try results(run)
    #expect(results.count == 1)
    #expect(results[0]["name"]?.string == "line-1")
    #expect(results[0]["title"]?.string?.isEmpty == false)
    #expect((results[0]["records"]?.integer ?? 0) > 0)
  }

  @Test("A line may say how its result is known, and what of the recording belongs into it")
  func named() throws {
    let text = try oneLine("Scenarios/reroute/missed-turn.json")
      .replacing("../", with: "Scenarios/")
    let path = Folder.package("Scenarios/reroute/missed-turn.json")
    let run = CommandRun(
      "run",
      "--stdin",
      "--allow-outside",
      input: [
        #"{"id":"drive-17","name":"fleet/berlin/17","scenario":\#(text)}"#,
        #"{"id":18,"events":["navigator.rerouteStarted"],"scenario":\#(text)}"#,
        #"{"id":"x y","name":"other","scenario":"\#(path)"}"#,
      ]
    )
    let results = try results(run)
    #expect(run.status == 0)
    #expect(results.map { $0["id"]?.string } == ["drive-17", nil, "x y"])
    #expect(results[1]["id"]?.integer == 18)
    #expect(results.map { $0["name"]?.string } == ["fleet/berlin/17", "18", "other"])
    #expect(results.map { $0["recorded"]?.kind } == [nil, .array, nil])
    #expect(
      results[1]["recorded"]?.elements.map { $0["event"]?.string } == ["navigator.rerouteStarted"]
    )
    #expect(
      results[0]["worstMargin"]?["rule"]?.string == results[2]["worstMargin"]?["rule"]?.string
    )
    #expect(results[2]["golden"]?["state"]?.string == "equal")
  }

  @Test(
    "What is wrong with what is said of a scenario is told at its place",
    arguments: [
      (#"{"id":[1],"scenario":{}}"#, "line-1:7: error: expected a text or a whole number (at /id)"),
      (#"{"name":"../x","scenario":{}}"#, "line-1:9: error: expected a name such as"),
      (#"{"name":"a@b","scenario":{}}"#, "line-1:9: error: expected a name such as"),
      (#"{"scenario":3}"#, "line-1:13: error: expected a scenario or its path (at /scenario)"),
      (#"{"nmae":"x","scenario":{}}"#, "unknown key 'nmae'"),
      (#"{"events":["navigator.nonesuch"],"scenario":{}}"#, #""navigator.nonesuch" is no event"#),
      (#"{"id":"ok","scenario":{"version":1}}"#, "ok.json:1:1: error:"),
    ]
  )
  func wrong(line: String, message: String) throws {
    let run = CommandRun("run", "--stdin", input: [line])
    let result = try #require(try results(run).first)
    #expect(run.status == 2)
    #expect(result["exitCode"]?.integer == 2)
    let errors = result["errors"].map { $0.elements.compactMap(\.string) } ?? []
    #expect(errors.contains { $0.contains(message) }, "\(errors)")
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
