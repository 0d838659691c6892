import CProcesses
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a program remembers over its own death, so that a trap costs one piece of its work and no more.
///
/// Work is done in this process and at its full speed. Should a piece of it trap, the handler notes which,
/// and puts the same program with the same arguments in the place of this one: it finds the journal, leaves
/// out what trapped, and comes to the end. What lies in memory after a trap is trusted by nobody. The journal
/// is a file without a name that both see in their memory.
package final class CrashJournal: Sendable {
  /// A piece of work that ended by a trap.
  package struct Crash: Hashable, Sendable {
    /// How far it had come.
    package let stage: CrashNote.Stage
    /// Virtual nanoseconds of the drive in hand.
    package let moment: Int64
    /// The seed of that drive.
    package let seed: UInt64
    /// The number of the signal.
    package let signal: Int32

    /// Creates a crash.
    package init(stage: CrashNote.Stage, moment: Int64, seed: UInt64, signal: Int32) {
      self.stage = stage
      self.moment = moment
      self.seed = seed
      self.signal = signal
    }

    /// The name of the signal.
    package var signalName: String {
      switch signal {
      case SIGILL: "SIGILL"
      case SIGTRAP: "SIGTRAP"
      case SIGABRT: "SIGABRT"
      case SIGBUS: "SIGBUS"
      case SIGFPE: "SIGFPE"
      case SIGSEGV: "SIGSEGV"
      default: "signal \(signal)"
      }
    }
  }

  /// What the first bytes of the file hold.
  private struct Head {
    var magic: UInt64 = CrashJournal.magic
    var crashCount = 0
    /// How many lines of results people have seen already.
    var told = 0
  }

  private struct Record {
    var item: UInt64
    var stage: Int64
    var moment: Int64
    var seed: UInt64
    var signal: Int64
  }

  private static let magic: UInt64 = 0x6E61_7673_696D_0001
  private static let variable = "NAVSIM_CRASHES"
  /// After so many traps the program is not begun anew.
  package static let limit = 200
  private static let recordOffset = MemoryLayout<Head>.stride
  private static let slotOffset = recordOffset + limit * MemoryLayout<Record>.stride

  /// The journal in use, and what the program is begun anew with.
  @unsafe
  private struct Relay {
    let memory: UnsafeMutableRawPointer
    let file: Int32
    let program: UnsafeMutablePointer<CChar>
    let arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    let environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  }

  /// The address of the one ``Relay``, which stays to the end; 0 while there is none.
  private static let current = Atomic<UInt>(0)
  /// Whether a thread is about to begin anew.
  private static let isEnding = Atomic<Bool>(false)
  /// Whether a result is being told.
  private static let isTelling = Atomic(false)

  /// What trapped before, by the piece of work.
  private let crashes: [UInt64: Crash]
  /// How many pieces of work leave a number behind.
  private let slotCount: Int

  private init(_ crashes: [UInt64: Crash], slotCount: Int) {
    self.crashes = crashes
    self.slotCount = slotCount
  }

  /// Creates a journal of what is said to have trapped, which takes no more note of anything.
  package convenience init(of crashes: [UInt64: Crash]) { self.init(crashes, slotCount: 0) }

  // MARK: - Opening

  /// Opens the journal that the program kept before it trapped, or begins one.
  ///
  /// - Parameters:
  ///   - slots: how many pieces of work may leave a number behind, see ``keep(_:in:)``.
  ///   - folder: an existing folder, for the file.
  /// - Returns: Nil where there is one already, or none can be kept: a trap ends the program then.
  package static func open(slots: Int = 0, in folder: String) -> CrashJournal? {
    guard current.load(ordering: .relaxed) == 0, let program = unsafe strdup(ownProgram) else {
      return nil
    }
    let size = slotOffset + slots * MemoryLayout<Int64>.stride
    guard let file = inherited() ?? made(in: folder), ftruncate(file, off_t(size)) == 0,
      let memory = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      unsafe memory != MAP_FAILED
    else { return nil }
    let head = unsafe memory.assumingMemoryBound(to: Head.self)
    if unsafe head.pointee.magic != magic { unsafe head.initialize(to: Head()) }
    let relay = UnsafeMutablePointer<Relay>.allocate(capacity: 1)
    unsafe relay.initialize(
      to: Relay(
        memory: memory,
        file: file,
        program: program,
        arguments: CommandLine.unsafeArgv,
        environment: environment(naming: file)
      )
    )
    current.store(UInt(bitPattern: relay), ordering: .relaxed)
    return unsafe CrashJournal(records(in: memory), slotCount: slots)
  }

  private static var ownProgram: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      CommandLine.arguments.first ?? "navsim"
    #endif
  }

  /// Returns the file of the program before, if there was one: a file without a name, of our making.
  private static func inherited() -> Int32? {
    guard let text = unsafe getenv(variable), let file = unsafe Int32(String(cString: text)) else {
      return nil
    }
    // Children are not to take it for theirs.
    _ = unsafe unsetenv(variable)
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_nlink == 0, status.st_size >= slotOffset, fcntl(file, F_SETFD, FD_CLOEXEC) == 0
    else { return nil }
    var magic: UInt64 = 0
    guard unsafe pread(file, &magic, 8, 0) == 8, magic == Self.magic else { return nil }
    return file
  }

  private static func made(in folder: String) -> Int32? {
    #if os(Linux)
      // A file that never had a name leaves nothing behind, whenever the process is killed. Swift does not
      // import `O_TMPFILE`; `__O_TMPFILE` is 020000000 on every processor that Swift knows (asm-generic/fcntl.h).
      let unnamed = SystemCall.open(folder, O_RDWR | 0o20000000 | O_DIRECTORY | O_CLOEXEC, 0o600)
      if unnamed >= 0 { return unnamed }
    #endif
    let path = Paths.join(folder, TemporaryFiles.name())
    let file = SystemCall.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    _ = unsafe unlink(path)
    return file
  }

  /// Copies the environment, with the variable that names the file.
  private static func environment(
    naming file: Int32
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    var entries: [UnsafeMutablePointer<CChar>?] = unsafe []
    var next = unsafe environ
    while let entry = unsafe next.pointee {
      unsafe entries.append(strdup(entry))
      unsafe next += 1
    }
    unsafe entries.append(strdup("\(variable)=\(file)"))
    unsafe entries.append(nil)
    let count = unsafe entries.count
    let copy = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: count)
    unsafe copy.initialize(from: entries, count: count)
    return unsafe copy
  }

  private static func records(in memory: UnsafeMutableRawPointer) -> [UInt64: Crash] {
    let count = unsafe memory.assumingMemoryBound(to: Head.self).pointee.crashCount
    let records = unsafe (memory + recordOffset).assumingMemoryBound(to: Record.self)
    var crashes: [UInt64: Crash] = [:]
    for index in 0..<min(max(0, count), limit) {
      let record = unsafe records[index]
      guard let stage = CrashNote.Stage(rawValue: record.stage) else { continue }
      let crash = Crash(
        stage: stage,
        moment: record.moment,
        seed: record.seed,
        signal: Int32(truncatingIfNeeded: record.signal)
      )
      // What trapped while it was explained, and then before that, is not to be tried again.
      if let known = crashes[record.item], known.stage.rawValue <= stage.rawValue { continue }
      crashes[record.item] = crash
    }
    return crashes
  }

  // MARK: - Work

  /// Does a piece of work; should it trap, the program begins anew and finds that noted.
  ///
  /// - Parameters:
  ///   - item: which piece, the same in each process.
  ///   - text: what is said on standard error where nothing can be begun anew.
  /// - Throws: What the work throws.
  package func whileDoing<Result>(
    _ item: UInt64,
    _ text: @autoclosure () -> String,
    _ work: () throws -> Result
  ) rethrows -> Result {
    try CrashNote.whileRunning(text(), item: item, work)
  }

  /// How a piece of work trapped before; nil where it did not.
  package subscript(item: UInt64) -> Crash? { crashes[item] }

  /// Whether so many traps are noted that the next one ends the program.
  package var isFull: Bool {
    max(crashes.count, unsafe head?.pointee.crashCount ?? 0) >= Self.limit
  }

  /// How many pieces of work trapped.
  package var crashCount: Int { crashes.count }

  /// How many lines of results people have seen already.
  package var told: Int { unsafe head?.pointee.told ?? 0 }

  /// Tells people a result and takes note that they have seen so many: a trap of another thread waits until both
  /// are done, so that the program that is begun anew neither leaves the result out nor tells it twice.
  package func telling(_ count: Int, _ tell: () -> Void) {
    Self.isTelling.store(true, ordering: .sequentiallyConsistent)
    while Self.isEnding.load(ordering: .sequentiallyConsistent) {
      Self.isTelling.store(false, ordering: .sequentiallyConsistent)
      _ = pause()
    }
    tell()
    if let head = unsafe head { unsafe head.pointee.told = count }
    Self.isTelling.store(false, ordering: .sequentiallyConsistent)
  }

  private static var relay: UnsafePointer<Relay>? {
    unsafe UnsafePointer(bitPattern: current.load(ordering: .relaxed))
  }

  private var head: UnsafeMutablePointer<Head>? {
    unsafe Self.relay?.pointee.memory.assumingMemoryBound(to: Head.self)
  }

  private var slots: UnsafeMutablePointer<Int64>? {
    unsafe Self.relay.map {
      unsafe ($0.pointee.memory + CrashJournal.slotOffset).assumingMemoryBound(to: Int64.self)
    }
  }

  /// Leaves behind what a piece of work came to, so that it need not be done again.
  ///
  /// - Parameter number: anything but 0.
  package func keep(_ number: Int64, in slot: Int) {
    if slot < slotCount, let slots = unsafe slots { unsafe slots[slot] = number }
  }

  /// What a piece of work left behind; nil where it was not done.
  package func kept(in slot: Int) -> Int64? {
    guard slot < slotCount, let slots = unsafe slots else { return nil }
    let number = unsafe slots[slot]
    return number == 0 ? nil : number
  }

  // MARK: - The handler

  /// Notes a trap and begins the program anew; comes back where that cannot be.
  ///
  /// Called by a handler of signals: nothing but calls that may be made there.
  static func note(_ numbers: CrashNote.Numbers, _ signal: Int32) {
    guard let relay = unsafe relay else { return }
    // Another thread trapped a moment before: it will come to its own trap again.
    if isEnding.exchange(true, ordering: .sequentiallyConsistent) { while true { _ = pause() } }
    // A second at most: who tells may be this very thread, or write to somebody who does not read.
    for _ in 0..<1000 where isTelling.load(ordering: .sequentiallyConsistent) {
      _ = poll(nil, 0, 1)
    }
    let memory = unsafe relay.pointee.memory
    let head = unsafe memory.assumingMemoryBound(to: Head.self)
    let count = unsafe head.pointee.crashCount
    guard count < limit else { return }
    unsafe (memory + recordOffset).assumingMemoryBound(to: Record.self)[count] = Record(
      item: numbers.item,
      stage: numbers.stage,
      moment: numbers.moment,
      seed: numbers.seed,
      signal: Int64(signal)
    )
    unsafe head.pointee.crashCount = count + 1
    var none = sigset_t()
    unsafe sigemptyset(&none)
    _ = unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
    _ = unsafe fcntl(relay.pointee.file, F_SETFD, 0)
    _ = unsafe execve(relay.pointee.program, relay.pointee.arguments, relay.pointee.environment)
  }
}
