extension JSONWriter {
  /// Copies the bytes of a literal.
  @inline(__always)
  mutating func appendStatic(_ text: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  /// Writes a literal in quotes with the comma before it and the colon after it, in one copy.
  @inline(__always)
  mutating func appendQuoted(literal text: StaticString, isKey: Bool) {
    let count = text.utf8CodeUnitCount
    guard count <= 120 else { return appendLongQuoted(literal: text, isKey: isKey) }
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { token in
      var end = 0
      if needsComma {
        unsafe token[0] = UInt8(ascii: ",")
        end = 1
      }
      unsafe token[end] = UInt8(ascii: "\"")
      if let content = unsafe token.baseAddress?.advanced(by: end + 1) {
        unsafe content.update(from: text.utf8Start, count: count)
      }
      end += count + 1
      unsafe token[end] = UInt8(ascii: "\"")
      unsafe token[end + 1] = UInt8(ascii: ":")
      let length = isKey ? end + 2 : end + 1
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: token[..<length]))
    }
    needsComma = !isKey
  }

  private mutating func appendLongQuoted(literal text: StaticString, isKey: Bool) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    appendStatic(text)
    bytes.append(UInt8(ascii: "\""))
    if isKey { bytes.append(UInt8(ascii: ":")) }
    needsComma = !isKey
  }

  /// Writes a number whose last `places` digits are its fraction, with the comma before it.
  mutating func appendDigits(of magnitude: UInt64, isNegative: Bool, places: Int) {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { digits in
      var rest = magnitude
      var start = 32
      let point = places > 0 ? 32 - places : 33
      repeat {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        rest = quotient
        start -= 1
        unsafe digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
        if start == point {
          start -= 1
          unsafe digits[start] = UInt8(ascii: ".")
        }
      } while rest > 0 || start >= point - 1 && point < 33
      if isNegative {
        start -= 1
        unsafe digits[start] = UInt8(ascii: "-")
      }
      if needsComma {
        start -= 1
        unsafe digits[start] = UInt8(ascii: ",")
      }
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// Copies a text at once if it needs no escape; does nothing and returns `false` otherwise.
  mutating func appendPlain(_ text: String) -> Bool {
    let isCopied = unsafe text.utf8.withContiguousStorageIfAvailable { text -> Bool in
      for index in 0..<text.count {
        let byte = unsafe text[index]
        if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return false }
      }
      unsafe bytes.append(contentsOf: text)
      return true
    }
    return isCopied ?? false
  }
}
