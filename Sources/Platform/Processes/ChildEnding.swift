#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a child ended.
package enum ChildEnding: Hashable, Sendable {
  /// By itself, with a status.
  case status(Int32)
  /// By a signal.
  case signal(Int32)

  init(waitStatus state: Int32) {
    let signal = state & 0x7F
    self = signal == 0 ? .status((state >> 8) & 0xFF) : .signal(signal)
  }

  /// Takes note of the end of a child of this process, without waiting.
  ///
  /// - Returns: How it ended; nil while it runs. What somebody else took note of counts as ended well.
  static func note(_ pid: pid_t) -> ChildEnding? {
    var state: Int32 = 0
    while true {
      let found = unsafe waitpid(pid, &state, WNOHANG)
      if found == pid { return ChildEnding(waitStatus: state) }
      if found == 0 { return nil }
      if errno != EINTR { return .status(0) }
    }
  }
}

extension ChildEnding: CustomStringConvertible {
  /// `with status 3`, `by signal 11`.
  package var description: String {
    switch self {
    case .status(let status): "with status \(status)"
    case .signal(let signal): "by signal \(signal)"
    }
  }
}
