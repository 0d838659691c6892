import Platform

/// Colour and weight of text, which is shown as one line; without colour it stays as it is.
package struct Style: Sendable {
  /// Whether there is any.
  package var isColored: Bool

  /// Creates a style.
  package init(isColored: Bool) { self.isColored = isColored }

  /// Text as it is.
  package static let plain = Style(isColored: false)

  /// What stands out.
  package func bold(_ text: String) -> String { paint(text, "1") }
  /// What matters less.
  package func dim(_ text: String) -> String { paint(text, "2") }
  /// What is as it should be.
  package func good(_ text: String) -> String { paint(text, "32") }
  /// What is wrong.
  package func error(_ text: String) -> String { paint(text, "1;31") }
  /// What deserves a look.
  package func warning(_ text: String) -> String { paint(text, "33") }
  /// What is new.
  package func accent(_ text: String) -> String { paint(text, "36") }
  /// What is out of the ordinary.
  package func special(_ text: String) -> String { paint(text, "35") }

  private func paint(_ text: String, _ code: String) -> String {
    let line = Visible.line(text, keeping: .styles)
    return isColored && !line.isEmpty ? "\u{1B}[\(code)m\(line)\u{1B}[0m" : line
  }
}
