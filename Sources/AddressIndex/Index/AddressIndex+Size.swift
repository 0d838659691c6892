extension AddressIndex {
  /// How many bytes the columns take, in memory and in a `.navmap`.
  public var byteCount: Int {
    var counter = ByteCounter()
    var columns = columns
    columns.forEachColumn(&counter)
    return counter.bytes
  }

  private struct ByteCounter: AddressColumnVisitor {
    var bytes = 0

    mutating func visit<Element: FixedWidthInteger & BitwiseCopyable & Sendable>(
      _ name: StaticString,
      _ column: inout [Element]
    ) throws(Never) {
      bytes += column.count * MemoryLayout<Element>.stride
    }
  }
}
