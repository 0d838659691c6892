import Testing

@testable import Platform

@Suite("Counting instructions")
struct InstructionCounterTests {
  @Test("More work is more instructions, and the same work about as many")
  func work() {
    guard let counter = InstructionCounter() else {
      print("skipped: this machine lends no counter of instructions")
      return
    }
    func instructions(of count: Int) -> Double {
      let before = counter.count ?? 0
      var sum = 0
      for number in 0..<count { sum &+= Self.scrambled(number) }
      let after = counter.count ?? 0
      #expect(sum != 1)
      return Double(after) - Double(before)
    }
    let (few, again, many) = (
      instructions(of: 100_000), instructions(of: 100_000), instructions(of: 1_000_000)
    )
    #expect(few > 100_000)
    #expect(abs(again - few) < few / 10)
    #expect(many > 8 * few && many < 12 * few)
  }

  @inline(never)
  private static func scrambled(_ number: Int) -> Int { number &* 0x9E37_79B9 ^ (number >> 7) }
}
