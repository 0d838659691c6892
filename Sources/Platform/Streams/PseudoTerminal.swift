#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal that no person sits at: what is written to it, a program reads as of a serial line.
package final class PseudoTerminal: Sendable {
  /// This program's side of it, which never waits.
  package let descriptor: Int32
  /// The side of the others, held open, so that the line does not break when a reader goes.
  package let line: Int32
  /// Where others find it.
  package let path: String

  /// Opens a terminal that leaves bytes as they are.
  ///
  /// - Throws: ``SystemError`` where the system grants none.
  package init() throws(SystemError) {
    var ends: (master: Int32, line: Int32) = (-1, -1)
    guard unsafe openpty(&ends.master, &ends.line, nil, nil, nil) == 0 else {
      throw SystemError("cannot open a pseudo-terminal")
    }
    (descriptor, line) = ends
    guard let name = unsafe ttyname(line) else {
      throw SystemError("cannot tell the pseudo-terminal's name")
    }
    path = unsafe String(cString: name)
    var settings = termios()
    // Bytes as they are: no echo, no line ends changed.
    if unsafe tcgetattr(line, &settings) == 0 {
      unsafe cfmakeraw(&settings)
      _ = unsafe tcsetattr(line, TCSANOW, &settings)
    }
    for end in [descriptor, line] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    _ = close(line)
    _ = close(descriptor)
  }

  /// Forgets what no reader has taken yet.
  package func discard() { _ = tcflush(line, TCIFLUSH) }
}
