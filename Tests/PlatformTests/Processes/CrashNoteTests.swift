import Testing
import Waiting

@testable import Platform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite(.waits) struct CrashNoteTests {
  @Test("A trap says what was being done, and the code is 70")
  func trap() async {
    let result = await #expect(
      processExitsWith: .exitCode(70),
      observing: [\.standardErrorContent]
    ) {
      CrashNote.whileRunning("in hand: case 7") {
        _ = raise(SIGILL)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("in hand: case 7\n"))
  }

  @Test("A thread names its own work, and work that is over is named no more")
  func own() async {
    let result = await #expect(
      processExitsWith: .exitCode(70),
      observing: [\.standardErrorContent]
    ) {
      CrashNote.whileRunning("over") {}
      CrashNote.whileRunning("of this thread") {
        let thread = SystemThread {
          CrashNote.whileRunning("of the other") { _ = raise(SIGSEGV) }
        }
        thread?.join()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("of the other") && !said.contains("over\n") && !said.contains("this"))
  }

  @Test("What is done comes back as it is where nothing traps")
  func sound() {
    #expect(CrashNote.whileRunning("never said") { 7 } == 7)
  }
}
