import Regression
import ScenarioLanguage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program with pipes to its standard input and from its standard output; ended with this object.
final class PipedChild {
  private let pid: pid_t
  private let input: Int32
  private let output: Int32
  private var buffer: [UInt8] = []

  /// Starts a program without arguments; what it says on standard error is passed on.
  init(running program: String) throws {
    var toChild: [Int32] = [0, 0]
    var fromChild: [Int32] = [0, 0]
    guard unsafe pipe(&toChild) == 0 else { throw Self.failure(program, errno) }
    guard unsafe pipe(&fromChild) == 0 else {
      let number = errno
      for end in toChild { _ = close(end) }
      throw Self.failure(program, number)
    }
    for end in toChild + fromChild { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    do {
      pid = try Self.spawn(program, input: toChild[0], output: fromChild[1])
    } catch {
      for end in toChild + fromChild { _ = close(end) }
      throw error
    }
    _ = close(toChild[0])
    _ = close(fromChild[1])
    input = toChild[1]
    output = fromChild[0]
  }

  deinit {
    _ = close(input)
    _ = close(output)
    // It ends when its input does; one that hangs is not waited for.
    _ = kill(pid, SIGTERM)
    var state: Int32 = 0
    while unsafe waitpid(pid, &state, 0) < 0, errno == EINTR {}
  }

  /// Writes bytes; false where nobody reads them.
  func write(_ bytes: [UInt8]) -> Bool {
    if case .written = IO.writeAll(bytes, to: input) { true } else { false }
  }

  /// Returns the next line without its end; nil where none comes in time, or it is too long.
  func readLine(seconds: Double, limit: Int) -> [UInt8]? {
    let deadline = SystemProcess.now + UInt64(seconds * 1e9)
    var searched = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...end) }
        return Array(buffer[..<end])
      }
      searched = buffer.count
      let now = SystemProcess.now
      guard now < deadline, buffer.count <= limit else { return nil }
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let ready = unsafe poll(&waiting, 1, Int32((deadline - now) / 1_000_000) + 1)
      if ready < 0, errno != EINTR { return nil }
      guard ready > 0 else { continue }
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe read(output, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer += chunk[..<count]
    }
  }

  private static func spawn(_ program: String, input: Int32, output: Int32) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    var words = unsafe [strdup(program), nil]
    defer { unsafe free(words[0]) }
    var pid = pid_t()
    let result = unsafe words.withUnsafeMutableBufferPointer { arguments -> Int32 in
      guard let base = arguments.baseAddress else { return EINVAL }
      return unsafe posix_spawn(&pid, program, &actions, nil, base, environ)
    }
    guard result == 0 else { throw failure(program, result) }
    return pid
  }

  private static func failure(_ program: String, _ number: Int32) -> CommandFailure {
    CommandFailure(
      .harnessFault,
      "\(program): error: cannot be run: \(SystemProcess.message(of: number))"
        + "\n  hint: 'swift build' puts navsim-http beside navsim; NAVSIM_HTTP names another place"
    )
  }
}
