import Foundation

/// The memory of this process, which an answer without end would fill.
///
/// The session hands over what it reads as fast as it comes, and a server may be quicker than whoever takes
/// it: what waits in between has no limit of its own.
enum Memory {
  /// The most bytes that an answer may cost: several times the largest body that is taken.
  static let limit = 192 << 20

  /// How many bytes are in use; 0 where the system does not tell.
  static var used: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// Begins this program anew, with the same input and output and all its memory free; where that cannot be,
  /// ends it.
  static func beginAnew() -> Never {
    // The connections, which the server would take for open.
    for descriptor in Int32(3)..<1024 { close(descriptor) }
    var words: [UnsafeMutablePointer<CChar>?] = unsafe [strdup("navsim-http"), nil]
    _ = unsafe execv("/proc/self/exe", &words)
    exit(1)
  }
}
