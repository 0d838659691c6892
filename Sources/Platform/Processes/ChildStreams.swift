import CProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The pipes of a child, as numbers of open files on our side.
struct ChildStreams {
  /// A pipe: what is written into one end comes out of the other.
  private struct Pipe {
    var reading: Int32
    var writing: Int32

    /// Opens a pipe that no other child inherits.
    init() throws(FileError) {
      var ends: [Int32] = [-1, -1]
      guard unsafe navsim_pipe(&ends) == 0 else {
        throw FileError(.read, path: "a pipe", code: errno)
      }
      reading = Self.aboveStandard(ends[0])
      writing = Self.aboveStandard(ends[1])
    }

    /// Moves an end out of the way of standard input, output and error where one of them was closed.
    private static func aboveStandard(_ end: Int32) -> Int32 {
      guard end < 3 else { return end }
      defer { _ = close(end) }
      return fcntl(end, F_DUPFD_CLOEXEC, 3)
    }

    func closeBoth() {
      _ = close(reading)
      _ = close(writing)
    }
  }

  /// What it reads, what it says, and what it says on standard error: -1 where that is passed on.
  let input: Int32
  let output: Int32
  let error: Int32

  /// Starts a program with pipes to its standard streams, as the leader of a session and so of a process
  /// group of its own.
  static func start(
    _ words: [String],
    keepsError: Bool
  ) throws(StartError) -> (pid: pid_t, streams: ChildStreams) {
    let program = try ProgramSearch.path(of: words.first ?? "")
    var pipes: [Pipe] = []
    do throws(FileError) {
      for _ in 0..<(keepsError ? 3 : 2) { try pipes.append(Pipe()) }
    } catch {
      for pipe in pipes { pipe.closeBoth() }
      throw .refused(program, error.description)
    }
    let theirs = [pipes[0].reading] + pipes.dropFirst().map(\.writing)
    let ours = [pipes[0].writing] + pipes.dropFirst().map(\.reading)
    let (pid, code) = spawn(program, words, streams: theirs)
    for end in theirs { _ = close(end) }
    guard code == 0 else {
      for end in ours { _ = close(end) }
      throw StartError(code, program: program)
    }
    for end in ours { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return (pid, ChildStreams(input: ours[0], output: ours[1], error: keepsError ? ours[2] : -1))
  }

  private static func spawn(
    _ program: String,
    _ words: [String],
    streams: [Int32]
  ) -> (pid_t, code: Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      // Darwin opens no pipe without a moment in which another child inherits it.
      let further = Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let further: Int16 = 0
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, end) in streams.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, end, Int32(number))
    }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    var mask = sigset_t()
    // What this program ignores, or was started to ignore, a child does not.
    unsafe sigfillset(&defaults)
    unsafe sigemptyset(&mask)
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    let flags = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | further
    unsafe posix_spawnattr_setflags(&attributes, flags | navsim_spawn_setsid())
    var pointers = unsafe words.map { unsafe strdup($0) }
    defer { unsafe pointers.indices.forEach { unsafe free(pointers[$0]) } }
    unsafe pointers.append(nil)
    var pid = pid_t()
    let code = unsafe pointers.withUnsafeMutableBufferPointer { arguments -> Int32 in
      guard let base = arguments.baseAddress else { return EINVAL }
      return unsafe posix_spawn(&pid, program, &actions, &attributes, base, environ)
    }
    return (pid, code)
  }
}
