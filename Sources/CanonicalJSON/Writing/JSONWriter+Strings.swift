extension JSONWriter {
  /// Writes a string value, escaping only what JSON requires.
  ///
  /// The short escapes are used where there is one, `\u00xx` in lower case for the other control
  /// characters; `/` and everything beyond ASCII stand as they are.
  public mutating func string(_ value: String) {
    separate()
    appendQuoted(value)
    needsComma = true
  }

  /// Writes a string value that needs no escaping, such as the name of an event.
  public mutating func string(literal value: StaticString) {
    appendQuoted(literal: value, isKey: false)
  }

  mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if !appendRuns(text) {
      for byte in text.utf8 {
        if Self.needsEscape(byte) { appendEscape(of: byte) } else { bytes.append(byte) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  @inline(__always)
  static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  mutating func appendEscape(of byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      appendStatic("u00")
      bytes.append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      let low = byte & 0x0F
      bytes.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    }
  }
}
