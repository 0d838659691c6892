#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is read from and written to a descriptor that never waits.
package enum SocketPipe {
  /// What came.
  package enum Read {
    /// These.
    case bytes([UInt8])
    /// Nothing has come yet.
    case nothing
    /// Nothing more, for ever.
    case closed
  }

  /// Reads what has come.
  package static func read(_ descriptor: Int32) -> Read {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let size = chunk.count
    let count = unsafe chunk.withUnsafeMutableBytes { buffer in
      unsafe SystemCall.read(descriptor, buffer.baseAddress, size)
    }
    if count > 0 { return .bytes(Array(chunk[..<count])) }
    if count < 0, errno == EAGAIN || errno == EINTR { return .nothing }
    return .closed
  }

  /// Writes as much as there is room for; nil where nobody reads any more.
  package static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int? {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe SystemCall.write(descriptor, buffer.baseAddress, buffer.count)
    }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Returns how many bytes wait to be read of a descriptor.
  package static func waiting(_ descriptor: Int32) -> Int {
    var count: Int32 = 0
    return unsafe ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
  }

  /// Waits until something can be read of the descriptors, or written to some, or the time is over.
  ///
  /// - Parameter writing: those that are waited for to have room.
  package static func wait(
    for descriptors: [Int32],
    writing: [Int32] = [],
    milliseconds: Int32
  ) {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    entries += writing.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
    _ = unsafe poll(&entries, nfds_t(entries.count), milliseconds)
  }
}
