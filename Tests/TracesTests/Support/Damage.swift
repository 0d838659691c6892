import Seeds

/// Damages files as transfers, editors and bad luck do.
enum Damage {
  /// Letters that mean something somewhere.
  private static let letters = Array("<>/!\"'&;,$*.-+[]{}:0123456789eTZ°\n\r\u{0}".utf8)

  static func of(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.index(below: 3) where !bytes.isEmpty {
      let at = random.index(below: bytes.count)
      let end = min(bytes.count, at + 1 + random.index(below: 80))
      switch random.index(below: 9) {
      case 0: bytes[at] ^= 1 << UInt8(random.index(below: 8))
      case 1: bytes.remove(at: at)
      case 2: bytes.insert(UInt8(random.index(below: 256)), at: at)
      case 3: bytes[at] = letters[random.index(below: letters.count)]
      case 4: bytes.removeSubrange(at...)
      case 5: bytes.removeSubrange(at..<end)
      case 6: bytes.insert(contentsOf: bytes[at..<end], at: random.index(below: bytes.count))
      case 7: number(&bytes, at, &random)
      default: bytes.swapAt(at, random.index(below: bytes.count))
      }
    }
    return bytes
  }

  /// Puts a number that is hard to take in the place of the next one.
  private static func number(_ bytes: inout [UInt8], _ at: Int, _ random: inout SeededGenerator) {
    guard let start = bytes[at...].firstIndex(where: { 48...57 ~= $0 }) else { return }
    let end = bytes[start...].firstIndex { !(48...57 ~= $0) } ?? bytes.count
    let numbers = [
      "", "0", "-1", "9223372036854775807", "-9223372036854775808", "1e308", "1e-320", "NaN",
      "99999999999999999999999", "4294967296", "0.000000000000000000001", "180.0000001",
      "1772352000",
    ]
    bytes.replaceSubrange(start..<end, with: numbers[random.index(below: numbers.count)].utf8)
  }
}
