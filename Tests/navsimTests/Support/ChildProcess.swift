import Platform
@testable import navsim

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program, run to its end.
struct ChildProcess {
  /// The exit code; 128 and the signal's number where a signal ended it.
  let status: Int32
  let output: String
  let error: String

  /// The built program, beside the test bundle.
  static let navsim: String = {
    // swift-testing runs in a helper, which is given the bundle's path.
    for argument in CommandLine.arguments {
      guard argument.hasSuffix(".xctest") || argument.contains(".xctest/") else { continue }
      let folder = argument.split(separator: "/", omittingEmptySubsequences: false)
        .prefix { !$0.hasSuffix(".xctest") }.joined(separator: "/")
      if unsafe access(folder + "/navsim", X_OK) == 0 { return folder + "/navsim" }
    }
    return Folder.package(".build/debug/navsim")
  }()

  /// What a child inherits: all but the variables by which the program learns where it runs, so that
  /// the tests say the same in CI and on a desk.
  private static let inherited: [String: String] = {
    let told = ["CI", "GITHUB_ACTIONS", "NAVSIM_UPDATE", "NAVSIM_PENDING_DIR", "NAVSIM_NAVIGATOR"]
    return SystemProcess.environment.filter {
      !told.contains($0.key) && !$0.key.hasPrefix("TEST_")
    }
  }()

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - environment: the child's variables; nil for those of the tests, but for what tells of CI.
  ///   - killAfterMicroseconds: ends the program without a warning after that time.
  ///   - interruptAfter: sends a signal as soon as the program wrote this text to a stream.
  ///   - signal: which one.
  ///   - input: the file that is its standard input.
  ///   - closesOutput: closes the reading end of standard output at once.
  static func run(
    _ program: String,
    _ arguments: [String],
    environment: [String: String]? = nil,
    folder: String? = nil,
    input: String = "/dev/null",
    closesOutput: Bool = false,
    interruptAfter: String? = nil,
    signal: Int32 = SIGINT,
    killAfterMicroseconds: Int? = nil
  ) throws -> ChildProcess {
    let outPipe = try Pipe()
    let errorPipe = try Pipe()
    var words = [program] + arguments
    if let folder {
      // posix_spawn has no portable change of folder.
      words = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder, program] + arguments
    }
    let pid = try spawn(words, environment, input, outPipe, errorPipe)
    if let killAfterMicroseconds {
      usleep(UInt32(killAfterMicroseconds))
      kill(pid, SIGKILL)
    }
    close(outPipe.writing)
    close(errorPipe.writing)
    if closesOutput { close(outPipe.reading) }
    var readers = [errorPipe.reading]
    if !closesOutput { readers.append(outPipe.reading) }
    var texts: [Int32: [UInt8]] = [:]
    var waitsFor = interruptAfter
    drain(readers) { descriptor, bytes in
      texts[descriptor, default: []] += bytes
      let seen = String(decoding: texts[descriptor] ?? [], as: UTF8.self)
      if let text = waitsFor, seen.contains(text) {
        waitsFor = nil
        kill(pid, signal)
      }
    }
    for reader in readers { close(reader) }
    var state: Int32 = 0
    while unsafe waitpid(pid, &state, 0) < 0, errno == EINTR {}
    let deadly = state & 0x7F
    return ChildProcess(
      status: deadly == 0 ? (state >> 8) & 0xFF : 128 + deadly,
      output: String(decoding: texts[outPipe.reading] ?? [], as: UTF8.self),
      error: String(decoding: texts[errorPipe.reading] ?? [], as: UTF8.self)
    )
  }

  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
      var ends: [Int32] = [0, 0]
      guard unsafe pipe(&ends) == 0 else {
        throw FileError(path: "pipe", number: errno)
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (ends[0], ends[1])
    }
  }

  private static func spawn(
    _ words: [String],
    _ environment: [String: String]?,
    _ input: String,
    _ outPipe: Pipe,
    _ errorPipe: Pipe
  ) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, outPipe.writing, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, errorPipe.writing, 2)
    // Threads of the tests may have signals blocked, which a child would inherit.
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var mask = sigset_t()
    unsafe sigemptyset(&mask)
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var pid = pid_t()
    let variables = (environment ?? inherited).map { "\($0.key)=\($0.value)" }
    let result = unsafe withStrings(words) { arguments in
      unsafe withStrings(variables) { environment in
        unsafe posix_spawn(&pid, words[0], &actions, &attributes, arguments, environment)
      }
    }
    guard result == 0 else { throw FileError(path: words[0], number: result) }
    return pid
  }

  private static func withStrings(
    _ words: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    var pointers = unsafe words.map { unsafe strdup($0) }
    defer { unsafe pointers.indices.forEach { unsafe free(pointers[$0]) } }
    unsafe pointers.append(nil)
    return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return -1 }
      return unsafe body(base)
    }
  }

  private static func drain(_ descriptors: [Int32], _ take: (Int32, ArraySlice<UInt8>) -> Void) {
    var open = descriptors
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while !open.isEmpty {
      var polls = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard unsafe poll(&polls, nfds_t(polls.count), 600_000) > 0 else { return }
      for ready in polls where ready.revents != 0 {
        let count = unsafe chunk.withUnsafeMutableBytes { buffer in
          unsafe read(ready.fd, buffer.baseAddress, buffer.count)
        }
        if count > 0 {
          take(ready.fd, chunk[..<count])
        } else {
          open.removeAll { $0 == ready.fd }
        }
      }
    }
  }
}
