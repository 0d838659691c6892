/// The words by which things are found, sorted: each key is a name from one of its words to its end.
///
/// `grosse siegesallee` has two keys, so that what begins a name and what begins a word of it are
/// found by the same search. A key is an offset into the folded texts, whose ends are zeros.
public struct AddressKeys: Hashable, Sendable {
  public internal(set) var offsets: [UInt32] = []
  public internal(set) var owners: [UInt32] = []

  init() {}

  var count: Int { offsets.count }

  /// Returns the keys that begin with a text.
  func range(of prefix: [UInt8], in folded: [UInt8]) -> Range<Int> {
    let low = first { Self.compare(Int(offsets[$0]), prefix, in: folded) >= 0 }
    let high = first(from: low) { Self.compare(Int(offsets[$0]), prefix, in: folded) > 0 }
    return low..<high
  }

  private func first(from start: Int = 0, where isPast: (Int) -> Bool) -> Int {
    var low = start
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Compares as many bytes of a key as a prefix has.
  private static func compare(_ offset: Int, _ prefix: [UInt8], in folded: [UInt8]) -> Int {
    for index in prefix.indices {
      let byte = folded[offset + index]
      if byte != prefix[index] { return byte < prefix[index] ? -1 : 1 }
    }
    return 0
  }

  /// How much of a name a prefix of this key is.
  func match(_ key: Int, length: Int, in folded: [UInt8]) -> AddressMatch {
    let offset = Int(offsets[key])
    guard offset == 0 || folded[offset - 1] == 0 else { return .word }
    return folded[offset + length] == 0 ? .exact : .start
  }

  func isSound(below limit: Int, folded: [UInt8]) -> Bool {
    offsets.count == owners.count && owners.allSatisfy { $0 < limit }
      && offsets.allSatisfy { $0 < folded.count } && (folded.isEmpty || folded.last == 0)
  }
}
