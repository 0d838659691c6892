/// An address of the internet protocol, version 4, with a port.
struct FeedAddress: Hashable, Sendable, CustomStringConvertible {
  /// Four numbers with dots between them.
  let host: String
  /// 0 takes a free one.
  let port: UInt16

  init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Reads `port` or `host:port`; this machine where no host is given.
  ///
  /// Names are not looked up: that would be a talk with servers that nobody asked for.
  init(_ text: String, option: String) throws(UsageError) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let host = parts.count == 2 ? String(parts[0]) : "127.0.0.1"
    guard parts.count <= 2, let last = parts.last, let port = UInt16(last) else {
      throw UsageError(
        "'--\(option) \(text)': expected a port, or an address and a port",
        hint: "such as --\(option) 10110 or --\(option) 192.168.1.5:10110"
      )
    }
    let plain = host == "localhost" ? "127.0.0.1" : host
    let numbers = plain.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard numbers.count == 4, !numbers.contains(nil) else {
      throw UsageError(
        "'--\(option) \(text)': '\(host)' is no address of four numbers",
        hint: "names are not looked up; write it as 192.168.1.5"
      )
    }
    self.init(host: plain, port: port)
  }

  var description: String { "\(host):\(port)" }
}
