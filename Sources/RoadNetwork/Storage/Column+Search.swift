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
