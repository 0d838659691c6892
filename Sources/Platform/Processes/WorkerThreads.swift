import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A few threads of the system that share out work.
///
/// Threads instead of a task group: the command line is synchronous, and a scenario keeps its
/// thread busy from beginning to end.
package enum WorkerThreads {
  /// Calls `body` with every index below `count`, up to `jobs` at a time, and waits for all.
  package static func run(count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let helpers = min(jobs, count) - 1
    let work = Work(count: count, body)
    var threads: [pthread_t] = []
    for _ in 0..<max(0, helpers) {
      if let thread = start(work) { threads.append(thread) }
    }
    // This thread works too, so that all is done even if the system grants no thread at all.
    work.perform()
    for thread in threads { _ = pthread_join(thread, nil) }
  }

  private static func start(_ work: Work) -> pthread_t? {
    // Its initialiser belongs to whichever module was the first to take the header in.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { unsafe attributes.deallocate() }
    guard unsafe pthread_attr_init(attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(attributes) }
    // Musl's usual 128 kB are too little for deep calls in a debug build.
    _ = unsafe pthread_attr_setstacksize(attributes, 8 * 1024 * 1024)
    let context = unsafe Unmanaged.passRetained(work)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = unsafe pthread_create(
      &thread,
      attributes,
      { context in
        #if canImport(Darwin)
          unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().perform()
        #else
          if let context = unsafe context {
            unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().perform()
          }
        #endif
        return nil
      },
      context.toOpaque()
    )
    if status == 0 { return thread }
    unsafe context.release()
    return nil
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
