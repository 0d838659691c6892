/// Numbers of binary formats, whose bytes stand in one order or the other.
extension Span<UInt8> {
  /// Returns the unsigned number of `count` bytes, at most 8, the lowest first unless `isBig`; nil where
  /// they are not there.
  @inline(__always)
  func number(_ at: Int, _ count: Int, isBig: Bool = false) -> UInt64? {
    guard at >= 0, at <= self.count, count <= self.count - at else { return nil }
    if count == 4 {
      let value = unsafe withUnsafeBytes { buffer in
        unsafe UInt32(littleEndian: buffer.loadUnaligned(fromByteOffset: at, as: UInt32.self))
      }
      return UInt64(isBig ? value.byteSwapped : value)
    }
    var value: UInt64 = 0
    for index in 0..<count {
      value = value << 8 | UInt64(self[at + (isBig ? index : count - 1 - index)])
    }
    return value
  }

  /// Returns the double of eight bytes; nil where they are not there.
  func double(_ at: Int, isBig: Bool = false) -> Double? {
    number(at, 8, isBig: isBig).map { Double(bitPattern: $0) }
  }
}
