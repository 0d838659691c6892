import Platform
import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

@Suite("Beginning a suite", .waits)
struct InitTests {
  @Test("What is begun passes at once, is clean, and a second call changes nothing")
  func begins() throws {
    try Folder.withTemporary { folder in
      let suite = folder("suite")
      let first = CommandRun("init", suite, "--ci", "github", "--yes")
      #expect(first.status == 0, "\(first.error)")
      #expect(first.output.contains("written   Scenarios/first-drive.json\n"))
      #expect(first.output.contains("written   Golden/first-drive.jsonl\n"))
      #expect(first.output.contains("\n\nnext\n  cd "))
      #expect(first.output.contains("  navsim test\n"))
      let test = CommandRun("test", folder("suite/Scenarios"), environment: ["CI": "1"])
      #expect(test.status == 0, "\(test.output)\(test.error)")
      #expect(test.output.contains("1 scenario passed"))
      #expect(CommandRun("lint", folder("suite/Scenarios")).status == 0)
      #expect(CommandRun("fmt", "--check", suite).status == 0)

      let before = try folder.snapshot()
      let second = CommandRun("init", suite, "--ci", "github", "--yes")
      #expect(second.status == 0)
      #expect(!second.output.contains("written"))
      #expect(try folder.snapshot() == before)
    }
  }

  @Test("What was ended between the first scenario and its golden is brought to its end")
  func ended() throws {
    try Folder.withTemporary { folder in
      let suite = folder("suite")
      #expect(CommandRun("init", suite, "--ci", "none", "--yes").status == 0)
      let whole = try folder.snapshot()
      try FileSystem.remove(folder("suite/Golden/first-drive.jsonl"))
      let again = CommandRun("init", suite, "--ci", "none", "--yes")
      #expect(again.status == 0, "\(again.error)")
      #expect(again.output.contains("written   Golden/first-drive.jsonl\n"))
      #expect(try folder.snapshot() == whole)
    }
  }

  @Test("The schema beside the scenarios is the one that they name")
  func schema() throws {
    try Folder.withTemporary { folder in
      #expect(CommandRun("init", folder.path, "--yes").status == 0)
      let schema = try Folder.text(of: folder("Scenarios/schema/scenario.schema.json"))
      #expect(schema == CommandRun("schema").output)
      #expect(
        try Folder.text(of: folder("Scenarios/first-drive.json")).contains(
          "\"schema/scenario.schema.json\""
        )
      )
    }
  }

  @Test("What a repository has stays: its scenarios, its CI, and the lines of its ignore file")
  func keeps() throws {
    try Folder.withTemporary { folder in
      try folder.write("{}", to: "Scenarios/deep/mine.json")
      try folder.write("build/\n  .navsim/", to: ".gitignore")
      try folder.write("stages: [mine]\n", to: ".gitlab-ci.yml")
      let run = CommandRun("init", folder.path, "--ci", "gitlab", "--yes")
      #expect(run.status == 0, "\(run.error)")
      #expect(try Folder.text(of: folder("Scenarios/deep/mine.json")) == "{}")
      #expect(try Folder.text(of: folder(".gitignore")) == "build/\n  .navsim/\n*.new.jsonl\n")
      #expect(try Folder.text(of: folder(".gitlab-ci.yml")) == "stages: [mine]\n")
      #expect(run.output.contains("extended  .gitignore\n"))
      #expect(run.output.contains("kept      .gitlab-ci.yml\n"))
      #expect(run.output.contains("include: { local: .gitlab/navsim.gitlab-ci.yml }"))
      let files = try folder.files()
      #expect(!files.contains { $0.hasSuffix("first-drive.json") })
    }
  }

  @Test("A recorded drive takes the sketch's place", .timeLimit(.minutes(2)))
  func drive() throws {
    try Folder.withTemporary { folder in
      let trace = Folder.package("Scenarios/traces/harbour-missed-turn.gpx")
      let map = Folder.package("Scenarios/maps/harbour.osm")
      let run = CommandRun("init", folder.path, "--trace", trace, "--map", map, "--yes")
      #expect(run.status == 0, "\(run.output)\(run.error)")
      let scenarios = try folder.files().filter { $0.hasPrefix(folder("Scenarios/recorded")) }
      #expect(scenarios.contains { $0.hasSuffix("harbour-missed-turn.json") })
      #expect(CommandRun("test", folder("Scenarios")).status == 0)
    }
  }

  @Test(
    "A fixed release stands in the file, and no variable does",
    arguments: ["github", "gitlab"]
  )
  func fixedRelease(forge: String) throws {
    try Folder.withTemporary { folder in
      let digest = String(repeating: "0f", count: 32)
      let address = "https://example.org/navsim.tar.xz"
      let run = CommandRun(
        "init",
        folder.path,
        "--ci",
        forge,
        "--release",
        address,
        "--sha256",
        digest,
        "--yes"
      )
      #expect(run.status == 0, "\(run.error)")
      let path = try #require(Forge(rawValue: forge)?.path)
      let text = try Folder.text(of: folder(path))
      #expect(text.contains("\"\(address)\"") && text.contains("\"\(digest)\""))
      #expect(!text.contains("swift:") && !text.contains("vars."))
    }
  }

  @Test(
    "The repository's remote tells the forge",
    arguments: [
      ("git@github.com:someone/app.git", Forge.github),
      ("https://gitlab.example.org/someone/app.git", .gitlab),
      ("ssh://git.example.org/app.git", .none),
    ]
  )
  func remote(address: String, forge: Forge) throws {
    try Folder.withTemporary { folder in
      for words in [["init", "-q"], ["remote", "add", "origin", address]] {
        let git = try ChildProcess.run("/usr/bin/env", ["git", "-C", folder.path] + words)
        #expect(git.status == 0, "\(git.error)")
      }
      #expect(CommandRun("init", folder.path, "--yes").status == 0)
      let files = try folder.files()
      for other in Forge.allCases {
        guard let path = other.path else { continue }
        #expect(files.contains(folder(path)) == (other == forge), "\(path)")
      }
    }
  }

  @Test(
    "What does not fit is told, and nothing is written",
    arguments: [
      (["--ci", "jenkins"], "github"),
      (["--release", "https://example.org/a"], "belong together"),
      (["--sha256", "00"], "belong together"),
      (
        ["--ci", "github", "--release", "https://example.org/a", "--sha256", "00"],
        "64 hexadecimal digits"
      ),
      (
        ["--ci", "github", "--release", "a\"b", "--sha256", String(repeating: "0", count: 64)],
        "address of an archive"
      ),
      (
        [
          "--ci", "none", "--release", "https://example.org/a", "--sha256",
          String(repeating: "0", count: 64),
        ], "--ci github"
      ),
      (["--map", "town.osm"], "--trace"),
      (["--trace", "drive.gpx"], "which map"),
    ]
  )
  func refused(words: [String], message: String) throws {
    try Folder.withTemporary { folder in
      let run = CommandRun(arguments: ["init", folder.path, "--yes"] + words)
      #expect(run.status == 2)
      #expect(run.error.contains(message), "\(run.error)")
      let files = try folder.files()
      #expect(files == [])
    }
  }

  @Test("A file in the folder's place is told, and without a terminal nothing is asked")
  func places() throws {
    try Folder.withTemporary { folder in
      let file = try folder.write("x", to: "file")
      let run = CommandRun("init", file, "--yes")
      #expect(run.status == 2)
      #expect(run.error.contains("\(file): error: is not a folder"))
      let silent = CommandRun("init", folder.path)
      #expect(silent.status == 2)
      #expect(silent.error.contains("--yes takes the defaults"))
      let files = try folder.files()
      #expect(files == [file])
    }
  }

  @Test("In a terminal it asks first: no writes nothing, Enter begins")
  func asks() throws {
    try Folder.withTemporary { folder in
      for (answer, isBegun) in [("n\n", false), ("\n", true)] {
        let terminal = try PseudoTerminal(ChildProcess.navsim, ["init", folder.path])
        #expect(terminal.wait(for: "Begin a suite here? [Y/n]"), "\(terminal.screen)")
        terminal.type(answer)
        #expect(terminal.end() == 0, "\(terminal.screen)")
        let files = try folder.files()
        #expect(files.isEmpty != isBegun)
      }
    }
  }
}
