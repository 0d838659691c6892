/// Writes Protocol Buffers messages for tests.
struct ProtobufWriter {
  private(set) var bytes: [UInt8] = []

  mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func number(_ field: UInt64, _ value: Int64) {
    varint(field << 3)
    varint(UInt64(bitPattern: value))
  }

  mutating func zigzag(_ field: UInt64, _ value: Int64) {
    varint(field << 3)
    varint(Self.zigzag(value))
  }

  mutating func content(_ field: UInt64, _ content: [UInt8]) {
    varint(field << 3 | 2)
    varint(UInt64(content.count))
    bytes += content
  }

  mutating func text(_ field: UInt64, _ text: String) { content(field, Array(text.utf8)) }

  /// Writes a repeated field, packed or one by one.
  mutating func numbers(_ field: UInt64, _ values: [UInt64], isPacked: Bool = true) {
    guard isPacked else {
      for value in values {
        varint(field << 3)
        varint(value)
      }
      return
    }
    var packed = ProtobufWriter()
    for value in values { packed.varint(value) }
    content(field, packed.bytes)
  }

  /// Writes numbers as zigzag-coded differences.
  mutating func differences(_ field: UInt64, _ values: [Int64], isPacked: Bool = true) {
    var last: Int64 = 0
    var coded: [UInt64] = []
    for value in values {
      coded.append(Self.zigzag(value - last))
      last = value
    }
    numbers(field, coded, isPacked: isPacked)
  }

  static func zigzag(_ value: Int64) -> UInt64 { UInt64(bitPattern: (value << 1) ^ (value >> 63)) }

  /// Returns the bytes of a message.
  static func message(_ write: (inout ProtobufWriter) -> Void) -> [UInt8] {
    var writer = ProtobufWriter()
    write(&writer)
    return writer.bytes
  }
}
