package import Navigation

/// Virtual time for tests: jobs run by time, then kind, then in the order they were made.
package final class TestScheduler: Scheduling {
  private final class Job: Cancellable {
    var time: Int64
    let kind: JobKind
    var number: Int
    let period: Int64?
    let work: () -> Void
    var isCancelled = false

    init(time: Int64, kind: JobKind, number: Int, period: Int64?, work: @escaping () -> Void) {
      self.time = time
      self.kind = kind
      self.number = number
      self.period = period
      self.work = work
    }

    func cancel() { isCancelled = true }

    func isBefore(_ other: Job) -> Bool {
      if time != other.time { return time < other.time }
      if kind != other.kind { return kind.rawValue < other.kind.rawValue }
      return number < other.number
    }
  }

  package private(set) var now = Instant.zero
  private var jobs: [Job] = []
  private var count = 0

  package init() {}

  package func schedule(
    afterNanoseconds nanoseconds: Int64,
    as kind: JobKind,
    _ work: @escaping () -> Void
  ) -> any Cancellable {
    add(at: now.nanoseconds + nanoseconds, kind, period: nil, work)
  }

  package func scheduleRepeating(
    everyNanoseconds nanoseconds: Int64,
    as kind: JobKind,
    _ work: @escaping () -> Void
  ) -> any Cancellable {
    add(at: now.nanoseconds + nanoseconds, kind, period: nanoseconds, work)
  }

  /// Makes a job at a second of the test.
  package func at(_ seconds: Double, as kind: JobKind = .action, _ work: @escaping () -> Void) {
    _ = add(at: Int64((seconds * 1e9).rounded()), kind, period: nil, work)
  }

  /// Runs everything due until a second, or until only repeating jobs are left.
  package func run(until seconds: Double = .infinity) {
    let end = seconds.isFinite ? Int64((seconds * 1e9).rounded()) : Int64.max
    while seconds.isFinite || jobs.contains(where: { $0.period == nil && !$0.isCancelled }),
      let index = nextJob(until: end)
    {
      let job = jobs.remove(at: index)
      if job.isCancelled { continue }
      now = Instant(nanoseconds: job.time)
      job.work()
      guard let period = job.period, !job.isCancelled else { continue }
      count += 1
      job.number = count
      job.time += period
      jobs.append(job)
    }
    if end < .max { now = Instant(nanoseconds: max(end, now.nanoseconds)) }
  }

  private func add(
    at time: Int64,
    _ kind: JobKind,
    period: Int64?,
    _ work: @escaping () -> Void
  ) -> Job {
    count += 1
    let job = Job(time: time, kind: kind, number: count, period: period, work: work)
    jobs.append(job)
    return job
  }

  private func nextJob(until end: Int64) -> Int? {
    var next: Int?
    for index in jobs.indices where jobs[index].time <= end {
      if let next, !jobs[index].isBefore(jobs[next]) { continue }
      next = index
    }
    return next
  }
}
