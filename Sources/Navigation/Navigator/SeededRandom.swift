/// Random numbers that the same seed repeats everywhere: SplitMix64 (Steele, Lea and Flood, *Fast
/// splittable pseudorandom number generators*, 2014).
public struct SeededRandom: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// Returns a number in `-1..<1`.
  mutating func signedUnit() -> Double {
    Double(next() >> 11) * 0x1p-52 - 1
  }
}
