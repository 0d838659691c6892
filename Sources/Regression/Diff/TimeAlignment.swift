/// Pairs the occurrences of one kind of event by their times.
struct TimeAlignment {
  /// Whether there were too many to find the best pairing.
  private(set) var isApproximate = false

  /// The most cells that the best pairing may take.
  private let limit: Int

  init(limit: Int = 16_000_000) { self.limit = limit }

  /// Returns pairs of places, ascending in both lists.
  ///
  /// Lists of one length are paired in their order. Otherwise as many pairs as the shorter list
  /// has are chosen so that the times differ least in sum; where that would take too long, only
  /// occurrences at the same time are paired.
  mutating func pairs(_ left: [Int64], _ right: [Int64]) -> [SequenceAlignment.Pair] {
    if left.count == right.count { return left.indices.map { ($0, $0) } }
    if left.isEmpty || right.isEmpty { return [] }
    let isLeftShorter = left.count < right.count
    let short = isLeftShorter ? left : right
    let long = isLeftShorter ? right : left
    let surplus = long.count - short.count
    let (cells, overflow) = short.count.multipliedReportingOverflow(by: surplus + 1)
    guard !overflow, cells <= limit else {
      isApproximate = true
      return simultaneous(left, right)
    }
    let shifts = bestShifts(short, long, surplus)
    return shifts.enumerated().map { place, shift in
      isLeftShorter ? (place, place + shift) : (place + shift, place)
    }
  }

  /// Returns, for every place of `short`, how many places of `long` are left out before it.
  private func bestShifts(_ short: [Int64], _ long: [Int64], _ surplus: Int) -> [Int] {
    let width = surplus + 1
    var costs = [Int64](repeating: 0, count: width)
    var isTaken = [Bool](repeating: false, count: short.count * width)
    for place in short.indices {
      for shift in 0..<width {
        let distance = short[place] - long[place + shift]
        let cost = costs[shift] + (distance < 0 ? -distance : distance)
        let isBest = shift == 0 || cost < costs[shift - 1]
        costs[shift] = isBest ? cost : costs[shift - 1]
        isTaken[place * width + shift] = isBest
      }
    }
    var shifts = [Int](repeating: 0, count: short.count)
    var shift = surplus
    for place in short.indices.reversed() {
      while !isTaken[place * width + shift] { shift -= 1 }
      shifts[place] = shift
    }
    return shifts
  }

  private func simultaneous(_ left: [Int64], _ right: [Int64]) -> [SequenceAlignment.Pair] {
    var pairs: [SequenceAlignment.Pair] = []
    var (x, y) = (0, 0)
    while x < left.count, y < right.count {
      if left[x] == right[y] {
        pairs.append((x, y))
        x += 1
        y += 1
      } else if left[x] < right[y] {
        x += 1
      } else {
        y += 1
      }
    }
    return pairs
  }
}
