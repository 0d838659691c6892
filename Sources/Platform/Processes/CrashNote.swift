#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is said on standard error should a thread end by a trap: what it was doing, and how to do it again.
///
/// A trap leaves nothing that can be relied on, so the words are ready before: the handler writes bytes
/// that lie there, and ends the program with the code of a fault of the harness, 70.
package enum CrashNote {
  /// How many bytes a note may have.
  private static let noteLimit = 2048
  /// How many bytes the handler has to itself: a trap by too deep a recursion leaves it none.
  private static let stackSize = 1 << 16
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// The key of each thread's note; made with the handlers, once.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { unsafe free($0) }
    for signal in signals {
      var action = sigaction()
      #if canImport(Darwin)
        unsafe action.__sigaction_u.__sa_handler = { _ in CrashNote.say() }
      #elseif canImport(Musl)
        unsafe action.__sa_handler.sa_handler = { _ in CrashNote.say() }
      #else
        unsafe action.__sigaction_handler.sa_handler = { _ in CrashNote.say() }
      #endif
      action.sa_flags = Int32(SA_ONSTACK)
      unsafe sigaction(signal, &action, nil)
    }
    return key
  }()

  /// Does something; if this thread ends by a trap meanwhile, the text is said on standard error.
  ///
  /// - Throws: What the work throws.
  package static func whileRunning<Result>(
    _ text: @autoclosure () -> String,
    _ work: () throws -> Result
  ) rethrows -> Result {
    place(Array((text() + "\n").utf8.prefix(noteLimit - 1)) + [0])
    defer { place([0]) }
    return try work()
  }

  private static func place(_ bytes: [UInt8]) {
    guard let note = unsafe pthread_getspecific(key) ?? makeNote() else { return }
    unsafe note.copyMemory(from: bytes, byteCount: bytes.count)
  }

  /// Makes the note of this thread, and the stack that its handler runs on.
  private static func makeNote() -> UnsafeMutableRawPointer? {
    guard let memory = unsafe malloc(noteLimit + stackSize) else { return nil }
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = memory + noteLimit
    unsafe stack.ss_size = stackSize
    unsafe sigaltstack(&stack, nil)
    unsafe pthread_setspecific(key, memory)
    return unsafe memory
  }

  /// Called by the handler: nothing but calls that may be made there.
  private static func say() {
    if let note = unsafe pthread_getspecific(key) {
      unsafe _ = write(2, note, strlen(note.assumingMemoryBound(to: CChar.self)))
    }
    _exit(70)
  }
}
