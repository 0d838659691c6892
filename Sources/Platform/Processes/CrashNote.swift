#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is known of a thread should it end by a trap: what it was doing, how far it had come, and how to do
/// it again.
///
/// A trap leaves nothing that can be relied on, so all of it is ready before: the handler writes down what
/// lies there. Where a ``CrashJournal`` is kept, it takes the note, and the program begins anew without the
/// work that trapped; else the words are said on standard error, and the code is that of a fault of the
/// harness, 70.
package enum CrashNote {
  /// How far a piece of work had come.
  package enum Stage: Int64, Hashable, Sendable, CaseIterable {
    /// Its input was being read.
    case reading
    /// Virtual time went on.
    case running
    /// What it came to was being judged and compared.
    case comparing
    /// What differs was being explained.
    case explaining
  }

  /// The numbers of a note, which lie before its text.
  struct Numbers {
    var item: UInt64 = 0
    var stage = Stage.reading.rawValue
    /// Virtual nanoseconds.
    var moment: Int64 = 0
    var seed: UInt64 = 0
    /// Whether an item is in hand that a journal may take note of.
    var isItem = false
    /// Where it is to trap, for who wants to see what becomes of that; `.max` and -1 nowhere.
    var trapMoment = Int64.max
    var trapStage: Int64 = -1

    /// The numbers of a piece of work that a journal takes note of.
    ///
    /// - Parameter text: its words, in which ``plantedTrap`` is looked for.
    init(item: UInt64, _ text: String) {
      (self.item, isItem) = (item, true)
      guard let planted = CrashNote.plantedTrap, text.contains(planted.text) else { return }
      if let stage = planted.stage {
        trapStage = stage.rawValue
      } else {
        trapMoment = planted.moment
      }
    }

    init() {}
  }

  /// What `NAVSIM_TRAP=text@when` asks for: work with the text in its words traps, at a virtual second or
  /// when it reaches a stage, so that it can be seen what a trap costs.
  private static let plantedTrap: (text: String, moment: Int64, stage: Stage?)? = {
    guard let value = unsafe getenv("NAVSIM_TRAP") else { return nil }
    let parts = unsafe String(cString: value).split(separator: "@", maxSplits: 1).map(String.init)
    guard let text = parts.first else { return nil }
    let when = parts.dropFirst().first ?? "0"
    let stage = Stage.allCases.first { "\($0)" == when }
    return (text, Int64((Double(when) ?? 0) * 1e9), stage)
  }()

  private static let textOffset = MemoryLayout<Numbers>.stride
  /// How many bytes the text of a note may have.
  private static let textLimit = 2048
  /// How many bytes the handler has to itself: a trap by too deep a recursion leaves it none.
  private static let stackSize = 1 << 16
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// The key of each thread's note.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { unsafe free($0) }
    return key
  }()

  /// Set up with the first note, once.
  private static let handlers: Void = {
    for signal in signals {
      var action = sigaction()
      #if canImport(Darwin)
        unsafe action.__sigaction_u.__sa_handler = { CrashNote.say($0) }
      #elseif canImport(Musl)
        unsafe action.__sa_handler.sa_handler = { CrashNote.say($0) }
      #else
        unsafe action.__sigaction_handler.sa_handler = { CrashNote.say($0) }
      #endif
      action.sa_flags = Int32(SA_ONSTACK)
      unsafe sigaction(signal, &action, nil)
    }
  }()

  // MARK: - Notes

  /// Does something; if this thread ends by a trap meanwhile, the text is said on standard error.
  ///
  /// - Throws: What the work throws.
  package static func whileRunning<Result>(
    _ text: @autoclosure () -> String,
    _ work: () throws -> Result
  ) rethrows -> Result {
    try whileRunning(text(), Numbers(), work)
  }

  /// Does a piece of work that a journal takes note of.
  static func whileRunning<Result>(
    _ text: String,
    item: UInt64,
    _ work: () throws -> Result
  ) rethrows -> Result {
    try whileRunning(text, Numbers(item: item, text), work)
  }

  /// Does something in a copy of this process, whose trap ends it as if nobody took note.
  ///
  /// - Parameter memory: where the copy leaves how far it came, for the process that made it.
  static func whileRunning(
    _ text: String,
    in memory: UnsafeMutableRawPointer,
    _ work: () -> Void
  ) {
    for number in signals { _ = signal(number, SIG_DFL) }
    unsafe memory.bindMemory(to: Numbers.self, capacity: 1)
      .initialize(to: Numbers(item: 0, text))
    unsafe pthread_setspecific(key, memory)
    work()
    pthread_setspecific(key, nil)
  }

  private static func whileRunning<Result>(
    _ text: String,
    _ numbers: Numbers,
    _ work: () throws -> Result
  ) rethrows -> Result {
    place(numbers, Array((text + "\n").utf8.prefix(textLimit - 1)) + [0])
    defer { place(Numbers(), [0]) }
    return try work()
  }

  /// Whether this thread has work in hand of which note is taken.
  package static var isInHand: Bool { unsafe note?.pointee.isItem ?? false }

  /// Notes how far the work in hand has come; never back.
  package static func reach(_ stage: Stage) {
    guard let note = unsafe note, unsafe note.pointee.stage < stage.rawValue else { return }
    unsafe note.pointee.stage = stage.rawValue
    if unsafe stage.rawValue == note.pointee.trapStage { _ = raise(SIGILL) }
  }

  /// Notes that a drive begins.
  package static func begin(seed: UInt64) {
    guard let note = unsafe note else { return }
    unsafe (note.pointee.seed, note.pointee.moment) = (seed, 0)
    reach(.running)
  }

  /// Notes the virtual time of the drive in hand.
  package static func pass(nanoseconds: Int64) {
    guard let note = unsafe note else { return }
    unsafe note.pointee.moment = nanoseconds
    if unsafe nanoseconds >= note.pointee.trapMoment { _ = raise(SIGILL) }
  }

  private static var note: UnsafeMutablePointer<Numbers>? {
    unsafe pthread_getspecific(key)?.assumingMemoryBound(to: Numbers.self)
  }

  private static func place(_ numbers: Numbers, _ text: [UInt8]) {
    guard let note = unsafe pthread_getspecific(key) ?? makeNote() else { return }
    unsafe note.assumingMemoryBound(to: Numbers.self).pointee = numbers
    unsafe (note + textOffset).copyMemory(from: text, byteCount: text.count)
  }

  /// Makes the note of this thread, and the stack that its handler runs on.
  private static func makeNote() -> UnsafeMutableRawPointer? {
    handlers
    let size = textOffset + textLimit
    guard let memory = unsafe malloc(size + stackSize) else { return nil }
    unsafe memory.bindMemory(to: Numbers.self, capacity: 1).initialize(to: Numbers())
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = memory + size
    unsafe stack.ss_size = stackSize
    unsafe sigaltstack(&stack, nil)
    unsafe pthread_setspecific(key, memory)
    return unsafe memory
  }

  /// Called by the handler: nothing but calls that may be made there.
  private static func say(_ signal: Int32) {
    if let memory = unsafe pthread_getspecific(key) {
      let numbers = unsafe memory.assumingMemoryBound(to: Numbers.self).pointee
      // Comes back only where nothing can be begun anew.
      if numbers.isItem { CrashJournal.note(numbers, signal) }
      let text = unsafe (memory + textOffset).assumingMemoryBound(to: CChar.self)
      unsafe _ = write(2, text, strlen(text))
    }
    _exit(70)
  }
}
