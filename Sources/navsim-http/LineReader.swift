import Foundation

/// Cuts chunks of bytes into numbered lines, none longer than a limit.
struct LineReader {
  struct Line: Hashable {
    /// From 1.
    let number: Int
    /// nil for a line beyond the limit, which is passed over.
    let bytes: [UInt8]?
  }

  private let read: () -> Data?
  private let limit: Int
  private var chunk: [UInt8] = []
  private var position = 0
  /// How many lines were read.
  private(set) var number: Int

  /// What was read and belongs to no line yet.
  var rest: ArraySlice<UInt8> { chunk[position...] }

  /// Creates a reader; `read` returns the next bytes, nil or none at the end, which follow `number` lines.
  init(limit: Int = 64 * 1024 * 1024, after number: Int = 0, read: @escaping () -> Data?) {
    self.read = read
    self.limit = limit
    self.number = number
  }

  /// Returns the next line without its line feed; nil at the end.
  mutating func next() -> Line? {
    var bytes: [UInt8] = []
    var isTooLong = false
    var isEmpty = true
    while true {
      if position == chunk.count {
        guard let data = read(), !data.isEmpty else { break }
        chunk = Array(data)
        position = 0
      }
      isEmpty = false
      let end = chunk[position...].firstIndex(of: UInt8(ascii: "\n"))
      let part = chunk[position..<(end ?? chunk.count)]
      if bytes.count + part.count > limit {
        isTooLong = true
        bytes = []
      } else if !isTooLong {
        bytes.append(contentsOf: part)
      }
      position = end.map { $0 + 1 } ?? chunk.count
      if end != nil { break }
    }
    if isEmpty { return nil }
    number += 1
    return Line(number: number, bytes: isTooLong ? nil : bytes)
  }
}
