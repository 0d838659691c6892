import Testing

@testable import Reporting

@Suite("Thinned elements") struct ThinnedTests {
  private func thinned(_ values: [Int], limit: Int) -> [Int] {
    var thinned = Thinned<Int>(limit: limit) { Double($0 % 1000) }
    for value in values { thinned.append(value) }
    #expect(thinned.total == values.count)
    return thinned.elements
  }

  @Test("All are kept up to the limit", arguments: [0, 1, 2, 9, 10, 11])
  func whole(count: Int) {
    #expect(thinned(Array(0..<count), limit: 10) == Array(0..<count))
  }

  @Test(
    "Beyond it the first, the last and at most the limit are kept, in order",
    arguments: [12, 13, 50, 999, 100_003]
  )
  func bounded(count: Int) {
    let kept = thinned(Array(0..<count), limit: 10)
    #expect(kept.first == 0 && kept.last == count - 1)
    #expect((6...13).contains(kept.count))
    #expect(kept == kept.sorted() && Set(kept).count == kept.count)
  }

  @Test("The greatest weight of all is never lost, wherever it is", arguments: [1, 77, 5000, 9998])
  func greatest(place: Int) {
    var values = [Int](repeating: 0, count: 10_000)
    values[place] = 999
    #expect(thinned(values, limit: 20).contains(999))
  }
}
