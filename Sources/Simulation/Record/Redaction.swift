/// Keeps addresses and keys out of recordings and cassettes.
enum Redaction {
  private static let secretNames: Set<String> = ["key", "api_key", "token", "access_token"]
  private static let secretHeaders: Set<String> = [
    "authorization", "x-api-key", "api-key", "cookie", "proxy-authorization",
  ]

  static func isSecret(header name: String) -> Bool {
    secretHeaders.contains(name.lowercased())
  }

  /// Whether a parameter, or a member of a body, of this name is a key.
  static func isSecret(name: some StringProtocol) -> Bool {
    secretNames.contains(name.lowercased())
  }

  /// Returns a URL with the server replaced by the provider's name, and keys by `redacted`.
  static func url(_ url: String, provider: String, at address: ServerAddress) -> String {
    let rest = address.relative(url)
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
