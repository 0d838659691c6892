import Platform
import Synchronization

/// A thread's worth of work: one piece at a time, each told when nobody waits for it any more.
final class WorkbenchDesk: Sendable {
  /// What becomes of the work at hand when more comes.
  enum Patience {
    /// It is dropped: only the newest counts.
    case newest
    /// It is done first.
    case all
  }

  struct Job: Sendable {
    /// Does the work; stops early once it is asked to.
    let work: @Sendable (_ shouldStop: @escaping @Sendable () -> Bool) -> Void
    /// Says that it will not be done.
    var drop: @Sendable () -> Void = {}
  }

  private struct State {
    var waiting: [Job] = []
  }

  private let patience: Patience
  private let state = Mutex(State())
  /// Counts up whenever the work at hand is over.
  private let newest = Atomic<Int>(0)
  private let isOver = Atomic<Bool>(false)
  private let bell: WakePipe

  init(_ patience: Patience) throws {
    self.patience = patience
    bell = try WakePipe()
  }

  /// Puts work on the desk.
  func put(_ job: Job) {
    let dropped = state.withLock { state -> [Job] in
      var dropped: [Job] = []
      if patience == .newest {
        // Under the lock: the new job must not take itself for an old one.
        newest.add(1, ordering: .relaxed)
        dropped = state.waiting
        state.waiting = []
      }
      state.waiting.append(job)
      return dropped
    }
    for job in dropped { job.drop() }
    bell.wake()
  }

  /// Ends the work at hand, and what waits.
  func clear() {
    newest.add(1, ordering: .relaxed)
    let dropped = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for job in dropped { job.drop() }
  }

  /// Works until it is ended.
  func work() {
    while !isOver.load(ordering: .relaxed) {
      let next = state.withLock { state -> (Job, Int)? in
        guard !state.waiting.isEmpty else { return nil }
        return (state.waiting.removeFirst(), newest.load(ordering: .relaxed))
      }
      guard let (job, number) = next else {
        SocketPipe.wait(for: [bell.descriptor], milliseconds: 500)
        bell.settle()
        continue
      }
      job.work { [self] in
        newest.load(ordering: .relaxed) != number || isOver.load(ordering: .relaxed)
      }
    }
  }

  /// Ends the thread.
  func end() {
    isOver.store(true, ordering: .relaxed)
    bell.wake()
  }
}
