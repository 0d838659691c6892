extension JSONParser {
  /// Returns an error at a byte, with the pointer of the value being read.
  func error(_ reason: JSONError.Reason, at offset: Int) -> JSONError {
    JSONError(
      reason: reason,
      location: SourceLocation(offset: offset, in: bytes),
      pointer: pointer,
      source: source
    )
  }

  func endOfText(expected: String) -> JSONError {
    error(.unexpectedEnd(expected: expected), at: bytes.count)
  }

  /// Returns the error for whatever stands at ``position``.
  func unexpected(_ expected: String) -> JSONError {
    if bytes[position] >= 0x80, utf8Length(at: position) == 0 {
      return error(.invalidUTF8, at: position)
    }
    return error(.unexpected(found: found(), expected: expected), at: position)
  }

  /// Returns what stands at ``position`` in words.
  func found() -> String {
    let byte = bytes[position]
    if byte == UInt8(ascii: "/") { return "'/' (JSON has no comments)" }
    if byte < 0x20 || byte == 0x7F {
      return "the character U+00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
    }
    return "'\(excerpt(from: position, limit: 1))'"
  }

  /// Returns up to `limit` characters of the text, at most 40.
  func excerpt(from start: Int, limit: Int) -> String {
    var end = start
    var count = 0
    while end < bytes.count, count < min(limit, 40) {
      end += max(1, utf8Length(at: end))
      count += 1
    }
    let text = String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self)
    return count < limit && count == 40 ? text + "…" : text
  }

  private var pointer: String {
    var pointer = ""
    for frame in stack {
      if frame.isObject {
        if frame.key >= 0 { pointer += "/" + JSONEscapes.pointerToken(decodedKey(frame.key)) }
      } else {
        pointer += "/\(frame.count)"
      }
    }
    return pointer
  }
}
