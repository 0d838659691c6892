/// Finds the longest rising subsequence.
enum RisingChain {
  /// Returns the places of a longest strictly rising subsequence of `values`.
  ///
  /// - Complexity: O(n log n) by patience sorting.
  static func longest(_ values: [Int]) -> [Int] {
    var tops: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (place, value) in values.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if values[tops[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = tops[low - 1] }
      if low == tops.count { tops.append(place) } else { tops[low] = place }
    }
    var chain: [Int] = []
    var place = tops.last ?? -1
    while place >= 0 {
      chain.append(place)
      place = previous[place]
    }
    return chain.reversed()
  }
}
