/// Writes the fields of records one behind the other.
package struct RecordWriter {
  package private(set) var bytes: [UInt8] = []

  /// Seven bits a byte, the lowest first; the high bit says that more follow.
  package mutating func number(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// The sign in the lowest bit.
  package mutating func integer(_ value: Int64) {
    number(UInt64(bitPattern: value << 1 ^ value >> 63))
  }

  package mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func double(_ value: Double) {
    var rest = value.bitPattern
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  package mutating func text(_ value: String) {
    number(UInt64(value.utf8.count))
    bytes.append(contentsOf: value.utf8)
  }

  mutating func optional<Value>(
    _ value: Value?,
    _ write: (inout RecordWriter, Value) -> Void
  ) {
    flag(value != nil)
    if let value { write(&self, value) }
  }

  package mutating func text(_ value: String?) { optional(value) { $0.text($1) } }
  mutating func double(_ value: Double?) { optional(value) { $0.double($1) } }
  package mutating func integer(_ value: Int?) { optional(value) { $0.integer(Int64($1)) } }
}
