import Navigation

/// Random numbers of one purpose: the same seed and name give the same numbers everywhere.
///
/// Each consumer has a stream by name, so that a new one shifts nobody's numbers.
public struct RandomStream: RandomNumberGenerator, Sendable {
  private var numbers: SeededRandom

  /// Creates the stream of a name, such as `gnss.noise`.
  public init(_ name: String, seed: UInt64) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var first = SeededRandom(seed: seed ^ hash)
    numbers = SeededRandom(seed: first.next())
  }

  /// Returns the next number of the stream, any of 64 bits.
  public mutating func next() -> UInt64 {
    numbers.next()
  }

  /// Returns a number in `0..<1`, a multiple of 2^-53.
  public mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }
}
