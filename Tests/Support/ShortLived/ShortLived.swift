#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where tests keep files that are gone with them.
package enum ShortLived {
  /// A place in memory where there is one: a disk takes ever longer for new files where thousands were removed just
  /// now, a sixth of the time of all tests.
  package static let folder: String = {
    let memory = "/dev/shm"
    let isWritable = unsafe access(memory, W_OK) == 0
    return isWritable ? memory : "/tmp"
  }()
}
