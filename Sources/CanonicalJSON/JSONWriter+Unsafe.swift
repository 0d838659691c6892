extension JSONWriter {
  /// Copies the bytes of a literal.
  @inline(__always)
  mutating func appendStatic(_ text: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  /// Writes a number whose last `places` digits are its fraction.
  mutating func appendDigits(of magnitude: UInt64, isNegative: Bool, places: Int) {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
      var rest = magnitude
      var start = 24
      let point = places > 0 ? 24 - places : 25
      repeat {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        rest = quotient
        start -= 1
        unsafe digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
        if start == point {
          start -= 1
          unsafe digits[start] = UInt8(ascii: ".")
        }
      } while rest > 0 || start >= point - 1 && point < 25
      if isNegative {
        start -= 1
        unsafe digits[start] = UInt8(ascii: "-")
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
