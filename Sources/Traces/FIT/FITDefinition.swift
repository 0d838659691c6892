/// What the messages of a kind hold, and where.
struct FITDefinition {
  /// The message's number in Garmin's profile: 20 is a record, 21 an event.
  let kind: UInt16
  /// The bytes of a message behind its head.
  let size: Int
  private let isBig: Bool
  private var fields = Fields()

  private struct Field {
    /// Less than 0 where no message has it.
    var offset: Int32 = -1
    var size: UInt8 = 0
    var type: UInt8 = 0
  }

  /// The fields that somebody asks for, the first of each number; no list, so that a message costs no
  /// reference count.
  private struct Fields {
    private var field0 = Field(), field1 = Field(), field2 = Field(), field6 = Field()
    private var field31 = Field(), field73 = Field(), field78 = Field(), field253 = Field()

    @inline(__always)
    subscript(number: UInt8) -> Field {
      get {
        switch number {
        case 0: field0
        case 1: field1
        case 2: field2
        case 6: field6
        case 31: field31
        case 73: field73
        case 78: field78
        case 253: field253
        default: Field()
        }
      }
      set {
        switch number {
        case 0: field0 = newValue
        case 1: field1 = newValue
        case 2: field2 = newValue
        case 6: field6 = newValue
        case 31: field31 = newValue
        case 73: field73 = newValue
        case 78: field78 = newValue
        case 253: field253 = newValue
        default: break
        }
      }
    }
  }

  /// Reads a definition behind its head, and where it ends; nil where the file is cut off within it.
  ///
  /// - Parameter hasMore: Whether fields of the program's own follow, which nobody reads.
  static func read(
    _ span: Span<UInt8>,
    _ start: Int,
    _ end: Int,
    hasMore: Bool
  ) -> (definition: FITDefinition, end: Int)? {
    guard start + 5 <= end else { return nil }
    let isBig = span[start + 1] == 1
    guard let kind = span.number(start + 2, 2, isBig: isBig) else { return nil }
    var at = start + 5
    var size = 0
    var fields = Fields()
    for _ in 0..<Int(span[start + 4]) {
      guard at + 3 <= end else { return nil }
      let field = Field(
        offset: Int32(size),
        size: span[at + 1],
        type: span[at + 2] & 0x1f
      )
      if fields[span[at]].offset < 0 { fields[span[at]] = field }
      size += Int(field.size)
      at += 3
    }
    if hasMore {
      guard at < end else { return nil }
      let count = Int(span[at])
      at += 1
      guard at + count * 3 <= end else { return nil }
      for index in 0..<count { size += Int(span[at + index * 3 + 1]) }
      at += count * 3
    }
    let definition = FITDefinition(kind: UInt16(kind), size: size, isBig: isBig, fields: fields)
    return (definition, at)
  }

  /// Returns the unsigned number of a field; nil where it is not there, invalid or of another type.
  @inline(__always)
  func unsigned(_ number: UInt8, _ span: Span<UInt8>, _ start: Int) -> UInt64? {
    let field = fields[number]
    guard field.offset >= 0 else { return nil }
    let size: Int
    switch field.type {
    // enum and uint8, uint16, uint32.
    case 0, 2: size = 1
    case 4: size = 2
    case 6: size = 4
    default: return nil
    }
    guard field.size == size,
      let raw = span.number(start + Int(field.offset), size, isBig: isBig)
    else { return nil }
    return raw == UInt64.max >> UInt64(64 - 8 * size) ? nil : raw
  }

  /// Returns the number of a field of four bytes with a sign; nil where it is not there, or invalid.
  @inline(__always)
  func signed(_ number: UInt8, _ span: Span<UInt8>, _ start: Int) -> Int32? {
    let field = fields[number]
    guard field.offset >= 0, field.type == 5, field.size == 4,
      let raw = span.number(start + Int(field.offset), 4, isBig: isBig)
    else { return nil }
    let value = Int32(truncatingIfNeeded: raw)
    return value == .max ? nil : value
  }
}
