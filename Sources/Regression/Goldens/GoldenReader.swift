import CanonicalJSON
package import Platform
import Recording

/// A golden that is read piece by piece while a run goes on.
package final class GoldenReader {
  /// The file.
  package let path: String

  /// The size in bytes.
  package let size: Int

  private let file: OpenFile
  private var buffer: [UInt8] = []

  /// Opens a golden; its size must not change from now on.
  ///
  /// - Throws: ``FileError`` where it cannot be opened.
  package init(path: String) throws(FileError) {
    self.path = path
    file = try OpenFile(path)
    size = file.size
  }

  /// Returns how many bytes from `offset` on are the same as `bytes`.
  ///
  /// - Complexity: O(`bytes.count`), and no more memory than that.
  /// - Throws: ``FileError`` where it cannot be read.
  package func countOfEqualBytes(
    from offset: Int,
    to bytes: borrowing [UInt8]
  ) throws(FileError) -> Int {
    if buffer.count < bytes.count {
      buffer = [UInt8](repeating: 0, count: max(bytes.count, 65536))
    }
    let count = try file.read(into: &buffer, count: bytes.count, at: offset)
    if count == bytes.count, MemoryComparison.isPrefix(bytes, of: buffer) { return count }
    var index = 0
    while index < count, buffer[index] == bytes[index] { index += 1 }
    return index
  }

  /// Returns the next bytes from `start` on, at most 1 MB and none at or after `end`.
  ///
  /// - Throws: ``FileError`` where it cannot be read.
  package func piece(from start: Int, before end: Int) throws(FileError) -> [UInt8] {
    var piece = [UInt8](repeating: 0, count: min(1 << 20, end - start))
    let count = try file.read(into: &piece, count: piece.count, at: start)
    piece.removeLast(piece.count - count)
    return piece
  }

  /// Looks at the two ends of the golden, which tell most of what can be wrong with it.
  ///
  /// - Parameters:
  ///   - scenario: the name that the header must have; `nil` for any.
  ///   - navigator: the navigator that it must be of; `nil` for the SDK's own.
  /// - Returns: The damage, or `nil`.
  /// - Throws: ``FileError`` where it cannot be read.
  package func damage(
    expecting scenario: String?,
    of navigator: String? = nil
  ) throws(FileError) -> GoldenDamage? {
    if size == 0 { return GoldenDamage(.empty, path: path) }
    var start = [UInt8](repeating: 0, count: min(size, 1 << 20))
    let count = try file.read(into: &start, count: start.count, at: 0)
    if let damage = GoldenDamage(ofLineEnds: start[..<count], path: path) { return damage }
    guard let end = start[..<count].firstIndex(of: UInt8(ascii: "\n")) else {
      let reason: GoldenDamage.Reason = start.first == UInt8(ascii: "{") ? .cutOff : .noHeader
      return GoldenDamage(reason, path: path)
    }
    if let damage = RecordingHeader.damage(
      of: Array(start[..<end]),
      path: path,
      expecting: scenario,
      of: navigator
    ) {
      return damage
    }
    var last: [UInt8] = [0]
    _ = try file.read(into: &last, count: 1, at: size - 1)
    return last[0] == UInt8(ascii: "\n") ? try notClosed() : try damage(.cutOff)
  }

  /// Returns the first line with its end; the whole where it has none.
  ///
  /// - Throws: ``FileError`` where it cannot be read.
  package func header() throws(FileError) -> [UInt8] {
    let start = try piece(from: 0, before: size)
    guard let end = start.firstIndex(of: UInt8(ascii: "\n")) else { return start }
    return Array(start[...end])
  }

  /// The bytes within which the line that closes a recording stands.
  private static let closingLimit = 1 << 16

  /// Looks whether the last line closes the recording; whether it agrees with the records is for those to
  /// say who read them all.
  private func notClosed() throws(FileError) -> GoldenDamage? {
    let tail = try piece(from: max(0, size - Self.closingLimit), before: size).dropLast()
    let start = tail.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? tail.startIndex
    guard let line = try? JSONDocument(parsing: Array(tail[start...])).root,
      RecordedClosing.isMeant(by: line)
    else { return try damage(.notClosed) }
    return nil
  }

  /// Returns a damage of the last line.
  private func damage(_ reason: GoldenDamage.Reason) throws(FileError) -> GoldenDamage {
    var line = 1
    var start = 0
    while start < size {
      let piece = try piece(from: start, before: size)
      if piece.isEmpty { break }
      for (place, byte) in piece.enumerated() where byte == UInt8(ascii: "\n") {
        if start + place < size - 1 { line += 1 }
      }
      start += piece.count
    }
    return GoldenDamage(reason, path: path, line: line)
  }
}
