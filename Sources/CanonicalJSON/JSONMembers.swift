/// The members of an object, in order.
public struct JSONMembers: Sequence, Sendable {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  public var underestimatedCount: Int { value.kind == .object ? value.count : 0 }

  public func makeIterator() -> Iterator { Iterator(value) }

  public struct Iterator: IteratorProtocol {
    private let tape: JSONTape
    private var index: Int
    private let end: Int

    init(_ value: JSONValue) {
      tape = value.tape
      index = value.index + 1
      end = value.kind == .object ? Int(tape.entries[value.index].extent) - 1 : index
    }

    public mutating func next() -> JSONMember? {
      guard index < end else { return nil }
      defer { index = tape.index(after: index + 1) }
      return JSONMember(tape: tape, keyIndex: index)
    }
  }
}
