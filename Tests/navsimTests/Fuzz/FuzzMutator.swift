import Platform

/// Changes files at random, by what their formats are made of: bytes, lines, numbers, texts, members; and
/// makes checksums good again, so that what is behind them is reached.
struct FuzzMutator {
  private var state: UInt64

  /// The same text changes everything in the same way.
  init(seed: String) {
    state = seed.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Numbers at the edges of what formats, types and the Earth hold.
  private static let numbers = [
    "0", "-0", "-1", "1e300", "-1e300", "1e308", "1e-308", "1e999", "-9223372036854775808",
    "9223372036854775807", "9223372036854775808", "18446744073709551616", "4294967295",
    "2147483648",
    "-2147483649", "65536", "256", "0.00000000000000001", "90.0000001", "-180.0000001", "360",
    "1e15",
    "1e16", "1000000000000", "1000000000001", "NaN", "Infinity", "1e", "0x10", "", "5000000",
    "86400",
    "99999999999999999999999999999999",
  ]

  /// Texts that readers, screens and pages must stand.
  private static let texts = [
    "", "\u{1B}[2J", "\u{9B}31m\u{202E}", "\\u0000", "\\ud800", "\\u001b[2J\\nFORGED", "</script>",
    "../../../etc/passwd", "max", "null", "ä漢🚗", "%s%n", "]]>", "&#0;", "&lt;",
    String(repeating: "A", count: 5000), "2026-03-01T08:00:00Z", "9999-99-99T99:99:99Z",
  ]

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  /// Returns a number below `count`; 0 where that is 0.
  mutating func below(_ count: Int) -> Int { count > 0 ? Int(next() % UInt64(count)) : 0 }

  /// Returns a file with one to four changes.
  mutating func changed(_ file: [UInt8], other: [UInt8]) -> [UInt8] {
    var bytes = file
    for _ in 0...below(4) {
      switch below(12) {
      case 0: flip(&bytes)
      case 1: cut(&bytes)
      case 2: double(&bytes)
      case 3: bytes.removeLast(below(bytes.count))
      case 4: splice(&bytes, other)
      case 5: changeLines(&bytes)
      case 6...8: replaceNumber(&bytes)
      default: replaceText(&bytes)
      }
      // What has grown beyond all seeds tells no more, and takes long.
      if bytes.count > 400_000 { bytes.removeLast(bytes.count - 400_000) }
    }
    return below(4) > 0 ? Self.withChecksums(bytes) : bytes
  }

  private mutating func range(in bytes: [UInt8], atMost limit: Int = 2000) -> Range<Int> {
    let start = below(bytes.count)
    return start..<min(bytes.count, start + 1 + below(limit))
  }

  private mutating func flip(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    for _ in 0...below(3) {
      let place = below(bytes.count)
      bytes[place] = below(2) == 0 ? bytes[place] ^ (1 << UInt8(below(8))) : UInt8(below(256))
    }
  }

  private mutating func cut(_ bytes: inout [UInt8]) { bytes.removeSubrange(range(in: bytes)) }

  private mutating func double(_ bytes: inout [UInt8]) {
    let part = Array(bytes[range(in: bytes)])
    for _ in 0...below(20) { bytes.insert(contentsOf: part, at: below(bytes.count + 1)) }
  }

  private mutating func splice(_ bytes: inout [UInt8], _ other: [UInt8]) {
    bytes.insert(contentsOf: other[range(in: other)], at: below(bytes.count + 1))
  }

  private mutating func changeLines(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let (first, second) = (below(lines.count), below(lines.count))
    switch below(3) {
    case 0: lines.swapAt(first, second)
    case 1: lines.remove(at: first)
    default: lines.insert(lines[first], at: second)
    }
    bytes = Array(lines.joined(separator: [0x0A]))
  }

  /// Replaces what looks like a number from a place on.
  private mutating func replaceNumber(_ bytes: inout [UInt8]) {
    func isNumeric(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || [0x2D, 0x2E].contains(byte)
    }
    let place = below(bytes.count)
    guard let start = bytes[place...].prefix(5000).firstIndex(where: isNumeric) else { return }
    let end = bytes[start...].firstIndex { !isNumeric($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Self.numbers[below(Self.numbers.count)].utf8)
  }

  /// Replaces what stands between two quotes, or two angles, from a place on.
  private mutating func replaceText(_ bytes: inout [UInt8]) {
    let place = below(bytes.count)
    let (opening, closing): (UInt8, UInt8) = below(4) == 0 ? (0x3E, 0x3C) : (0x22, 0x22)
    guard let start = bytes[place...].prefix(5000).firstIndex(of: opening),
      let end = bytes[(start + 1)...].prefix(5000).firstIndex(of: closing)
    else { return }
    bytes.replaceSubrange((start + 1)..<end, with: Self.texts[below(Self.texts.count)].utf8)
  }

  /// Makes the sums of NMEA sentences, of a map and of a bundle what they must be.
  private static func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.first == UInt8(ascii: "$") || bytes.starts(with: "!".utf8) {
      return Array(bytes.split(separator: 0x0A).map(sentence).joined(separator: [0x0A]))
    }
    if bytes.starts(with: [0x8E, 0x4E, 0x41, 0x56]) { return withMapSums(bytes) }
    guard bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]), bytes.count > 100 else { return bytes }
    // The archive's comment ends in the sum of all before the comment.
    let comment = "navsim bundle 1, crc32 ".utf8.count + 8
    let digits = String(Checksum.crc32(bytes[..<(bytes.count - comment)]), radix: 16)
    let sum = String(repeating: "0", count: 8 - digits.count) + digits
    return bytes.dropLast(8) + Array(sum.utf8)
  }

  /// Makes length and sums of a `.navmap` what they must be, as far as its tables lie in it.
  private static func withMapSums(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    func number(at place: Int, _ size: Int) -> Int {
      (0..<size).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    func put(_ value: Int, at place: Int, _ size: Int) {
      for index in 0..<size {
        bytes[place + index] = UInt8(truncatingIfNeeded: value >> (8 * index))
      }
    }
    func sum(_ range: Range<Int>) -> Int { Int(Checksum.crc32(bytes[range])) }
    guard bytes.count >= 40 else { return bytes }
    let (sections, sums) = (number(at: 12, 4), number(at: 24, 4))
    let first = 40 + sections * 24
    guard sections <= 1000, sums <= 100_000, first + sums * 4 <= bytes.count else { return bytes }
    put(bytes.count, at: 16, 8)
    var block = 0
    for section in 0..<sections {
      let (start, length) = (number(at: 48 + section * 24, 7), number(at: 56 + section * 24, 7))
      guard start <= bytes.count, length <= bytes.count - start else { break }
      for place in stride(from: start, to: start + length, by: 65_536) where block < sums {
        put(sum(place..<min(start + length, place + 65_536)), at: first + block * 4, 4)
        block += 1
      }
    }
    put(sum(40..<first + sums * 4), at: 28, 4)
    put(sum(0..<32), at: 32, 4)
    return bytes
  }

  private static func sentence(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard let star = line.lastIndex(of: UInt8(ascii: "*")), star > line.startIndex else {
      return Array(line)
    }
    let sum = line[(line.startIndex + 1)..<star].reduce(0, ^)
    let digits = String(sum, radix: 16, uppercase: true)
    return line[...star] + Array((digits.count < 2 ? "0" + digits : digits).utf8)
  }
}
