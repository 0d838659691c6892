/// The local name of an element, packed for comparison: its length and its first and last bytes.
struct XMLName: Hashable {
  private let head: UInt64
  private let tail: UInt64
  private let count: Int

  /// The name of a literal.
  @inline(__always)
  init(_ text: StaticString) {
    var head: UInt64 = 0
    var tail: UInt64 = 0
    let count = text.utf8CodeUnitCount
    for index in 0..<count {
      let byte = unsafe UInt64(text.utf8Start[index])
      if index < 8 { head = head << 8 | byte }
      tail = tail << 8 | byte
    }
    self.head = head
    self.tail = tail
    self.count = count
  }

  /// The name of some bytes, without a prefix.
  @inline(__always)
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var start = range.lowerBound
    for at in range where bytes[at] == UInt8(ascii: ":") { start = at + 1 }
    var head: UInt64 = 0
    var tail: UInt64 = 0
    for at in start..<range.upperBound {
      if at - start < 8 { head = head << 8 | UInt64(bytes[at]) }
      tail = tail << 8 | UInt64(bytes[at])
    }
    self.head = head
    self.tail = tail
    count = range.upperBound - start
  }
}
