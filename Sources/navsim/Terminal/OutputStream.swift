import Platform
import Reporting
import Synchronization

/// A stream of text to a person or a program, safe to share.
///
/// It is the one way to a terminal: nothing that strangers wrote moves its cursor or changes its colours.
final class OutputStream: Sendable {
  /// How text looks on this stream.
  let style: Style

  /// Whether a person watches.
  let isTerminal: Bool

  private struct State {
    var buffer: [UInt8] = []
    var outcome = WriteOutcome.written
    var hasProgress = false
  }

  private let target: IO.Stream
  private let state = Mutex(State())

  init(_ target: IO.Stream, style: Style) {
    self.target = target
    self.style = style
    isTerminal = target.isTerminal
  }

  /// Writes text for a person.
  func write(_ text: String) { emit(shown(text)) }

  /// Writes one line, whatever stands in the text: a name with a line feed in it forges no other.
  func line(_ text: String = "") {
    emit(
      Visible.withoutCommands(
        Visible.shown(Array(text.utf8), keeping: style.isColored ? [.tabs, .styles] : .tabs)
      ) + [0x0A]
    )
  }

  /// Writes one line that the machine which builds is to obey, see ``WorkflowCommand``.
  func command(_ text: String) { emit(Visible.shown(Array(text.utf8), keeping: []) + [0x0A]) }

  /// Writes lines that are shown together, and ends the last.
  func block(_ text: String) { write(text + "\n") }

  /// Writes the lines of a problem, with its severity coloured, and ends the last.
  func problem(_ message: String) { block(Problem.painted(message, style)) }

  /// Writes what a program reads: a file or a pipe has it as it is, a terminal sees it at once.
  func write(_ bytes: [UInt8]) {
    emit(isTerminal ? Visible.shown(bytes, keeping: [.lines, .tabs]) : bytes)
  }

  /// Writes lines over those that a picture before had.
  ///
  /// - Parameter height: how many lines that picture had, the last of which was ended.
  func redraw(_ lines: [String], over height: Int) {
    let up = height > 0 ? "\u{1B}[\(height)A" : ""
    let rows = lines.map { Array("\u{1B}[K".utf8) + shown($0) + Array("\n".utf8) }
    emit(Array(up.utf8) + rows.joined() + Array("\u{1B}[J".utf8))
  }

  private func shown(_ text: String) -> [UInt8] {
    Visible.withoutCommands(
      Visible.shown(
        Array(text.utf8),
        keeping: style.isColored ? [.lines, .tabs, .styles] : [.lines, .tabs]
      )
    )
  }

  private func emit(_ bytes: [UInt8]) {
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
      state.buffer += Array("\r\u{1B}[K".utf8) + Visible.shown(Array(text.utf8), keeping: .styles)
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
  func flush() -> WriteOutcome {
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
