import Synchronization

/// A few threads of the system that share out work.
///
/// Threads instead of a task group: the command line is synchronous, and a scenario keeps its
/// thread busy from beginning to end.
package enum WorkerThreads {
  /// Calls `body` with every index below `count`, up to `jobs` at a time, and waits for all.
  package static func run(count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let helpers = min(jobs, count) - 1
    let work = Work(count: count, body)
    var threads: [SystemThread] = []
    for _ in 0..<max(0, helpers) {
      if let thread = SystemThread({ work.perform() }) { threads.append(thread) }
    }
    // This thread works too, so that all is done even if the system grants no thread at all.
    work.perform()
    for thread in threads { thread.join() }
  }

  private final class Work: Sendable {
    private let next = Atomic<Int>(0)
    private let count: Int
    private let body: @Sendable (Int) -> Void

    init(count: Int, _ body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.body = body
    }

    func perform() {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        if index >= count { return }
        body(index)
      }
    }
  }
}
