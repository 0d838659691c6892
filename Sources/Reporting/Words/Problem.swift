/// Lines that tell a problem.
package enum Problem {
  /// Returns `file:1:2: error: …` with its severity coloured.
  package static func painted(_ message: String, _ style: Style) -> String {
    guard style.isColored else { return message }
    return message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { paintedLine(String($0), style) }
      .joined(separator: "\n")
  }

  private static func paintedLine(_ line: String, _ style: Style) -> String {
    for (word, paint) in [("error: ", style.error), ("warning: ", style.warning)] {
      guard let range = line.firstRange(of: word) else { continue }
      let before = line[..<range.lowerBound]
      guard before.isEmpty || before.hasSuffix(": ") else { continue }
      return style.bold(String(before)) + paint(word) + line[range.upperBound...]
    }
    return line.hasPrefix("hint: ") ? style.accent("hint: ") + line.dropFirst(6) : line
  }
}
