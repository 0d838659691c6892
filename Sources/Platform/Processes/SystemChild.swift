import CProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another run of a program, for measurements of whole processes.
package struct SystemChild {
  /// Seconds from the start to the first byte on standard output; `nil` if none came.
  package let secondsToOutput: Double?

  /// Seconds from the start to the end.
  package let seconds: Double

  /// The greatest resident size in megabytes.
  package let peakMegabytes: Double

  /// What it wrote to standard output, up to the limit.
  package let output: [UInt8]

  /// The exit code; 128 and the signal's number where a signal ended it.
  package let status: Int32

  /// The path of this program.
  package static var ownProgram: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      return unsafe readlink("/proc/self/exe", base, buffer.count - 1)
    }
    guard length > 0 else { return CommandLine.arguments.first ?? "navsim" }
    return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Runs a program to its end; a name without a slash is looked for in `PATH`.
  ///
  /// - Parameter limit: how many bytes of its standard output are kept.
  /// - Throws: ``SystemError`` where it cannot be run.
  package init(running program: String, _ arguments: [String], keeping limit: Int = 4096)
    throws(SystemError)
  {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else {
      throw SystemError("cannot be run", of: program, reason: SystemCall.words(for: errno))
    }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    let start = SystemProcess.now
    let pid: pid_t
    do throws(SystemError) {
      pid = try Self.spawn([program] + arguments, output: ends[1])
    } catch {
      _ = close(ends[0])
      _ = close(ends[1])
      throw error
    }
    _ = close(ends[1])
    (secondsToOutput, output) = Self.drain(ends[0], since: start, keeping: limit)
    _ = close(ends[0])
    var state: Int32 = 0
    var usage = rusage()
    while unsafe wait4(pid, &state, 0, &usage) < 0, errno == EINTR {}
    seconds = Double(SystemProcess.now - start) / 1e9
    #if canImport(Darwin)
      peakMegabytes = Double(usage.ru_maxrss) / 1e6
    #else
      peakMegabytes = Double(usage.ru_maxrss) * 1024 / 1e6
    #endif
    let signal = state & 0x7F
    status = signal == 0 ? (state >> 8) & 0xFF : 128 + signal
  }

  /// Reads to the end and returns when the first byte came, and the first bytes.
  private static func drain(
    _ descriptor: Int32,
    since start: UInt64,
    keeping limit: Int
  ) -> (first: Double?, output: [UInt8]) {
    var first: Double?
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe SystemCall.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return (first, output) }
      if first == nil { first = Double(SystemProcess.now - start) / 1e9 }
      output += chunk[..<min(count, max(0, limit - output.count))]
    }
  }

  private static func spawn(_ words: [String], output: Int32) throws(SystemError) -> pid_t {
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
      return unsafe posix_spawnp(&pid, words[0], &actions, nil, base, environ)
    }
    guard result == 0 else {
      throw SystemError("cannot be run", of: words[0], reason: SystemCall.words(for: result))
    }
    return pid
  }
}
