/// What readers of large documents ask for: no text is made that is only looked at.
extension JSONValue {
  /// Returns the member of an object whose key is a literal; nil if there is none or this is no object.
  ///
  /// - Complexity: O(members).
  package func value(of key: StaticString) -> JSONValue? {
    guard !tape.hasEscapedKey else { return self["\(key)"] }
    let name = unsafe UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    guard let found = unsafe tape.key(name, of: index) else { return nil }
    return JSONValue(tape: tape, index: found + 1)
  }

  /// The offset of the value's first byte in ``documentBytes``.
  package var start: Int { Int(tape.entries[index].offset) }

  /// The text of the document that the value stands in.
  package var documentBytes: [UInt8] { tape.bytes }

  /// The range in ``documentBytes`` of what stands between a string's quotes, escapes as written; nil
  /// for other kinds.
  package var contentRange: Range<Int>? {
    let entry = tape.entries[index]
    guard firstByte == UInt8(ascii: "\"") else { return nil }
    return Int(entry.offset) + 1..<Int(entry.extent) - 1
  }

  /// Whether the value is a string of this text; a text that is written with escapes is decoded for it.
  package func isText(_ text: String) -> Bool {
    guard let range = contentRange else { return false }
    let bytes = tape.bytes
    guard !bytes[range].contains(UInt8(ascii: "\\")) else { return string == text }
    return range.count == text.utf8.count && bytes[range].elementsEqual(text.utf8)
  }
}
