#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Wakes a thread that waits for descriptors; closed with this object.
package final class WakePipe: Sendable {
  /// What the thread waits for.
  package let descriptor: Int32
  private let writing: Int32

  /// Makes the pipe.
  ///
  /// - Throws: ``SystemError`` where the system grants none.
  package init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw SystemError("cannot make a pipe") }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    (descriptor, writing) = (ends[0], ends[1])
  }

  deinit {
    _ = close(descriptor)
    _ = close(writing)
  }

  /// Wakes the thread; a pipe that is full wakes it already.
  package func wake() { _ = SocketPipe.write([1], to: writing) }

  /// Forgets what woke it.
  package func settle() { while case .bytes = SocketPipe.read(descriptor) {} }
}
