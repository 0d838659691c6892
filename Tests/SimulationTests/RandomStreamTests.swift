import ScenarioLanguage
import Testing

@testable import Simulation

@Suite struct RandomStreamTests {
  @Test("The same name and seed give the same numbers, another name or seed gives others")
  func names() {
    func first(_ name: String, _ seed: UInt64) -> [UInt64] {
      var stream = RandomStream(name, seed: seed)
      return (0..<8).map { _ in stream.next() }
    }
    #expect(first("gnss.noise", 7) == first("gnss.noise", 7))
    #expect(first("gnss.noise", 7) != first("gnss.bias", 7))
    #expect(first("gnss.noise", 7) != first("gnss.noise", 8))
  }

  @Test("A new consumer shifts nobody's numbers")
  func independence() {
    var alone = RandomStream("a", seed: 1)
    let expected = (0..<5).map { _ in alone.next() }
    var a = RandomStream("a", seed: 1)
    var b = RandomStream("b", seed: 1)
    let found = (0..<5).map { _ in
      _ = b.next()
      return a.next()
    }
    #expect(found == expected)
  }

  @Test("Units lie in 0..<1 and spread evenly")
  func units() {
    var stream = RandomStream("unit", seed: 3)
    var sum = 0.0
    for _ in 0..<10_000 {
      let unit = stream.unit()
      #expect((0..<1).contains(unit))
      sum += unit
    }
    #expect((sum / 10_000 - 0.5).magnitude < 0.02)
  }
}
