import Platform
import ScenarioLanguage
import Simulation
import Traces

/// Sends fixes when they are due, by the clock of the machine.
struct FeedPlayer {
  /// How the play ended.
  struct Result {
    var fixCount = 0
    var rounds = 0
    var isInterrupted = false
    /// Why it ended early; nil where it did not.
    var failure: String?
  }

  let outlets: [any FeedOutlet]
  /// Scenario seconds that pass in a second.
  let speed: Double
  /// Whether the next fix waits until all have answered the last.
  var isLockstep = false
  /// Nanoseconds that are added to the fixes' times.
  let shift: Int64
  let isInterrupted: () -> Bool
  let progress: (_ milliseconds: Int64, _ readers: Int) -> Void

  /// How long it looks away from its readers at most.
  private static let glance: UInt64 = 50_000_000
  /// How long an answer in lock step may take.
  private static let patience: UInt64 = 10_000_000_000

  /// Waits until a program reads; false where it was interrupted.
  func waitForReader() -> Bool {
    while readerCount == 0 {
      if isInterrupted() { return false }
      rest(until: SystemProcess.now + Self.glance)
    }
    return true
  }

  /// Attends to the readers for a while; false where it was interrupted.
  func rest(seconds: Double) -> Bool {
    seconds == 0 || rest(until: SystemProcess.now + UInt64(min(seconds, 1e9) * 1e9))
  }

  /// Plays the fixes, again and again where that is wanted.
  func play(_ fixes: [PlayedFix], rounds: Int) -> Result {
    var result = Result()
    guard let first = fixes.first?.arrival, let last = fixes.last?.arrival else { return result }
    let start = SystemProcess.now
    // A second passes between two rounds.
    let length = last - first + 1_000_000_000
    while result.rounds < rounds {
      let before = Int64(result.rounds) * length
      for played in fixes {
        let elapsed = before + played.arrival - first
        let due = start + UInt64(max(0, Double(elapsed) / speed))
        guard rest(until: due) else {
          result.isInterrupted = true
          return result
        }
        var fix = played.fix
        fix.time += shift + before
        send(FeedFix(fix))
        result.fixCount += 1
        result.failure = waitForAnswers()
        guard result.failure == nil else { return result }
        progress(elapsed / 1_000_000, readerCount)
      }
      result.rounds += 1
    }
    // The last words are still on their way.
    _ = rest(until: SystemProcess.now + Self.glance)
    result.failure = outlets.compactMap(\.failure).first
    return result
  }

  /// Waits for the answers to a fix, in lock step; returns what went wrong.
  private func waitForAnswers() -> String? {
    let end = SystemProcess.now + Self.patience
    while true {
      if let failure = outlets.compactMap(\.failure).first { return failure }
      guard isLockstep, !outlets.allSatisfy(\.isAnswered), !isInterrupted() else { return nil }
      guard SystemProcess.now < end else {
        let late = outlets.filter { !$0.isAnswered }.map(\.place).joined(separator: ", ")
        return "\(late): error: no 'ok' for a fix in \(Self.patience / 1_000_000_000) s"
      }
      rest(until: min(end, SystemProcess.now + 1_000_000))
    }
  }

  private func send(_ fix: FeedFix) {
    for outlet in outlets {
      outlet.attend()
      outlet.send(fix)
    }
  }

  private var readerCount: Int { outlets.reduce(0) { $0 + ($1.readerCount ?? 0) } }

  /// Attends to the readers until a moment; false where it was interrupted before.
  @discardableResult
  private func rest(until due: UInt64) -> Bool {
    while true {
      for outlet in outlets { outlet.attend() }
      if isInterrupted() { return false }
      let now = SystemProcess.now
      if now >= due { return true }
      let wait = min(due - now, Self.glance)
      SocketPipe.wait(
        for: outlets.flatMap(\.descriptors),
        milliseconds: Int32((wait + 999_999) / 1_000_000)
      )
    }
  }
}
