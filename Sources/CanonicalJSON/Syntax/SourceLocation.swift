/// A place in a text.
public struct SourceLocation: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int

  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// The number of bytes before the place.
  public var offset: Int

  /// Creates a place.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// Finds the line and column of a byte; offsets beyond the end mean the end.
  ///
  /// - Complexity: O(`offset`).
  public init(offset: Int, in bytes: [UInt8]) {
    let end = max(0, min(offset, bytes.count))
    var line = 1
    var lineStart = 0
    for index in 0..<end where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    var column = 1
    for index in lineStart..<end where bytes[index] & 0xC0 != 0x80 { column += 1 }
    self.init(line: line, column: column, offset: end)
  }
}
