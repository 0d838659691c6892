import RoadNetwork

/// Reads the values of tags.
enum RawText {
  /// The most bytes of a name.
  private static let limit = 200

  /// Returns a value without blanks at its ends; nil for an empty or an endless one.
  static func value(_ text: String) -> String? {
    guard text.utf8.count <= limit else { return nil }
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    return String(text[first...last])
  }

  /// Returns the names of an element: what it is called first, then its other names, none twice.
  static func names(_ tags: [OSMTag], also others: [String] = []) -> [String] {
    var names: [String] = []
    func add(_ text: String) {
      for part in text.split(separator: ";") {
        if let name = value(String(part)), !names.contains(name), names.count < 24 {
          names.append(name)
        }
      }
    }
    if let name = tags["name"].flatMap(value) { names.append(name) }
    for tag in tags where isOtherName(tag.key) || others.contains(tag.key) { add(tag.value) }
    return names
  }

  private static func isOtherName(_ key: String) -> Bool {
    switch key {
    case "alt_name", "official_name", "short_name", "loc_name", "old_name", "int_name": return true
    default:
      // `name:de`, not `name:etymology`.
      guard key.hasPrefix("name:") else { return false }
      let language = key.utf8.dropFirst(5)
      return (2...3).contains(language.count) && language.allSatisfy { (0x61...0x7a).contains($0) }
    }
  }

  /// Returns a whole number with or without separators, such as `12,532`; 0 for anything else.
  static func population(_ text: String?) -> UInt32 {
    guard let text else { return 0 }
    let digits = text.filter { !",.' \u{a0}".contains($0) }
    guard digits.utf8.count <= 9 else { return 0 }
    return UInt32(digits) ?? 0
  }

  /// Returns a postcode in capital letters, its first of several.
  static func postcode(_ text: String?) -> String? {
    guard let first = text?.split(whereSeparator: { $0 == ";" || $0 == "," }).first,
      let code = value(String(first)), code.utf8.count <= 12,
      code.contains(where: { $0.isASCII && $0.isNumber })
    else { return nil }
    return code.uppercased()
  }
}
