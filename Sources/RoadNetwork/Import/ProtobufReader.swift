/// Reads the wire format of protocol buffers out of a range of bytes.
///
/// Every length is checked against the message that holds it; unknown fields are passed over.
struct ProtobufReader {
  /// What is wrong with a message.
  struct Fault: Error {
    let offset: Int
    let message: String
  }

  private let bytes: [UInt8]
  private(set) var at: Int
  private let end: Int
  /// The number of the field at hand, and how it is written.
  private(set) var field = 0
  private var wire = 0

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    at = range.lowerBound
    end = range.upperBound
  }

  init(_ bytes: [UInt8]) { self.init(bytes, 0..<bytes.count) }

  /// Goes on to the next field; false at the end of the message.
  @inline(__always)
  mutating func next() throws(Fault) -> Bool {
    guard at < end else { return false }
    let tag = try varint()
    field = Int(truncatingIfNeeded: tag >> 3)
    wire = Int(tag & 7)
    guard field > 0 else { throw fault("a field with the number 0") }
    return true
  }

  /// Reads the field at hand as a number.
  @inline(__always)
  mutating func unsigned() throws(Fault) -> UInt64 {
    guard wire == 0 else { throw fault("field \(field) is no number") }
    return try varint()
  }

  @inline(__always)
  mutating func integer() throws(Fault) -> Int64 { Int64(bitPattern: try unsigned()) }

  /// Reads the field at hand as a number whose lowest bit is its sign.
  @inline(__always)
  mutating func zigzag() throws(Fault) -> Int64 { Self.signed(try unsigned()) }

  /// Reads the field at hand as bytes: a text, a message or packed numbers.
  @inline(__always)
  mutating func range() throws(Fault) -> Range<Int> {
    guard wire == 2 else { throw fault("field \(field) has no length") }
    let length = try varint()
    guard length <= UInt64(end - at) else {
      throw fault("field \(field) of \(length) bytes is longer than its message")
    }
    let start = at
    at += Int(length)
    return start..<at
  }

  mutating func message() throws(Fault) -> ProtobufReader { ProtobufReader(bytes, try range()) }

  mutating func data() throws(Fault) -> ArraySlice<UInt8> { bytes[try range()] }

  /// Adds the numbers of the field at hand, packed or single.
  @inline(__always)
  mutating func numbers(_ take: (UInt64) -> Void) throws(Fault) {
    guard wire == 2 else { return take(try unsigned()) }
    let range = try range()
    var packed = ProtobufReader(bytes, range)
    while packed.at < packed.end { take(try packed.varint()) }
  }

  /// Passes over the field at hand.
  mutating func skip() throws(Fault) {
    switch wire {
    case 0: _ = try varint()
    case 1: try skip(8)
    case 2: _ = try range()
    case 5: try skip(4)
    default: throw fault("field \(field) has the unknown wire type \(wire)")
    }
  }

  private mutating func skip(_ count: Int) throws(Fault) {
    guard end - at >= count else { throw fault("the message ends within field \(field)") }
    at += count
  }

  @inline(__always)
  private mutating func varint() throws(Fault) -> UInt64 {
    guard at < end else { throw fault("the message ends within a number") }
    let first = bytes[at]
    at += 1
    if first < 0x80 { return UInt64(first) }
    var value = UInt64(first & 0x7f)
    var shift: UInt64 = 7
    while at < end {
      let byte = bytes[at]
      at += 1
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
      shift += 7
      guard shift < 70 else { throw fault("a number of more than ten bytes") }
    }
    throw fault("the message ends within a number")
  }

  @inline(__always)
  static func signed(_ value: UInt64) -> Int64 {
    Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  func fault(_ message: String) -> Fault { Fault(offset: at, message: message) }
}
