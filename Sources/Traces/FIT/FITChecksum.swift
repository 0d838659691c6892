/// The sum of 16 bits that FIT files end with: polynomial 0xA001, from the lowest bit.
enum FITChecksum {
  private static let table: [UInt16] = (0..<256).map { index in
    (0..<8).reduce(UInt16(index)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xa001 : sum >> 1 }
  }

  /// Returns the sum of some bytes.
  static func sum(_ span: Span<UInt8>, _ range: Range<Int>) -> UInt16 {
    let table = table
    var sum: UInt16 = 0
    for at in range {
      sum = sum >> 8 ^ table[Int(truncatingIfNeeded: (sum ^ UInt16(span[at])) & 0xff)]
    }
    return sum
  }
}
