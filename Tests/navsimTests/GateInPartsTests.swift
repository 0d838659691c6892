import Platform
import CanonicalJSON
import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

/// The gate as a server of continuous integration uses it: in parts, with reports.
@Suite("The gate in parts", .waits)
struct GateInPartsTests {
  private func withSuite(_ body: (Folder) throws -> Void) throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      for name in ["a/one", "a/two", "b/three", "b/four", "five"] {
        let depth = name.contains("/") ? "../" : ""
        try folder.write(
          Suite.scenario(
            extra: name.hasPrefix("a") ? #" "tags": ["smoke"],"# : "",
            trace: depth + "traces/straight.csv",
            body: depth + "cassettes/straight.json"
          ),
          to: "Scenarios/\(name).json"
        )
      }
      #expect(CommandRun("test", folder("Scenarios"), "--update", "all").status == 0)
      try body(folder)
    }
  }

  private func list(_ folder: Folder, _ options: String..., environment: [String: String] = [:])
    -> [String]
  {
    CommandRun(
      arguments: ["test", folder("Scenarios"), "--list"] + options,
      environment: environment
    ).output.split(separator: "\n").map(String.init)
  }

  @Test("The parts are disjoint and complete, by the option and by Bazel's variables")
  func shards() throws {
    try withSuite { folder in
      let all = list(folder)
      #expect(all.count == 6)
      let parts = (1...3).map { list(folder, "--shard", "\($0)/3") }
      #expect(parts.flatMap(\.self).sorted() == all.sorted())
      let bazel = (0..<3).map {
        list(
          folder,
          environment: [
            "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "\($0)",
            "TEST_SHARD_STATUS_FILE": folder("status"),
          ]
        )
      }
      #expect(bazel == parts)
      #expect(folder.exists("status"))
    }
  }

  @Test("A part that does not exist is invalid input", arguments: ["0/3", "4/3", "x"])
  func noShard(text: String) {
    #expect(CommandRun("test", "--shard", text).status == 2)
    let environment = ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"]
    #expect(CommandRun("test", environment: environment).status == 2)
  }

  @Test("A part that lacks a scenario is refused; one that was interrupted is no green whole")
  func lacking() throws {
    try withSuite { folder in
      for number in [1, 2] {
        let part = CommandRun("test", folder("Scenarios"), "--shard", "\(number)/2", "--json")
        try folder.write(part.output, to: "\(number).json")
      }
      let paths = [folder("1.json"), folder("2.json")]
      #expect(CommandRun(arguments: ["merge-reports"] + paths).status == 0)
      let whole = try Folder.text(of: paths[1])
      try folder.write(
        whole.replacing(#""interrupted":false"#, with: #""interrupted":true"#),
        to: "2.json"
      )
      #expect(CommandRun(arguments: ["merge-reports"] + paths).status == 130)
      let more = try #require(whole.firstMatch(of: #/"scenarios":([0-9]+)/#))
      let told = try #require(Int(more.1))
      try folder.write(
        whole.replacing(String(more.0), with: "\"scenarios\":\(told + 1)"),
        to: "2.json"
      )
      let lacking = CommandRun(arguments: ["merge-reports"] + paths)
      #expect(lacking.status == 2)
      #expect(lacking.error.contains("it tells of \(told), and its part has \(told + 1) scenario"))
    }
  }

  @Test("Tags choose scenarios")
  func tags() throws {
    try withSuite { folder in
      #expect(list(folder, "--tag", "smoke") == ["a/one", "a/two"])
      #expect(CommandRun("test", folder("Scenarios"), "--tag", "nonesuch").status == 4)
    }
  }

  @Test("What failed last time is run again, with what is new; in CI nothing is remembered")
  func lastFailed() throws {
    try withSuite { folder in
      #expect(list(folder, "--last-failed").isEmpty)
      try folder.write("gone\n", to: "Golden/b/three.jsonl")
      try folder.write(Suite.scenario(), to: "Scenarios/new.json")
      #expect(CommandRun("test", folder("Scenarios"), "--filter", "b/").status == 2)
      #expect(list(folder, "--last-failed") == ["b/three", "new"])
      let kept = try Folder.bytes(of: folder(".navsim/last-run.json"))
      _ = CommandRun("test", folder("Scenarios"), environment: ["CI": "1"])
      #expect(try Folder.bytes(of: folder(".navsim/last-run.json")) == kept)
      _ = CommandRun(
        "test",
        folder("Scenarios"),
        "--artifacts",
        folder("kept"),
        environment: ["CI": "1"]
      )
      #expect(folder.exists("kept/last-run.json"))
    }
  }

  @Test("What passed is not run again until a file of it, the golden or the program changes")
  func cache() throws {
    try withSuite { folder in
      try folder.write("a program", to: "program")
      func test(_ options: String...) -> CommandRun {
        CommandRun(
          arguments: ["test", folder("Scenarios"), "--json"] + options,
          program: folder("program")
        )
      }
      func run(_ result: CommandRun) throws -> [String] {
        let document = try JSONDocument(parsing: Array(result.output.utf8))
        return document.root["scenarios"]?.elements
          .filter { $0["asBefore"]?.bool != true }.compactMap { $0["name"]?.string } ?? []
      }
      let all = ["a/one", "a/two", "b/four", "b/three", "five", "ok"]
      #expect(try run(test("--cache")) == all)
      let again = test("--cache")
      #expect(try run(again) == [])
      #expect(again.status == 0)
      #expect(again.error.contains("6 of them as at their last run, not run again"))
      #expect(try run(test()) == all, "only where it is asked for")

      try folder.write(Suite.scenario(extra: #" "tags": ["x"],"#), to: "Scenarios/ok.json")
      #expect(try run(test("--cache")) == ["ok"])
      try folder.write(#"{"version":1}"#, to: "Scenarios/b/_defaults.json")
      #expect(try run(test("--cache")) == ["b/four", "b/three"])
      try folder.write("gone\n", to: "Golden/a/one.jsonl")
      #expect(try run(test("--cache")) == ["a/one"])
      #expect(try run(test("--cache")) == ["a/one"], "what failed is run again")
      try folder.write("another program", to: "program")
      #expect(try run(test("--cache")) == all)
      try folder.write(try Suite.route() + "\n", to: "Scenarios/cassettes/straight.json")
      #expect(try run(test("--cache")) == all, "every scenario names the cassette")
    }
  }

  @Test(
    "What proves something leaves nothing out",
    arguments: [
      "--check-determinism", "--check-determinism=none", "--report=x", "--plant=stepByOffset",
    ]
  )
  func cacheRefused(option: String) {
    let run = CommandRun("test", "Scenarios", "--cache", option)
    #expect(run.status == 2)
    #expect(run.error.contains("--cache runs less than"))
    let inCI = CommandRun("test", "Scenarios", "--cache", environment: ["CI": "1"])
    #expect(inCI.status == 2)
    #expect(inCI.error.contains("--artifacts"))
  }

  @Test("Only what changed since a commit is chosen")
  func onlyChanged() throws {
    try withSuite { folder in
      func git(_ words: String...) throws {
        let identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
        let child = try SystemChild(running: "git", ["-C", folder.path] + identity + words)
        #expect(child.status == 0, "git \(words)")
      }
      func changed(_ reference: String = "HEAD") throws -> CommandRunResult {
        let child = try ChildProcess.run(
          ChildProcess.navsim,
          ["test", "--list", "--only-changed", reference],
          folder: folder.path
        )
        return (child.status, child.output.split(separator: "\n").map(String.init), child.error)
      }
      try git("init", "-q")
      try git("add", ".")
      try git("commit", "-q", "-m", "x")
      #expect(try changed().status == 4)
      try folder.write(Suite.scenario() + "\n", to: "Scenarios/ok.json")
      try folder.write("x", to: "Golden/b/four.jsonl")
      #expect(try changed().names == ["b/four", "ok"])
      try folder.write("x", to: "Scenarios/traces/straight.csv")
      #expect(try changed().names.count == 6, "every scenario names the trace")
      let unknown = try changed("nonesuch")
      #expect(unknown.status == 2)
      #expect(unknown.error.contains("git knows no 'nonesuch'"))
    }
  }

  private typealias CommandRunResult = (status: Int32, names: [String], error: String)

  @Test("Reports of parts become one report, with one exit code")
  func merging() throws {
    try withSuite { folder in
      try folder.write("gone\n", to: "Golden/b/three.jsonl")
      var blobs: [String] = []
      for number in 1...2 {
        let blob = folder("part-\(number).json")
        _ = CommandRun(
          "test",
          folder("Scenarios"),
          "--shard",
          "\(number)/2",
          "--reporter",
          "blob=\(blob)"
        )
        blobs.append(blob)
      }
      let merged = CommandRun(
        arguments: ["merge-reports"] + blobs
          + ["--json", "--reporter", "junit=\(folder("all.xml"))"]
      )
      #expect(merged.status == 2)
      let document = try JSONDocument(parsing: Array(merged.output.utf8))
      #expect(document.root["scenarios"]?.elements.map { $0["name"]?.string } == list(folder))
      #expect(merged.error.contains("1 of 6 scenarios failed"))
      let xml = try Folder.text(of: folder("all.xml"))
      #expect(xml.contains("tests=\"6\" failures=\"0\" errors=\"1\""))
      let twice = CommandRun("merge-reports", blobs[0], blobs[0])
      #expect(twice.status == 2)
      #expect(twice.error.contains("is also in"))
      #expect(CommandRun("merge-reports", folder("all.xml")).status == 2)
    }
  }

  @Test("GitHub's actions are told of failures and get a summary")
  func gitHub() throws {
    try withSuite { folder in
      try folder.write("gone\n", to: "Golden/b/three.jsonl")
      try folder.write("before\n", to: "summary.md")
      let run = CommandRun(
        "test",
        folder("Scenarios"),
        environment: [
          "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder("summary.md"),
        ]
      )
      #expect(run.error.contains("::error file="))
      let summary = try Folder.text(of: folder("summary.md"))
      #expect(summary.hasPrefix("before\n### navsim\n\n**1 of 6 scenarios failed.**\n"))
    }
  }

  @Test("A form that no reporter writes is named", arguments: ["xml=a", "junit", "junit=", "=a"])
  func unknownReporter(text: String) {
    let run = CommandRun("test", "--reporter", text)
    #expect(run.status == 2)
    #expect(run.error.contains("expected form=file"))
  }
}
