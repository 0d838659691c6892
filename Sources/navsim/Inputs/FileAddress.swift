/// Files as other programs name them.
enum FileAddress {
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8
  )

  /// Returns a relative path as a relative reference, an absolute one as a file's URI (RFC 3986, RFC 8089): what is
  /// not unreserved is percent-coded.
  static func address(of path: String) -> String {
    let coded = path.utf8.map { byte in
      if plain.contains(byte) { return String(UnicodeScalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
    return path.hasPrefix("/") ? "file://" + coded : coded
  }
}
