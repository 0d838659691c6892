import Synchronization

/// A program with pipes to its standard streams, which it talks through line by line.
///
/// It leads a process group of its own. All of it is done on the thread that calls: while one waits for a
/// line, what the child is told is written and what it says on standard error is read, so that neither
/// side ever waits for the other in vain.
package final class ChildProcess: Sendable {
  /// What came of waiting for a line.
  package enum Reading: Hashable, Sendable {
    /// A line without its line feed.
    case line([UInt8])
    /// The beginning of a line that is too long.
    case tooLong([UInt8])
    /// There will be none: it ended, or closed its standard output.
    case ended
    /// There was none in time.
    case late
    /// Who waited has lost interest.
    case interrupted
  }

  /// The process's number, which is its group's too.
  package let pid: Int32
  private let state: Mutex<ChildTalk>

  /// How long it is waited before somebody looks whether the child still lives.
  private static let slice = Duration.milliseconds(50)

  /// Starts a program; one whose name has no slash is found by `PATH`.
  ///
  /// It has the folder and the environment of this program.
  ///
  /// - Parameter keepsError: Whether the last of what it says on standard error is kept; it is passed on
  ///   otherwise.
  /// - Throws: ``StartError``.
  package init(_ words: [String], keepsError: Bool = true) throws(StartError) {
    let (pid, streams) = try LiveChildren.start(words, keepsError: keepsError)
    self.pid = pid
    state = Mutex(ChildTalk(streams))
  }

  deinit { _ = end() }

  // MARK: - Talking

  /// Tells the child something: as much as it takes at once, the rest while one waits for a line.
  package func send(_ bytes: [UInt8]) {
    state.withLock { state in
      state.send(bytes)
    }
  }

  /// Closes the child's standard input behind what it was told.
  package func closeInput() {
    state.withLock { state in
      state.write()
      state.closeInput()
    }
  }

  /// Waits for the next line.
  ///
  /// - Parameters:
  ///   - limit: how many bytes it may have.
  ///   - isInterrupted: asked now and then whether to wait on.
  package func nextLine(
    until deadline: ContinuousClock.Instant,
    limit: Int,
    isInterrupted: () -> Bool = { false }
  ) -> Reading {
    state.withLock { state in
      while true {
        if let found = state.line(limit) { return found }
        if state.output < 0 { return .ended }
        let left = deadline - ContinuousClock.now
        if left <= .zero { return .late }
        if state.exchange(waiting: min(left, Self.slice)) { continue }
        if isInterrupted() { return .interrupted }
        // A descendant may hold its output open; what it said itself is there by now.
        if state.hasEnded(pid), !state.read() { return state.line(limit) ?? .ended }
      }
    }
  }

  /// Returns a line that is there already; nil where none is.
  package func waitingLine(limit: Int) -> Reading? {
    state.withLock { state in
      while true {
        if let found = state.line(limit) { return found }
        if !state.read() { return nil }
      }
    }
  }

  /// The last 20 lines of its standard error.
  package var lastWords: [String] {
    state.withLock { state in
      while state.readError() {}
      return state.lastWords.texts
    }
  }

  // MARK: - The end

  /// Waits for the child to end by itself; nil where it has not in time.
  package func ending(within patience: Duration) -> ChildEnding? {
    state.withLock { state in
      let deadline = ContinuousClock.now + patience
      var pause = Duration.microseconds(200)
      while !state.hasEnded(pid), ContinuousClock.now < deadline {
        // What it still says must not hold it up.
        _ = state.exchange(waiting: pause, isLeaving: true)
        pause = min(pause * 2, .milliseconds(5))
      }
      return state.ending
    }
  }

  /// Ends the child and all that descends from it, with SIGTERM and after a second with SIGKILL.
  ///
  /// - Returns: How the child ended; nil where the system could not end it.
  @discardableResult
  package func end() -> ChildEnding? {
    state.withLock { state in
      if !state.isReleased { state.release(LiveChildren.end(pid, noted: state.ending)) }
      return state.ending
    }
  }
}
