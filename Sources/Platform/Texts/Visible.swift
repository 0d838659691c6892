/// Texts of strangers as they may be shown: what a terminal would obey is written out, such as `\u001b`.
///
/// That is every control character (C0, DEL, C1), the marks that turn the direction of writing, and the
/// separators of lines and paragraphs.
package enum Visible {
  /// Which control characters are a text's own.
  package struct Kept: OptionSet, Sendable {
    /// The bits of the kinds that are kept.
    package let rawValue: Int

    /// Creates a set of kinds.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Line feeds.
    package static let lines = Kept(rawValue: 1)
    /// Tabs.
    package static let tabs = Kept(rawValue: 4)
    /// The escape codes of the program's own colours, see ``styleCodes``.
    package static let styles = Kept(rawValue: 2)
  }

  /// What may stand between `ESC [` and `m`.
  package static let styleCodes = ["0", "1", "2", "1;31", "32", "33", "35", "36"]

  /// Returns a text as one line.
  package static func line(_ text: String, keeping kept: Kept = []) -> String {
    let bytes = Array(text.utf8)
    let shown = shown(bytes, keeping: kept)
    return shown.count == bytes.count ? text : String(decoding: shown, as: UTF8.self)
  }

  /// Returns a text in UTF-8 as it may be shown.
  package static func shown(_ bytes: [UInt8], keeping kept: Kept) -> [UInt8] {
    guard var next = bytes.indices.first(where: { length(bytes, at: $0, kept) > 0 }) else {
      return bytes
    }
    var result = Array(bytes[..<next])
    while next < bytes.count {
      if let count = style(bytes, at: next), kept.contains(.styles) {
        result += bytes[next..<next + count]
        next += count
        continue
      }
      let length = length(bytes, at: next, kept)
      if length > 0 {
        result += word(for: bytes[next..<next + length])
        next += length
      } else {
        result.append(bytes[next])
        next += 1
      }
    }
    return result
  }

  /// Returns how many bytes from a place on are one character that is not to be shown; 0 where it may.
  private static func length(_ bytes: [UInt8], at place: Int, _ kept: Kept) -> Int {
    func byte(_ offset: Int) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }
    switch byte(0) {
    case 0x09: return kept.contains(.tabs) ? 0 : 1
    case 0x0A: return kept.contains(.lines) ? 0 : 1
    case ..<0x20, 0x7F: return 1
    case 0xC2: return (0x80...0x9F).contains(byte(1)) ? 2 : 0
    case 0xD8: return byte(1) == 0x9C ? 2 : 0
    case 0xE2 where byte(1) == 0x80:
      return [0x8E, 0x8F].contains(byte(2)) || (0xA8...0xAE).contains(byte(2)) ? 3 : 0
    case 0xE2 where byte(1) == 0x81: return (0xA6...0xA9).contains(byte(2)) ? 3 : 0
    default: return 0
    }
  }

  /// Returns how many bytes from a place on are a colour of the program's own; nil for none.
  private static func style(_ bytes: [UInt8], at place: Int) -> Int? {
    guard bytes[place] == 0x1B, place + 2 < bytes.count, bytes[place + 1] == UInt8(ascii: "[")
    else {
      return nil
    }
    let code = bytes[(place + 2)...].prefix(5).prefix { $0 != UInt8(ascii: "m") }
    let end = code.endIndex
    guard end < bytes.count, bytes[end] == UInt8(ascii: "m"),
      styleCodes.contains(where: { $0.utf8.elementsEqual(code) })
    else { return nil }
    return end + 1 - place
  }

  /// Returns a character as JSON writes it: in a text of JSON it still says the same.
  private static func word(for character: ArraySlice<UInt8>) -> [UInt8] {
    let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first?.value ?? 0
    switch scalar {
    case 0x09: return Array(#"\t"#.utf8)
    case 0x0A: return Array(#"\n"#.utf8)
    case 0x0D: return Array(#"\r"#.utf8)
    default:
      let digits = String(scalar, radix: 16)
      return Array((#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
    }
  }
}
