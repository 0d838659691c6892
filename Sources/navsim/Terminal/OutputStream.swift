import Reporting
import Synchronization

/// A stream of text to a person or a program, safe to share.
final class OutputStream: Sendable {
  /// How text looks on this stream.
  let style: Style

  /// Whether a person watches.
  let isTerminal: Bool

  private struct State {
    var buffer: [UInt8] = []
    var outcome = IO.WriteOutcome.written
    var hasProgress = false
  }

  private let target: IO.Stream
  private let state = Mutex(State())

  init(_ target: IO.Stream, style: Style) {
    self.target = target
    self.style = style
    isTerminal = target.isTerminal
  }

  /// Writes text as it is.
  func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes text and ends the line.
  func line(_ text: String = "") { write(text + "\n") }

  /// Writes bytes; a terminal sees them at once, a file in larger pieces.
  func write(_ bytes: [UInt8]) {
    state.withLock { state in
      erase(&state)
      state.buffer += bytes
      if isTerminal || state.buffer.count >= 1 << 16 { flush(&state) }
    }
  }

  /// Shows `text` on the line that the next output erases; only a terminal shows it.
  func progress(_ text: String) {
    guard isTerminal else { return }
    state.withLock { state in
      state.buffer += Array("\r\u{1B}[K\(text)".utf8)
      state.hasProgress = true
      flush(&state)
    }
  }

  /// Takes the progress line away.
  func clearProgress() {
    state.withLock { state in
      erase(&state)
      flush(&state)
    }
  }

  /// Hands everything to the stream and says how that went so far.
  func flush() -> IO.WriteOutcome {
    state.withLock { state in
      flush(&state)
      return state.outcome
    }
  }

  private func erase(_ state: inout State) {
    guard state.hasProgress else { return }
    state.buffer += Array("\r\u{1B}[K".utf8)
    state.hasProgress = false
  }

  private func flush(_ state: inout State) {
    guard !state.buffer.isEmpty else { return }
    if state.outcome == .written { state.outcome = target.write(state.buffer) }
    state.buffer.removeAll(keepingCapacity: true)
  }
}
