import Navigation
import ScenarioLanguage

/// A request with its faults; cancelled together.
final class FaultyExchange: Cancellable {
  var jobs: [any Cancellable] = []
  private(set) var isCancelled = false

  func cancel() {
    isCancelled = true
    for job in jobs { job.cancel() }
  }
}
