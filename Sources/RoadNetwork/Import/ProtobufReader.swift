/// Reads the fields of a Protocol Buffers message one after another.
///
/// The wire format: https://protobuf.dev/programming-guides/encoding. It holds only a place; the
/// bytes are given to each call, since a span cannot be kept.
struct ProtobufReader {
  /// The types of the wire; groups (3 and 4) are not among them.
  enum Wire: UInt8 {
    case varint = 0
    case fixed64 = 1
    case bytes = 2
    case fixed32 = 5
  }

  private(set) var position: Int
  let end: Int
  /// The wire type of the field begun last.
  private(set) var wire = Wire.varint

  init(_ range: Range<Int>) {
    position = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { position >= end }

  /// Begins the next field and returns its number; nil at the end of the message.
  mutating func field(_ bytes: Span<UInt8>) throws(ProtobufError) -> UInt64? {
    guard position < end else { return nil }
    let start = position
    let tag = try varint(bytes)
    guard let wire = Wire(rawValue: UInt8(truncatingIfNeeded: tag & 7)) else {
      throw ProtobufError(reason: .group, offset: start)
    }
    guard tag >> 3 > 0, tag >> 3 < 1 << 29 else {
      throw ProtobufError(reason: .fieldNumber, offset: start)
    }
    self.wire = wire
    return tag >> 3
  }

  /// Passes over the value of the field begun last.
  mutating func skip(_ bytes: Span<UInt8>) throws(ProtobufError) {
    switch wire {
    case .varint: _ = try varint(bytes)
    case .fixed64: try advance(8)
    case .fixed32: try advance(4)
    case .bytes: _ = try range(bytes)
    }
  }

  /// Reads the value of the field begun last, which must be a number.
  mutating func number(_ bytes: Span<UInt8>) throws(ProtobufError) -> UInt64 {
    guard wire == .varint else { throw ProtobufError(reason: .wireType, offset: position) }
    return try varint(bytes)
  }

  /// Reads the value of the field begun last, which must be bytes, a text or a message.
  mutating func content(_ bytes: Span<UInt8>) throws(ProtobufError) -> Range<Int> {
    guard wire == .bytes else { throw ProtobufError(reason: .wireType, offset: position) }
    return try range(bytes)
  }

  /// Adds the numbers of a repeated field, one or packed, to `values`.
  mutating func numbers(
    _ bytes: Span<UInt8>,
    _ values: inout [UInt64]
  ) throws(ProtobufError) {
    guard wire == .bytes else {
      values.append(try number(bytes))
      return
    }
    var packed = ProtobufReader(try range(bytes))
    values.reserveCapacity(values.count + (packed.end - packed.position))
    while !packed.isAtEnd { values.append(try packed.varint(bytes)) }
  }

  @inline(__always)
  private mutating func varint(_ bytes: Span<UInt8>) throws(ProtobufError) -> UInt64 {
    if position < end {
      let byte = bytes[position]
      if byte < 0x80 {
        position &+= 1
        return UInt64(byte)
      }
    }
    return try longVarint(bytes)
  }

  private mutating func longVarint(_ bytes: Span<UInt8>) throws(ProtobufError) -> UInt64 {
    let start = position
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      guard position < end else { throw ProtobufError(reason: .varintCutShort, offset: start) }
      let byte = bytes[position]
      position &+= 1
      // The tenth byte has room for one bit; what it has beyond is dropped, as the format says.
      result |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return result }
      shift &+= 7
      guard shift < 70 else { throw ProtobufError(reason: .varintTooLong, offset: start) }
    }
  }

  private mutating func range(_ bytes: Span<UInt8>) throws(ProtobufError) -> Range<Int> {
    let start = position
    let length = try varint(bytes)
    guard length <= UInt64(end - position) else {
      throw ProtobufError(reason: .lengthBeyondEnd, offset: start)
    }
    let content = position..<(position + Int(length))
    position = content.upperBound
    return content
  }

  private mutating func advance(_ count: Int) throws(ProtobufError) {
    guard count <= end - position else {
      throw ProtobufError(reason: .valueBeyondEnd, offset: position)
    }
    position += count
  }
}

extension UInt64 {
  /// The signed number that a zigzag-coded one (`sint32`, `sint64`) stands for.
  @inline(__always)
  var zigzag: Int64 { Int64(bitPattern: (self >> 1) ^ (0 &- (self & 1))) }
}

/// What is wrong with the bytes of a message, and where.
struct ProtobufError: Error {
  enum Reason {
    case varintTooLong
    case varintCutShort
    case lengthBeyondEnd
    case valueBeyondEnd
    case fieldNumber
    case group
    case wireType
  }

  let reason: Reason
  let offset: Int

  var message: String {
    switch reason {
    case .varintTooLong: "a number has more than 10 bytes"
    case .varintCutShort: "a number goes on beyond its message"
    case .lengthBeyondEnd: "a length reaches beyond the message around it"
    case .valueBeyondEnd: "a fixed-size value goes on beyond its message"
    case .fieldNumber: "a field has a number that is not allowed"
    case .group: "a field has a wire type that is not allowed"
    case .wireType: "a field has a wire type that does not suit it"
    }
  }
}
