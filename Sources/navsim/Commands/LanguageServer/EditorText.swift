/// A text as an editor has it, and how an editor counts its places.
struct EditorText {
  /// In what an editor counts the columns of a line.
  enum Unit: String {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
  }

  let bytes: [UInt8]

  /// The offset of each line's first byte.
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Returns the offset of a place; beyond the end of a line or of the text means that end.
  func offset(line: Int, column: Int, in unit: Unit) -> Int {
    guard line < lineStarts.count else { return bytes.count }
    let start = lineStarts[max(0, line)]
    let end = line + 1 < lineStarts.count ? lineStarts[line + 1] - 1 : bytes.count
    var left = max(0, column)
    var offset = start
    while offset < end, left > 0 {
      let length = Self.length(of: bytes[offset])
      left -= unit == .utf8 ? length : length == 4 ? 2 : 1
      offset += length
    }
    return min(offset, end)
  }

  /// Returns the line and column of an offset, from 0.
  func place(of offset: Int, in unit: Unit) -> (line: Int, column: Int) {
    let offset = min(max(0, offset), bytes.count)
    let line = (lineStarts.firstIndex { $0 > offset } ?? lineStarts.count) - 1
    var column = 0
    var at = lineStarts[line]
    while at < offset {
      let length = Self.length(of: bytes[at])
      column += unit == .utf8 ? length : length == 4 ? 2 : 1
      at += length
    }
    return (line, column)
  }

  /// How many bytes a character has that begins with this one; damaged ones count alone.
  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xC0..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF8: 4
    default: 1
    }
  }
}
