import CProcesses
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The children of this program that live, so that none outlives it.
package enum LiveChildren {
  private struct State {
    var leaders: Set<pid_t> = []
    var isPrepared = false
    /// Whether the program is about to end, and no child may begin any more.
    var isClosed = false
  }

  private static let state = Mutex(State())
  /// Where a handler of signals writes which one came; -1 while nobody reads it.
  private static let bell = Atomic<Int32>(-1)

  // MARK: - Life

  /// Starts a child.
  static func start(
    _ words: [String],
    keepsError: Bool
  ) throws(StartError) -> (pid: pid_t, streams: ChildStreams) {
    try state.withLock { (state) throws(StartError) in
      guard !state.isClosed else { throw .refused(words.first ?? "", "the program ends") }
      if !state.isPrepared {
        prepare()
        state.isPrepared = true
      }
      let child = try ChildStreams.start(words, keepsError: keepsError)
      state.leaders.insert(child.pid)
      return child
    }
  }

  /// The processes of the system, and which of them are children that live; none begins in between.
  static func survey() -> (table: ProcessTable, leaders: Set<pid_t>) {
    state.withLock { (ProcessTable(), $0.leaders) }
  }

  /// Ends a child and all that descends from it, and returns how it ended.
  static func end(_ leader: pid_t, noted ending: ChildEnding?) -> ChildEnding? {
    var family = ChildFamilies(of: [leader], endings: ending.map { [leader: $0] } ?? [:])
    family.end()
    state.withLock { _ = $0.leaders.remove(leader) }
    return family.endings[leader]
  }

  /// Ends all children, and lets no other begin: for the end of the program.
  package static func endAll() {
    let leaders = state.withLock { state in
      state.isClosed = true
      return state.isPrepared ? state.leaders : nil
    }
    guard let leaders else { return }
    var families = ChildFamilies(of: leaders)
    families.end()
  }

  // MARK: - Signals

  /// Lets a signal end the program, and all children before it; for handlers of signals.
  package static func endProgram(by number: Int32) {
    let bell = bell.load(ordering: .relaxed)
    var byte = UInt8(truncatingIfNeeded: number)
    if bell >= 0, unsafe SystemCall.write(bell, &byte, 1) == 1 { return }
    _ = signal(number, SIG_DFL)
    _ = raise(number)
  }

  /// Prepares the program for children, once.
  private static func prepare() {
    // A child that does not read what it is told is no reason to end.
    _ = signal(SIGPIPE, SIG_IGN)
    // A program that ignores the end of its children would never hear how they ended.
    _ = signal(SIGCHLD, SIG_DFL)
    _ = navsim_become_subreaper()
    var ends: [Int32] = [-1, -1]
    guard unsafe navsim_pipe(&ends) == 0 else { return }
    let listening = ends[0]
    guard SystemThread({ listen(listening) }) != nil else { return }
    bell.store(ends[1], ordering: .relaxed)
    for number in [SIGTERM, SIGHUP] {
      var former = sigaction()
      _ = unsafe sigaction(number, nil, &former)
      // What is ignored, as under nohup, or heeded already, stays so.
      guard isDefault(former) else { continue }
      _ = signal(number) { LiveChildren.endProgram(by: $0) }
    }
  }

  /// Whether a signal ends the program at once.
  private static func isDefault(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler == nil
    #elseif canImport(Musl)
      unsafe action.__sa_handler.sa_handler == nil
    #else
      unsafe action.__sigaction_handler.sa_handler == nil
    #endif
  }

  /// Waits for the signal that ends the program; a handler itself could not wait for the children.
  private static func listen(_ descriptor: Int32) {
    var byte: UInt8 = 0
    while unsafe SystemCall.read(descriptor, &byte, 1) != 1 {
      if errno != EINTR { return }
    }
    endAll()
    _ = signal(Int32(byte), SIG_DFL)
    _ = kill(getpid(), Int32(byte))
  }
}
