extension AddressKeys {
  /// Returns the keys of a range that have some bytes at a place behind their beginning.
  ///
  /// - Parameter range: Keys that are the same up to that place.
  func range(
    of rest: ArraySlice<UInt8>,
    at place: Int,
    within range: Range<Int>,
    in folded: [UInt8]
  ) -> Range<Int> {
    if rest.isEmpty { return range }
    func first(from start: Int, where isPast: (Int) -> Bool) -> Int {
      var (low, high) = (start, range.upperBound)
      while low < high {
        let middle = low + (high - low) / 2
        if isPast(order(of: middle, rest, place, in: folded)) {
          high = middle
        } else {
          low = middle + 1
        }
      }
      return low
    }
    let low = first(from: range.lowerBound) { $0 >= 0 }
    return low..<first(from: low) { $0 > 0 }
  }

  /// How the bytes of a key at a place compare with others: below 0, 0 or above.
  private func order(
    of key: Int,
    _ rest: ArraySlice<UInt8>,
    _ place: Int,
    in folded: [UInt8]
  ) -> Int {
    var offset = Int(offsets[key]) + place
    for byte in rest {
      let other = offset < folded.count ? folded[offset] : 0
      if other != byte { return other < byte ? -1 : 1 }
      offset += 1
    }
    return 0
  }
}
