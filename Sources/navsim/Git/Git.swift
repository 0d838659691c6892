import Regression

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program git, found through `PATH`.
struct Git {
  /// What a call came to.
  struct Answer {
    let status: Int32
    /// Standard output without the line end behind it.
    let text: String
  }

  /// The folder that it works in.
  let folder: String

  /// Runs git and waits for its end.
  func run(_ arguments: String...) throws -> Answer {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw failure(errno) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    let pid: pid_t
    do {
      pid = try spawn(["git", "-C", folder] + arguments, output: ends[1])
    } catch {
      _ = close(ends[0])
      _ = close(ends[1])
      throw error
    }
    _ = close(ends[1])
    var output = drain(ends[0])
    _ = close(ends[0])
    var state: Int32 = 0
    while unsafe waitpid(pid, &state, 0) < 0, errno == EINTR {}
    while output.last == UInt8(ascii: "\n") { output.removeLast() }
    let signal = state & 0x7F
    return Answer(
      status: signal == 0 ? (state >> 8) & 0xFF : 128 + signal,
      text: String(decoding: output, as: UTF8.self)
    )
  }

  private func drain(_ descriptor: Int32) -> [UInt8] {
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return output }
      output += chunk[..<count]
    }
  }

  private func spawn(_ words: [String], output: Int32) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    unsafe posix_spawn_file_actions_addclose(&actions, output)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var pointers = unsafe words.map { unsafe strdup($0) }
    defer { unsafe pointers.indices.forEach { unsafe free(pointers[$0]) } }
    unsafe pointers.append(nil)
    var pid = pid_t()
    let result = unsafe pointers.withUnsafeMutableBufferPointer { arguments -> Int32 in
      guard let base = arguments.baseAddress else { return EINVAL }
      return unsafe posix_spawnp(&pid, "git", &actions, nil, base, environ)
    }
    guard result == 0 else { throw failure(result) }
    return pid
  }

  private func failure(_ number: Int32) -> CommandFailure {
    CommandFailure(
      .harnessFault,
      "git: error: cannot be run: \(SystemProcess.message(of: number))"
    )
  }
}
