/// Keeps addresses and keys out of recordings.
enum Redaction {
  private static let secretParameters: Set<String> = ["key", "api_key", "token", "access_token"]
  private static let secretHeaders: Set<String> = [
    "authorization", "x-api-key", "api-key", "cookie", "proxy-authorization",
  ]

  static func isSecret(header name: String) -> Bool {
    secretHeaders.contains(name.lowercased())
  }

  /// Returns a URL with its scheme and host replaced by the provider's name, and keys by `redacted`.
  static func url(_ url: String, provider: String) -> String {
    var rest = Substring(url)
    if let scheme = rest.firstRange(of: "://") {
      rest = rest[scheme.upperBound...]
      rest = rest.firstIndex(of: "/").map { rest[$0...] } ?? ""
    }
    guard let question = rest.firstIndex(of: "?") else { return provider + rest }
    let query = rest[rest.index(after: question)...].split(
      separator: "&",
      omittingEmptySubsequences: false
    ).map { part -> String in
      let name = part.prefix { $0 != "=" }
      return secretParameters.contains(name.lowercased()) ? "\(name)=redacted" : String(part)
    }
    return provider + rest[..<question] + "?" + query.joined(separator: "&")
  }
}
