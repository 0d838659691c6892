package import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals that the program listens to.
package enum SystemSignals {
  /// How often the user asked to stop.
  package static let interruptions = Atomic<Int>(0)

  /// What a person, a scheduler and a terminal that closes send.
  private static let interrupting = [SIGINT, SIGTERM, SIGHUP]
  /// Seconds after which a program that was asked to end is ended.
  private static let grace: UInt32 = 10

  /// Lets a closed pipe be an ordinary end, a limit of file sizes an error like a full disk, and the first
  /// interruption a polite one.
  package static func prepare() {
    _ = interruptions.load(ordering: .relaxed)
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    for number in interrupting { listen(to: number) }
    _ = signal(SIGALRM) { _ in LiveChildren.endProgram(by: SIGTERM) }
  }

  private static func listen(to number: Int32) {
    var current = sigaction()
    // Whoever started this with 'nohup' wants it to go on.
    if number == SIGHUP, unsafe sigaction(number, nil, &current) == 0, isIgnored(current) { return }
    _ = signal(number) { number in
      SystemSignals.interruptions.add(1, ordering: .relaxed)
      // Whoever sends these does not send a second one, and work that hears of none is to end too.
      if number != SIGINT { _ = alarm(SystemSignals.grace) }
      // The second one ends the process at once, and its children with it.
      _ = signal(number) { LiveChildren.endProgram(by: $0) }
    }
  }

  /// Whether a signal is one that the process was told not to hear.
  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = unsafe action.__sa_handler.sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    let ignoring = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    return unsafe unsafeBitCast(handler, to: Int.self) == ignoring
  }
}
