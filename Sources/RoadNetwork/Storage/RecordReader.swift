/// Reads what a ``RecordWriter`` wrote.
///
/// Behind the end, or where the bytes make no sense, every field is
/// zero and ``isDamaged`` is set.
package struct RecordReader {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var isDamaged = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all was read and made sense.
  package var isComplete: Bool { !isDamaged && position == bytes.count }

  package mutating func damage() { isDamaged = true }

  private mutating func byte() -> UInt8 {
    guard position < bytes.count else {
      isDamaged = true
      return 0
    }
    position += 1
    return bytes[position - 1]
  }

  package mutating func number() -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = byte()
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    isDamaged = true
    return 0
  }

  /// A number that must be at most `limit`.
  package mutating func count(upTo limit: Int) -> Int {
    let value = number()
    guard value <= UInt64(limit) else {
      isDamaged = true
      return 0
    }
    return Int(value)
  }

  package mutating func integer() -> Int64 {
    let value = number()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  package mutating func flag() -> Bool { byte() != 0 }

  mutating func double() -> Double {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { value |= UInt64(byte()) << shift }
    return Double(bitPattern: value)
  }

  package mutating func text() -> String {
    let length = count(upTo: bytes.count - position)
    guard position + length <= bytes.count else {
      isDamaged = true
      return ""
    }
    position += length
    return String(decoding: bytes[(position - length)..<position], as: UTF8.self)
  }

  mutating func optional<Value>(_ read: (inout RecordReader) -> Value) -> Value? {
    flag() ? read(&self) : nil
  }

  mutating func optionalText() -> String? { optional { $0.text() } }
  mutating func optionalDouble() -> Double? { optional { $0.double() } }

  mutating func optionalInt() -> Int? {
    optional { Int(truncatingIfNeeded: $0.integer()) }
  }

  /// An enumeration by the number of its case.
  mutating func choice<Choice: RawRepresentable>(_ fallback: Choice) -> Choice
  where Choice.RawValue == UInt8 {
    guard let value = Choice(rawValue: byte()) else {
      isDamaged = true
      return fallback
    }
    return value
  }
}
