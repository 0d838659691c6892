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
  public mutating func append(line: borrowing [UInt8], from start: Int = 0) {
    precondition(start >= 0 && start <= line.count)
    let hash = unsafe line.withUnsafeBytes { bytes in
      unsafe Lane(start, bytes.count).finished(bytes)
    }
    value = Self.mix(value ^ hash)
  }

  /// Mixes in lines that stand one behind the other from the first byte on, as ``append(line:from:)`` does each of
  /// them.
  ///
  /// Each word of a line waits for the one before it, but no line for another: four at a time are mixed side by side.
  ///
  /// - Parameter ends: Where each line ends, in ascending order.
  public mutating func append(lines: borrowing [UInt8], endingAt ends: borrowing [Int]) {
    unsafe lines.withUnsafeBytes { bytes in
      var start = 0
      var next = 0
      while next + 4 <= ends.count {
        let (first, second, third, fourth) = (
          ends[next], ends[next + 1], ends[next + 2], ends[next + 3]
        )
        precondition(start <= first && first <= second && second <= third && third <= fourth)
        precondition(fourth <= bytes.count)
        var (a, b) = (Lane(start, first), Lane(first, second))
        var (c, d) = (Lane(second, third), Lane(third, fourth))
        for _ in 0..<min(a.words, b.words, c.words, d.words) {
          unsafe a.step(bytes)
          unsafe b.step(bytes)
          unsafe c.step(bytes)
          unsafe d.step(bytes)
        }
        value = unsafe Self.mix(value ^ a.finished(bytes))
        value = unsafe Self.mix(value ^ b.finished(bytes))
        value = unsafe Self.mix(value ^ c.finished(bytes))
        value = unsafe Self.mix(value ^ d.finished(bytes))
        (start, next) = (fourth, next + 4)
      }
      while next < ends.count {
        precondition(start <= ends[next] && ends[next] <= bytes.count)
        value = unsafe Self.mix(value ^ Lane(start, ends[next]).finished(bytes))
        (start, next) = (ends[next], next + 1)
      }
    }
  }

  /// A line that is being mixed.
  private struct Lane {
    private var hash: UInt64
    private var at: Int
    private let end: Int

    /// - Precondition: The line lies in the bytes that the others are given, which are looked up unchecked.
    @inline(__always)
    init(_ start: Int, _ end: Int) {
      (hash, at, self.end) = (UInt64(truncatingIfNeeded: end - start), start, end)
    }

    /// How many whole words are left.
    @inline(__always)
    var words: Int { (end &- at) >> 3 }

    /// Mixes in a word.
    @inline(__always)
    mutating func step(_ bytes: UnsafeRawBufferPointer) {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      hash = RecordingDigest.mix(hash ^ UInt64(littleEndian: word))
      at &+= 8
    }

    /// Mixes in what is left.
    @inline(__always)
    consuming func finished(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
      while at &+ 8 <= end { unsafe step(bytes) }
      return unsafe RecordingDigest.mix(hash ^ rest(of: bytes))
    }

    /// The last bytes, less than eight, as one number with the first of them highest.
    @inline(__always)
    private func rest(of bytes: UnsafeRawBufferPointer) -> UInt64 {
      let count = end &- at
      guard end >= 8 else {
        return unsafe bytes[at..<end].reduce(0) { $0 << 8 | UInt64($1) }
      }
      // They end a word whose other bytes go.
      let word = unsafe bytes.loadUnaligned(fromByteOffset: end &- 8, as: UInt64.self)
      return UInt64(bigEndian: word) & ((1 &<< UInt64(8 &* count)) &- 1)
    }
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
