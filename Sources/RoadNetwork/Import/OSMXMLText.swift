/// Decodes the references and blanks of attribute values.
enum OSMXMLText {
  /// The most bytes of a reference such as `&quot;` or `&#x10FFFF;`.
  private static let referenceLimit = 16

  /// Reads a reference that begins at `start`; nil if it does not end before `end`.
  static func reference(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ end: Int
  ) throws(OSMXMLError) -> (scalar: Unicode.Scalar, next: Int)? {
    var semicolon = start + 1
    while semicolon < end, bytes[semicolon] != UInt8(ascii: ";") {
      guard semicolon - start < referenceLimit, bytes[semicolon] > 0x20 else {
        throw OSMXMLError("'&' begins no reference; write it as &amp;", at: start)
      }
      semicolon += 1
    }
    guard semicolon < end else { return nil }
    var name: [UInt8] = []
    for index in (start + 1)..<semicolon { name.append(bytes[index]) }
    guard let scalar = scalar(name) else {
      let text = String(decoding: name, as: UTF8.self)
      throw OSMXMLError("&\(text); stands for no character", at: start)
    }
    return (scalar, semicolon + 1)
  }

  private static func scalar(_ name: [UInt8]) -> Unicode.Scalar? {
    switch String(decoding: name, as: UTF8.self) {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.count > 1, name[0] == UInt8(ascii: "#") else { return nil }
    let isHex = name[1] == UInt8(ascii: "x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    // A sign, which an integer may have, is none of a reference.
    guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10),
      OSMXMLCharacter.isAllowed(number)
    else { return nil }
    return Unicode.Scalar(number)
  }

  /// Returns the text of an attribute's value, whose references are known to be right.
  ///
  /// Blanks other than spaces become spaces, as XML demands of attributes.
  static func decoded(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"),
        let (scalar, next) = try? reference(bytes, index, range.upperBound)
      {
        result.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
        index = next
        continue
      }
      let isPair =
        byte == 0x0d && index + 1 < range.upperBound && bytes[index + 1] == 0x0a
      if !isPair { result.append(byte < 0x20 ? 0x20 : byte) }
      index += 1
    }
    return result
  }
}

/// The characters that XML gives a meaning.
enum OSMXMLCharacter {
  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x09 || byte == 0x0d
  }

  /// Whether a byte may stand in a name; all beyond ASCII may.
  @inline(__always)
  static func isName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte >= 0x80
  }

  /// Whether a byte may begin a name.
  @inline(__always)
  static func isNameStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || byte >= 0x80
  }

  /// Whether XML 1.0 allows a character (https://www.w3.org/TR/xml/#charsets).
  static func isAllowed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0a, 0x0d, 0x20...0xd7ff, 0xe000...0xfffd, 0x1_0000...0x10_ffff: true
    default: false
    }
  }
}
