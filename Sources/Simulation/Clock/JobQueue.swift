import Navigation
import ScenarioLanguage

/// A binary heap of jobs by time, kind and sequence.
struct JobQueue {
  struct Entry {
    let time: Instant
    let kind: JobKind
    let sequence: UInt64
    let job: Job

    @inline(__always)
    func isBefore(_ other: Entry) -> Bool {
      if time != other.time { return time < other.time }
      if kind != other.kind { return kind < other.kind }
      return sequence < other.sequence
    }
  }

  private var heap: [Entry] = []

  var first: Entry? { heap.first }

  mutating func insert(_ entry: Entry) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].isBefore(heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeFirst() -> Entry? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(heap[parent]) else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return first
  }
}
