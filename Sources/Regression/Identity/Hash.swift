/// FNV-1a over bytes: the same on every machine and in every process.
package enum Hash {
  /// The hash of no bytes at all.
  package static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01B3

  /// Returns the hash of a part of a text.
  static func of(_ bytes: [UInt8], in range: Range<Int>) -> UInt64 {
    var hash = seed
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* prime }
    return hash
  }

  /// Returns the hash of some bytes.
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = seed
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* prime }
    return hash
  }

  /// Returns a hash as its 16 hexadecimal digits.
  package static func text(of hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns the hash of a text as it stands in JSON.
  static func of(quoted text: String) -> UInt64 { of("\"\(text)\"".utf8) }

  /// Returns the hash of two hashes in this order.
  static func combine(_ left: UInt64, _ right: UInt64) -> UInt64 {
    // The finalizer of SplitMix64 spreads what FNV leaves in the low bits.
    var mixed = left &* 0x9E37_79B9_7F4A_7C15 &+ right
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
