/// Rows of any length, one behind another in one array.
public struct OSMRows<Element: Sendable>: Sendable {
  /// The elements of all rows.
  public private(set) var elements: [Element] = []
  /// Where each row begins, and where the last ends.
  private var starts: [UInt32] = [0]

  init() {}

  /// The number of rows.
  public var count: Int { starts.count - 1 }

  /// Returns where the elements of a row stand in ``elements``.
  ///
  /// - Precondition: `row` is in `0..<count`.
  public func range(_ row: Int) -> Range<Int> {
    Int(starts[row])..<Int(starts[row + 1])
  }

  /// Returns the elements of a row.
  ///
  /// - Precondition: `row` is in `0..<count`.
  public subscript(row: Int) -> ArraySlice<Element> { elements[range(row)] }

  /// Adds an element to the row that is not ended yet.
  @inline(__always)
  package mutating func append(_ element: Element) { elements.append(element) }

  /// Ends a row.
  @inline(__always)
  mutating func endRow() { starts.append(UInt32(truncatingIfNeeded: elements.count)) }

  /// Whether the row that is not ended yet has elements.
  var hasOpenRow: Bool { elements.count > Int(starts[starts.count - 1]) }

  mutating func update(_ index: Int, _ change: (inout Element) -> Void) {
    change(&elements[index])
  }

  /// Returns the rows of `order`, in that order.
  func picking(_ order: [UInt32]) -> OSMRows {
    var result = OSMRows()
    result.starts.reserveCapacity(order.count + 1)
    result.elements.reserveCapacity(elements.count)
    for row in order {
      result.elements.append(contentsOf: self[Int(row)])
      result.endRow()
    }
    return result
  }

  /// Returns the same rows with other elements.
  func mapElements<Other>(_ transform: ([Element]) -> [Other]) -> OSMRows<Other> {
    var result = OSMRows<Other>()
    result.elements = transform(elements)
    result.starts = starts
    return result
  }
}
