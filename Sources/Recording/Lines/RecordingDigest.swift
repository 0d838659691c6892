/// A rolling 64-bit digest of a recording's lines.
///
/// Each line is mixed in words of eight bytes by a multiply and a shift; not cryptographic, but any
/// changed byte changes it. The digest depends on the lines alone, not on how they are chunked.
public struct RecordingDigest: Hashable, Sendable {
  /// The digest of the lines so far.
  public private(set) var value: UInt64 = 0x243f_6a88_85a3_08d3

  /// Creates the digest of no lines.
  public init() {}

  /// Mixes in what stands in `line` from `start` to its end.
  public mutating func append(line: borrowing [UInt8], from start: Int) {
    precondition(start >= 0 && start <= line.count)
    let hash = unsafe line.withUnsafeBytes { bytes -> UInt64 in
      var hash = UInt64(truncatingIfNeeded: bytes.count - start)
      // The bounds were looked at above, once for the whole line.
      var at = start
      while at &+ 8 <= bytes.count {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
        hash = Self.mix(hash ^ UInt64(littleEndian: word))
        at &+= 8
      }
      var rest: UInt64 = 0
      while at < bytes.count {
        rest = rest << 8 | UInt64(unsafe bytes[at])
        at &+= 1
      }
      return Self.mix(hash ^ rest)
    }
    value = Self.mix(value ^ hash)
  }

  /// Sixteen hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @inline(__always)
  private static func mix(_ x: UInt64) -> UInt64 {
    let y = (x ^ (x >> 32)) &* 0xd6e8_feb8_6659_fd93
    return y ^ (y >> 29)
  }
}
