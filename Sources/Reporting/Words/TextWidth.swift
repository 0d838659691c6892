/// Widths of text in a terminal.
package enum TextWidth {
  /// Returns the number of columns of `text`, without escape codes.
  package static func columns(of text: String) -> Int {
    var count = 0
    var isEscape = false
    for character in text {
      if character == "\u{1B}" {
        isEscape = true
      } else if isEscape {
        if character == "m" || character == "K" { isEscape = false }
      } else {
        count += isWide(character) ? 2 : 1
      }
    }
    return count
  }

  /// Returns `text` with spaces up to `width` columns.
  package static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(of: text)))
  }

  /// Returns `text` with spaces before it, up to `width` columns.
  package static func padLeft(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns(of: text))) + text
  }

  /// Returns plain `text`, cut with an ellipsis if it is wider than `width`.
  package static func cut(_ text: String, to width: Int) -> String {
    if columns(of: text) <= width { return text }
    var kept = ""
    var count = 1
    for character in text {
      count += isWide(character) ? 2 : 1
      if count > width { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// Whether a character takes two columns: East Asian wide forms and pictographs.
  private static func isWide(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
