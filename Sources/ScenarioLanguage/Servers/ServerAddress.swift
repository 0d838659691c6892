import Navigation

/// Where a server is, so that what is kept of its requests need not say so.
package struct ServerAddress: Hashable, Sendable {
  /// The endpoint without its query and without slashes at its end.
  private let base: String
  private let servicePath: String?

  package init(endpoint: String, format: ServerFormat) {
    var base = endpoint.prefix { $0 != "?" }
    while base.hasSuffix("/"), !base.hasSuffix("://") { base = base.dropLast() }
    self.base = String(base)
    servicePath = format.servicePath
  }

  /// A server whose paths are its requests.
  package init(endpoint: String) { self.init(endpoint: endpoint, format: .osrm) }

  /// Returns a URL's path below the endpoint, and its query; the path of a service where a body is sent
  /// has the same name whatever the server calls it.
  package func relative(_ url: String) -> Substring {
    if url.hasPrefix(base) {
      let rest = url.dropFirst(base.count)
      if rest.isEmpty || rest.hasPrefix("/") || rest.hasPrefix("?") {
        return (servicePath ?? "") + rest
      }
    }
    guard let scheme = url.firstRange(of: "://") else { return url[...] }
    let rest = url[scheme.upperBound...]
    return rest.firstIndex(of: "/").map { rest[$0...] } ?? ""
  }
}
