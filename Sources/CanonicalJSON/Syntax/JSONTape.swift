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

  /// Whether a key is written with escapes, so that its bytes are not its text.
  let hasEscapedKey: Bool

  init(
    bytes: [UInt8],
    entries: [Entry],
    source: String,
    hasEscapedKey: Bool,
    roots: [Int] = [0],
    pieces: [Piece] = []
  ) {
    self.pieces = pieces
    self.bytes = bytes
    self.entries = entries
    self.source = source
    self.roots = roots
    self.hasEscapedKey = hasEscapedKey
  }

  func isContainer(_ index: Int) -> Bool {
    let byte = bytes[Int(entries[index].offset)]
    return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  /// Returns the index of the value after the one at `index`.
  func index(after index: Int) -> Int {
    isContainer(index) ? Int(entries[index].extent) : index + 1
  }

  /// Returns the index of the key of a member of the object at `index`; nil where there is none.
  func key(_ name: UnsafeBufferPointer<UInt8>, of index: Int) -> Int? {
    let (bytes, entries) = (bytes, entries)
    let (text, list) = (bytes.span, entries.span)
    guard text[Int(list[index].offset)] == UInt8(ascii: "{") else { return nil }
    let length = UInt32(clamping: name.count + 2)
    let end = Int(list[index].extent) - 1
    var key = index + 1
    while key < end {
      let entry = list[key]
      if entry.extent &- entry.offset == length, unsafe text.begins(name, Int(entry.offset) + 1) {
        return key
      }
      let value = list[key + 1]
      let byte = text[Int(value.offset)]
      let isContainer = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
      key = isContainer ? Int(value.extent) : key + 2
    }
    return nil
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
