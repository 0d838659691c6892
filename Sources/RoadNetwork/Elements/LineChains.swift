/// Joins lines that continue each other.
package enum LineChains {
  /// Returns the chains that lines make where one ends as another begins.
  ///
  /// - Parameter mayReverse: Whether lines may be turned round to fit.
  package static func join<Point: Hashable>(_ lines: [[Point]], mayReverse: Bool) -> [[Point]] {
    var starts: [Point: [Int]] = [:]
    var ends: [Point: [Int]] = [:]
    for (index, line) in lines.enumerated() where line.count > 1 {
      starts[line[0], default: []].append(index)
      ends[line[line.count - 1], default: []].append(index)
    }
    var isUsed = lines.map { $0.count < 2 }

    func next(_ table: [Point: [Int]], _ point: Point) -> Int? {
      table[point]?.first { !isUsed[$0] }
    }

    var chains: [[Point]] = []
    for index in lines.indices where !isUsed[index] {
      isUsed[index] = true
      var chain = lines[index]
      for isForward in [true, false] {
        while chain.first != chain.last, let tip = isForward ? chain.last : chain.first {
          if let found = next(isForward ? starts : ends, tip) {
            isUsed[found] = true
            if isForward {
              chain += lines[found].dropFirst()
            } else {
              chain = lines[found].dropLast() + chain
            }
          } else if mayReverse, let found = next(isForward ? ends : starts, tip) {
            isUsed[found] = true
            let line = lines[found].reversed()
            if isForward { chain += line.dropFirst() } else { chain = line.dropLast() + chain }
          } else {
            break
          }
        }
      }
      chains.append(chain)
    }
    return chains
  }
}
