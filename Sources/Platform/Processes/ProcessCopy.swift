import CProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A copy of this process that does something dangerous in its place.
package enum ProcessCopy {
  /// Does something in a copy of this process, which leaves nothing behind but how it ended.
  ///
  /// Only where no other thread of this program holds what the work needs: the copy has this thread alone.
  ///
  /// - Parameter text: what it does, in words.
  /// - Returns: The trap that ended it; nil where it came to its end, or no copy could be made.
  package static func crash(whileDoing text: String, _ work: () -> Void) -> CrashJournal.Crash? {
    let size = MemoryLayout<CrashNote.Numbers>.stride
    guard
      let shared = unsafe mmap(
        nil,
        size,
        PROT_READ | PROT_WRITE,
        MAP_SHARED | MAP_ANONYMOUS,
        -1,
        0
      ),
      unsafe shared != MAP_FAILED
    else { return nil }
    defer { _ = unsafe munmap(shared, size) }
    let child = navsim_fork()
    if child == 0 {
      // Whoever watches wants no word of what is tried in vain.
      let null = SystemCall.open("/dev/null", O_WRONLY, 0)
      if null >= 0 { _ = dup2(null, 2) }
      unsafe CrashNote.whileRunning(text, in: shared, work)
      _exit(0)
    }
    guard child > 0 else { return nil }
    var state: Int32 = 0
    while unsafe waitpid(child, &state, 0) < 0, errno == EINTR {}
    let numbers = unsafe shared.assumingMemoryBound(to: CrashNote.Numbers.self).pointee
    guard case .signal(let signal) = ChildEnding(waitStatus: state) else { return nil }
    return CrashJournal.Crash(
      stage: CrashNote.Stage(rawValue: numbers.stage) ?? .reading,
      moment: numbers.moment,
      seed: numbers.seed,
      signal: signal
    )
  }
}
