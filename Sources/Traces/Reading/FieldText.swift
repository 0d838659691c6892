/// Fields of a line that are divided by a byte, and may stand in quotes.
enum FieldText {
  /// Returns where the field that begins a range ends: at a separator outside quotes, or at its end.
  @inline(__always)
  static func end(_ span: Span<UInt8>, _ range: Range<Int>, _ separator: UInt8) -> Int {
    var at = range.lowerBound
    var isQuoted = false
    while at < range.upperBound {
      let byte = span[at]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == separator, !isQuoted { return at }
      at += 1
    }
    return at
  }

  /// Returns a range without the blanks and quotes around it.
  @inline(__always)
  static func trimmed(_ range: Range<Int>, _ span: Span<UInt8>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, span[start] <= 0x20 || span[start] == UInt8(ascii: "\"") { start += 1 }
    while end > start, span[end - 1] <= 0x20 || span[end - 1] == UInt8(ascii: "\"") { end -= 1 }
    return start..<end
  }
}
