import Navigation

/// Where a server is, so that what is kept of its requests need not say so.
package struct ServerAddress: Hashable, Sendable {
  /// The endpoint without its query and without slashes at its end.
  private let base: String
  /// The endpoint's own query.
  private let query: String
  private let servicePath: String?
  private let parts: Parts

  /// Takes an endpoint apart, for requests of a format.
  package init(endpoint: String, format: ServerFormat) {
    var base = endpoint.prefix { $0 != "?" }
    query = String(endpoint.dropFirst(base.count + 1))
    while base.hasSuffix("/"), !base.hasSuffix("://") { base = base.dropLast() }
    self.base = String(base)
    servicePath = format.servicePath
    parts = Parts(endpoint)
  }

  /// A server whose paths are its requests.
  package init(endpoint: String) { self.init(endpoint: endpoint, format: .osrm) }

  /// Returns a URL's path below the endpoint, and its query without that of the endpoint; the path of a
  /// service where a body is sent has the same name whatever the server calls it.
  package func relative(_ url: String) -> Substring {
    let rest = below(url)
    guard !query.isEmpty else { return rest }
    for separator in ["?", "&"] where rest.hasSuffix(separator + query) {
      return rest.dropLast(query.count + 1)
    }
    return rest
  }

  private func below(_ url: String) -> Substring {
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

extension ServerAddress {
  /// Scheme, host and port of an endpoint: all that is kept of one.
  package var place: String { parts.place }

  /// Whether the endpoint says where the server is, and no more: its path is one that such servers have.
  package var isPlaceOnly: Bool {
    parts.user.isEmpty && parts.rest.isEmpty && parts.unknownSteps.isEmpty
  }

  /// What else the endpoint holds.
  var secrets: Secrets {
    var secrets = Secrets()
    secrets.insert(parts.user)
    for name in parts.user.split(separator: ":") { secrets.insert(name) }
    for step in parts.unknownSteps {
      secrets.insert(step)
      // A step may have parameters of its own.
      for part in step.split(whereSeparator: { ";=,&".contains($0) }) { secrets.insert(part) }
    }
    if !parts.unknownSteps.isEmpty { secrets.insert(parts.path) }
    for part in parts.rest.split(whereSeparator: { "?&#;".contains($0) }) {
      let part = Redaction.Part(part)
      if Redaction.isKept(parameter: part.name, part.value) { continue }
      secrets.insert(part.value.isEmpty ? part.name : part.value)
    }
    return secrets
  }

  /// The parts of an endpoint.
  private struct Parts: Hashable, Sendable {
    /// Scheme, host and port.
    var place: String
    /// What stands before the host and `@`.
    var user = ""
    var path = ""
    /// What follows the path: query and fragment.
    var rest: String

    init(_ endpoint: String) {
      let start = endpoint.firstRange(of: "://")?.upperBound ?? endpoint.startIndex
      let authority = endpoint[start...].prefix { !"/?#".contains($0) }
      let after = endpoint[authority.endIndex...]
      if let sign = authority.lastIndex(of: "@") { user = String(authority[..<sign]) }
      place = String(endpoint[..<start] + authority.dropFirst(user.isEmpty ? 0 : user.count + 1))
      path = String(after.prefix { !"?#".contains($0) })
      rest = String(after.dropFirst(path.count))
    }

    /// The steps of the path that are no usual words of such servers.
    var unknownSteps: [Substring] {
      path.split(separator: "/").filter { step in
        step.count > 5 && !Self.usualSteps.contains(step.lowercased())
      }
    }

    private static let usualSteps: Set<String> = [
      "directions", "dispatch", "dispatcher", "driving", "graphhopper", "mapbox", "navigate",
      "navigation", "prefix", "public", "router", "routes", "routing", "server", "service",
      "services", "valhalla",
    ]
  }
}
