#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The keyboard of a terminal, key by key.
package enum SystemKeys {
  /// Whether keys can be read: a person sits at standard input and looks at standard output.
  package static var areThere: Bool { SystemStream.isTerminal(0) && SystemStream.isTerminal(1) }

  /// Waits for a key, without an echo; nil at the end of the input or after an interruption.
  ///
  /// The terminal is as it was when this returns, so that whatever ends the process leaves it so.
  package static func read(isInterrupted: () -> Bool) -> UInt8? {
    var before = termios()
    guard unsafe tcgetattr(0, &before) == 0 else { return nil }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    // What was typed while a scenario ran still counts.
    _ = unsafe tcsetattr(0, TCSADRAIN, &raw)
    defer { _ = unsafe tcsetattr(0, TCSADRAIN, &before) }
    while !isInterrupted() {
      var waiting = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&waiting, 1, 200) > 0 else { continue }
      var byte: UInt8 = 0
      let count = unsafe SystemCall.read(0, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
    return nil
  }
}
