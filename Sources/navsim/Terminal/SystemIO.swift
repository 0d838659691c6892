import Platform
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension IO {
  /// The streams of the process.
  static let system = IO(
    output: stream(1),
    error: stream(2),
    width: columns(of: 2),
    height: rows(of: 1),
    workingFolder: SystemProcess.workingFolder,
    isInterrupted: { SystemSignals.interruptions.load(ordering: .relaxed) > 0 },
    readInput: { readAll(0, limit: inputLimit) },
    outlivesTraps: true,
    isInputTerminal: isatty(0) == 1,
    readLine: { inputLines.next() },
    readBytes: { inputLines.next(bytes: $0) },
    readKey: keys
  )

  private static var keys: (@Sendable () -> UInt8?)? {
    guard SystemKeys.areThere else { return nil }
    return { SystemKeys.read { SystemSignals.interruptions.load(ordering: .relaxed) > 0 } }
  }

  private static let inputLines = InputLines(descriptor: 0)

  private static func stream(_ descriptor: Int32) -> Stream {
    Stream(
      isTerminal: isatty(descriptor) == 1,
      write: { writeAll($0, to: descriptor) }
    )
  }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> WriteOutcome {
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(descriptor, buffer.baseAddress?.advanced(by: sent), bytes.count - sent)
      }
      if count >= 0 {
        sent += count
      } else if errno == EPIPE {
        return .closed
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&waiting, 1, 1000)
      } else if errno != EINTR {
        return .failed(errno)
      }
    }
    return .written
  }

  /// The most bytes that are taken of standard input where it stands for a file.
  static let inputLimit = 128 << 20

  /// Reads to the end, or to one byte beyond the limit.
  private static func readAll(_ descriptor: Int32, limit: Int) -> [UInt8] {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while result.count <= limit {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count > 0 {
        result += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    return result
  }

  private static func rows(of descriptor: Int32) -> Int {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else {
      return .max
    }
    return Int(size.ws_row)
  }

  private static func columns(of descriptor: Int32) -> Int {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

/// The process as the system sees it.
enum SystemProcess {
  /// The environment variables.
  static var environment: [String: String] {
    var result: [String: String] = [:]
    var next = unsafe environ
    while let entry = unsafe next.pointee {
      let text = unsafe String(cString: entry)
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
      unsafe next += 1
    }
    return result
  }

  /// The absolute path of the current folder; `.` where it cannot be told.
  static var workingFolder: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    return unsafe buffer.withUnsafeMutableBufferPointer { buffer in
      guard let path = unsafe getcwd(buffer.baseAddress, buffer.count) else { return "." }
      return unsafe String(cString: path)
    }
  }

  /// The error number of a file that is not there.
  static var noSuchFile: Int32 { ENOENT }

  /// The number of this process.
  static var identifier: Int32 { getpid() }

  /// The number of processors that are at hand.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Nanoseconds of a clock that only goes forward.
  static var now: UInt64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Nanoseconds of the Unix epoch, for what other programs take for a receiver's time.
  static var wallClock: Int64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// The system's words for an error number.
  static func message(of number: Int32) -> String {
    unsafe String(cString: strerror(number))
  }

  /// Ends the process.
  static func exit(_ code: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code)
    #elseif canImport(Musl)
      Musl.exit(code)
    #else
      Darwin.exit(code)
    #endif
  }
}

/// The signals that the program listens to.
enum SystemSignals {
  /// How often the user asked to stop.
  static let interruptions = Atomic<Int>(0)

  /// What a person, a scheduler and a terminal that closes send.
  private static let interrupting = [SIGINT, SIGTERM, SIGHUP]
  /// Seconds after which a program that was asked to end is ended.
  private static let grace: UInt32 = 10

  /// Lets a closed pipe be an ordinary end, a limit of file sizes an error like a full disk, and the first
  /// interruption a polite one.
  static func prepare() {
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
