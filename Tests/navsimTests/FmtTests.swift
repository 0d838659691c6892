import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Formatting")
struct FmtTests {
  private static let spaced = """
    { "navsim": 1, "scenario": "a" }
    { "seq": 3, "t": 0, "source": "navigator", "event": "x" }

    """
  private static let canonical = """
    {"navsim":1,"scenario":"a"}
    {"seq":0,"t":0,"source":"navigator","event":"x"}

    """

  @Test("Every golden of the project is canonical")
  func goldens() {
    let run = CommandRun("fmt", "--check", Folder.package("Golden"))
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("nothing to format"))
  }

  @Test("Checking tells and writes nothing, formatting writes, and then nothing is left")
  func life() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let golden = try folder.write(Self.spaced, to: "Golden/a.jsonl")
      try folder.write("{\"a\":  1}", to: "Scenarios/traces/not-mine.json")
      let before = try folder.snapshot()
      let check = CommandRun("fmt", "--check", folder.path)
      #expect(check.status == 1)
      #expect(check.output.contains("would change  \(golden)\n"))
      #expect(check.error.contains("format    navsim fmt \(folder.path)"))
      #expect(try folder.snapshot() == before)
      let first = CommandRun("fmt", folder.path, "--json")
      #expect(first.status == 0)
      #expect(first.output.contains(golden))
      #expect(try Folder.text(of: golden) == Self.canonical)
      #expect(try Folder.text(of: folder("Scenarios/traces/not-mine.json")) == "{\"a\":  1}")
      #expect(CommandRun("fmt", "--check", folder.path).status == 0)
      #expect(CommandRun("lint", folder("Scenarios")).status == 0)
    }
  }

  @Test("A file that cannot be read is told with its line, and the others are formatted")
  func damaged() throws {
    try Folder.withTemporary { folder in
      try folder.write("{\n  \"a\": 1,\n}", to: "a.json")
      let marked = "<<<<<<< ours\n\(Self.canonical)=======\n\(Self.canonical)>>>>>>> theirs\n"
      try folder.write(marked, to: "b.jsonl")
      let sound = try folder.write(Self.spaced, to: "c.jsonl")
      let run = CommandRun("fmt", folder.path)
      #expect(run.status == 2)
      #expect(run.error.contains("\(folder("a.json")):3:1: error:"))
      #expect(run.error.contains("\(folder("b.jsonl")):1:1: error:"))
      #expect(try Folder.text(of: sound) == Self.canonical)
      #expect(try Folder.text(of: folder("b.jsonl")) == marked)
      #expect(CommandRun("fmt", folder("none.json")).status == 2)
      try folder.write("text", to: "d.txt")
      #expect(CommandRun("fmt", folder("d.txt")).status == 2)
      #expect(
        CommandRun("fmt", try folder.write("", to: "empty/x").replacing("/x", with: "")).status == 4
      )
    }
  }

  @Test("Standard input goes to standard output")
  func filter() throws {
    let script = "printf '%s' \"$1\" | \"$0\" fmt -"
    let run = try ChildProcess.run(
      "/bin/sh",
      ["-c", script, ChildProcess.navsim, Self.spaced]
    )
    #expect(run.status == 0)
    #expect(run.output == Self.canonical)
  }
}
