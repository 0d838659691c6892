import Platform
import Synchronization
import Testing

@testable import navsim

@Suite("test --watch")
struct WatchTests {
  /// Watches a suite, doing something at each pause, until there is nothing left to do.
  private static func watch(
    _ arguments: [String],
    _ steps: [() throws -> Void]
  ) throws -> (code: Int32, output: String, error: String) {
    let isOver = Mutex(false)
    let output = Mutex<[UInt8]>([])
    let error = Mutex<[UInt8]>([])
    let io = IO(
      output: IO.Stream(isTerminal: false) { bytes in
        output.withLock { $0 += bytes }
        return .written
      },
      error: IO.Stream(isTerminal: false) { bytes in
        error.withLock { $0 += bytes }
        return .written
      },
      width: 200,
      workingFolder: "/",
      isInterrupted: { isOver.withLock { $0 } },
      readInput: { [] }
    )
    let session = Session(
      arguments: [],
      environment: [:],
      io: io,
      color: .never,
      commands: []
    )
    let parsed = try ArgumentParser(TestCommand.description).parse(arguments + ["--watch"])
    var left = steps[...]
    var failure: (any Error)?
    let code = try TestCommand.watch(parsed, in: session) {
      guard let step = left.popFirst() else { return isOver.withLock { $0 = true } }
      do { try step() } catch let problem { failure = problem }
    }
    if let failure { throw failure }
    let status = session.finish(with: code)
    return (
      status, String(decoding: output.withLock { $0 }, as: UTF8.self),
      String(decoding: error.withLock { $0 }, as: UTF8.self)
    )
  }

  private func withSuite(_ body: (Folder) throws -> Void) throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      try folder.write(Suite.scenario(), to: "Scenarios/other.json")
      #expect(CommandRun("test", folder("Scenarios"), "--update", "all").status == 0)
      try body(folder)
    }
  }

  @Test("First all is tested, then what a change concerns, and nothing while nothing changes")
  func changes() throws {
    try withSuite { folder in
      let run = try Self.watch(
        [folder("Scenarios")],
        [
          {},
          { try folder.write(Suite.scenario(extra: #" "tags": ["x"],"#), to: "Scenarios/ok.json") },
          {},
          { try folder.write("nobody names it", to: "Scenarios/notes.txt") },
        ]
      )
      #expect(run.code == 0)
      #expect(run.output.components("2 scenarios passed") == 1)
      #expect(run.output.components("1 scenario passed") == 1)
      #expect(run.output.components("PASS") == 3)
      #expect(run.error.components("changed  ") == 1)
      #expect(run.error.contains("Scenarios/ok.json"))
      #expect(run.error.components("watching 2 scenarios; Ctrl-C ends") == 2)
    }
  }

  @Test(
    "A trace that two scenarios drive concerns both, a new scenario itself, a golden its scenario"
  )
  func files() throws {
    try withSuite { folder in
      let trace = try Folder.bytes(of: folder("Scenarios/traces/straight.csv"))
      let golden = try Folder.bytes(of: folder("Golden/other.jsonl"))
      let run = try Self.watch(
        [folder("Scenarios"), "--update", "missing"],
        [
          { try folder.write(trace + [0x0A], to: "Scenarios/traces/straight.csv") },
          { try folder.write(Suite.scenario(), to: "Scenarios/new.json") },
          { try folder.write(golden + [0x0A], to: "Golden/other.jsonl") },
        ]
      )
      let tested = run.error.split(separator: "\n").filter { $0.hasPrefix("changed") }
      #expect(tested.count == 3, "\(run.error)")
      #expect(run.output.contains("NEW "))
      #expect(run.output.components("2 scenarios passed") == 2, "\(run.output)")
      #expect(run.error.contains("watching 3 scenarios"))
    }
  }

  @Test("A slip is told and ends nothing, and its mending is tested")
  func slip() throws {
    try withSuite { folder in
      let run = try Self.watch(
        [folder("Scenarios")],
        [
          { try folder.write("{", to: "Scenarios/ok.json") },
          { try folder.write(Suite.scenario(), to: "Scenarios/ok.json") },
        ]
      )
      #expect(run.output.contains("ok.json:1:2"))
      #expect(run.output.components("1 of 1 scenario failed") == 1)
      #expect(run.output.components("1 scenario passed") == 1)
      #expect(run.code == 0)
    }
  }

  @Test("The code is that of the last test")
  func code() throws {
    try withSuite { folder in
      let run = try Self.watch(
        [folder("Scenarios")],
        [{ try folder.write("{", to: "Scenarios/ok.json") }]
      )
      #expect(run.code == 2)
    }
  }

  @Test("It is for a person: what has an end, and continuous integration, are refused")
  func refused() {
    for options in [["--json"], ["--list"]] {
      let run = CommandRun(arguments: ["test", "--watch"] + options)
      #expect(run.status == 2)
      #expect(run.error.contains("--watch has no end"))
    }
    #expect(CommandRun("test", "--watch", environment: ["CI": "1"]).status == 2)
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
