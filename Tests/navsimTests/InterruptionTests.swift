import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("An interruption", .waits)
struct InterruptionTests {
  @Test("Ends a run with what it had shown, exit 130")
  func run() throws {
    try Folder.withTemporary { folder in
      try longSuite(folder, scenarios: 1)
      let run = try ChildProcess.run(
        ChildProcess.navsim,
        ["run", folder("Scenarios/long0.json")],
        interruptAfter: "A straight drive"
      )
      #expect(run.status == 130, "\(run.output)\(run.error)")
      #expect(run.output.contains("interrupted"))
    }
  }

  @Test(
    "Ends a test with a summary of what finished, and leaves no half of a file",
    arguments: [SIGINT, SIGTERM, SIGHUP]
  )
  func test(signal: Int32) throws {
    try Folder.withTemporary { folder in
      try longSuite(folder, scenarios: 4)
      let run = try ChildProcess.run(
        ChildProcess.navsim,
        ["test", folder("Scenarios"), "-j1", "--check-determinism", "none"],
        environment: [:],
        interruptAfter: "aaa-ok",
        signal: signal
      )
      #expect(run.status == 130, "\(run.output)\(run.error)")
      #expect(run.output.contains("interrupted: 1 scenario of 5 finished"))
      let written = try Folder(folder("Golden")).files()
      #expect(written == [folder("Golden/aaa-ok.new.jsonl")])
    }
  }

  @Test("Before the first scenario nothing runs")
  func atOnce() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let run = CommandRun(
        "test",
        folder("Scenarios"),
        environment: ["CI": "1"],
        isInterrupted: { true }
      )
      #expect(run.status == 130)
      #expect(run.output.contains("interrupted: 0 scenarios of 1 finished"))
    }
  }

  /// Writes a short scenario and others that take long enough to be interrupted.
  private func longSuite(_ folder: Folder, scenarios: Int) throws {
    try Suite.write(to: folder)
    if scenarios > 1 {
      try folder.write(Suite.scenario(), to: "Scenarios/aaa-ok.json")
      _ = try ChildProcess.run("/bin/rm", [folder("Scenarios/ok.json")])
    }
    let head = "time,latitude,longitude,accuracy\n"
    var rows = head
    for second in 0..<100_000 {
      // Five metres there and back, for two days.
      let longitude = second.isMultiple(of: 2) ? "9.5201" : "9.52015"
      rows += "\(1_772_352_000 + second),47.14,\(longitude),5\n"
    }
    try folder.write(rows, to: "Scenarios/traces/long.csv")
    for index in 0..<scenarios {
      try folder.write(
        Suite.scenario(trace: "traces/long.csv"),
        to: "Scenarios/long\(index).json"
      )
    }
  }
}
