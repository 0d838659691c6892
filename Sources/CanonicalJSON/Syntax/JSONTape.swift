/// The parsed form of a document: its text, and one small entry for every value and key.
///
/// Values stand in the order of the text. A scalar is one entry; an object or array is an opening
/// entry, its content (in objects key, value, key, value …) and a closing entry.
final class JSONTape: Sendable {
  struct Entry: Sendable {
    /// Where the value begins; of a closing entry, where its bracket stands.
    var offset: UInt32

    /// Of a scalar, the offset after it; of an opening entry, the index after its closing entry; of
    /// a closing entry, the number of elements or members.
    var extent: UInt32
  }

  let bytes: [UInt8]
  let entries: [Entry]
  let source: String

  /// The indices of the whole documents, one a line in JSON Lines.
  let roots: [Int]

  /// What was copied from other documents, in the order of the text; none in a text of its own.
  let pieces: [Piece]

  init(
    bytes: [UInt8],
    entries: [Entry],
    source: String,
    roots: [Int] = [0],
    pieces: [Piece] = []
  ) {
    self.pieces = pieces
    self.bytes = bytes
    self.entries = entries
    self.source = source
    self.roots = roots
  }

  func isContainer(_ index: Int) -> Bool {
    let byte = bytes[Int(entries[index].offset)]
    return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  /// Returns the index of the value after the one at `index`.
  func index(after index: Int) -> Int {
    isContainer(index) ? Int(entries[index].extent) : index + 1
  }

  /// Returns the range of the text of the value at `index`.
  func textRange(of index: Int) -> Range<Int> {
    let entry = entries[index]
    let start = Int(entry.offset)
    guard isContainer(index) else { return start..<Int(entry.extent) }
    return start..<Int(entries[Int(entry.extent) - 1].offset) + 1
  }

  /// Returns the decoded text of the string or key at `index`.
  func string(at index: Int) -> String {
    let range = textRange(of: index)
    let content = bytes[range.lowerBound + 1..<range.upperBound - 1]
    if !content.contains(UInt8(ascii: "\\")) { return String(decoding: content, as: UTF8.self) }
    return String(decoding: JSONEscapes.decoded(content), as: UTF8.self)
  }

  /// Returns the JSON pointer (RFC 6901) of the value or key at `target`.
  func pointer(to target: Int) -> String {
    var pointer = ""
    var current = root(of: target)
    while current < target {
      let isObject = bytes[Int(entries[current].offset)] == UInt8(ascii: "{")
      let end = Int(entries[current].extent) - 1
      var child = current + 1
      var ordinal = 0
      var found = false
      while child < end {
        let value = isObject ? child + 1 : child
        let next = index(after: value)
        if target < next {
          let name = isObject ? string(at: child) : String(ordinal)
          pointer += "/" + JSONEscapes.pointerToken(name)
          if target == child { return pointer }
          current = value
          found = true
          break
        }
        child = next
        ordinal += 1
      }
      if !found { return pointer }
    }
    return pointer
  }

  /// Returns the index of the document that holds the value at `target`.
  private func root(of target: Int) -> Int {
    var low = 0
    var high = roots.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if roots[middle] <= target { low = middle } else { high = middle }
    }
    return roots[low]
  }
}
