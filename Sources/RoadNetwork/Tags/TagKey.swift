/// A key with a fingerprint, so that a way's tags need not be compared for a key they lack.
package struct TagKey: Hashable, Sendable, ExpressibleByStringLiteral {
  package let name: String
  /// One bit of 64, by the key's bytes.
  package let bit: UInt64

  init(_ name: String) {
    self.name = name
    bit = Self.bit(of: name)
  }

  package init(stringLiteral name: StaticString) { self.init("\(name)") }

  /// Returns the bit of the key's FNV-1a hash.
  package static func bit(of name: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return 1 &<< (hash &>> 58)
  }
}

/// A key that may be said of one direction of a way only: `key`, `key:forward`, `key:backward`.
package struct DirectionalKey: Hashable, Sendable, ExpressibleByStringLiteral {
  package let common: TagKey
  package let forward: TagKey
  package let backward: TagKey
  /// The bits of all three.
  let bits: UInt64

  init(_ name: String) {
    common = TagKey(name)
    forward = TagKey(name + ":forward")
    backward = TagKey(name + ":backward")
    bits = common.bit | forward.bit | backward.bit
  }

  package init(stringLiteral name: StaticString) { self.init("\(name)") }
}
