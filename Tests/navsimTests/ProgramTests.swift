import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

@Suite("The built program", .waits)
struct ProgramTests {
  @Test("Prints its version in one line")
  func version() throws {
    let run = try ChildProcess.run(ChildProcess.navsim, ["--version"])
    #expect(run.status == 0)
    #expect(run.output == Program.versionLine + "\n")
    #expect(run.error.isEmpty)
  }

  @Test("A closed pipe is no crash")
  func closedPipe() throws {
    let run = try ChildProcess.run(ChildProcess.navsim, ["--help"], closesOutput: true)
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
  }

  @Test("A full standard output is a fault")
  func fullOutput() throws {
    let run = try ChildProcess.run("/bin/sh", ["-c", "\(ChildProcess.navsim) --help > /dev/full"])
    #expect(run.status == 70)
    #expect(run.error.contains("standard output cannot be written: No space left on device"))
  }
}
