extension JSONParser {
  /// Reads a number, keeping to the grammar of RFC 8259, section 6.
  mutating func parseNumber() throws(JSONError) {
    let start = position
    var hasExponent = false
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let whole = skipDigits()
    var isWellFormed = whole == 1 || whole > 1 && bytes[position - whole] != UInt8(ascii: "0")
    if isWellFormed, peek() == UInt8(ascii: ".") {
      position += 1
      isWellFormed = skipDigits() > 0
    }
    if isWellFormed, let byte = peek(), byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if let sign = peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
      isWellFormed = skipDigits() > 0
      hasExponent = true
    }
    if !isWellFormed || peek().map(Self.continuesToken) == true {
      throw malformedNumber(from: start)
    }
    guard hasExponent || position - start > 300 else { return }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw error(.numberOutOfRange(excerpt(from: start, limit: position - start)), at: start)
    }
  }

  /// Reads `true`, `false` or `null`.
  mutating func parseWord() throws(JSONError) {
    let start = position
    while let byte = peek(), Self.continuesToken(byte) { position += 1 }
    let word = bytes[start..<position]
    if word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8)
      || word.elementsEqual("null".utf8)
    {
      return
    }
    position = start
    if word.isEmpty { throw unexpected("a value") }
    if let first = word.first, first == UInt8(ascii: ".") || first == UInt8(ascii: "+") {
      throw malformedNumber(from: start)
    }
    let text = excerpt(from: start, limit: word.count)
    if Self.isNotANumber(text) { throw error(.notANumber(text), at: start) }
    throw error(.unexpected(found: "'\(text)'", expected: "a value"), at: start)
  }

  private mutating func malformedNumber(from start: Int) -> JSONError {
    position = start
    while let byte = peek(), Self.continuesToken(byte) { position += 1 }
    if position == bytes.count, position - start == 1, bytes[start] == UInt8(ascii: "-") {
      return endOfText(expected: "a digit")
    }
    let text = excerpt(from: start, limit: position - start)
    return error(Self.isNotANumber(text) ? .notANumber(text) : .malformedNumber(text), at: start)
  }

  private static func isNotANumber(_ text: String) -> Bool {
    var name = text.lowercased()
    if name.hasPrefix("-") || name.hasPrefix("+") { name.removeFirst() }
    return ["nan", "inf", "infinity"].contains(name)
  }

  /// Whether a byte right after a number or word belongs to it, in the eyes of whoever wrote it.
  private static func continuesToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  @inline(__always)
  private func peek() -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  @inline(__always)
  private mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.count, bytes[position] &- UInt8(ascii: "0") < 10 { position += 1 }
    return position - start
  }
}
