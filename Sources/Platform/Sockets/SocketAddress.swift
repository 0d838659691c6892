/// An address of the internet protocol, version 4 or 6, with a port.
package struct SocketAddress: Hashable, Sendable, CustomStringConvertible {
  /// Four numbers with dots between them, or what stands in brackets in front of a port.
  package let host: String
  /// 0 takes a free one.
  package let port: UInt16

  /// Creates an address.
  package init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Whether a text is the host of an address of version 4, or of version 6.
  package static func isHost(_ text: String, isSixth: Bool) -> Bool {
    Socket.isAddress(text, isSixth: isSixth)
  }

  /// Whether it is one of the sixth version.
  package var isSixth: Bool { host.contains(":") }

  /// As options give it.
  package var description: String { isSixth ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
