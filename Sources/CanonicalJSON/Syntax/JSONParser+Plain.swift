/// The quick way over what most texts consist of; whatever else there is, an error too, goes the
/// careful way.
extension JSONParser {
  /// Passes over a string of printable ASCII without escapes.
  ///
  /// - Returns: Whether it was one; ``position`` stays where it was if not.
  @inline(__always)
  mutating func skipPlainString(_ text: Span<UInt8>) -> Bool {
    var at = position + 1
    while at + 8 <= text.count {
      let marks = Self.marks(text.word(at: at))
      guard marks == 0 else {
        at += marks.trailingZeroBitCount / 8
        guard text[at] == UInt8(ascii: "\"") else { return false }
        position = at + 1
        return true
      }
      at += 8
    }
    return false
  }

  /// Returns the high bit of each byte that is a quote, a backslash, a control character or beyond
  /// ASCII, the first of them right; what stands behind it may be marked without reason.
  @inline(__always)
  private static func marks(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = (word ^ 0x2222_2222_2222_2222) &- ones
    let backslash = (word ^ 0x5c5c_5c5c_5c5c_5c5c) &- ones
    // A byte that is too small borrows from those behind it.
    let control = word &- 0x2020_2020_2020_2020
    return (word | control | quote | backslash) & 0x8080_8080_8080_8080
  }

  /// Passes over a number without a power, of at most 300 characters.
  ///
  /// - Returns: Whether it was one; ``position`` stays where it was if not.
  @inline(__always)
  mutating func skipPlainNumber(_ text: Span<UInt8>) -> Bool {
    var at = position
    if text[at] == UInt8(ascii: "-") { at += 1 }
    let whole = at
    at = Self.endOfDigits(text, at)
    guard at > whole, at == whole + 1 || text[whole] != UInt8(ascii: "0") else { return false }
    if at < text.count, text[at] == UInt8(ascii: ".") {
      let fraction = at + 1
      at = Self.endOfDigits(text, fraction)
      guard at > fraction else { return false }
    }
    guard at < text.count, at - position <= 300, Self.endsScalar(text[at]) else { return false }
    position = at
    return true
  }

  /// Passes over `true`, `false` or `null`.
  ///
  /// - Returns: Whether it was one; ``position`` stays where it was if not.
  @inline(__always)
  mutating func skipPlainWord(_ text: Span<UInt8>) -> Bool {
    guard position + 8 <= text.count else { return false }
    let word = text.word(at: position)
    let length: Int
    // The letters from the last to the first.
    switch UInt32(truncatingIfNeeded: word) {
    case 0x6575_7274, 0x6c6c_756e: length = 4
    case 0x736c_6166: length = word >> 32 & 0xff == UInt64(UInt8(ascii: "e")) ? 5 : 0
    default: length = 0
    }
    guard length > 0, Self.endsScalar(text[position + length]) else { return false }
    position += length
    return true
  }

  /// Whether a byte surely does not belong to the number or word before it.
  @inline(__always)
  private static func endsScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x0A, 0x0D, 0x20: true
    default: false
    }
  }

  @inline(__always)
  private static func endOfDigits(_ text: Span<UInt8>, _ start: Int) -> Int {
    var at = start
    while at < text.count, text[at] &- UInt8(ascii: "0") < 10 { at += 1 }
    return at
  }
}

extension Span<UInt8> {
  /// Returns eight bytes, the first the lowest.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    precondition(index >= 0 && index <= count - 8)
    return unsafe withUnsafeBytes { buffer in
      unsafe UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
  }

  /// Whether a text stands at a place.
  @inline(__always)
  func begins(_ name: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    guard start + name.count <= count else { return false }
    for index in 0..<name.count {
      guard unsafe self[start + index] == name[index] else { return false }
    }
    return true
  }
}
