extension Diagnostic {
  /// Returns the problem with the line it stands in, a caret under it, and the hint.
  ///
  /// ```
  /// munich.json:14:12: error: 'speed' is -3, outside 0...70 m/s (at /speed)
  ///    |
  /// 14 |     "speed": -3,
  ///    |              ^^
  /// hint: …
  /// ```
  ///
  /// - Parameter text: the bytes of the source; long lines are cut around the place.
  public func rendered(in text: [UInt8]) -> String {
    var lines = [description]
    if let location, location.offset <= text.count {
      let number = String(location.line)
      let margin = String(repeating: " ", count: number.count)
      let (line, caret, width) = excerpt(of: text, at: location)
      lines.append("\(margin) |")
      lines.append("\(number) | \(line)")
      let space = String(repeating: " ", count: caret)
      lines.append("\(margin) | \(space)\(String(repeating: "^", count: width))")
    }
    if let hint { lines.append("hint: \(Self.line(hint))") }
    return lines.joined(separator: "\n")
  }

  /// Returns at most 100 characters of the line, and where the caret stands below them.
  private func excerpt(
    of text: [UInt8],
    at location: SourceLocation
  ) -> (line: String, caret: Int, width: Int) {
    let newline = UInt8(ascii: "\n")
    let before = text[..<location.offset]
    // 400 bytes hold 100 characters of any script.
    let earliest = max(before.lastIndex(of: newline).map { $0 + 1 } ?? 0, location.offset - 400)
    let latest = min(location.offset + 400, text.count)
    let end = text[location.offset..<latest].firstIndex(of: newline) ?? latest
    let head = Array(printable(text[earliest..<location.offset]).suffix(60))
    let tail = Array(printable(text[location.offset..<end]).prefix(100 - head.count))
    let marked = text[location.offset..<min(end, location.offset + max(1, length))]
    let width = max(1, min(tail.count, printable(marked).count))
    return (String(head) + String(tail), head.count, width)
  }

  /// Returns text that keeps its columns in a terminal: tabs and controls become spaces.
  private func printable(_ bytes: ArraySlice<UInt8>) -> [Character] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? " " : Character(scalar)
    }
  }
}
