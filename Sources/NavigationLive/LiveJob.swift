import Navigation

/// A job of the live scheduler.
final class LiveJob: Cancellable {
  var time: Instant
  let kind: JobKind
  /// Nanoseconds between runs; nil for a job that runs once.
  let period: Int64?
  var sequence = 0
  private var work: (() -> Void)?

  init(time: Instant, kind: JobKind, period: Int64?, work: @escaping () -> Void) {
    self.time = time
    self.kind = kind
    self.period = period
    self.work = work
  }

  var isCancelled: Bool { work == nil }

  func cancel() { work = nil }

  func run() {
    let work = self.work
    if period == nil { self.work = nil }
    work?()
  }

  func isBefore(_ other: LiveJob) -> Bool {
    (time, kind.rawValue, sequence) < (other.time, other.kind.rawValue, other.sequence)
  }
}
