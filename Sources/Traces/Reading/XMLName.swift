/// The local name of an element, packed for comparison.
///
/// The first eight bytes stand for themselves, the rest by a hash: names of a trace are shorter.
struct XMLName: Hashable {
  private var head: UInt64 = 0
  private var rest: UInt64 = 0

  init() {}

  /// The name of a literal.
  init(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { unsafe append(text.utf8Start[index]) }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if head >> 56 == 0 {
      head = head << 8 | UInt64(byte)
    } else {
      // FNV-1a
      rest = (rest ^ UInt64(byte)) &* 0x100_0000_01b3 | 1
    }
  }
}
