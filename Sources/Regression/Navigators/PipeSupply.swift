import Platform
package import Simulation
import Synchronization

/// Programs over pipes, one child for each run that goes on; a child has one run after the other.
package final class PipeSupply: NavigatorSupply {
  /// What children did when they were asked to leave.
  package struct Farewell: Sendable {
    /// What is wrong.
    package var failures: [NavigatorFailure] = []
    /// What is strange.
    package var warnings: [String] = []

    /// Nothing wrong and nothing strange.
    package init() {}
  }

  private struct State {
    var idle: [PipeSession] = []
    /// Why no child becomes ready; found once, and true of all.
    var failure: NavigatorFailure?
    /// What the first child said that it is.
    var ready: PipeReady?
    var farewell = Farewell()
  }

  private let words: [String]
  private let limits: PipeLimits
  private let jobs: Int
  private let state: Mutex<State>

  /// Creates a supply; nothing is started yet.
  ///
  /// - Parameters:
  ///   - command: the words of the command, as ``ShellWords`` takes them apart.
  ///   - timeout: seconds from a message to its end, up to a million; nil for 10, and 60 until a child is
  ///     ready.
  ///   - jobs: how many runs go on at a time.
  ///   - isInterrupted: asked now and then while a child is waited for: whether nobody waits any more.
  package init(
    _ command: String,
    timeout: Double? = nil,
    jobs: Int = 1,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    var limits = PipeLimits(isInterrupted: isInterrupted)
    if let timeout {
      limits.answer = min(timeout, 1e6)
      limits.initialize = limits.answer
    }
    self.limits = limits
    self.jobs = max(1, jobs)
    var state = State()
    do throws(ShellWords.Fault) {
      words = try ShellWords.split(command)
    } catch {
      words = []
      state.failure = NavigatorFailure(.cannotStart, error.description)
    }
    self.state = Mutex(state)
  }

  deinit {
    for session in state.withLock({ $0.idle }) { session.abandon() }
  }

  /// What the navigator is, as its first child says.
  ///
  /// - Throws: ``NavigatorFailure`` where no child becomes ready.
  package func identity() throws(NavigatorFailure) -> NavigatorIdentity {
    let session = try session(isFresh: false)
    defer { keep(session) }
    return session.ready.identity
  }

  /// Returns a navigator whose child is ready.
  ///
  /// - Throws: ``NavigatorFailure`` where no child becomes ready; the same one ever after.
  package func navigator(isFresh: Bool) throws -> any NavigatorUnderTest {
    PipeNavigator(try session(isFresh: isFresh))
  }

  private func session(isFresh: Bool) throws(NavigatorFailure) -> PipeSession {
    let idle = try state.withLock { (state) throws(NavigatorFailure) -> PipeSession? in
      if let failure = state.failure { throw failure }
      return isFresh ? nil : state.idle.popLast()
    }
    if let idle { return idle }
    do throws(NavigatorFailure) {
      return try start()
    } catch {
      throw state.withLock { state in
        state.failure = state.failure ?? error
        return state.failure ?? error
      }
    }
  }

  private func start() throws(NavigatorFailure) -> PipeSession {
    let session = try PipeSession(words, limits)
    let first = state.withLock { state in
      state.ready = state.ready ?? session.ready
      return state.ready
    }
    guard session.ready == first else {
      session.abandon()
      throw NavigatorFailure(
        .badLine,
        "'ready' differs from what the child before said",
        message: "initialize"
      )
    }
    return session
  }

  /// Takes a navigator back: its child has another run, or ends where it did something wrong.
  package func giveBack(_ navigator: any NavigatorUnderTest, isSound: Bool) {
    guard let navigator = navigator as? PipeNavigator else { return }
    let session = navigator.session
    // A run that nothing can be said of ends without a reset.
    if isSound, navigator.isRunning, !session.isBroken { try? navigator.end() }
    if isSound, !session.isBroken { keep(session) } else { session.abandon() }
  }

  /// Keeps a child for another run; lets it leave where there are enough of them.
  private func keep(_ session: PipeSession) {
    let isKept = state.withLock { state in
      guard state.idle.count < jobs else { return false }
      state.idle.append(session)
      return true
    }
    if !isKept { finish(session) }
  }

  /// Lets all children leave that have no run.
  ///
  /// - Returns: What all children of this supply did when they were asked to leave.
  package func finish() -> Farewell {
    while let session = state.withLock({ $0.idle.popLast() }) { finish(session) }
    return state.withLock { $0.farewell }
  }

  private func finish(_ session: PipeSession) {
    let (failure, warning) = session.finish()
    state.withLock { state in
      if let failure { state.farewell.failures.append(failure) }
      if let warning, !state.farewell.warnings.contains(warning) {
        state.farewell.warnings.append(warning)
      }
    }
  }
}
