#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program in a terminal of its own, as a person sees it.
final class PseudoTerminal {
  private let controller: Int32
  private let pid: pid_t
  private(set) var screen = ""

  /// Starts a program whose three streams are a terminal of 100 columns.
  init(_ program: String, _ arguments: [String], rows: UInt16 = 40) throws {
    var (controller, terminal): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe openpty(&controller, &terminal, nil, nil, &size) == 0 else {
      throw FileError(path: "openpty", number: errno)
    }
    _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
    self.controller = controller
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for stream: Int32 in 0...2 {
      unsafe posix_spawn_file_actions_adddup2(&actions, terminal, stream)
    }
    unsafe posix_spawn_file_actions_addclose(&actions, terminal)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var mask = sigset_t()
    unsafe sigemptyset(&mask)
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) }
    defer { unsafe words.indices.forEach { unsafe free(words[$0]) } }
    unsafe words.append(nil)
    var child = pid_t()
    let result = unsafe words.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard let base = buffer.baseAddress else { return EINVAL }
      return unsafe posix_spawn(&child, program, &actions, &attributes, base, environ)
    }
    close(terminal)
    pid = child
    guard result == 0 else { throw FileError(path: program, number: result) }
  }

  deinit { close(controller) }

  /// Reads until a text appears behind what was waited for before; false if the program ends first.
  func wait(for text: String) -> Bool {
    var seen = ""
    while !seen.contains(text) {
      guard let piece = read() else {
        screen += seen
        return false
      }
      seen += piece
    }
    screen += seen
    return true
  }

  /// Presses keys.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(controller, $0.baseAddress, $0.count) }
  }

  /// Waits for the end of the program and returns its exit code.
  func end() -> Int32 {
    while let piece = read() { screen += piece }
    var state: Int32 = 0
    while unsafe waitpid(pid, &state, 0) < 0, errno == EINTR {}
    let signal = state & 0x7F
    return signal == 0 ? (state >> 8) & 0xFF : 128 + signal
  }

  private func read() -> String? {
    var ready = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&ready, 1, 120_000) > 0 else { return nil }
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = unsafe chunk.withUnsafeMutableBytes { buffer in
      unsafe Self.read(controller, buffer.baseAddress, buffer.count)
    }
    guard count > 0 else { return nil }
    return String(decoding: chunk[..<count], as: UTF8.self)
  }

  private static func read(_ number: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int
  {
    #if canImport(Glibc)
      unsafe Glibc.read(number, start, count)
    #elseif canImport(Musl)
      unsafe Musl.read(number, start, count)
    #else
      unsafe Darwin.read(number, start, count)
    #endif
  }
}
