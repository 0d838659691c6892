import Navigation
import Testing

@testable import Simulation

/// The shipped scenarios catch the defects that other SDKs had.
@Suite struct PlantedDefectTests {
  /// Each defect with the scenario whose expectations it breaks.
  static let catches: [(defect: PlantedDefect, scenario: String)] = [
    (.lateDeviation, "reroute/one-millimetre-over"),
    (.staleAnswer, "reroute/back-while-rerouting"),
    (.guardInNanoseconds, "reroute/fast-car-waits-for-the-time"),
    (.roundedCourse, "drive/almost-due-north"),
    (.invertedTolerance, "reroute/exactly-at-the-limit"),
    (.forgottenReset, "reroute/wild-fixes-far-apart"),
    (.lostEast, "reroute/heading-due-east"),
    (.truncatedMultiplier, "simulator/half-speed"),
  ]

  @Test("A planted defect breaks the expectations of its scenario", arguments: catches)
  func isCaught(defect: PlantedDefect, name: String) throws {
    var scenario = try ScenarioFolder.load(name)
    var sound = MemorySink()
    let expected = try ScenarioRunner.run(scenario, into: &sound)
    let unmetBefore = expected.expectations.filter { !$0.isMet }
    #expect(unmetBefore.isEmpty)
    scenario.navigator.plantedDefects.insert(defect)
    var broken = MemorySink()
    let result = try ScenarioRunner.run(scenario, into: &broken)
    let unmet = result.expectations.filter { !$0.isMet }
    #expect(!unmet.isEmpty, "no expectation of \(name) notices \(defect)")
    #expect(broken.bytes != sound.bytes)
  }

  @Test("Every defect that can be planted has a scenario that catches it")
  func allAreCaught() {
    #expect(Set(Self.catches.map(\.defect)) == Set(PlantedDefect.allCases))
  }
}
