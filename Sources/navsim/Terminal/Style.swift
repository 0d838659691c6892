/// Colour and weight of text; without colour every text stays as it is.
struct Style: Sendable {
  var isColored: Bool

  static let plain = Style(isColored: false)

  func bold(_ text: String) -> String { paint(text, "1") }
  func dim(_ text: String) -> String { paint(text, "2") }
  func good(_ text: String) -> String { paint(text, "32") }
  func error(_ text: String) -> String { paint(text, "1;31") }
  func warning(_ text: String) -> String { paint(text, "33") }
  func accent(_ text: String) -> String { paint(text, "36") }
  func special(_ text: String) -> String { paint(text, "35") }

  private func paint(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
