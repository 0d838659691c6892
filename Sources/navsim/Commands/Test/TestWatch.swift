import Platform
import Regression
import ScenarioLanguage

/// `navsim test --watch`: tests the suite, then what changed, until somebody stops it.
struct TestWatch {
  let session: Session
  /// Waits a little from look to look.
  let pause: () -> Void

  /// Tests again and again, and returns what the last test came to.
  ///
  /// An error of one test is told and ends nothing: the next change may mend it.
  ///
  /// - Parameters:
  ///   - selection: the scenarios as they are now.
  ///   - test: tests those that changes concern; all of them for nil.
  func run(
    _ selection: () throws -> SuiteSelection,
    test: (ChangedFiles?) throws -> ExitCode
  ) throws -> ExitCode {
    var chosen = try selection()
    var seen = WatchedFiles(of: chosen)
    var code = told { try test(nil) }
    seen.settle(WatchedFiles(of: chosen))
    tell(chosen)
    while !session.io.isInterrupted() {
      pause()
      // While a file is being written nothing is selected of it: the next look tells.
      guard let current = try? selection() else { continue }
      chosen = current
      let now = WatchedFiles(of: chosen)
      let changed = now.changes(since: seen)
      guard !changed.isEmpty else { continue }
      seen = now
      let changes = ChangedFiles(changed, below: "/", asSeenFrom: session.io.workingFolder)
      guard chosen.scenarios.contains(where: changes.concern) else { continue }
      let more = changed.count > 3 ? " and \(changed.count - 3) more" : ""
      session.error.line()
      session.error.line("changed  \(changed.prefix(3).joined(separator: ", "))\(more)")
      code = told { try test(changes) }
      seen.settle(WatchedFiles(of: chosen))
      tell(chosen)
    }
    return code
  }

  private func told(_ test: () throws -> ExitCode) -> ExitCode {
    do { return try test() } catch { return session.tell(error) }
  }

  private func tell(_ selection: SuiteSelection) {
    guard !session.io.isInterrupted() else { return }
    let count = Quantity.count(selection.scenarios.count, "scenario")
    session.error.line("watching \(count); Ctrl-C ends")
    _ = session.output.flush()
  }
}
