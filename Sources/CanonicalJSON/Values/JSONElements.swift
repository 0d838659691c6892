/// The elements of an array, in order.
public struct JSONElements: Sequence, Sendable {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  /// The number of elements.
  public var underestimatedCount: Int { value.kind == .array ? value.count : 0 }

  /// Returns an iterator that stands before the first element.
  public func makeIterator() -> Iterator { Iterator(value) }

  /// Walks over the elements in the order of the text.
  public struct Iterator: IteratorProtocol {
    private let tape: JSONTape
    private var index: Int
    private let end: Int

    init(_ value: JSONValue) {
      tape = value.tape
      index = value.index + 1
      end = value.kind == .array ? Int(tape.entries[value.index].extent) - 1 : index
    }

    /// Returns the next element; nil after the last.
    public mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      defer { index = tape.index(after: index) }
      return JSONValue(tape: tape, index: index)
    }
  }
}
