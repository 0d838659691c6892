import Navigation
import ScenarioLanguage

/// Work that waits for its time.
final class Job: Cancellable {
  let kind: JobKind
  /// Nanoseconds between two runs; nil for a job that runs once.
  let period: Int64?
  private(set) var work: (() -> Void)?
  // Unchecked: one thread, and no access is open while somebody else is called (CONTRIBUTING, "Hot state").
  @safe @exclusivity(unchecked) private(set) var isCancelled = false
  /// Whether it is a one-shot job in the queue that holds the run open.
  @safe @exclusivity(unchecked) var isWaiting = false
  private unowned let scheduler: Scheduler

  init(scheduler: Scheduler, kind: JobKind, period: Int64?, work: @escaping () -> Void) {
    self.scheduler = scheduler
    self.kind = kind
    self.period = period
    self.work = work
  }

  /// Returns the work for its one time: who holds the job is held by it no more.
  func takeWork() -> (() -> Void)? {
    defer { work = nil }
    return work
  }

  func cancel() {
    isCancelled = true
    work = nil
    guard isWaiting else { return }
    isWaiting = false
    scheduler.jobWasCancelled()
  }
}
