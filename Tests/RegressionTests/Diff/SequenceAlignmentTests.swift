import Seeds
import Testing

@testable import Regression

@Suite struct SequenceAlignmentTests {
  @Test("Pairs are equal values in rising order, and as many as there can be without unique ones")
  func optimal() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<2000 {
      // Doubled values have no unique anchors, so that the exact alignment must do it all.
      let left = values(upTo: 12, &random)
      let right = values(upTo: 12, &random)
      var alignment = SequenceAlignment()
      let pairs = alignment.common(left, right)
      #expect(pairs.allSatisfy { left[$0.left] == right[$0.right] })
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.left < $1.left && $0.right < $1.right })
      let exact = HirschbergAlignment(left: left, right: right).pairs()
      #expect(exact.count == longestCommon(left, right))
      #expect(pairs.count <= exact.count)
      #expect(!alignment.isApproximate)
    }
  }

  @Test("One value more is one value more, wherever it stands")
  func insertion() {
    let left = (0..<200).map { UInt64($0 % 17) }
    for place in left.indices {
      var right = left
      right.insert(99, at: place)
      var alignment = SequenceAlignment()
      #expect(alignment.common(left, right).count == left.count)
    }
  }

  @Test("Beyond the budget nothing is guessed, and it is said")
  func budget() {
    var random = SeededGenerator(seed: 2)
    let left = (0..<400).map { _ in UInt64.random(in: 0..<5, using: &random) }
    let right = (0..<400).map { _ in UInt64.random(in: 0..<5, using: &random) }
    var alignment = SequenceAlignment(budget: 1000)
    _ = alignment.common([9] + left, [8] + right)
    #expect(alignment.isApproximate)
  }

  @Test("The longest rising chain is as long as the longest of all")
  func risingChain() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let values = (0..<Int.random(in: 0...10, using: &random)).map { _ in
        Int.random(in: 0..<10, using: &random)
      }
      let chain = RisingChain.longest(values)
      #expect(zip(chain, chain.dropFirst()).allSatisfy { $0 < $1 && values[$0] < values[$1] })
      var best = 0
      for mask in 0..<(1 << values.count) {
        let chosen = values.indices.filter { mask >> $0 & 1 == 1 }.map { values[$0] }
        if zip(chosen, chosen.dropFirst()).allSatisfy(<) { best = max(best, chosen.count) }
      }
      #expect(chain.count == best)
    }
  }

  @Test("Events are paired so that their times differ least")
  func times() {
    var timed = TimeAlignment()
    let pairs = timed.pairs([0, 1000, 2000, 3000], [0, 1000, 1500, 2000, 3000])
    #expect(pairs.map(\.left) == [0, 1, 2, 3])
    #expect(pairs.map(\.right) == [0, 1, 3, 4])
    let back = timed.pairs([0, 1000, 1500, 2000, 3000], [0, 1100, 2100, 3000])
    #expect(back.map(\.left) == [0, 1, 3, 4])
    #expect(timed.pairs([1, 2, 3], [11, 12, 13]).map(\.right) == [0, 1, 2])
    #expect(timed.pairs([], [1]).isEmpty)
    #expect(!timed.isApproximate)
  }

  private func values(upTo count: Int, _ random: inout SeededGenerator) -> [UInt64] {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in
      UInt64.random(in: 0..<4, using: &random)
    }
  }

  private func longestCommon(_ left: [UInt64], _ right: [UInt64]) -> Int {
    var table = [[Int]](
      repeating: [Int](repeating: 0, count: right.count + 1),
      count: left.count + 1
    )
    for x in left.indices {
      for y in right.indices {
        table[x + 1][y + 1] =
          left[x] == right[y] ? table[x][y] + 1 : max(table[x][y + 1], table[x + 1][y])
      }
    }
    return table[left.count][right.count]
  }
}
