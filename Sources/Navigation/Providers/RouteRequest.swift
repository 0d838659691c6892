/// A request that an adapter wants performed.
public enum RouteRequest: Hashable, Sendable {
  case httpGet(url: String, headers: [HTTPHeader])
  case httpPost(url: String, headers: [HTTPHeader], body: [UInt8])

  /// The address, with its query if there is one.
  public var url: String {
    switch self {
    case .httpGet(let url, _), .httpPost(let url, _, _): url
    }
  }

  /// Whether the URL has the scheme `http` or `https`, names a host, and holds only visible ASCII.
  public var hasValidURL: Bool {
    let schemes = ["http://", "https://"]
    guard let scheme = schemes.first(where: { url.lowercased().hasPrefix($0) }) else {
      return false
    }
    guard url.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return false }
    let host = url.dropFirst(scheme.count).prefix { !"/?#:".contains($0) }
    return !host.isEmpty && !url.contains { "\"<>\\^`{|}".contains($0) }
  }
}

/// One header line of a request.
public struct HTTPHeader: Hashable, Sendable {
  /// The name as it is sent; its case does not matter to a server.
  public let name: String
  /// The value as it is sent.
  public let value: String

  /// Creates a header field.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
