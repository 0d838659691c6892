/// Texts that occur often, each kept once.
///
/// The hash is our own, so that nothing depends on the process.
public struct StringPool: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []
  /// Open addressing: the number of a text plus one, or 0.
  private var table = [UInt32](repeating: 0, count: 1 << 10)

  public init() {}

  public var count: Int { ends.count }

  /// Returns the text with a number.
  public subscript(_ id: UInt32) -> String {
    let range = range(Int(id))
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the number of a text, a new one if it was not there.
  public mutating func insert(_ text: some Collection<UInt8>) -> UInt32 {
    if ends.count * 2 >= table.count { grow() }
    var slot = Int(truncatingIfNeeded: Self.hash(text)) & (table.count - 1)
    while table[slot] != 0 {
      let id = table[slot] - 1
      let range = range(Int(id))
      if range.count == text.count, bytes[range].elementsEqual(text) { return id }
      slot = (slot + 1) & (table.count - 1)
    }
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
    table[slot] = UInt32(ends.count)
    return UInt32(ends.count - 1)
  }

  /// Returns the number of a text; nil if it is not there.
  public func find(_ text: String) -> UInt32? {
    let text = Array(text.utf8)
    var slot = Int(truncatingIfNeeded: Self.hash(text)) & (table.count - 1)
    while table[slot] != 0 {
      let id = table[slot] - 1
      if bytes[range(Int(id))].elementsEqual(text) { return id }
      slot = (slot + 1) & (table.count - 1)
    }
    return nil
  }

  private func range(_ id: Int) -> Range<Int> {
    (id == 0 ? 0 : Int(ends[id - 1]))..<Int(ends[id])
  }

  private mutating func grow() {
    table = [UInt32](repeating: 0, count: table.count * 2)
    for id in ends.indices {
      var slot = Int(truncatingIfNeeded: Self.hash(bytes[range(id)])) & (table.count - 1)
      while table[slot] != 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = UInt32(id + 1)
    }
  }

  /// FNV-1a with 64 bits, folded.
  private static func hash(_ text: some Collection<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash ^ (hash >> 32)
  }
}
