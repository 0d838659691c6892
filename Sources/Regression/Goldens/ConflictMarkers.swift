/// The marks that git leaves in a file it could not merge.
package enum ConflictMarkers {
  /// Returns the line of the first mark; `nil` if the file has none.
  ///
  /// A mark stands at the start of a line: `<<<<<<<` and `>>>>>>>` with a space or the line's end
  /// after it. Text that merely contains such characters is none.
  package static func firstLine(in bytes: [UInt8]) -> Int? {
    var line = 1
    var start = 0
    while start < bytes.count {
      if isMark(at: start, in: bytes) { return line }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
      line += 1
    }
    return nil
  }

  private static func isMark(at start: Int, in bytes: [UInt8]) -> Bool {
    let first = bytes[start]
    guard first == UInt8(ascii: "<") || first == UInt8(ascii: ">") else { return false }
    let mark = bytes[start..<min(start + 7, bytes.count)]
    guard mark.count == 7, mark.allSatisfy({ $0 == first }) else { return false }
    guard start + 7 < bytes.count else { return true }
    return [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[start + 7])
  }
}
