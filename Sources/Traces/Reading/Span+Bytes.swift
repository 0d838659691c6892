extension Span<UInt8> {
  /// Returns whether a text stands at a place.
  @inline(__always)
  func begins(_ text: StaticString, _ start: Int) -> Bool {
    guard start >= 0, start + text.utf8CodeUnitCount <= count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where unsafe self[start + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Returns eight bytes, the first the lowest.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    precondition(index >= 0 && index <= count - 8)
    return unsafe withUnsafeBytes { buffer in
      unsafe UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
  }
}

extension Span<UInt8> {
  /// Returns whether a text stands somewhere in a range.
  func has(_ text: StaticString, in range: Range<Int>) -> Bool {
    let first = unsafe text.utf8Start[0]
    var at = range.lowerBound
    let end = range.upperBound - text.utf8CodeUnitCount
    while at <= end {
      if self[at] == first, begins(text, at) { return true }
      at += 1
    }
    return false
  }
}
