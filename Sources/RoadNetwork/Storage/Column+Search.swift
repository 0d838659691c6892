extension Column where Element: Comparable {
  /// The place of the first element that is not less than another, in a column in rising order.
  package func lowerBound(of element: Element) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Column where Element == UInt32 {
  /// The range from one start to the next; empty where a damaged file has them the wrong way round.
  @inline(__always)
  func range(at index: UInt32) -> Range<Int> {
    let low = Int(self[Int(index)])
    return low..<Swift.max(low, Int(self[Int(index) + 1]))
  }
}
