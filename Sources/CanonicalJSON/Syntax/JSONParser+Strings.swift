extension JSONParser {
  /// Reads a string and checks its characters.
  ///
  /// - Returns: Whether it holds an escape.
  @discardableResult
  mutating func parseString() throws(JSONError) -> Bool {
    position += 1
    var hasEscape = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return hasEscape
      }
      if byte == UInt8(ascii: "\\") {
        hasEscape = true
        try checkEscape()
      } else if byte >= 0x80 {
        try checkUTF8()
      } else if byte < 0x20 {
        throw error(.controlCharacter(byte), at: position)
      } else {
        position += 1
      }
    }
    throw endOfText(expected: "'\"' to end the string")
  }

  private mutating func checkEscape() throws(JSONError) {
    let start = position
    guard start + 1 < bytes.count else { throw endOfText(expected: "an escape") }
    guard bytes[start + 1] == UInt8(ascii: "u") else {
      guard JSONEscapes.simple(bytes[start + 1]) != nil else {
        let escape = excerpt(from: start + 1, limit: 1)
        throw error(.invalidEscape("\\" + escape), at: start)
      }
      position += 2
      return
    }
    let code = try codeUnit(at: start)
    position += 6
    if (0xDC00..<0xE000).contains(code) {
      throw error(.loneSurrogate(excerpt(from: start, limit: 6)), at: start)
    }
    guard (0xD800..<0xDC00).contains(code) else { return }
    let isFollowed = bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    guard isFollowed, try (0xDC00..<0xE000).contains(codeUnit(at: position)) else {
      throw error(.loneSurrogate(excerpt(from: start, limit: 6)), at: start)
    }
    position += 6
  }

  /// Returns the number of the escape `\uXXXX` at `start`.
  private func codeUnit(at start: Int) throws(JSONError) -> UInt32 {
    guard start + 6 <= bytes.count else {
      throw endOfText(expected: "four hexadecimal digits")
    }
    guard let code = JSONEscapes.hex(bytes[start + 2..<start + 6]) else {
      throw error(.invalidEscape(excerpt(from: start, limit: 6)), at: start)
    }
    return code
  }

  /// Checks one character of two to four bytes (Unicode 16, table 3-7).
  private mutating func checkUTF8() throws(JSONError) {
    let length = utf8Length(at: position)
    guard length > 0 else { throw error(.invalidUTF8, at: position) }
    position += length
  }

  /// Returns the length of the well-formed character at `start`, 0 if there is none.
  func utf8Length(at start: Int) -> Int {
    let lead = bytes[start]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0..<0x80: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard start + length <= bytes.count, second.contains(bytes[start + 1]) else { return 0 }
    for index in start + 2..<start + max(2, length) where bytes[index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
