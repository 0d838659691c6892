import Dispatch
public import Navigation

/// A scheduler on the monotonic clock, for apps and live tools.
///
/// Everything runs on the thread that calls ``run(until:)``, one job after another; the other methods
/// are for that thread too. Other threads reach it by a ``LivePort`` alone. While a job runs, time
/// stands still, so that jobs it asks for "now" keep the order of their kinds.
public final class LiveScheduler: Scheduling {
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let bell = DispatchSemaphore(value: 0)
  private var jobs: [LiveJob] = []
  private var ports: [(port: LivePort, drain: () -> Void)] = []
  private var sequence = 0
  private var frozen: Instant?

  /// Makes a scheduler whose time begins now.
  public init() { start = clock.now }

  /// The time since the scheduler was made.
  public var now: Instant {
    if let frozen { return frozen }
    let (seconds, attoseconds) = start.duration(to: clock.now).components
    return Instant(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// Runs `work` once, `nanoseconds` from now; a negative delay is none.
  @discardableResult
  public func schedule(
    afterNanoseconds nanoseconds: Int64,
    as kind: JobKind,
    _ work: @escaping () -> Void
  ) -> any Cancellable {
    let delay = max(0, nanoseconds)
    return insert(LiveJob(time: later(by: delay), kind: kind, period: nil, work: work))
  }

  /// Runs `work` every `nanoseconds`, the first time after as many.
  @discardableResult
  public func scheduleRepeating(
    everyNanoseconds nanoseconds: Int64,
    as kind: JobKind,
    _ work: @escaping () -> Void
  ) -> any Cancellable {
    let period = max(1, nanoseconds)
    return insert(LiveJob(time: later(by: period), kind: kind, period: period, work: work))
  }

  /// Opens a port: after any thread rings it, `drain` runs once on the scheduler's thread.
  public func openPort(_ drain: @escaping () -> Void) -> LivePort {
    let port = LivePort(bell: bell)
    ports.append((port, drain))
    return port
  }

  /// Closes a port; its rings have no effect any more.
  public func close(_ port: LivePort) {
    ports.removeAll { $0.port === port }
  }

  /// Runs jobs when they are due, and sleeps between them, until `isDone` holds.
  ///
  /// `isDone` is asked before the first job, after each job and after each ring of a port.
  public func run(until isDone: () -> Bool) {
    while !isDone() {
      if drainPorts() { continue }
      jobs.removeAll(where: \.isCancelled)
      if let next = jobs.first, next.time <= now {
        perform(jobs.removeFirst())
      } else if let next = jobs.first {
        let wait = max(0, next.time.nanoseconds - now.nanoseconds)
        _ = bell.wait(timeout: .now() + .nanoseconds(Int(wait)))
      } else {
        bell.wait()
      }
    }
  }

  /// Answers what was rung; false where nothing was.
  private func drainPorts() -> Bool {
    var isRung = false
    for (port, drain) in ports where port.answer() {
      drain()
      isRung = true
    }
    return isRung
  }

  private func perform(_ job: LiveJob) {
    frozen = now
    defer { frozen = nil }
    if let period = job.period {
      job.time = later(by: period)
      insert(job)
    }
    job.run()
  }

  private func later(by nanoseconds: Int64) -> Instant {
    let (sum, isOver) = now.nanoseconds.addingReportingOverflow(nanoseconds)
    return Instant(nanoseconds: isOver ? .max : sum)
  }

  /// Keeps the jobs ordered by time, kind and arrival.
  @discardableResult
  private func insert(_ job: LiveJob) -> LiveJob {
    sequence += 1
    job.sequence = sequence
    let index = jobs.firstIndex { job.isBefore($0) } ?? jobs.count
    jobs.insert(job, at: index)
    return job
  }
}
