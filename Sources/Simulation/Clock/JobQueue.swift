import Navigation
import ScenarioLanguage

/// A binary heap of jobs by time, kind and sequence, and beside it the fix that comes next.
struct JobQueue {
  /// A turn that has come.
  struct Next {
    let time: Instant
    /// Nil where it is the fix that comes next.
    let job: Job?
  }

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
  /// The turn of the fix that comes next; in the heap, each fix would pay for its way up and down.
  private var fix: Turn?

  /// The jobs that wait, in no order.
  var waiting: [Job] { jobs.compactMap(\.self) }

  /// Whether the fix comes before every job.
  @inline(__always)
  private func isFixFirst(_ fix: Turn) -> Bool { heap.isEmpty || fix.isBefore(heap[0]) }

  /// Lets the next fix come at some time.
  ///
  /// - Precondition: No fix waits.
  mutating func expectFix(at time: Instant, sequence: UInt64) {
    assert(fix == nil, "two fixes wait")
    fix = Turn(time: time, kind: .fix, sequence: sequence, slot: -1)
  }

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

  /// Returns the time of the first turn, but those of jobs that were cancelled; nil without one.
  mutating func nextTime() -> Instant? {
    while true {
      if let fix, isFixFirst(fix) { return fix.time }
      guard let first = heap.first else { return nil }
      guard jobs[first.slot]?.isCancelled ?? true else { return first.time }
      removeFirst()
    }
  }

  /// Takes the first turn out; nil without one.
  ///
  /// A job that repeats stays, to come again a period later.
  ///
  /// - Parameter sequence: The number of the last turn that was put in, which counts on for one that stays.
  mutating func takeFirst(_ sequence: inout UInt64) -> Next? {
    if let fix, isFixFirst(fix) {
      self.fix = nil
      return Next(time: fix.time, job: nil)
    }
    guard let first = heap.first, let job = jobs[first.slot] else { return nil }
    if let period = job.period, !job.isCancelled {
      sequence += 1
      heap[0] = Turn(
        time: first.time.advanced(byNanoseconds: period),
        kind: first.kind,
        sequence: sequence,
        slot: first.slot
      )
      sink()
    } else {
      removeFirst()
    }
    return Next(time: first.time, job: job)
  }

  /// Removes the first turn of a job, and leaves its slot to another.
  private mutating func removeFirst() {
    jobs[heap[0].slot] = nil
    free.append(heap[0].slot)
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    sink()
  }

  /// Brings the first turn to its place.
  private mutating func sink() {
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(heap[parent]) else { break }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
