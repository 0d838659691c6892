public import Navigation
import Platform
import ScenarioLanguage

/// The virtual clock: one queue of jobs, ordered by time, kind and arrival; time moves only between
/// jobs.
public final class Scheduler: Scheduling {
  // Unchecked: one thread, and no access is open while somebody else is called (CONTRIBUTING, "Hot state").
  /// The virtual time of the job in hand, or of the last one.
  @safe @exclusivity(unchecked) public private(set) var now = Instant.zero

  /// How many one-shot jobs are waiting; repeating ones do not count.
  @safe @exclusivity(unchecked) public private(set) var waitingOneShots = 0

  /// How many jobs may run at one instant.
  public static let jobLimit = 10_000

  @safe @exclusivity(unchecked) private var queue = JobQueue()
  @safe @exclusivity(unchecked) private var sequence: UInt64 = 0
  @safe @exclusivity(unchecked) private var jobsAtInstant = 0
  /// Whether somebody wants to know how far the run had come, should it trap.
  private let isWatched = CrashNote.isInHand

  /// Creates a clock at ``Instant/zero`` without jobs.
  public init() {}

  /// Runs `work` once, `nanoseconds` from now; what is below 0 counts as 0.
  @discardableResult
  public func schedule(
    afterNanoseconds nanoseconds: Int64,
    as kind: JobKind,
    _ work: @escaping () -> Void
  ) -> any Cancellable {
    let job = Job(scheduler: self, kind: kind, period: nil, work: work)
    schedule(job, at: now.advanced(byNanoseconds: max(0, nanoseconds)))
    return job
  }

  /// Runs `work` every `nanoseconds`, first after one such period; what is below 1 counts as 1.
  @discardableResult
  public func scheduleRepeating(
    everyNanoseconds nanoseconds: Int64,
    as kind: JobKind,
    _ work: @escaping () -> Void
  ) -> any Cancellable {
    let period = max(1, nanoseconds)
    let job = Job(scheduler: self, kind: kind, period: period, work: work)
    enqueue(job, at: now.advanced(byNanoseconds: period))
    return job
  }

  /// The time of the next job that will run; nil when none is left.
  public var nextTime: Instant? { queue.nextTime() }

  /// Runs the next job.
  ///
  /// - Returns: False when none is left.
  /// - Throws: ``BudgetError`` when time stands still for more than ``jobLimit`` jobs.
  @discardableResult
  public func runNext() throws(BudgetError) -> Bool { try runNext(feeding: {}) }

  /// Runs the next job, or feeds the fix that was expected if it comes first.
  ///
  /// - Returns: False when neither is left.
  /// - Throws: ``BudgetError`` when time stands still for more than ``jobLimit`` of them.
  @inline(__always)
  func runNext(feeding feed: () -> Void) throws(BudgetError) -> Bool {
    while let next = queue.takeFirst(&sequence) {
      if let job = next.job, job.isCancelled { continue }
      if next.time > now {
        now = next.time
        jobsAtInstant = 0
        if isWatched { CrashNote.pass(nanoseconds: now.nanoseconds) }
      }
      jobsAtInstant += 1
      guard jobsAtInstant <= Self.jobLimit else { throw .jobs(at: now, limit: Self.jobLimit) }
      if let job = next.job {
        run(job)
      } else {
        waitingOneShots -= 1
        feed()
      }
      return true
    }
    return false
  }

  private func run(_ job: Job) {
    // It waits for its next turn already.
    guard job.period == nil else {
      job.work?()
      return
    }
    if job.isWaiting {
      job.isWaiting = false
      waitingOneShots -= 1
    }
    job.takeWork()?()
  }

  /// Lets the next fix come at some time; whoever runs the jobs feeds it.
  func expectFix(at time: Instant) {
    waitingOneShots += 1
    sequence += 1
    queue.expectFix(at: max(time, now), sequence: sequence)
  }

  /// Calls every job off that waits: behind the end of a run each would hold what it was to be done for, and by that
  /// the clock, which holds the job.
  func cancelJobs() {
    // Taken out first: what ends with a job finds a clock without any.
    let waiting = queue.waiting
    queue = JobQueue()
    for job in waiting { job.cancel() }
  }

  /// Goes to the time of something that happened elsewhere, where no jobs wait.
  func go(to time: Instant) { now = max(now, time) }

  /// Puts a one-shot job in the queue.
  func schedule(_ job: Job, at time: Instant) {
    job.isWaiting = true
    waitingOneShots += 1
    enqueue(job, at: max(time, now))
  }

  /// Puts a one-shot job in the queue that does not hold the run open.
  func scheduleUnheld(_ job: Job, at time: Instant) { enqueue(job, at: max(time, now)) }

  func jobWasCancelled() { waitingOneShots -= 1 }

  private func enqueue(_ job: Job, at time: Instant) {
    sequence += 1
    queue.insert(job, at: time, sequence: sequence)
  }
}
