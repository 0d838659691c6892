/// Measures how long something takes; a stopped one says that nothing takes any time, so that what is told of it
/// is always the same.
package struct Stopwatch: Sendable {
  private let isStopped: Bool

  /// One that runs.
  package static let running = Stopwatch(isStopped: false)
  /// One that stands still.
  package static let stopped = Stopwatch(isStopped: true)

  /// Does some work and returns how long it took.
  package func measure(_ work: () -> Void) -> Duration {
    let elapsed = ContinuousClock().measure(work)
    return isStopped ? .zero : elapsed
  }
}
