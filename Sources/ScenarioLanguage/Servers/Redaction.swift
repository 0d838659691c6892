package import Navigation

/// Keeps addresses and keys out of recordings and cassettes.
package enum Redaction {
  private static let secretNames: Set<String> = ["key", "api_key", "token", "access_token"]
  private static let secretHeaders: Set<String> = [
    "authorization", "x-api-key", "api-key", "cookie", "proxy-authorization",
  ]

  package static func isSecret(header name: String) -> Bool {
    secretHeaders.contains(name.lowercased())
  }

  /// Whether a parameter, or a member of a body, of this name is a key.
  package static func isSecret(name: some StringProtocol) -> Bool {
    secretNames.contains(name.lowercased())
  }

  /// Returns the keys that a URL's query holds, those too short to be told from other text left out.
  package static func keys(in url: String) -> [String] {
    guard let question = url.firstIndex(of: "?") else { return [] }
    return url[url.index(after: question)...].split(separator: "&").compactMap { part in
      let name = part.prefix { $0 != "=" }
      let value = part.dropFirst(name.count + 1)
      return isSecret(name: name) && value.utf8.count >= 6 ? String(value) : nil
    }
  }

  /// Returns the keys of a request, in its URL and its headers, those too short to be told from other
  /// text left out.
  package static func secrets(in request: RouteRequest) -> [String] {
    let headers =
      switch request {
      case .httpGet(_, let headers), .httpPost(_, let headers, _): headers
      }
    let texts = headers.filter { isSecret(header: $0.name) }.map { header in
      // What stands before a blank is the scheme.
      String(header.value.split(separator: " ").last ?? "")
    }
    return keys(in: request.url) + texts.filter { $0.utf8.count >= 6 }
  }

  /// Returns a URL with the server replaced by the provider's name, and keys by `redacted`.
  package static func url(_ url: String, provider: String, at address: ServerAddress) -> String {
    redacted(address.relative(url), provider: provider)
  }

  /// Returns a URL with the server, whichever it is, replaced by a name, and keys by `redacted`.
  package static func url(_ url: String, provider: String) -> String {
    let path = url.firstRange(of: "://").map { url[$0.upperBound...] } ?? url[...]
    return redacted(path.firstIndex(of: "/").map { path[$0...] } ?? "", provider: provider)
  }

  private static func redacted(_ rest: Substring, provider: String) -> String {
    guard let question = rest.firstIndex(of: "?") else { return provider + rest }
    let query = rest[rest.index(after: question)...].split(
      separator: "&",
      omittingEmptySubsequences: false
    ).map { part -> String in
      let name = part.prefix { $0 != "=" }
      return isSecret(name: name) ? "\(name)=redacted" : String(part)
    }
    return provider + rest[..<question] + "?" + query.joined(separator: "&")
  }
}
