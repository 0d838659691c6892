/// The sum of 16 bits that FIT files end with: polynomial 0xA001, from the lowest bit.
enum FITChecksum {
  /// What each value of a byte makes of the sum, with no byte behind it, with one, up to seven: eight
  /// tables of 256, so that eight bytes are summed at once.
  private static let table: [UInt16] = {
    var table: [UInt16] = (0..<256).map { index in
      (0..<8).reduce(index) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xa001 : sum >> 1 }
    }
    for index in 256..<2048 {
      let before = table[index - 256]
      table.append(before >> 8 ^ table[Int(before & 0xff)])
    }
    return table
  }()

  /// Returns the sum of some bytes.
  static func sum(_ span: Span<UInt8>, _ range: Range<Int>) -> UInt16 {
    let table = table
    var sum: UInt16 = 0
    var at = range.lowerBound
    while at + 8 <= range.upperBound {
      var word = span.word(at: at) ^ UInt64(sum)
      sum = 0
      for place in 0..<8 {
        sum ^= table[(7 - place) << 8 | Int(truncatingIfNeeded: word & 0xff)]
        word >>= 8
      }
      at += 8
    }
    while at < range.upperBound {
      sum = sum >> 8 ^ table[Int(truncatingIfNeeded: (sum ^ UInt16(span[at])) & 0xff)]
      at += 1
    }
    return sum
  }
}
