import Foundation
package import Testing

/// Tests that wait for others: for a child's answer, a time that passes, a socket.
///
/// Swift's own pool has as many threads as the machine has processors, and a thread that waits is one that does
/// not work. What waits has threads apart. One test that waited for a task, which stood behind all other tests in the
/// pool's queue, halved what the whole run could do. The library that runs the tests asks without a pause for a process
/// whose test stands in that queue: every test that has a process of its own waits.
package struct Waiting: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == Waiting {
  /// The tests wait more than they work.
  package static var waits: Waiting { Waiting() }
}

/// Threads apart from those of the pool, which take what comes in its order.
private final class WaitingThreads: TaskExecutor, @unchecked Sendable {
  static let shared = WaitingThreads(count: 6)

  private let condition = NSCondition()
  /// What nobody has taken yet, the first at ``next``; held by ``condition``.
  private var jobs: [UnownedJob] = []
  private var next = 0

  private init(count: Int) {
    for _ in 0..<count {
      let thread = Thread { [self] in
        while true { unsafe take().runSynchronously(on: asUnownedTaskExecutor()) }
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
  }

  private func take() -> UnownedJob {
    condition.withLock {
      while next == jobs.count {
        jobs.removeAll(keepingCapacity: true)
        next = 0
        condition.wait()
      }
      defer { next += 1 }
      return jobs[next]
    }
  }
}
