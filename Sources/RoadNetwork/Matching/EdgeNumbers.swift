/// Numbers edges in the order in which they are first named: a hash table whose emptying is free.
///
/// Searches that stay near are small; tables of all edges of a map would be large, and far apart in
/// memory.
struct EdgeNumbers {
  private struct Slot {
    var edge: UInt32 = 0
    var number: UInt32 = 0
    /// The filling that wrote it.
    var filling: UInt32 = 0
  }

  private var slots = [Slot](repeating: Slot(), count: 64)
  private var filling: UInt32 = 1
  private(set) var count = 0

  mutating func removeAll() {
    count = 0
    if filling == .max {
      slots = [Slot](repeating: Slot(), count: slots.count)
      filling = 0
    }
    filling += 1
  }

  /// Returns the number of an edge, a new one if it has none.
  @inline(__always)
  mutating func number(of edge: UInt32) -> (number: Int, isNew: Bool) {
    let index = slot(of: edge)
    if slots[index].filling == filling { return (Int(slots[index].number), false) }
    let number = count
    slots[index] = Slot(edge: edge, number: UInt32(number), filling: filling)
    count += 1
    if count * 2 > slots.count { grow() }
    return (number, true)
  }

  /// Returns the number of an edge; nil if it has none.
  @inline(__always)
  func existing(_ edge: UInt32) -> Int? {
    let index = slot(of: edge)
    return slots[index].filling == filling ? Int(slots[index].number) : nil
  }

  /// The place of an edge, or the free one where it belongs.
  @inline(__always)
  private func slot(of edge: UInt32) -> Int {
    let mask = slots.count - 1
    // Fibonacci hashing (Knuth, volume 3, 6.4): the upper bits are the mixed ones.
    var index = Int((edge &* 2_654_435_769) >> 8) & mask
    while slots[index].filling == filling, slots[index].edge != edge { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for entry in old where entry.filling == filling { slots[slot(of: entry.edge)] = entry }
  }
}
