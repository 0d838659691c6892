/// Finds what two sequences have in common, in the same order in both.
///
/// Equal ends go first; then values that occur once on each side (patience diff); what is left
/// between those is aligned exactly in linear space (Hirschberg) as long as ``budget`` lasts. The
/// budget counts steps instead of time, so that the result is the same on every machine.
struct SequenceAlignment {
  /// A place in the left and the right sequence.
  typealias Pair = (left: Int, right: Int)

  /// How many more comparisons the exact alignment may take.
  private(set) var budget: Int

  /// Whether a part was too large for the budget and was left unaligned.
  private(set) var isApproximate = false

  init(budget: Int = 64_000_000) {
    self.budget = budget
  }

  /// Returns the places of equal values, ascending in both sequences.
  mutating func common(_ left: [UInt64], _ right: [UInt64]) -> [Pair] {
    var pairs: [Pair] = []
    align(left, left.indices, right, right.indices, &pairs)
    return pairs
  }

  private mutating func align(
    _ left: [UInt64],
    _ leftRange: Range<Int>,
    _ right: [UInt64],
    _ rightRange: Range<Int>,
    _ pairs: inout [Pair]
  ) {
    var (a, b) = (leftRange, rightRange)
    while let x = a.first, let y = b.first, left[x] == right[y] {
      pairs.append((x, y))
      a = a.dropFirst()
      b = b.dropFirst()
    }
    var tail: [Pair] = []
    while let x = a.last, let y = b.last, left[x] == right[y] {
      tail.append((x, y))
      a = a.dropLast()
      b = b.dropLast()
    }
    if !a.isEmpty, !b.isEmpty { alignMiddle(left, a, right, b, &pairs) }
    pairs.append(contentsOf: tail.reversed())
  }

  private mutating func alignMiddle(
    _ left: [UInt64],
    _ a: Range<Int>,
    _ right: [UInt64],
    _ b: Range<Int>,
    _ pairs: inout [Pair]
  ) {
    let anchors = uniqueAnchors(left, a, right, b)
    if anchors.isEmpty {
      alignExactly(left, a, right, b, &pairs)
      return
    }
    var (x, y) = (a.lowerBound, b.lowerBound)
    for anchor in anchors {
      align(left, x..<anchor.left, right, y..<anchor.right, &pairs)
      pairs.append(anchor)
      (x, y) = (anchor.left + 1, anchor.right + 1)
    }
    align(left, x..<a.upperBound, right, y..<b.upperBound, &pairs)
  }

  /// Returns the longest rising chain of values that occur once in each range.
  private func uniqueAnchors(
    _ left: [UInt64],
    _ a: Range<Int>,
    _ right: [UInt64],
    _ b: Range<Int>
  ) -> [Pair] {
    var places: [UInt64: Int] = [:]
    places.reserveCapacity(a.count)
    for x in a { places[left[x]] = places[left[x]] == nil ? x : -1 }
    var partners: [Int: Int] = [:]
    for y in b {
      guard let x = places[right[y]], x >= 0 else { continue }
      partners[x] = partners[x] == nil ? y : -1
    }
    let candidates = a.compactMap { x -> Pair? in
      guard let y = partners[x], y >= 0 else { return nil }
      return (x, y)
    }
    return RisingChain.longest(candidates.map(\.right)).map { candidates[$0] }
  }

  /// Aligns what has no unique values; values that only one side has are left out first.
  private mutating func alignExactly(
    _ left: [UInt64],
    _ a: Range<Int>,
    _ right: [UInt64],
    _ b: Range<Int>,
    _ pairs: inout [Pair]
  ) {
    let onLeft = Set(left[a])
    let shared = onLeft.intersection(right[b])
    if shared.isEmpty { return }
    let xs = a.filter { shared.contains(left[$0]) }
    let ys = b.filter { shared.contains(right[$0]) }
    // Hirschberg takes twice the product of the lengths.
    let (product, overflow) = (2 * xs.count).multipliedReportingOverflow(by: ys.count)
    guard !overflow, product <= budget else {
      isApproximate = true
      return
    }
    budget -= product
    let aligner = HirschbergAlignment(left: xs.map { left[$0] }, right: ys.map { right[$0] })
    for pair in aligner.pairs() { pairs.append((xs[pair.left], ys[pair.right])) }
  }
}
