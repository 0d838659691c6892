import RoadNetwork

/// Gathers the folded names of things, and sorts the keys by which they are found.
struct AddressKeyBuilder {
  private(set) var folded: [UInt8] = []
  /// Where a folded name stands, so that streets of one name share it.
  private var known: [[UInt8]: UInt32] = [:]

  /// Returns the sorted keys of names, given with their owners.
  mutating func keys(_ names: [(owner: UInt32, names: [String])]) -> AddressKeys {
    var keys: [(offset: UInt32, owner: UInt32)] = []
    for (owner, names) in names {
      var starts: [UInt32] = []
      for name in names {
        for form in FoldedText.forms(of: name) {
          let start = insert(form)
          if !starts.contains(start) { starts.append(start) }
        }
      }
      for start in starts {
        var offset = Int(start)
        keys.append((start, owner))
        while folded[offset] != 0 {
          if folded[offset] == 0x20 { keys.append((UInt32(offset + 1), owner)) }
          offset += 1
        }
      }
    }
    let text = folded
    keys.sort { Self.isOrdered($0, $1, in: text) }
    var result = AddressKeys()
    result.offsets = keys.map(\.offset)
    result.owners = keys.map(\.owner)
    return result
  }

  private mutating func insert(_ form: [UInt8]) -> UInt32 {
    if let start = known[form] { return start }
    let start = UInt32(folded.count)
    folded += form
    folded.append(0)
    known[form] = start
    return start
  }

  private static func isOrdered(
    _ a: (offset: UInt32, owner: UInt32),
    _ b: (offset: UInt32, owner: UInt32),
    in folded: [UInt8]
  ) -> Bool {
    if a.offset != b.offset {
      var (x, y) = (Int(a.offset), Int(b.offset))
      while folded[x] == folded[y], folded[x] != 0 {
        x += 1
        y += 1
      }
      if folded[x] != folded[y] { return folded[x] < folded[y] }
    }
    return (a.owner, a.offset) < (b.owner, b.offset)
  }
}
