import CanonicalJSON
import Regression
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Migration")
struct MigrateTests {
  /// Steps from a version that never was: a scenario that called its title a name.
  private static let older = FileMigration(
    steps: [
      FileMigration.Step(from: 0, kind: .scenario) { root in
        var writer = JSONWriter()
        writer.beginObject()
        for member in root.members {
          writer.key(member.key == "name" ? "title" : member.key)
          if member.key == "version" { writer.integer(1) } else { writer.value(member.value) }
        }
        writer.endObject()
        return writer.bytes
      },
      FileMigration.Step(from: 0, kind: .recording) { line in
        var writer = JSONWriter()
        writer.beginObject()
        for member in line.members {
          writer.key(member.key)
          if member.key == "navsim" { writer.integer(1) } else { writer.value(member.value) }
        }
        writer.endObject()
        return writer.bytes
      },
    ],
    version: 1
  )

  @Test("An older file becomes one of the present version, step by step")
  func steps() throws {
    let scenario = Array(#"{"version":0,"name":"A drive"}"#.utf8)
    #expect(
      try Self.older.outcome(of: scenario, path: "a.json", kind: .scenario)
        == .migrated(
          from: 0,
          bytes: Array("{\n  \"version\": 1,\n  \"title\": \"A drive\"\n}\n".utf8)
        )
    )
    let recording = Array("{\"navsim\":0,\"scenario\":\"a\"}\n{\"t\":0,\"event\":\"x.a\"}\n".utf8)
    #expect(
      try Self.older.outcome(of: recording, path: "a.jsonl", kind: .recording)
        == .migrated(
          from: 0,
          bytes: Array(
            "{\"navsim\":1,\"scenario\":\"a\"}\n{\"t\":0,\"event\":\"x.a\"}\n{\"end\":0,\"records\":1}\n"
              .utf8
          )
        )
    )
  }

  @Test("The object 'known', which excused everything, is refused, and what it excused is named")
  func formerMark() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      #expect(CommandRun("accept", "--unseen", folder("Scenarios")).status == 0)
      let text = Suite.scenario(
        extra: """
          "known": { "issue": "#1" },
          "navigator": { "arrivalDistance": 60 },
          """
      ).replacing(#""expect": ["#, with: #""expect": [{ "never": "navigator.didArrive" }, "#)
      try folder.write(text, to: "Scenarios/ok.json")
      let lint = CommandRun("lint", folder("Scenarios/ok.json"))
      #expect(lint.status == 2)
      #expect(lint.output.contains("'known' must be an array, found an object"))
      #expect(lint.output.contains("'navsim migrate' tells what this one did"))
      let run = CommandRun("migrate", folder("Scenarios"))
      #expect(run.status == 2)
      #expect(run.error.contains("the expectation never navigator.didArrive\n"), "\(run.error)")
      #expect(run.error.contains("differences of didArrive\n"), "\(run.error)")
      #expect(try Folder.text(of: folder("Scenarios/ok.json")) == text)
    }
  }

  @Test("The files of the project are of the present version")
  func current() {
    let run = CommandRun(
      "migrate",
      "--check",
      Folder.package("Golden"),
      Folder.package("Scenarios")
    )
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("all of the present version"))
  }

  @Test(
    "A version that is not known is exit 2 and says what to do, for every command",
    arguments: ["2", "0", "\"1\""]
  )
  func unknown(version: String) throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let scenario = folder("Scenarios/ok.json")
      #expect(CommandRun("accept", "--unseen", scenario).status == 0)
      let golden = folder("Golden/ok.jsonl")
      let text = try Folder.text(of: golden)
        .replacing("{\"navsim\":1,", with: "{\"navsim\":\(version),")
      try folder.write(text, to: "Golden/ok.jsonl")
      let gate = CommandRun("test", folder("Scenarios"))
      #expect(gate.status == 2)
      #expect((gate.output + gate.error).contains("unknown recording version"))
      let migrate = CommandRun("migrate", golden)
      #expect(migrate.status == 2)
      #expect(migrate.error.contains("ok.jsonl:1:1: error: "))
      #expect(try Folder.text(of: golden) == text)
      #expect(CommandRun("diff", golden, golden).status == 2)
      try folder.write(
        Suite.scenario().replacing("\"version\": 1", with: "\"version\": \(version)"),
        to: "Scenarios/ok.json"
      )
      #expect(CommandRun("run", scenario).status == 2)
      #expect(CommandRun("migrate", scenario).status == 2)
    }
  }

  @Test("A file that cannot be read as JSON is told with its line, and stays")
  func damaged() throws {
    try Folder.withTemporary { folder in
      let path = try folder.write("{\n\"version\": 1,,\n}", to: "a.json")
      let run = CommandRun("migrate", folder.path)
      #expect(run.status == 2)
      #expect(run.error.contains("\(path):2:"))
      #expect(CommandRun("migrate", folder("none")).status == 2)
    }
  }
}
