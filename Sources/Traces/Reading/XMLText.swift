/// XML text to Swift text: encodings and the entities that need no definition.
enum XMLText {
  static func decoded(_ bytes: [UInt8], isLatin1: Bool) -> String {
    let text =
      isLatin1
      ? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
      : String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    var out = ""
    var rest = Substring(text)
    while let ampersand = rest.firstIndex(of: "&") {
      out += rest[..<ampersand]
      rest = rest[ampersand...]
      guard let semicolon = rest.prefix(12).firstIndex(of: ";") else { break }
      let name = rest[rest.index(after: rest.startIndex)..<semicolon]
      out += entity(name) ?? "&\(name);"
      rest = rest[rest.index(after: semicolon)...]
    }
    return out + rest
  }

  private static func entity(_ name: Substring) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let code =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
  }
}
