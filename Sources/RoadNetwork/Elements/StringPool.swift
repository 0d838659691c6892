/// Many texts in one buffer, each once, numbered in the order of their first use.
///
/// The numbers depend on nothing but that order: the hashing is the pool's own. Bytes that are not
/// UTF-8 are kept as they are and repaired when a text is made of them.
public struct StringPool: Sendable {
  private var bytes: [UInt8] = []
  /// Where each text begins, and where the last ends.
  private var starts: [UInt32] = [0]
  private var hashes: [UInt32] = []
  /// The number of a text plus one at the place its hash leads to, or behind it; 0 is free.
  private var slots = [UInt32](repeating: 0, count: 1024)

  /// The most bytes a pool should hold: what numbers of 32 bits reach, less room for a block.
  static let byteLimit = Int(UInt32.max) - (1 << 28)

  public init() {}

  /// The number of texts.
  public var count: Int { hashes.count }

  /// The bytes of all texts together.
  public var byteCount: Int { bytes.count }

  /// Returns a text; empty for a number that the pool did not give.
  public subscript(id: UInt32) -> String {
    let index = Int(id)
    guard index < hashes.count else { return "" }
    return String(decoding: bytes[Int(starts[index])..<Int(starts[index + 1])], as: UTF8.self)
  }

  /// Returns the number of a text; nil if the pool does not hold it.
  public func id(of text: String) -> UInt32? {
    let utf8 = Array(text.utf8)
    let hash = Self.hash(utf8.span, 0..<utf8.count)
    let slot = slots[self.slot(of: utf8.span, 0..<utf8.count, hash)]
    return slot == 0 ? nil : slot &- 1
  }

  /// Returns the number of a text, which is added if it is new.
  mutating func intern(_ text: String) -> UInt32 {
    let utf8 = Array(text.utf8)
    return intern(utf8.span, 0..<utf8.count)
  }

  /// Returns the number of the text in a range of `source`, which is added if it is new.
  mutating func intern(_ source: Span<UInt8>, _ range: Range<Int>) -> UInt32 {
    let hash = Self.hash(source, range)
    let place = slot(of: source, range, hash)
    let found = slots[place]
    if found != 0 { return found &- 1 }
    let id = UInt32(truncatingIfNeeded: hashes.count)
    for index in range { bytes.append(source[index]) }
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    hashes.append(hash)
    slots[place] = id &+ 1
    if hashes.count * 2 > slots.count { grow() }
    return id
  }

  /// Returns the place of a text in `slots`, or the free one where it belongs.
  private func slot(of source: Span<UInt8>, _ range: Range<Int>, _ hash: UInt32) -> Int {
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while true {
      let slot = slots[place]
      if slot == 0 { return place }
      let index = Int(slot &- 1)
      if hashes[index] == hash, isEqual(index, source, range) { return place }
      place = (place + 1) & mask
    }
  }

  private func isEqual(_ index: Int, _ source: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let start = Int(starts[index])
    guard Int(starts[index + 1]) - start == range.count else { return false }
    var offset = 0
    while offset < range.count {
      if bytes[start + offset] != source[range.lowerBound + offset] { return false }
      offset += 1
    }
    return true
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    var wider = [UInt32](repeating: 0, count: mask + 1)
    for index in hashes.indices {
      var place = Int(hashes[index]) & mask
      while wider[place] != 0 { place = (place + 1) & mask }
      wider[place] = UInt32(truncatingIfNeeded: index + 1)
    }
    slots = wider
  }

  /// FNV-1a of 64 bits (http://www.isthe.com/chongo/tech/comp/fnv), folded to 32.
  private static func hash(_ source: Span<UInt8>, _ range: Range<Int>) -> UInt32 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(source[index])) &* 0x100_0000_01b3 }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
