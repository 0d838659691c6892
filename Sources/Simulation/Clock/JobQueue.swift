import Navigation
import ScenarioLanguage

/// A binary heap of jobs by time, kind and sequence.
struct JobQueue {
  /// When a job's turn comes, and where it waits until then: what moves in the heap counts no reference.
  private struct Turn {
    let time: Instant
    let kind: JobKind
    let sequence: UInt64
    let slot: Int

    @inline(__always)
    func isBefore(_ other: Turn) -> Bool {
      if time != other.time { return time < other.time }
      if kind != other.kind { return kind < other.kind }
      return sequence < other.sequence
    }
  }

  private var heap: [Turn] = []
  /// The jobs that wait, by their slots.
  private var jobs: [Job?] = []
  /// Slots in which no job waits.
  private var free: [Int] = []

  /// The time of the first turn; nil without one.
  var firstTime: Instant? { heap.first?.time }

  /// Whether the job whose turn comes first was cancelled.
  var isFirstCancelled: Bool { heap.first.map { jobs[$0.slot]?.isCancelled ?? true } ?? false }

  mutating func insert(_ job: Job, at time: Instant, sequence: UInt64) {
    let slot = free.popLast() ?? jobs.count
    if slot == jobs.count { jobs.append(job) } else { jobs[slot] = job }
    heap.append(Turn(time: time, kind: job.kind, sequence: sequence, slot: slot))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].isBefore(heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeFirst() -> (time: Instant, job: Job)? {
    guard let first = heap.first, let job = jobs[first.slot].take() else { return nil }
    free.append(first.slot)
    let last = heap.removeLast()
    guard !heap.isEmpty else { return (first.time, job) }
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
    return (first.time, job)
  }
}
