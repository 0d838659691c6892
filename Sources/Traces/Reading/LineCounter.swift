import Platform

/// Finds the lines of places in a text; cheap as long as they come in order.
struct LineCounter {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the line of a byte, from 1.
  ///
  /// - Complexity: O(bytes since the place asked for before), or O(`target`) for a place before that.
  mutating func line(at target: Int) -> Int {
    if target < offset { (offset, line) = (0, 1) }
    let bytes = bytes
    let end = max(offset, min(target, bytes.count))
    while let next = bytes.span.find(0x0a, in: offset..<end) {
      line += 1
      offset = next + 1
    }
    offset = end
    return line
  }
}
