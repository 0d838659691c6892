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

/// What a trap in a copy of the process leaves behind; what one in the program itself does, ``TrapTests`` of the
/// program try.
@Suite(.waits) struct ProcessCopyTests {
  @Test("A trap in a copy is known with moment and seed, and this process goes on")
  func trap() async {
    await #expect(processExitsWith: .exitCode(33)) {
      let crash = ProcessCopy.crash(whileDoing: "x") {
        CrashNote.begin(seed: 3)
        CrashNote.pass(nanoseconds: 5)
        _ = raise(SIGBUS)
      }
      let isRight =
        crash?.stage == .running && crash?.signal == SIGBUS && crash?.moment == 5
        && crash?.seed == 3
      exit(isRight ? 33 : 2)
    }
  }

  @Test("A copy that comes to its end leaves nothing behind")
  func sound() async {
    await #expect(processExitsWith: .exitCode(33)) {
      exit(ProcessCopy.crash(whileDoing: "x") {} == nil ? 33 : 2)
    }
  }
}
