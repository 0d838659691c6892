#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A socket that never waits; closed with this object.
package final class Socket: Sendable {
  /// What the system calls it.
  package let descriptor: Int32

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit { _ = close(descriptor) }

  private func allow(_ option: Int32) {
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    _ = unsafe setsockopt(descriptor, SOL_SOCKET, option, &yes, size)
  }

  /// Opens a socket that programs can connect to.
  ///
  /// - Throws: ``SystemError`` where the address is taken, or not one of this machine.
  package static func listening(at address: SocketAddress) throws(SystemError) -> Socket {
    let made = try Socket(opened(stream, address))
    made.allow(SO_REUSEADDR)
    let status = unsafe withSystemAddress(address) { pointer, size in
      unsafe bind(made.descriptor, pointer, size)
    }
    guard status == 0, listen(made.descriptor, 16) == 0 else {
      throw SystemError("cannot listen at \(address)")
    }
    return made
  }

  /// Opens a socket for datagrams to an address.
  ///
  /// - Throws: ``SystemError`` where no way leads there.
  package static func sending(to address: SocketAddress) throws(SystemError) -> Socket {
    let made = try Socket(opened(datagram, address))
    // An address may be that of a whole network.
    made.allow(SO_BROADCAST)
    let status = unsafe withSystemAddress(address) { pointer, size in
      unsafe connect(made.descriptor, pointer, size)
    }
    guard status == 0 else { throw SystemError("cannot send to \(address)") }
    return made
  }

  /// Connects to a program that listens.
  ///
  /// - Throws: ``SystemError`` where none does, or does not answer within five seconds.
  package static func connecting(to address: SocketAddress) throws(SystemError) -> Socket {
    let made = try Socket(opened(stream, address))
    let status = unsafe withSystemAddress(address) { pointer, size in
      unsafe connect(made.descriptor, pointer, size)
    }
    guard status != 0 else { return made }
    guard errno == EINPROGRESS else { throw SystemError("cannot connect to \(address)") }
    var entry = pollfd(fd: made.descriptor, events: Int16(POLLOUT), revents: 0)
    let isDone = unsafe poll(&entry, 1, 5000) > 0
    var code: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    _ = unsafe getsockopt(made.descriptor, SOL_SOCKET, SO_ERROR, &code, &size)
    guard isDone, code == 0 else {
      errno = isDone ? code : ETIMEDOUT
      throw SystemError("cannot connect to \(address)")
    }
    return made
  }

  /// Takes the next program that wants to connect; nil where none does.
  package func accepted() -> Socket? {
    let taken = accept(descriptor, nil, nil)
    return taken < 0 ? nil : Socket(taken)
  }

  /// The port that the system chose.
  package var port: UInt16 {
    // The port stands in the same place in the addresses of both versions.
    var address = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe getsockname(descriptor, pointer, &size)
      }
    }
    return status == 0 ? UInt16(bigEndian: address.sin6_port) : 0
  }

  private static func opened(_ kind: Int32, _ address: SocketAddress) throws(SystemError) -> Int32 {
    let descriptor = socket(address.isSixth ? AF_INET6 : AF_INET, kind, 0)
    guard descriptor >= 0 else { throw SystemError("cannot open a socket for \(address)") }
    return descriptor
  }

  private static func withSystemAddress(
    _ address: SocketAddress,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    if address.isSixth { return unsafe withSixthAddress(address, body) }
    var system = sockaddr_in()
    system.sin_family = sa_family_t(AF_INET)
    system.sin_port = address.port.bigEndian
    guard unsafe inet_pton(AF_INET, address.host, &system.sin_addr) == 1 else { return -1 }
    return unsafe withPointer(to: system, body)
  }

  /// Hands an address of either form over as the system takes both.
  private static func withPointer<Form>(
    to system: Form,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    unsafe withUnsafePointer(to: system) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe body(pointer, socklen_t(MemoryLayout<Form>.size))
      }
    }
  }

  private static func withSixthAddress(
    _ address: SocketAddress,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var system = sockaddr_in6()
    system.sin6_family = sa_family_t(AF_INET6)
    system.sin6_port = address.port.bigEndian
    guard unsafe inet_pton(AF_INET6, address.host, &system.sin6_addr) == 1 else { return -1 }
    return unsafe withPointer(to: system, body)
  }

  /// Whether a text is an address of version 4, or of version 6.
  static func isAddress(_ text: String, isSixth: Bool) -> Bool {
    var room = in6_addr()
    return unsafe inet_pton(isSixth ? AF_INET6 : AF_INET, text, &room) == 1
  }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
    private static let datagram = Int32(SOCK_DGRAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
    private static let datagram = SOCK_DGRAM
  #endif
}
