import Dispatch
import Synchronization

/// The door of other threads to a live scheduler.
public final class LivePort: Sendable {
  private let bell: DispatchSemaphore
  private let isRung = Mutex(false)

  init(bell: DispatchSemaphore) { self.bell = bell }

  /// Asks the scheduler to call the port's function soon; any thread may ring.
  public func ring() {
    isRung.withLock { $0 = true }
    bell.signal()
  }

  /// Whether it was rung since it was last asked.
  func answer() -> Bool {
    isRung.withLock { rung in
      defer { rung = false }
      return rung
    }
  }
}
