/// The words of a command as a shell takes them apart, without anything else that a shell does.
///
/// Words are separated by blanks; `'…'`, `"…"` and the backslash quote as in sh. `$`, `~`, `*`, `;`, `#`
/// and all others stand for themselves.
package enum ShellWords {
  /// Why a text is no command.
  package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is not one word.
    case noWords
    /// A quote that opens at a character, from 1, is not closed.
    case openQuote(Character, column: Int)

    package var description: String {
      switch self {
      case .noWords: "no words"
      case .openQuote(let quote, let column): "the quote \(quote) at column \(column) is open"
      }
    }
  }

  /// Returns the words of a text, at least one.
  ///
  /// - Throws: ``Fault`` where a quote is open, or there are no words.
  package static func split(_ text: String) throws(Fault) -> [String] {
    var scanner = Scanner(rest: Substring(text).unicodeScalars)
    while let scalar = scanner.next() { try scanner.take(scalar) }
    scanner.endWord()
    if scanner.words.isEmpty { throw .noWords }
    return scanner.words
  }

  private struct Scanner {
    var rest: Substring.UnicodeScalarView
    var column = 0
    var words: [String] = []
    /// What of a word was taken so far.
    var word = String.UnicodeScalarView()
    /// Whether a word has begun, which may be empty: `''` is one.
    var hasBegun = false

    mutating func next() -> Unicode.Scalar? {
      column += 1
      return rest.popFirst()
    }

    mutating func take(_ scalar: Unicode.Scalar) throws(Fault) {
      switch scalar {
      case " ", "\t", "\n": endWord()
      case "'": try takeQuoted(by: scalar)
      case "\"": try takeQuoted(by: scalar)
      case "\\": takeEscaped()
      default: append(scalar)
      }
    }

    mutating func endWord() {
      if hasBegun { words.append(String(word)) }
      word = String.UnicodeScalarView()
      hasBegun = false
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
      hasBegun = true
      word.append(scalar)
    }

    /// Outside of quotes a backslash takes the next character as it is, and joins lines; at the end of
    /// the text it is one.
    private mutating func takeEscaped() {
      guard let scalar = next() else { return append("\\") }
      if scalar != "\n" { append(scalar) }
    }

    private mutating func takeQuoted(by quote: Unicode.Scalar) throws(Fault) {
      let start = column
      hasBegun = true
      while let scalar = next() {
        if scalar == quote { return }
        if scalar == "\\", quote == "\"" {
          takeEscapedInQuotes()
        } else {
          append(scalar)
        }
      }
      throw .openQuote(Character(quote), column: start)
    }

    /// Within `"…"` a backslash quotes only what would mean something there.
    private mutating func takeEscapedInQuotes() {
      guard let scalar = rest.first, "$`\"\\\n".unicodeScalars.contains(scalar) else {
        return append("\\")
      }
      _ = next()
      if scalar != "\n" { append(scalar) }
    }
  }
}
