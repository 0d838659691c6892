package import CanonicalJSON
package import Recording

/// The envelope of one line of a recording, read without parsing the rest of it.
package struct RecordLine {
  /// The line without its newline.
  package let bytes: ArraySlice<UInt8>

  /// Milliseconds since the start of the scenario.
  package let time: Int64

  /// The event's name, such as `navigator.didArrive`.
  package let event: String

  /// Which event it is; `nil` for one that this program does not know.
  package let kind: EventKind?

  /// Reads the envelope `{"seq":…,"t":…,"source":…,"event":…`; `nil` for a header or another line.
  package init?(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    var cursor = bytes.startIndex
    guard Self.skip(#"{"seq":"#, in: bytes, at: &cursor) else { return nil }
    _ = Self.integer(in: bytes, at: &cursor)
    guard Self.skip(#","t":"#, in: bytes, at: &cursor) else { return nil }
    guard let time = Self.integer(in: bytes, at: &cursor) else { return nil }
    guard Self.skip(#","source":""#, in: bytes, at: &cursor) else { return nil }
    guard let source = bytes[cursor...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    cursor = source
    guard Self.skip(#"","event":""#, in: bytes, at: &cursor) else { return nil }
    guard let end = bytes[cursor...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    self.time = time
    event = String(decoding: bytes[cursor..<end], as: UTF8.self)
    kind = EventKind(named: event)
  }

  /// Parses the whole line.
  ///
  /// - Throws: `JSONError` where the line is no JSON.
  package func document() throws(JSONError) -> JSONDocument {
    try JSONDocument(parsing: Array(bytes), source: "recording")
  }

  /// Whether the line holds a text.
  package func contains(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard bytes.count >= length else { return false }
    for start in bytes.startIndex...(bytes.endIndex - length) {
      var cursor = start
      if Self.skip(text, in: bytes, at: &cursor) { return true }
    }
    return false
  }

  private static func skip(
    _ text: StaticString,
    in bytes: ArraySlice<UInt8>,
    at cursor: inout Int
  ) -> Bool {
    let length = text.utf8CodeUnitCount
    guard bytes.endIndex - cursor >= length else { return false }
    let matches = text.withUTF8Buffer { prefix in
      unsafe prefix.elementsEqual(bytes[cursor..<cursor + length])
    }
    if matches { cursor += length }
    return matches
  }

  private static func integer(in bytes: ArraySlice<UInt8>, at cursor: inout Int) -> Int64? {
    let start = cursor
    var value: Int64 = 0
    while cursor < bytes.endIndex, (48...57).contains(bytes[cursor]), cursor - start < 18 {
      value = value * 10 + Int64(bytes[cursor] - 48)
      cursor += 1
    }
    return cursor > start ? value : nil
  }
}
