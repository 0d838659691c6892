/// What the messages of a kind hold, and where.
struct FITDefinition {
  /// The message's number in Garmin's profile: 20 is a record, 21 an event.
  let kind: UInt16
  /// The bytes of a message behind its head.
  let size: Int
  private let isBig: Bool
  private let fields: [Field]

  private struct Field {
    let number: UInt8
    let offset: Int
    let size: Int
    let type: UInt8
  }

  /// The fields that somebody asks for.
  private static let known: Set<UInt8> = [0, 1, 2, 6, 31, 73, 78, 253]

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
    var fields: [Field] = []
    for _ in 0..<Int(span[start + 4]) {
      guard at + 3 <= end else { return nil }
      let field = Field(
        number: span[at],
        offset: size,
        size: Int(span[at + 1]),
        type: span[at + 2] & 0x1f
      )
      if known.contains(field.number) { fields.append(field) }
      size += field.size
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
  func unsigned(_ number: UInt8, _ span: Span<UInt8>, _ start: Int) -> UInt64? {
    guard let field = fields.first(where: { $0.number == number }) else { return nil }
    let size: Int
    switch field.type {
    // enum and uint8, uint16, uint32.
    case 0, 2: size = 1
    case 4: size = 2
    case 6: size = 4
    default: return nil
    }
    guard field.size == size, let raw = span.number(start + field.offset, size, isBig: isBig)
    else { return nil }
    return raw == UInt64.max >> UInt64(64 - 8 * size) ? nil : raw
  }

  /// Returns the number of a field of four bytes with a sign; nil where it is not there, or invalid.
  func signed(_ number: UInt8, _ span: Span<UInt8>, _ start: Int) -> Int32? {
    guard let field = fields.first(where: { $0.number == number }), field.type == 5,
      field.size == 4, let raw = span.number(start + field.offset, 4, isBig: isBig)
    else { return nil }
    let value = Int32(truncatingIfNeeded: raw)
    return value == .max ? nil : value
  }
}
