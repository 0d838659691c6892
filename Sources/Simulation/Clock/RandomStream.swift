/// Random numbers of one purpose: the same seed and name give the same numbers everywhere.
///
/// The generator is SplitMix64 (Steele, Lea and Flood, *Fast splittable pseudorandom number
/// generators*, 2014). Each consumer has a stream by name, so that a new one shifts nobody's numbers.
public struct RandomStream: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the stream of a name, such as `gnss.noise`.
  public init(_ name: String, seed: UInt64) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    state = seed ^ hash
    state = next()
  }

  /// Returns the next number of the stream, any of 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// Returns a number in `0..<1`, a multiple of 2^-53.
  public mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }
}
