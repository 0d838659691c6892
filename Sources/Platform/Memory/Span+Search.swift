#if canImport(Glibc)
  public import Glibc
#elseif canImport(Musl)
  public import Musl
#else
  public import Darwin
#endif

extension Span<UInt8> {
  /// Returns the first place of a byte in a range, found as fast as the system can; nil if it is not
  /// there, or the range is empty or not all inside.
  @inlinable @inline(__always)
  package func find(_ byte: UInt8, in range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= count else { return nil }
    return unsafe withUnsafeBytes { buffer -> Int? in
      guard let base = buffer.baseAddress,
        let found = unsafe memchr(base + range.lowerBound, Int32(byte), range.count)
      else { return nil }
      return unsafe base.distance(to: UnsafeRawPointer(found))
    }
  }

  /// Whether it holds these bytes one behind the other.
  package func contains(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard length > 0 else { return true }
    return unsafe withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return false }
      var start = 0
      while start + length <= count,
        let found = find(unsafe text.utf8Start.pointee, in: start..<count - length + 1)
      {
        if unsafe memcmp(base + found, text.utf8Start, length) == 0 { return true }
        start = found + 1
      }
      return false
    }
  }
}
