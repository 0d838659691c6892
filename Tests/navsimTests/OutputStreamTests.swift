import Platform
import ScenarioLanguage
import Synchronization
import Testing

@testable import navsim

@Suite("Output")
struct OutputStreamTests {
  @Test("A reader that has gone is no error")
  func closedPipe() {
    #expect(CommandRun("--version", outcome: .closed).status == 0)
  }

  @Test("Output that cannot be written is a fault and says why")
  func fullDisk() {
    let run = CommandRun("--version", outcome: .failed("No space left on device"))
    #expect(run.status == 70)
    #expect(run.error == "error: standard output cannot be written: No space left on device\n")
  }

  @Test("JSON is JSON, whatever the terminal")
  func json() {
    let run = CommandRun("version", "--json", environment: ["FORCE_COLOR": "1"], isTerminal: true)
    #expect(
      run.output == "{\"version\":\"\(Program.version)\",\"swift\":\"\(Program.swiftVersion)\"}\n"
    )
  }

  @Test("An error that nobody expected is a fault with version and command line")
  func internalError() {
    struct Surprise: Error, CustomStringConvertible { var description: String { "surprise" } }
    let kept = Mutex("")
    let io = IO(
      output: .init(isTerminal: false) { _ in .written },
      error: .init(isTerminal: false) { bytes in
        kept.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
        return .written
      },
      width: 80,
      workingFolder: "/",
      isInterrupted: { false },
      readInput: { [] }
    )
    let session = Session(
      arguments: ["run", "a b"],
      environment: [:],
      io: io,
      color: .never,
      commands: []
    )
    #expect(session.finish(with: session.tell(Surprise())) == 70)
    #expect(
      kept.withLock { $0 } == """
        internal error: surprise
          \(Program.versionLine)
          navsim run 'a b'
          This is a defect of navsim; please report it with these lines.

        """
    )
  }
}
