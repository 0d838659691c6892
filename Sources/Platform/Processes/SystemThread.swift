#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread of the system.
struct SystemThread {
  private let handle: pthread_t

  /// Starts a thread; nil where the system grants none.
  init?(_ body: @escaping @Sendable () -> Void) {
    // Its initialiser belongs to whichever module was the first to take the header in.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { unsafe attributes.deallocate() }
    guard unsafe pthread_attr_init(attributes) == 0 else { return nil }
    defer { unsafe pthread_attr_destroy(attributes) }
    // Musl's usual 128 kB are too little for deep calls in a debug build.
    _ = unsafe pthread_attr_setstacksize(attributes, 8 * 1024 * 1024)
    let context = unsafe Unmanaged.passRetained(Work(body))
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
          unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
        #else
          if let context = unsafe context {
            unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
          }
        #endif
        return nil
      },
      context.toOpaque()
    )
    #if canImport(Darwin)
      let started = status == 0 ? thread : nil
    #else
      let started = status == 0 ? thread as pthread_t? : nil
    #endif
    guard let started else {
      unsafe context.release()
      return nil
    }
    handle = started
  }

  /// Waits for its end.
  func join() { _ = pthread_join(handle, nil) }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
