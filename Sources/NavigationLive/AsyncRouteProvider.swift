public import Navigation
import Synchronization

/// Lets a provider written with Swift concurrency serve the navigator.
///
/// The SDK's own core is completion-based, so that scenarios are deterministic (D-21); this is for apps.
/// The function runs in a task of its own; its answer comes as a job of the scheduler. Cancelling a
/// request cancels the task, and what it returns then is not delivered.
public final class AsyncRouteProvider: CustomRouteProvider {
  /// Finds routes from a location through waypoints.
  public typealias Function =
    @Sendable (Location, [Waypoint], RouteOptions) async throws -> [Route]

  private typealias Outcome = Result<[Route], any Error>

  private let scheduler: LiveScheduler
  private let function: Function
  private let finished = AsyncOutcomes()
  private let port: LivePort
  private var waiting: [Int: (Outcome) -> Void] = [:]
  private var count = 0

  /// Creates a provider; its answers come on the scheduler's thread.
  public init(scheduler: LiveScheduler, routes function: @escaping Function) {
    self.scheduler = scheduler
    self.function = function
    let owner = WeakProvider()
    port = scheduler.openPort { owner.provider?.deliver() }
    owner.provider = self
  }

  deinit { scheduler.close(port) }

  /// Asks the function, and gives its answer to `completion` on the scheduler's thread.
  public func routes(
    from origin: Location,
    through waypoints: [Waypoint],
    options: RouteOptions,
    completion: @escaping (Result<[Route], any Error>) -> Void
  ) -> any Cancellable {
    count += 1
    let id = count
    waiting[id] = completion
    let task = Task { [function, finished, port] in
      let outcome: Outcome
      do {
        outcome = .success(try await function(origin, waypoints, options))
      } catch {
        outcome = .failure(error)
      }
      finished.add(id, outcome)
      port.ring()
    }
    return AsyncCall { [weak self] in
      self?.waiting[id] = nil
      task.cancel()
    }
  }

  private func deliver() {
    for (id, outcome) in finished.take() {
      scheduler.schedule(afterNanoseconds: 0, as: .answer) { [weak self] in
        self?.waiting.removeValue(forKey: id)?(outcome)
      }
    }
  }
}

/// What tasks came to, until the scheduler's thread takes it.
private final class AsyncOutcomes: Sendable {
  private let list = Mutex<[(id: Int, outcome: Result<[Route], any Error>)]>([])

  func add(_ id: Int, _ outcome: Result<[Route], any Error>) {
    list.withLock { $0.append((id, outcome)) }
  }

  func take() -> [(id: Int, outcome: Result<[Route], any Error>)] {
    list.withLock { list in
      defer { list = [] }
      return list
    }
  }
}

/// A call under way.
private final class AsyncCall: Cancellable {
  private var onCancel: (() -> Void)?

  init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

  func cancel() {
    onCancel?()
    onCancel = nil
  }
}

/// Breaks the circle between the provider and its port.
private final class WeakProvider {
  weak var provider: AsyncRouteProvider?
}
