/// What is done with each column of an index: written to a file, read from one, measured.
public protocol AddressColumnVisitor {
  /// What can go wrong; `Never` where nothing can.
  associatedtype Failure: Error

  /// Is called for every column in a fixed order, under a name that stays.
  mutating func visit<Element: FixedWidthInteger & BitwiseCopyable & Sendable>(
    _ name: StaticString,
    _ column: inout [Element]
  ) throws(Failure)
}
