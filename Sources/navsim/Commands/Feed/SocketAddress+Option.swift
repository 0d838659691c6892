import Platform

extension SocketAddress {
  /// Reads `port`, `host:port` or `[host]:port`; this machine where no host is given.
  ///
  /// Names are not looked up: that would be a talk with servers that nobody asked for.
  init(_ text: String, option: String) throws(UsageError) {
    let colon = text.lastIndex(of: ":")
    let host = colon.map { String(text[..<$0]) } ?? "127.0.0.1"
    guard let port = UInt16(colon.map { text[text.index(after: $0)...] } ?? text[...]) else {
      throw UsageError(
        "'--\(option) \(text)': expected a port, or an address and a port",
        hint: "such as --\(option) 10110, --\(option) 192.168.1.5:10110 or --\(option) [::1]:10110"
      )
    }
    let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
    let plain =
      isBracketed ? String(host.dropFirst().dropLast()) : host == "localhost" ? "127.0.0.1" : host
    guard Self.isHost(plain, isSixth: isBracketed) else {
      throw UsageError(
        "'--\(option) \(text)': '\(host)' is no address",
        hint: "names are not looked up; write it as 192.168.1.5 or [fe80::1]"
      )
    }
    self.init(host: plain, port: port)
  }
}
