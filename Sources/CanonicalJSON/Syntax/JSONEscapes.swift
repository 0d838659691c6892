/// The escapes of JSON strings and JSON pointers.
enum JSONEscapes {
  /// Returns the UTF-8 of a string's content, in which every escape is valid.
  static func decoded(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var index = content.startIndex
    while index < content.endIndex {
      let byte = content[index]
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        index += 1
        continue
      }
      let escape = content[index + 1]
      index += 2
      guard escape == UInt8(ascii: "u") else {
        result.append(simple(escape) ?? escape)
        continue
      }
      var code = hex(content[index..<index + 4]) ?? 0
      index += 4
      if (0xD800..<0xDC00).contains(code) {
        let low = hex(content[index + 2..<index + 6]) ?? 0xDC00
        index += 6
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      if let scalar = Unicode.Scalar(code) {
        result.append(contentsOf: Character(scalar).utf8)
      }
    }
    return result
  }

  /// Returns the byte that a one-letter escape stands for; `nil` if it is none.
  static func simple(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Returns the value of hexadecimal digits; `nil` if one is not a digit.
  static func hex(_ digits: ArraySlice<UInt8>) -> UInt32? {
    var value: UInt32 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(digit - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(digit - 0x57)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(digit - 0x37)
      default: return nil
      }
    }
    return value
  }

  /// Returns `name` as one token of a JSON pointer.
  static func pointerToken(_ name: String) -> String {
    var token = ""
    for character in name.unicodeScalars {
      switch character {
      case "~": token += "~0"
      case "/": token += "~1"
      default: token.unicodeScalars.append(character)
      }
    }
    return token
  }
}
