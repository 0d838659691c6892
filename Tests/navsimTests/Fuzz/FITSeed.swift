/// A small trace in FIT: the messages, and the frame around them with its sums.
enum FITSeed {
  /// Definitions and messages of a drive of a minute, of both orders of bytes and with fields of an app.
  static var messages: [UInt8] {
    var bytes: [UInt8] = []
    for isBig in [false, true] {
      let local: UInt8 = isBig ? 1 : 0
      // A definition of records, with a field of an app.
      bytes += [0x60 | local, 0, isBig ? 1 : 0] + number(20, 2, isBig) + [5]
      bytes += [253, 4, 0x86, 0, 4, 0x85, 1, 4, 0x85, 6, 2, 0x84, 31, 1, 0x02, 1, 0, 2, 0]
      for second in 0..<30 {
        let time = 1_141_286_400 + (isBig ? 30 : 0) + second
        bytes.append(local)
        bytes += number(time, 4, isBig) + number(562_400_000 + second * 900, 4, isBig)
        bytes += number(113_570_000 + second * 300, 4, isBig) + number(9500, 2, isBig) + [5, 7, 7]
      }
    }
    // An event of a local type of its own, and a record whose head holds the time.
    bytes += [0x42, 0, 0] + number(21, 2, false) + [3, 253, 4, 0x86, 0, 1, 0, 1, 1, 0]
    bytes += [2] + number(1_141_286_461, 4, false) + [0, 1]
    return bytes
  }

  /// Returns a file of these messages, with the length and the sums that it must have.
  static func file(of messages: [UInt8]) -> [UInt8] {
    var head: [UInt8] = [14, 0x10, 0x5C, 0x08] + number(messages.count, 4, false)
    head += Array(".FIT".utf8)
    head += number(Int(sum(head[...])), 2, false)
    let file = head + messages
    return file + number(Int(sum(file[...])), 2, false)
  }

  /// The sum of 16 bits as the protocol describes it: polynomial 0xA001, from the lowest bit.
  private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt16 {
    bytes.reduce(0) { sum, byte in
      (0..<8).reduce(sum ^ UInt16(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xA001 : sum >> 1 }
    }
  }

  private static func number(_ value: Int, _ size: Int, _ isBig: Bool) -> [UInt8] {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isBig ? bytes.reversed() : bytes
  }
}
