import Testing

@testable import Regression

@Suite struct FuzzModeTests {
  @Test("One round after the other goes through every call inside every callback")
  func pairs() {
    let pairs = UInt64(FuzzMode.pairs)
    for subjects in [1, 7] {
      let met = (0..<FuzzMode.pairs * subjects).map { index in
        FuzzMode.inside.number(UInt64(index) &* 0x9e37_79b9, ofCase: index, among: subjects) % pairs
      }
      #expect(Set(met).count == FuzzMode.pairs)
    }
    #expect(FuzzMode.callbacks.count > 20 && FuzzMutator.insideCalls.count > 12)
  }

  @Test("The number of a case says all of it, whatever is near the end of its range")
  func numbers() {
    for random: UInt64 in [0, 1, .max / 2, .max - 1, .max] {
      let number = FuzzMode.inside.number(random, ofCase: 3, among: 1)
      #expect(number % UInt64(FuzzMode.pairs) == 3)
      #expect(FuzzMode.swarm.number(random, ofCase: 3, among: 1) == random)
    }
  }
}
