import Navigation
import Simulation
import Testing

@testable import Regression

@Suite struct MutantTests {
  @Test("The least change of a number is a thousandth, up and down")
  func least() throws {
    for (name, distance) in [("just below", 24.999), ("just above", 25.001)] {
      let mutant = try #require(Mutant.all.first { $0.described == "arrivalDistance \(name)" })
      var configuration = NavigatorConfiguration()
      var defects = PlantedDefects()
      #expect(configuration.arrivalDistance == 25)
      #expect(mutant.apply(to: &configuration, &defects))
      #expect(abs(configuration.arrivalDistance - distance) < 1e-9)
    }
  }
}
