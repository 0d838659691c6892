/// A text that is longer than the screen, a screen at a time.
struct Pager {
  /// What a key does.
  enum Key {
    case page, line, back, start, end, quit

    /// Reads a key; nil for one that means nothing.
    init?(_ byte: UInt8) {
      switch Character(Unicode.Scalar(byte)) {
      case " ", "f", "d": self = .page
      case "\r", "\n", "j": self = .line
      case "b", "u": self = .back
      case "g": self = .start
      case "G": self = .end
      case "q", "\u{4}", "\u{1B}": self = .quit
      default: return nil
      }
    }
  }

  private let lines: [String]
  /// How many lines of the text a screen holds, beside the prompt.
  private let rows: Int
  /// The first line that is not shown yet.
  private var next = 0

  /// Creates a pager at the beginning of a text.
  ///
  /// - Parameter height: the rows of the screen.
  init(_ lines: [String], height: Int) {
    self.lines = lines
    rows = max(1, height == .max ? .max : height - 1)
  }

  /// Whether the text needs more than a screen.
  var isNeeded: Bool { lines.count > rows }

  /// Whether the end is on the screen.
  var isAtEnd: Bool { next >= lines.count }

  /// What stands below the screen, in its place in the text and what the keys do.
  var prompt: String {
    let first = max(0, next - rows) + 1
    let place = "lines \(first) to \(next) of \(lines.count)"
    return isAtEnd
      ? "\(place) · b back · g first · q or space done"
      : "\(place) · space on · enter a line · b back · g first · G last · q done"
  }

  /// Returns the first screen.
  mutating func begin() -> ArraySlice<String> { show(from: 0) }

  /// Returns the lines that a key brings onto the screen; nil where it ends.
  mutating func take(_ key: Key) -> ArraySlice<String>? {
    switch key {
    case .page: isAtEnd ? nil : show(from: next)
    case .line: isAtEnd ? nil : show(from: next, count: 1)
    case .back: show(from: next - 2 * rows)
    case .start: show(from: 0)
    case .end: show(from: lines.count - rows)
    case .quit: nil
    }
  }

  private mutating func show(from line: Int, count: Int? = nil) -> ArraySlice<String> {
    let first = min(max(0, line), lines.count)
    let shown = min(count ?? rows, lines.count - first)
    next = first + shown
    return lines[first..<next]
  }
}
