/// What can be said of a text without its font: about how wide it is, and what of it can be printed.
enum PictureText {
  /// Returns about how wide a text is, in points.
  static func width(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size
  }

  /// Returns the text, or as much of its beginning as fits with an ellipsis.
  static func fitted(_ text: String, width limit: Double, size: Double) -> String {
    guard width(text, size: size) > limit else { return text }
    var rest = limit / size - 0.9
    var end = text.startIndex
    for index in text.indices {
      rest -= text[index].unicodeScalars.reduce(0) { $0 + width(of: $1) }
      if rest < 0 { break }
      end = text.index(after: index)
    }
    var head = text[..<end]
    while head.last?.isWhitespace == true { head.removeLast() }
    return head + "…"
  }

  /// Returns the text in at most two lines that fit.
  static func lines(_ text: String, width limit: Double, size: Double) -> [String] {
    guard width(text, size: size) > limit else { return [text] }
    var head = ""
    let words = text.split(separator: " ")
    for (index, word) in words.enumerated() {
      let longer = head.isEmpty ? String(word) : head + " " + word
      if width(longer, size: size) > limit {
        guard !head.isEmpty else { break }
        let rest = words[index...].joined(separator: " ")
        return [head, fitted(rest, width: limit, size: size)]
      }
      head = longer
    }
    return [fitted(text, width: limit, size: size)]
  }

  /// Returns the text without what turns the direction of writing and what XML cannot hold.
  static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHostile) else { return text }
    var printable = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { printable.append(isHostile(scalar) ? " " : scalar) }
    return String(printable)
  }

  private static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2028, 0x2029, 0x2066...0x2069,
      0xFFFE, 0xFFFF:
      true
    default: false
    }
  }

  /// In parts of the size, from the common sans-serif fonts.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "'", ".", ",", ":", ";", "|", "!", "I": 0.3
    case " ", "f", "t", "r", "-", "(", ")", "/", "·": 0.38
    case "m", "w", "M", "W", "%", "@": 0.88
    case "A"..."Z": 0.7
    case "0"..."9": 0.6
    default: scalar.value >= 0x1100 ? 1 : 0.58
    }
  }
}
