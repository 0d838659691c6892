/// A key of an object with its value.
public struct JSONMember: Sendable {
  let tape: JSONTape
  let keyIndex: Int

  /// The key, decoded.
  public var key: String { tape.string(at: keyIndex) }

  /// The value.
  public var value: JSONValue { JSONValue(tape: tape, index: keyIndex + 1) }

  /// Where the key begins, in the document that it was written in.
  public var keyLocation: SourceLocation {
    let (tape, index) = tape.origin(of: keyIndex)
    return SourceLocation(offset: tape.textRange(of: index).lowerBound, in: tape.bytes)
  }

  /// The range of bytes of the key with its quotes.
  public var keyRange: Range<Int> { tape.textRange(of: keyIndex) }

  /// Whether the key is a literal of printable ASCII; a key that is written with escapes never is.
  package func hasKey(_ name: StaticString) -> Bool {
    let range = keyRange
    let count = name.utf8CodeUnitCount
    guard range.count == count + 2 else { return false }
    let start = range.lowerBound + 1
    return name.withUTF8Buffer { wanted in
      for index in 0..<count {
        guard unsafe wanted[index] == tape.bytes[start + index] else { return false }
      }
      return true
    }
  }

  /// Whether the key is `name`, without decoding it where that is not needed.
  package func hasKey(_ name: String) -> Bool {
    let range = keyRange
    if !tape.hasEscapedKey {
      // The number of bytes tells most keys apart.
      guard range.count == name.utf8.count + 2 else { return false }
      let start = range.lowerBound + 1
      var name = name
      let bytes = tape.bytes
      let text = bytes.span
      return name.withUTF8 { name in unsafe text.begins(name, start) }
    }
    let content = tape.bytes[range.lowerBound + 1..<range.upperBound - 1]
    if content.elementsEqual(name.utf8) { return !content.contains(UInt8(ascii: "\\")) }
    return content.contains(UInt8(ascii: "\\")) && key == name
  }
}

/// The members of an object, in order.
public struct JSONMembers: Sequence, Sendable {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  /// The number of members.
  public var underestimatedCount: Int { value.kind == .object ? value.count : 0 }

  /// Returns an iterator that stands before the first member.
  public func makeIterator() -> Iterator { Iterator(value) }

  /// Walks over the members in the order of the text.
  public struct Iterator: IteratorProtocol {
    private let tape: JSONTape
    private var index: Int
    private let end: Int

    init(_ value: JSONValue) {
      tape = value.tape
      index = value.index + 1
      end = value.kind == .object ? Int(tape.entries[value.index].extent) - 1 : index
    }

    /// Returns the next member; nil after the last.
    public mutating func next() -> JSONMember? {
      guard index < end else { return nil }
      defer { index = tape.index(after: index + 1) }
      return JSONMember(tape: tape, keyIndex: index)
    }
  }
}
