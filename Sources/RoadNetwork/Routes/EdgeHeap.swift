/// A binary heap of edges by key, the lower number first where keys are equal.
struct EdgeHeap {
  private var entries: [UInt64] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  @inline(__always)
  mutating func insert(_ edge: UInt32, key: UInt32) {
    let entry = UInt64(key) << 32 | UInt64(edge)
    entries.append(entry)
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard entry < entries[parent] else { break }
      entries[child] = entries[parent]
      child = parent
    }
    entries[child] = entry
  }

  @inline(__always)
  mutating func removeFirst() -> (edge: UInt32, key: UInt32)? {
    guard let first = entries.first else { return nil }
    let last = entries.removeLast()
    if !entries.isEmpty {
      var parent = 0
      let count = entries.count
      while true {
        var child = 2 * parent + 1
        guard child < count else { break }
        if child + 1 < count, entries[child + 1] < entries[child] { child += 1 }
        guard entries[child] < last else { break }
        entries[parent] = entries[child]
        parent = child
      }
      entries[parent] = last
    }
    return (UInt32(truncatingIfNeeded: first), UInt32(first >> 32))
  }
}
