/// The longest common subsequence in linear space (Hirschberg 1975).
struct HirschbergAlignment {
  let left: [UInt64]
  let right: [UInt64]

  /// Returns the places of the common values, ascending.
  func pairs() -> [SequenceAlignment.Pair] {
    var result: [SequenceAlignment.Pair] = []
    collect(left.indices, right.indices, &result)
    return result
  }

  private func collect(
    _ a: Range<Int>,
    _ b: Range<Int>,
    _ result: inout [SequenceAlignment.Pair]
  ) {
    if a.isEmpty || b.isEmpty { return }
    if a.count == 1 {
      if let y = b.first(where: { right[$0] == left[a.lowerBound] }) {
        result.append((a.lowerBound, y))
      }
      return
    }
    let middle = a.lowerBound + a.count / 2
    let split = bestSplit(a.lowerBound..<middle, middle..<a.upperBound, b)
    collect(a.lowerBound..<middle, b.lowerBound..<split, &result)
    collect(middle..<a.upperBound, split..<b.upperBound, &result)
  }

  /// Returns where `b` is to be cut so that both halves together have the most in common.
  private func bestSplit(_ head: Range<Int>, _ tail: Range<Int>, _ b: Range<Int>) -> Int {
    let forward = lengths(of: head, with: b)
    let backward = lengthsFromEnd(of: tail, with: b)
    var best = 0
    for cut in 0...b.count where forward[cut] + backward[cut] > forward[best] + backward[best] {
      best = cut
    }
    return b.lowerBound + best
  }

  /// Returns, for every beginning of `b`, how much it has in common with `a`.
  private func lengths(of a: Range<Int>, with b: Range<Int>) -> [Int32] {
    var row = [Int32](repeating: 0, count: b.count + 1)
    for x in a {
      var diagonal: Int32 = 0
      for column in 1...b.count {
        let above = row[column]
        let isSame = left[x] == right[b.lowerBound + column - 1]
        row[column] = isSame ? diagonal + 1 : max(above, row[column - 1])
        diagonal = above
      }
    }
    return row
  }

  /// Returns, for every end of `b`, how much it has in common with `a`.
  private func lengthsFromEnd(of a: Range<Int>, with b: Range<Int>) -> [Int32] {
    var row = [Int32](repeating: 0, count: b.count + 1)
    for x in a.reversed() {
      var diagonal: Int32 = 0
      for column in (0..<b.count).reversed() {
        let below = row[column]
        let isSame = left[x] == right[b.lowerBound + column]
        row[column] = isSame ? diagonal + 1 : max(below, row[column + 1])
        diagonal = below
      }
    }
    return row
  }
}
