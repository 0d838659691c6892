/// A value inside a ``JSONDocument``: a view, cheap to copy and to pass.
public struct JSONValue: Sendable {
  let tape: JSONTape
  let index: Int

  /// The value `null` of a document of its own.
  public static var null: JSONValue { JSONDocument.null.root }

  /// The kind of value.
  public var kind: JSONKind {
    switch firstByte {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  /// Whether the value is `null`.
  public var isNull: Bool { firstByte == UInt8(ascii: "n") }

  /// The value of a boolean; `nil` for other kinds.
  public var bool: Bool? {
    switch firstByte {
    case UInt8(ascii: "t"): true
    case UInt8(ascii: "f"): false
    default: nil
    }
  }

  /// The value of a string; `nil` for other kinds.
  public var string: String? {
    firstByte == UInt8(ascii: "\"") ? tape.string(at: index) : nil
  }

  /// The number of elements or members; 0 for scalars.
  public var count: Int {
    guard tape.isContainer(index) else { return 0 }
    return Int(tape.entries[Int(tape.entries[index].extent) - 1].extent)
  }

  /// The member of an object named `key`; `nil` if there is none or this is no object.
  ///
  /// - Complexity: O(members).
  public subscript(_ key: String) -> JSONValue? {
    member(key)?.value
  }

  /// The elements of an array in order; none for other kinds.
  public var elements: JSONElements { JSONElements(self) }

  /// The members of an object in order; none for other kinds.
  public var members: JSONMembers { JSONMembers(self) }

  /// Where the value begins, in the document that it was written in.
  ///
  /// - Complexity: O(bytes before it).
  public var location: SourceLocation {
    let (tape, index) = tape.origin(of: index)
    return SourceLocation(offset: tape.textRange(of: index).lowerBound, in: tape.bytes)
  }

  /// The JSON pointer (RFC 6901) of the value in that document; `""` is the whole document.
  public var pointer: String {
    let (tape, index) = tape.origin(of: index)
    return tape.pointer(to: index)
  }

  /// The name of that document.
  public var source: String { tape.origin(of: index).tape.source }

  /// The text of the value as it stands in the document.
  public var rawBytes: ArraySlice<UInt8> { tape.bytes[textRange] }

  /// The text of the value as it stands in the document, shortened for messages.
  public var excerpt: String {
    let text = String(decoding: rawBytes.prefix(40), as: UTF8.self)
    return rawBytes.count > 40 ? text + "…" : text
  }

  /// The range of bytes of the value in the document.
  public var textRange: Range<Int> { tape.textRange(of: index) }

  var firstByte: UInt8 { tape.bytes[Int(tape.entries[index].offset)] }

  /// The member named `key` with the place of its key.
  func member(_ key: String) -> JSONMember? {
    guard !tape.hasEscapedKey else {
      for member in members where member.hasKey(key) { return member }
      return nil
    }
    var key = key
    let found = key.withUTF8 { name in unsafe tape.key(name, of: index) }
    return found.map { JSONMember(tape: tape, keyIndex: $0) }
  }
}

extension JSONValue {
  /// The double nearest to the number as written; `nil` for other kinds.
  public var double: Double? {
    guard kind == .number else { return nil }
    let entry = tape.entries[index]
    let range = Int(entry.offset)..<Int(entry.extent)
    let bytes = tape.bytes
    return JSONDecimal.short(bytes.span, range) ?? JSONDecimal(bytes, in: range).double
  }

  /// The value of a number that is a whole one and fits 64 bits; `nil` for all others.
  ///
  /// `1.0` and `1e3` count as whole.
  public var integer: Int64? {
    guard kind == .number else { return nil }
    let decimal = JSONDecimal(tape.bytes, in: textRange)
    if let exact = decimal.integer { return exact }
    guard let double = decimal.double, abs(double) <= 0x1p53 else { return nil }
    return Int64(exactly: double)
  }
}

extension JSONValue {
  /// The value as messages name it: scalars by their text, the rest by their kind.
  public var described: String {
    switch kind {
    case .object, .array: kind.description
    case .string: "the string \(excerpt)"
    case .null: "null"
    case .boolean, .number: excerpt
    }
  }
}
