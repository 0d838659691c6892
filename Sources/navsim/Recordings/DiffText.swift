/// Colours for the lines of a diff.
enum DiffText {
  /// Returns the line with the colour of its mark.
  static func painted(_ line: String, _ style: Style) -> String {
    switch line.first(where: { $0 != " " }) {
    case "+" where line.hasPrefix("  "): style.good(line)
    case "-" where line.hasPrefix("  "): style.error(line)
    case ">" where line.hasPrefix("  "): style.warning(line)
    case "~" where line.hasPrefix("  "): style.accent(line)
    default: line
    }
  }
}
