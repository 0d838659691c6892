import Testing

@testable import RoadNetwork

@Suite("What is known of the way between two fixes")
struct MatchStepTests {
  private static func beta(metres: Double, seconds: Double) -> Double {
    MatchStep(
      straight: metres,
      seconds: seconds,
      period: seconds,
      sigma: 5,
      MatchParameters()
    ).beta
  }

  @Test("Time in which a vehicle stood makes its way no more uncertain")
  func standing() {
    let moving = Self.beta(metres: 30, seconds: 10)
    #expect(Self.beta(metres: 30, seconds: 25) == moving)
    #expect(Self.beta(metres: 30, seconds: 5) != moving)
    #expect(Self.beta(metres: 300, seconds: 25) != moving)
  }
}
